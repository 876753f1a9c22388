import SwiftUI

// entries: HexMeadow

struct Hexagon: InsettableShape {
  var insetAmount: CGFloat = 0
  var isPointed = true

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = max(0, min(rect.width, rect.height) / 2 - insetAmount)
    return Path { p in
      for corner in 0..<6 {
        let angle = CGFloat(corner) * .pi / 3 + (isPointed ? .pi / 6 : 0)
        let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        if corner == 0 {
          p.move(to: point)
        } else {
          p.addLine(to: point)
        }
      }
      p.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> Self {
    var hexagon = self
    hexagon.insetAmount += amount
    return hexagon
  }
}

struct HexCoordinate: Hashable {
  var q: Int
  var r: Int

  var distance: Int { (abs(q) + abs(r) + abs(q + r)) / 2 }

  func center(size: CGFloat) -> CGPoint {
    CGPoint(x: size * 3.0.squareRoot() * (CGFloat(q) + CGFloat(r) / 2), y: size * 1.5 * CGFloat(r))
  }

  static func disc(radius: Int) -> [HexCoordinate] {
    (-radius...radius).flatMap { q in
      (max(-radius, -q - radius)...min(radius, -q + radius)).map { HexCoordinate(q: q, r: $0) }
    }
  }
}

struct HexMeadow: View {
  var radius = 2
  private let size: CGFloat = 26

  private func color(_ cell: HexCoordinate) -> Color {
    switch cell.distance {
    case 0: return .yellow
    case let distance where distance % 2 == 1: return .green
    default: return Color(hue: 0.33, saturation: 0.4, brightness: 0.8)
    }
  }

  var body: some View {
    VStack {
      ZStack {
        ForEach(HexCoordinate.disc(radius: radius), id: \.self) { cell in
          let point = cell.center(size: size)
          Hexagon()
            .fill(color(cell))
            .overlay(Hexagon().strokeBorder(.white, lineWidth: 2))
            .overlay {
              if cell.distance == radius {
                Image(systemName: "leaf").font(.caption)
              } else {
                Text("\(cell.q),\(cell.r)").font(.system(size: 9))
              }
            }
            .frame(width: size * 2, height: size * 2)
            .offset(x: point.x, y: point.y)
        }
      }
      .frame(width: 260, height: 240)
      HStack(spacing: -4) {
        ForEach([false, true], id: \.self) { isPointed in
          Hexagon(isPointed: isPointed).stroke(lineWidth: 2)
          Hexagon(isPointed: isPointed).strokeBorder(.brown, style: StrokeStyle(lineWidth: 4, dash: [6]))
          Hexagon(isPointed: isPointed).inset(by: 10).fill(.orange.gradient)
        }
      }
      .frame(height: 50)
    }
  }
}
