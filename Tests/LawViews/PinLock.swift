import SwiftUI

// entries: PinLock

struct LockShake: GeometryEffect {
  var travel: CGFloat = 10
  var shakes = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: travel * sin(animatableData * .pi * CGFloat(shakes)), y: 0))
  }
}

struct PinDots: View {
  let filled: Int
  var total = 4

  var body: some View {
    HStack(spacing: 18) {
      ForEach(0..<total, id: \.self) { index in
        Circle()
          .strokeBorder(.primary, lineWidth: 2)
          .background(Circle().fill(index < filled ? Color.primary : .clear))
          .frame(width: 16, height: 16)
          .scaleEffect(index == filled - 1 ? 1.25 : 1)
      }
    }
    .animation(.bouncy(duration: 0.25), value: filled)
  }
}

struct PinKeyStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title2)
      .frame(width: 60, height: 60)
      .background(Circle().fill(.gray.opacity(configuration.isPressed ? 0.5 : 0.2)))
      .opacity(isEnabled ? 1 : 0.3)
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
  }
}

struct PinLock: View {
  let secret = "1211"
  @State private var entry = ""
  @State private var failures = 0
  @State private var isOpen = false

  private var isBlocked: Bool { failures >= 3 }

  /// The digits that are typed, never more than four.
  private var typed: Binding<String> {
    Binding(
      get: { entry },
      set: { new in
        entry = String(new.filter(\.isNumber).prefix(secret.count))
        if entry.count == secret.count { compare() }
      })
  }

  private func compare() {
    if entry == secret {
      withAnimation(.easeInOut(duration: 0.4)) { isOpen = true }
    } else {
      withAnimation(.linear(duration: 0.5)) {
        failures += 1
      } completion: {
        entry.removeAll()
      }
    }
  }

  var body: some View {
    VStack(spacing: 26) {
      Image(systemName: isOpen ? "lock.open.fill" : "lock.fill")
        .font(.system(size: 40))
        .rotation3DEffect(.degrees(isOpen ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      PinDots(filled: entry.count)
        .modifier(LockShake(animatableData: CGFloat(failures)))
      if isBlocked { Text("Too many tries").foregroundStyle(.red) }
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(64)), count: 3), spacing: 12) {
        ForEach(1...9, id: \.self) { digit in
          Button("\(digit)") { typed.wrappedValue.append("\(digit)") }
        }
        Color.clear.frame(height: 60)
        Button("0") { typed.wrappedValue += "0" }
        Button {
          entry.removeLast()
        } label: {
          Image(systemName: "delete.left")
        }
        .disabled(entry.isEmpty)
      }
      .buttonStyle(PinKeyStyle())
      .disabled(isBlocked || isOpen)
      SecureField("PIN", text: typed).textFieldStyle(.roundedBorder).frame(width: 120)
    }
  }
}
