import SwiftUI

// entries: PressLab

struct LiftedPress: ButtonStyle {
  var depth: CGFloat = 6
  var tint: Color = .indigo

  func makeBody(configuration: Configuration) -> some View {
    let offset = configuration.isPressed ? depth : 0
    return configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.init(top: 10, leading: 18, bottom: 10, trailing: 18))
      .background(tint, in: .rect(cornerRadius: 10))
      .offset(y: offset)
      .background(alignment: .bottom) {
        RoundedRectangle(cornerRadius: 10).fill(tint.opacity(0.5)).offset(y: depth)
      }
      .animation(.linear(duration: 0.08), value: configuration.isPressed)
  }
}

/// A button that asks once more before it acts.
struct TwicePress: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { TwicePressBody(configuration: configuration) }

  private struct TwicePressBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isArmed = false

    var body: some View {
      HStack {
        if isArmed {
          Button("Really?") {
            configuration.trigger()
            isArmed = false
          }
          .transition(.move(edge: .leading))
        }
        configuration.label
          .foregroundStyle(configuration.role == .destructive ? .red : .accentColor)
          .onTapGesture { withAnimation { isArmed.toggle() } }
      }
    }
  }
}

struct CheckSlide: ToggleStyle {
  @Namespace private var knob
  var symbols = (on: "checkmark", off: "xmark")

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: configuration.isOn ? symbols.on : symbols.off)
        .frame(width: 50, height: 26, alignment: configuration.isOn ? .trailing : .leading)
        .background(configuration.isOn ? Color.green : .gray, in: Capsule())
        .onTapGesture { withAnimation(.snappy) { configuration.$isOn.wrappedValue.toggle() } }
    }
  }
}

struct PressCounter: ViewModifier {
  @Binding var total: Int
  var isLoud: Bool
  @State private var own = 0

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .topTrailing) {
        if own > 0 {
          Text("\(own)").font(.caption2).padding(4).background(.red, in: .circle).offset(x: 8, y: -8)
        }
      }
      .simultaneousGesture(
        TapGesture().onEnded {
          own += 1
          total += isLoud ? 2 : 1
        })
  }
}

extension View {
  func countingPresses(in total: Binding<Int>, isLoud: Bool = false) -> some View {
    modifier(PressCounter(total: total, isLoud: isLoud))
  }
}

extension ButtonStyle where Self == LiftedPress {
  static var lifted: LiftedPress { .init() }
  static func lifted(_ tint: Color, depth: CGFloat = 4) -> Self { .init(depth: depth, tint: tint) }
}

extension ToggleStyle where Self == CheckSlide {
  static var checkSlide: Self { .init() }
}

struct PressLab: View {
  @State private var total = 0
  @State private var items = ["Bolt", "Nut", "Washer"]
  @State private var isLocked = false

  var body: some View {
    VStack(spacing: 22) {
      Text("\(total) presses")
      HStack(spacing: 16) {
        Button("One") { items.append("Bolt \(items.count)") }.buttonStyle(.lifted)
        Button("Two") { items.sort(by: >) }.buttonStyle(.lifted(.pink))
      }
      .disabled(isLocked)
      ForEach(items, id: \.self) { item in
        Button("Drop \(item)", role: .destructive) { items.removeAll { $0 == item } }
          .buttonStyle(TwicePress())
      }
      Toggle("Lock", isOn: $isLocked).toggleStyle(.checkSlide)
      Text("Count me").padding().border(.gray).countingPresses(in: $total)
      Text("Count me twice").padding().border(.gray).countingPresses(in: $total, isLoud: true)
    }
    .padding()
  }
}
