import SwiftUI

// entries: PedestrianSignal, PedestrianSignal_Previews

struct WalkerFigure: Shape {
  var stride: CGFloat

  var animatableData: CGFloat {
    get { stride }
    set { stride = newValue }
  }

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.addEllipse(
      in: CGRect(x: rect.midX - rect.width * 0.1, y: rect.minY, width: rect.width * 0.2, height: rect.width * 0.2))
    path.move(to: point(0.5, 0.25))
    path.addLine(to: point(0.5, 0.6))
    for side in [CGFloat(-1), 1] {
      path.move(to: point(0.5, 0.6))
      path.addLine(to: point(0.5 + side * stride * 0.3, 1))
      path.move(to: point(0.5, 0.3))
      path.addLine(to: point(0.5 + side * stride * 0.25, 0.55))
    }
    return path
  }
}

struct SignalLamp<Symbol: View>: View {
  var isOn: Bool
  var color: Color
  var symbol: Symbol

  init(_ color: Color, isOn: Bool, @ViewBuilder symbol: () -> Symbol) {
    self.color = color
    self.isOn = isOn
    self.symbol = symbol()
  }

  var body: some View {
    symbol
      .foregroundColor(isOn ? color : Color.white.opacity(0.08))
      .frame(width: 80, height: 80)
      .background(Circle().fill(isOn ? color.opacity(0.25) : Color.black))
      .overlay {
        Circle().strokeBorder(isOn ? color : .gray.opacity(0.4), lineWidth: isOn ? 3 : 1)
      }
  }
}

struct PedestrianSignal: View {
  @State private var canWalk: Bool
  @State private var seconds = 7

  init(canWalk: Bool = true) {
    self._canWalk = State(wrappedValue: canWalk)
  }

  var body: some View {
    VStack(spacing: 14) {
      SignalLamp(.red, isOn: !canWalk) {
        WalkerFigure(stride: 0.2).stroke(style: StrokeStyle(lineWidth: 5, lineCap: .round)).padding(16)
      }
      SignalLamp(.green, isOn: canWalk) {
        WalkerFigure(stride: 1).stroke(lineWidth: 5).padding(16)
      }
      countdown
    }
    .padding(20)
    .background(RoundedRectangle(cornerRadius: 24).fill(Color(white: 0.15)))
    .onTapGesture { canWalk.toggle() }
    .onAppear {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        if seconds > 0 { seconds -= 1 } else { timer.invalidate() }
      }
    }
  }

  private var countdown: some View {
    Text(canWalk ? "\(seconds)" : "--")
      .font(.system(size: 36, weight: .bold, design: .monospaced))
      .foregroundColor(seconds < 4 ? .red : .orange)
  }
}

struct PedestrianSignal_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      PedestrianSignal(canWalk: false)
      PedestrianSignal()
    }
    .previewLayout(.sizeThatFits)
  }
}
