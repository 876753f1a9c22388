import SwiftUI

// entries: NestedReaders, SplitPanel_Previews

/// Two views side by side or one above the other, by a ratio.
struct SplitPanel<Leading: View, Trailing: View>: View {
  var ratio: CGFloat = 0.5
  var axis: Axis = .horizontal
  @ViewBuilder let leading: () -> Leading
  @ViewBuilder let trailing: () -> Trailing

  var body: some View {
    GeometryReader { proxy in
      if axis == .horizontal {
        HStack(spacing: 0) {
          leading().frame(width: proxy.size.width * ratio)
          trailing().frame(width: proxy.size.width * (1 - ratio))
        }
        .frame(height: proxy.size.height)
      } else {
        VStack(spacing: 0) {
          leading().frame(height: proxy.size.height * ratio)
          trailing().frame(height: proxy.size.height * (1 - ratio))
        }
        .frame(width: proxy.size.width)
      }
    }
  }
}

struct SizeLabel: View {
  let color: Color

  var body: some View {
    GeometryReader { proxy in
      color.opacity(0.3)
      Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))")
        .font(.system(size: min(proxy.size.width, proxy.size.height) / 5))
        .frame(width: proxy.size.width, height: proxy.size.height)
      let frame = proxy.frame(in: .local)
      Path { path in
        path.move(to: frame.origin)
        path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
      }
      .stroke(color, lineWidth: frame.width > 100 ? 2 : 1)
    }
  }
}

struct NestedReaders: View {
  var body: some View {
    SplitPanel(ratio: 0.4, axis: .vertical) {
      SplitPanel(ratio: 1 / 3) {
        SizeLabel(color: .red)
      } trailing: {
        SplitPanel(axis: .vertical) {
          SizeLabel(color: .green)
        } trailing: {
          SizeLabel(color: .blue)
        }
      }
    } trailing: {
      VStack(spacing: 8) {
        SizeLabel(color: .orange)
        HStack {
          SizeLabel(color: .purple)
          Text("beside").overlay(GeometryReader { SizeLabel(color: $0.size.width > 40 ? .pink : .teal) })
        }
        Circle()
          .overlay(
            GeometryReader { proxy in
              let radius = min(proxy.size.width, proxy.size.height) / 2
              ForEach(0..<6) { index in
                let angle = Double(index) / 6 * 2 * .pi
                Circle()
                  .fill(.yellow)
                  .frame(width: radius / 3, height: radius / 3)
                  .position(
                    x: proxy.size.width / 2 + cos(angle) * radius * 0.7,
                    y: proxy.size.height / 2 + sin(angle) * radius * 0.7)
              }
            }
          )
          .foregroundColor(.gray)
        ScrollView {
          GeometryReader { proxy in
            Capsule().frame(width: proxy.size.width / 2, height: proxy.size.height)
          }
          .frame(height: 12)
          GeometryReader { _ in Text("ten points high") }
        }
        .frame(height: 40)
      }
      .padding(8)
    }
  }
}

struct SplitPanel_Previews: PreviewProvider {
  static var previews: some View {
    SplitPanel(ratio: 0.25, leading: { Color.red }, trailing: { SizeLabel(color: .blue) })
      .frame(width: 200, height: 80)
  }
}
