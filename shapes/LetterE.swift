import SwiftUI

/// The capital letter E, drawn through points that are fractions of its rectangle.
struct LetterE: Shape {
  /// The thickness of the upright stroke as a fraction of the width, 0.05...0.6
  var stem: CGFloat = 0.3

  /// The thickness of the three arms as a fraction of the height, 0.04...0.3
  var arm: CGFloat = 0.16

  /// How far the middle arm reaches, as a fraction of the width that the outer arms have, 0...1
  var middle: CGFloat = 0.7

  /// How far the tips of the outer arms turn inward, as a fraction of the gap between two arms, 0...0.9
  var beak: CGFloat = 0.4

  /// How far the letter leans over, as a fraction of the width, -0.4...0.4
  var slant: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(outline.map { rect.point(at: leaning($0)) })
      path.closeSubpath()
    }
  }

  /// The corners in unit space, clockwise as seen on screen from the top leading one.
  private var outline: [UnitPoint] {
    let gap = (1 - 3 * arm) / 2
    let lip = gap * beak
    let bite = 1 - (1 - stem) * beak * 0.4
    let reach = stem + (1 - stem) * middle
    return [
      .init(x: 0, y: 0), .init(x: 1, y: 0),
      .init(x: 1, y: arm + lip), .init(x: bite, y: arm), .init(x: stem, y: arm),
      .init(x: stem, y: arm + gap), .init(x: reach, y: arm + gap),
      .init(x: reach, y: 2 * arm + gap), .init(x: stem, y: 2 * arm + gap),
      .init(x: stem, y: 1 - arm), .init(x: bite, y: 1 - arm), .init(x: 1, y: 1 - arm - lip),
      .init(x: 1, y: 1), .init(x: 0, y: 1),
    ]
  }

  /// Leans a point of the unit square over, within the unit square.
  private func leaning(_ point: UnitPoint) -> UnitPoint {
    let shift = slant > 0 ? slant * (1 - point.y) : -slant * point.y
    return UnitPoint(x: point.x * (1 - abs(slant)) + shift, y: point.y)
  }
}

extension CGRect {
  /// The place of a unit point in the rectangle.
  fileprivate func point(at unit: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}

struct LetterE_Previews: PreviewProvider {
  static var previews: some View {
    HStack(spacing: 30) {
      LetterE()
        .fill(.black)
        .frame(width: 120, height: 160)
      LetterE(stem: 0.12, arm: 0.08, middle: 0.85, beak: 0, slant: 0.25)
        .stroke(.red, lineWidth: 3)
        .frame(width: 120, height: 160)
    }
    .padding(40)
  }
}
