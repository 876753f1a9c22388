import SwiftUI

// entries: PaperRain, PaperShapes

struct PaperDice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func share() -> Double { Double(next() >> 11) / Double(1 << 53) }
}

struct PaperPiece {
  enum Form: CaseIterable { case square, disc, streamer }

  var start: CGPoint
  var speed: Double
  var spin: Double
  var color: Color
  var form: Form
}

final class PaperShower {
  private(set) var pieces: [PaperPiece] = []

  init(count: Int) {
    var dice = PaperDice(state: 0x9E37_79B9)
    let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
    for index in 0..<count {
      pieces.append(
        PaperPiece(
          start: CGPoint(x: dice.share(), y: -dice.share()), speed: 0.2 + 0.3 * dice.share(),
          spin: (dice.share() - 0.5) * 8, color: colors[Int(dice.next() % UInt64(colors.count))],
          form: PaperPiece.Form.allCases[index % 3]))
    }
  }
}

struct PaperRain: View {
  @State private var shower = PaperShower(count: 60)

  var body: some View {
    TimelineView(.periodic(from: .now, by: 0.1)) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 10) + 2
        for piece in shower.pieces {
          let y = (Double(piece.start.y) + piece.speed * time).truncatingRemainder(dividingBy: 1.2)
          context.drawLayer { layer in
            layer.translateBy(x: piece.start.x * size.width, y: CGFloat(y) * size.height)
            layer.rotate(by: .radians(piece.spin * time))
            layer.scaleBy(x: 1, y: CGFloat(cos(piece.spin * time * 0.7)))
            layer.fill(outline(of: piece.form), with: .color(piece.color))
          }
        }
      }
    }
  }

  private func outline(of form: PaperPiece.Form) -> Path {
    switch form {
    case .square: return Path(CGRect(x: -4, y: -4, width: 8, height: 8))
    case .disc: return Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6))
    case .streamer:
      return Path { path in
        path.move(to: CGPoint(x: -10, y: 0))
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: -4, y: -8), control2: CGPoint(x: 4, y: 8))
      }
      .strokedPath(StrokeStyle(lineWidth: 2))
    }
  }
}

/// Areas that are cut, and contexts whose states do not touch each other.
struct PaperShapes: View {
  var body: some View {
    Canvas { context, size in
      let whole = CGRect(origin: .zero, size: size)
      let half = CGSize(width: size.width / 2, height: size.height / 2)
      var cut = context
      cut.clip(to: Path(CGRect(origin: .zero, size: half)))
      cut.fill(Path(ellipseIn: whole), with: .color(.green))
      var hole = context
      hole.clip(to: Path(ellipseIn: whole.insetBy(dx: size.width / 3, dy: size.height / 3)), options: .inverse)
      hole.opacity = 0.5
      hole.fill(Path(roundedRect: whole.insetBy(dx: 10, dy: 10), cornerRadius: 8), with: .color(.blue))
      var stencil = context
      stencil.clipToLayer(opacity: 0.8) { layer in
        layer.fill(Path(CGRect(x: 0, y: size.height * 0.4, width: size.width, height: 6)), with: .color(.black))
        layer.draw(Text("PAPER").font(.title.bold()), at: CGPoint(x: size.width / 2, y: size.height * 0.7))
      }
      stencil.fill(
        Path(whole),
        with: .linearGradient(
          Gradient(colors: [.red, .yellow]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
      var window = context
      window.clipToLayer(options: .inverse) { $0.fill(Path(whole.insetBy(dx: 4, dy: 4)), with: .color(.white)) }
      window.fill(Path(whole), with: .palette([.color(.brown), .color(.gray)]))
      context.concatenate(CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 20, y: 20))
      context.stroke(Path(ellipseIn: whole), with: .color(.black), style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
      context.transform = .identity
      context.transform.tx += 5
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black), style: FillStyle(eoFill: true))
    }
    .frame(width: 200, height: 120)
  }
}
