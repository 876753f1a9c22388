import SwiftUI

// entries: WallClock, KitchenTimer

/// A clock whose marks and hands are drawn by turned copies of the context.
struct WallClock: View {
  var hour = 10
  var minute = 9
  var second = 30

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2
      context.translateBy(x: size.width / 2, y: size.height / 2)
      drawFace(context: context, radius: radius)
      for tick in 0..<60 {
        var copy = context
        copy.rotate(by: .degrees(Double(tick) * 6))
        let length: CGFloat = tick.isMultiple(of: 5) ? 0.12 : 0.05
        var line = Path()
        line.move(to: CGPoint(x: 0, y: -radius * 0.95))
        line.addLine(to: CGPoint(x: 0, y: -radius * (0.95 - length)))
        copy.stroke(line, with: .color(.primary), lineWidth: tick.isMultiple(of: 5) ? 2 : 1)
      }
      drawNumbers(in: context, radius: radius)
      let hours = Double(hour % 12) + Double(minute) / 60
      draw(hand: 0.5, turned: hours / 12, width: 4, .primary, in: context, radius)
      draw(hand: 0.75, turned: Double(minute) / 60, width: 3, .primary, in: context, radius)
      draw(hand: 0.85, turned: Double(second) / 60, width: 1, .red, in: context, radius)
      context.fill(Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)), with: .color(.red))
    }
    .frame(maxWidth: 220, maxHeight: 220)
    .font(.footnote)
  }

  private func drawFace(context: GraphicsContext, radius: CGFloat) {
    let face = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    context.fill(
      face,
      with: .radialGradient(
        Gradient(colors: [.white, Color(white: 0.85)]), center: .zero, startRadius: 0, endRadius: radius))
    context.stroke(face.strokedPath(StrokeStyle(lineWidth: 1)), with: .color(.gray))
  }

  private func drawNumbers(in context: GraphicsContext, radius: CGFloat) {
    for number in 1...12 {
      let angle = Double(number) / 6 * .pi - .pi / 2
      let point = CGPoint(x: cos(angle) * Double(radius) * 0.74, y: sin(angle) * Double(radius) * 0.74)
      context.draw(Text("\(number)").bold(number % 3 == 0), at: point)
    }
  }

  private func draw(
    hand length: CGFloat, turned turns: Double, width: CGFloat, _ color: Color, in context: GraphicsContext,
    _ radius: CGFloat
  ) {
    var turned = context
    turned.rotate(by: .radians(turns * 2 * .pi))
    let rect = CGRect(x: -width / 2, y: -radius * length, width: width, height: radius * (length + 0.1))
    turned.fill(Path(roundedRect: rect, cornerRadius: width / 2), with: .color(color))
  }
}

/// A ring that shows what is left, with the time in its middle.
struct KitchenTimer: View {
  @State private var left = 75.0
  private let whole = 120.0

  private var label: Text {
    Text("\(Int(left) / 60):\(Int(left) % 60 < 10 ? "0" : "")\(Int(left) % 60)").font(.title.monospacedDigit())
  }

  var body: some View {
    VStack {
      Canvas { context, size in
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = max(0, min(size.width, size.height) / 2 - 6)
        var ring = Path()
        ring.addArc(
          center: middle, radius: radius, startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * left / whole),
          clockwise: false)
        context.stroke(
          Path(ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)),
          with: .color(.gray.opacity(0.3)), lineWidth: 10)
        context.stroke(
          ring, with: .conicGradient(Gradient(colors: [.green, .yellow, .red]), center: middle, angle: .degrees(-90)),
          style: StrokeStyle(lineWidth: 10, lineCap: .round))
        let text = context.resolve(label)
        let box = text.measure(in: size)
        context.draw(
          text, in: CGRect(x: middle.x - box.width / 2, y: middle.y - box.height, width: box.width, height: box.height))
        let baseline = middle.y - box.height + text.firstBaseline(in: size)
        context.fill(
          Path(CGRect(x: middle.x - box.width / 2, y: baseline + 2, width: box.width, height: 1)), with: .color(.blue))
        context.draw(
          context.resolve(Text("of \(Int(whole)) seconds").font(.caption)), at: CGPoint(x: middle.x, y: baseline + 6),
          anchor: .top)
      }
      .frame(width: 160, height: 160)
      Button("Less") { left -= 15 }
    }
  }
}
