import SwiftUI

// entries: BorderCrossing, BorderCrossing_Previews

/// Functions that take or give "some View", and generic views in generic views.
private func framed(_ content: some View, color: Color = .black, width: CGFloat = 1) -> some View {
  content.padding(6).border(color, width: width)
}

private func pair<A: View, B: View>(_ a: A, _ b: B) -> some View {
  HStack(spacing: 4) {
    a
    b
  }
}

private func repeated<V: View>(_ count: Int, @ViewBuilder _ content: (Int) -> V) -> some View {
  HStack { ForEach(0..<count, id: \.self) { index in content(index) } }
}

struct Passport<Photo: View, Stamp: View>: View {
  let name: String
  var photo: Photo
  var stamp: Stamp?

  init(name: String, @ViewBuilder photo: () -> Photo, @ViewBuilder stamp: () -> Stamp) {
    self.name = name
    self.photo = photo()
    self.stamp = stamp()
  }

  var body: some View {
    HStack(alignment: .top) {
      photo.frame(width: 30, height: 40)
      VStack(alignment: .leading) {
        Text(name)
        if let stamp { stamp.rotationEffect(.degrees(-12)) }
      }
    }
  }
}

extension Passport where Stamp == EmptyView {
  init(name: String, @ViewBuilder photo: () -> Photo) {
    self.init(name: name, photo: photo) { EmptyView() }
  }
}

extension Passport where Photo == Color, Stamp == Text {
  static func temporary(_ number: Int) -> Passport {
    Passport(name: "No. \(number)") {
      Color.gray
    } stamp: {
      Text("TEMPORARY").foregroundColor(.red)
    }
  }
}

struct Gate<S: Shape, Label: View>: View {
  var shape: S
  var fill: Color = .yellow
  @ViewBuilder var label: () -> Label

  var body: some View {
    label()
      .padding(10)
      .background(shape.fill(fill))
      .overlay(shape.stroke(.black, lineWidth: 2))
  }
}

struct BorderCrossing: View {
  private let isOpen = true

  var body: some View {
    VStack(spacing: 16) {
      framed(Text("plain"))
      framed(Passport(name: "Ann") { Color.blue }, color: .blue)
      framed(
        Passport(name: "Ben") {
          ZStack {
            Color.green
            Text("B")
          }
        } stamp: {
          Text("VISA").font(.caption).border(.red)
        }, color: .green, width: 3)
      Passport.temporary(77)
      pair(Text("one"), pair(Circle().frame(width: 10), framed(Text("two"))))
      repeated(4) { index in
        if index % 2 == 0 { Text("\(index)") } else { Rectangle().frame(width: 10, height: 10) }
      }
      Gate(shape: Capsule()) { Text("EU") }
      Gate(shape: RoundedRectangle(cornerRadius: 4), fill: isOpen ? .green : .red) {
        Text("Others")
        Image(systemName: isOpen ? "lock.open" : "lock")
      }
      Gate(shape: Ellipse().rotation(.degrees(10)), fill: .pink) {
        Gate(shape: Rectangle(), fill: .white) { Text("Gate in a gate") }
      }
    }
  }
}

struct BorderCrossing_Previews: PreviewProvider {
  static var previews: some View {
    BorderCrossing().font(.caption)
  }
}
