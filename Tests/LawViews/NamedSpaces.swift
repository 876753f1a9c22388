import SwiftUI

// entries: NamedSpaces, MovedSpaces, SpaceNews

struct PlaceLabel: View {
  let name: String
  let space: CoordinateSpace

  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: space)
      Rectangle().stroke(.gray)
      Text("\(name) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
        .font(.system(size: 8))
      Color.red.frame(width: abs(frame.minX) / 4, height: 2)
      Color.blue.frame(width: 2, height: abs(frame.midY) / 4)
    }
  }
}

enum SpaceRoom: Hashable {
  case inner
  case outer(Int)
}

struct NamedSpaces: View {
  var body: some View {
    VStack(spacing: 5) {
      PlaceLabel(name: "global", space: .global)
      PlaceLabel(name: "local", space: .local)
      HStack(spacing: 5) {
        PlaceLabel(name: "inner", space: .named(SpaceRoom.inner))
        PlaceLabel(name: "outer", space: .named("outer"))
      }
      .padding(6)
      .coordinateSpace(name: SpaceRoom.inner)
      PlaceLabel(name: "nowhere", space: .named("nowhere"))
      GeometryReader { proxy in
        let own = proxy.bounds(of: .named("outer")) ?? .zero
        Text(proxy.bounds(of: .named("none")) == nil ? "none" : "some")
          .frame(width: own.width / 3, height: own.height / 10)
          .offset(x: own.minX, y: own.minY / 4)
      }
    }
    .padding(12)
    .coordinateSpace(.named("outer"))
  }
}

/// Spaces of views that are moved, turned and scaled, within and around the reader.
struct MovedSpaces: View {
  var body: some View {
    VStack(spacing: 10) {
      PlaceLabel(name: "moved", space: .global).offset(x: 15, y: -5)
      PlaceLabel(name: "grown", space: .global).scaleEffect(2, anchor: .topLeading)
      PlaceLabel(name: "turned", space: .named("moved")).rotationEffect(.degrees(90))
      PlaceLabel(name: "same", space: .named("moved")).padding(5)
    }
    .coordinateSpace(name: "moved")
    .offset(x: 30)
    .scaleEffect(x: 0.5, y: 0.75)
  }
}

/// The place in a scroll view, and the size and place that an action hears of.
struct SpaceNews: View {
  @State private var height: CGFloat = 4
  @State private var origin = CGPoint.zero
  @State private var changes = 0

  var body: some View {
    VStack(spacing: 3) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 11)
          PlaceLabel(name: "scrolled", space: .scrollView).frame(height: 20)
          GeometryReader { proxy in
            Color.green.frame(width: proxy.frame(in: .scrollView(axis: .vertical)).minY)
          }
          .frame(height: 9)
        }
      }
      .frame(height: 60)
      Text("several\nlines")
        .onGeometryChange(for: CGFloat.self) { proxy in
          proxy.size.height
        } action: { new in
          height = new
          changes += 1
        }
      Color.orange.frame(width: 9, height: height)
      Color.teal.frame(height: 6)
        .onGeometryChange(for: CGPoint.self, of: { $0.frame(in: .named("news")).origin }) { old, new in
          origin = new
          changes += old == new ? 10 : 1
        }
      Color.pink.frame(width: origin.y / 2, height: 5)
      Text("\(changes)")
    }
    .coordinateSpace(name: "news")
  }
}
