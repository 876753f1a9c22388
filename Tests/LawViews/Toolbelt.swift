import SwiftUI

// entries: Toolbelt

extension View {
  func tag(_ text: String, color: Color = .blue) -> some View {
    overlay(alignment: .topTrailing) {
      Text(text)
        .font(.system(size: 9, weight: .bold))
        .foregroundColor(.white)
        .padding(.horizontal, 4)
        .background(Capsule().fill(color))
        .offset(x: 8, y: -6)
    }
  }

  @ViewBuilder
  func shade(when condition: Bool) -> some View {
    if condition {
      self.opacity(0.4)
    } else {
      self
    }
  }

  func apply<V: View>(@ViewBuilder _ change: (Self) -> V) -> V { change(self) }

  @ViewBuilder
  func ifLet<T, V: View>(_ value: T?, change: (Self, T) -> V) -> some View {
    if let value { change(self, value) } else { self }
  }

  func square(_ side: CGFloat) -> some View { frame(width: side, height: side) }

  func erased() -> AnyView { AnyView(self) }
}

private struct Riveted: ViewModifier {
  @Environment(\.colorScheme) var scheme
  var count = 2

  func body(content: Content) -> some View {
    HStack(spacing: 4) {
      rivets
      content
      rivets
    }
    .padding(4)
    .background(scheme == .dark ? Color.black : Color.gray.opacity(0.3))
  }

  private var rivets: some View {
    VStack(spacing: 2) {
      ForEach(0..<count, id: \.self) { _ in Circle().square(4) }
    }
  }
}

private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    VStack(spacing: 2) {
      content
      content.scaleEffect(y: -1).opacity(0.3)
    }
  }
}

struct Toolbelt: View {
  var width: Double? = 3
  var missing: Double?

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "hammer").font(.largeTitle).tag("new")
      Text("Saw").tag("2", color: .red)
      Text("Pliers").shade(when: true)
      Text("Wrench").shade(when: false)
      Text("Drill").apply { $0.padding(6).border(.orange) }
      Text("Level").ifLet(width) { $0.border(.green, width: CGFloat($1)) }
      Text("Plane").ifLet(missing) { view, value in view.padding(CGFloat(value)) }
      Color.purple.square(20).erased()
      Text("Anvil").modifier(Riveted())
      Text("Forge").modifier(Riveted(count: 3)).environment(\.colorScheme, .dark)
      Text("Mirror").font(.title).modifier(Twice())
      Circle()
        .square(16)
        .modifier(Twice())
        .modifier(Riveted(count: 1))
    }
  }
}
