import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

/// Every figure, modifier and copy gives a defined result, in time, whatever the numbers.
struct ShapeHostileNumbersTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0, -1, 7,
  ]

  private func number(_ generator: inout SeededGenerator) -> CGFloat {
    Self.numbers.randomElement(using: &generator) ?? 0
  }

  private func point(_ generator: inout SeededGenerator) -> CGPoint {
    CGPoint(x: number(&generator), y: number(&generator))
  }

  private func rect(_ generator: inout SeededGenerator) -> CGRect {
    CGRect(origin: point(&generator), size: CGSize(width: number(&generator), height: number(&generator)))
  }

  private func path(_ generator: inout SeededGenerator) -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: path.move(to: point(&generator))
      case 1: path.addLine(to: point(&generator))
      case 2: path.addRect(rect(&generator))
      case 3: path.addEllipse(in: rect(&generator))
      case 4:
        path.addRoundedRect(
          in: rect(&generator), cornerSize: CGSize(width: number(&generator), height: number(&generator)))
      case 5:
        path.addRoundedRect(
          in: rect(&generator),
          cornerRadii: RectangleCornerRadii(topLeading: number(&generator), bottomTrailing: number(&generator)))
      case 6:
        path.addArc(
          center: point(&generator), radius: number(&generator), startAngle: .radians(Double(number(&generator))),
          endAngle: .radians(Double(number(&generator))), clockwise: Bool.random(using: &generator))
      case 7:
        path.addRelativeArc(
          center: point(&generator), radius: number(&generator), startAngle: .degrees(Double(number(&generator))),
          delta: .degrees(Double(number(&generator))))
      case 8:
        path.addArc(
          tangent1End: point(&generator), tangent2End: point(&generator), radius: number(&generator),
          transform: CGAffineTransform(scaleX: number(&generator), y: number(&generator)))
      default:
        path.addCurve(to: point(&generator), control1: point(&generator), control2: point(&generator))
        path.closeSubpath()
      }
    }
    return path
  }

  @Test func pathsAndTheirCopiesAreDefined() {
    let seed: UInt64 = 103
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<600 {
      let path = path(&generator)
      let comment: Comment = "seed \(seed), \(path.elements)"
      #expect(path.elements.count <= 4 * 4200, comment)
      #expect(path.isEmpty || path.currentPoint != nil, comment)
      let box = path.boundingRect
      #expect(box.isNull || !(box.width < 0 || box.height < 0), comment)
      let cgPath = path.cgPath
      #expect(Path(cgPath).elements.count == path.elements.count, comment)
      if path.elements.count < 100 {
        #expect(!cgPath.flattened(threshold: max(0.1, number(&generator))).isEmpty || path.isEmpty, comment)
      }
      var found = CGRect.null
      #expect(cgPath.isRect(&found) || found.isNull, comment)
      let reversed = Path(UIBezierPath(cgPath: cgPath).reversing().cgPath)
      #expect(reversed.subpaths.count == path.subpaths.count, comment)
      let trimmed = path.trimmedPath(from: number(&generator), to: number(&generator))
      #expect(trimmed.subpaths.count <= path.subpaths.count, comment)
    }
  }

  @Test func shapesAreDefined() {
    let seed: UInt64 = 104
    var generator = SeededGenerator(seed: seed)
    func isWhole(_ path: Path) -> Bool {
      guard case .move? = path.elements.first else { return path.isEmpty }
      return path.elements.count < 5000
    }
    for _ in 0..<600 {
      let (rect, a, b) = (rect(&generator), number(&generator), number(&generator))
      let anchor = UnitPoint(x: number(&generator), y: number(&generator))
      let comment: Comment = "seed \(seed), \(rect), \(a), \(b), \(anchor)"
      #expect(isWhole(RoundedRectangle(cornerRadius: a).inset(by: b).path(in: rect)), comment)
      #expect(isWhole(UnevenRoundedRectangle(topLeadingRadius: a, topTrailingRadius: b).path(in: rect)), comment)
      #expect(isWhole(Capsule().inset(by: a).path(in: rect)), comment)
      #expect(isWhole(Circle().inset(by: a).offset(x: b).path(in: rect)), comment)
      #expect(isWhole(Ellipse().scale(a, anchor: anchor).path(in: rect)), comment)
      #expect(isWhole(Rectangle().rotation(.radians(Double(a)), anchor: anchor).path(in: rect)), comment)
      #expect(isWhole(Rectangle().size(width: a, height: b, anchor: anchor).path(in: rect)), comment)
      #expect(isWhole(Capsule().trim(from: a, to: b).path(in: rect)), comment)
      let components = CGAffineTransform(a: a, b: b, c: anchor.x, d: anchor.y, tx: rect.minX, ty: rect.minY)
        .decomposed()
      #expect(!(components.scale.width < 0), comment)
    }
  }
}
