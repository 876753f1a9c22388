import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathSVGArcTests {
  @Test func aQuarterIsOneCubic() throws {
    // The handle of a quarter turn is 4/3·tan(π/8).
    let k = 0.5522847498307936
    try expect(
      Path(svg: "M1 0A1 1 0 0 1 0 1"), draws: "1 0 m 1 \(k) \(k) 1 0 1 c", within: 1e-15)
    try expect(
      Path(svg: "M1 0A1 1 0 0 0 0 1"), draws: "1 0 m \(1 - k) 0 0 \(1 - k) 0 1 c", within: 1e-15)
    #expect(try Path(svg: "M1 0A1 1 0 1 1 0 1").elements.count == 4)
  }

  @Test func flagsMayBePacked() throws {
    let arc = try Path(svg: "M10-20A5.5.3-4 010-.1")
    #expect(arc == (try Path(svg: "M 10 -20 A 5.5 0.3 -4 0 1 0 -0.1")))
    #expect(try Path(svg: "M0 0a1 1 0 01.5.5") == Path(svg: "M 0 0 a 1 1 0 0 1 0.5 0.5"))
    #expect(try Path(svg: "M0 0a1 1 0 11.5.5 1 1 0 00-.5-.5").elements.count == 6)
  }

  @Test func arcsThatCannotBeAreLinesOrNothing() throws {
    try expect(Path(svg: "M1 1A0 5 0 0 1 9 9"), draws: "1 1 m 9 9 l")
    try expect(Path(svg: "M1 1A5 0 0 0 1 9 9"), draws: "1 1 m 9 9 l")
    try expect(Path(svg: "M1 1A5 5 0 1 1 1 1L2 2"), draws: "1 1 m 2 2 l")
  }

  @Test func signsOfTheRadiiDoNotCount() throws {
    #expect(try Path(svg: "M0 0A-5-3 30 0 1 4 4") == Path(svg: "M0 0A5 3 30 0 1 4 4"))
  }

  @Test func radiiThatAreTooSmallAreScaledUp() throws {
    let half = try Path(svg: "M-1 0A1 1 0 0 1 1 0")
    for data in ["M-1 0A.1 .1 0 0 1 1 0", "M-1 0A1e-200 1e-200 0 1 1 1 0", "M-1 0A.999 .999 45 0 1 1 0"] {
      let path = try Path(svg: data)
      #expect(path.elements.count == half.elements.count)
      expect(path.boundingRect, equals: half.boundingRect, within: 1e-3)
    }
    // The proportion of the radii stays.
    let flat = try Path(svg: "M-1 0A.2 .1 0 0 1 1 0")
    expect(flat.boundingRect, equals: CGRect(x: -1, y: -0.5, width: 2, height: 0.5), within: 1e-12)
  }

  /// By the conversion to a centre in SVG 2, B.2.4, written out as there; the law's arcs are far from its weak spots.
  private func center(
    _ p: CGPoint, _ q: CGPoint, _ rx: CGFloat, _ ry: CGFloat, _ phi: CGFloat, large: Bool, sweep: Bool
  ) -> (center: CGPoint, rx: CGFloat, ry: CGFloat) {
    let x = cos(phi) * (p.x - q.x) / 2 + sin(phi) * (p.y - q.y) / 2
    let y = -sin(phi) * (p.x - q.x) / 2 + cos(phi) * (p.y - q.y) / 2
    let lambda = x * x / (rx * rx) + y * y / (ry * ry)
    let (rx, ry) = lambda > 1 ? (rx * lambda.squareRoot(), ry * lambda.squareRoot()) : (rx, ry)
    let numerator = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let root = (max(0, numerator) / (rx * rx * y * y + ry * ry * x * x)).squareRoot() * (large == sweep ? -1 : 1)
    let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx)
    return (
      CGPoint(
        x: cos(phi) * cx - sin(phi) * cy + (p.x + q.x) / 2, y: sin(phi) * cx + cos(phi) * cy + (p.y + q.y) / 2), rx, ry
    )
  }

  @Test func arcsFollowTheirEllipse() throws {
    let seed: UInt64 = 311
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (p, q) = (generator.point(), generator.point())
      let (rx, ry) = (generator.number(in: 5...300), generator.number(in: 5...300))
      let degrees = generator.number(in: -720...720)
      let (large, sweep) = (Bool.random(using: &generator), Bool.random(using: &generator))
      let data = "M\(p.x) \(p.y)A\(rx) \(ry) \(degrees) \(large ? 1 : 0) \(sweep ? 1 : 0) \(q.x) \(q.y)"
      let comment: Comment = "seed \(seed), \(data)"
      let path = try Path(svg: data)
      let phi = degrees * .pi / 180
      let ellipse = center(p, q, rx, ry, phi, large: large, sweep: sweep)
      let toUnit = CGAffineTransform(translationX: -ellipse.center.x, y: -ellipse.center.y)
        .concatenating(CGAffineTransform(rotationAngle: -phi))
        .concatenating(CGAffineTransform(scaleX: 1 / ellipse.rx, y: 1 / ellipse.ry))
      #expect(path.currentPoint == q, comment)
      var turn: CGFloat = 0
      var last = p.applying(toUnit)
      for segment in path.subpaths[0].segments {
        for step in 1...16 {
          let place = segment.point(at: CGFloat(step) / 16).applying(toUnit)
          #expect(abs(place.length - 1) < 2.8e-4, comment)
          turn += atan2(last.cross(place), last.dot(place))
          last = place
        }
      }
      #expect(sweep ? turn > 0 : turn < 0, comment)
      #expect(large ? abs(turn) > .pi - 1e-4 : abs(turn) < .pi + 1e-4, comment)
      #expect(path.elements.count - 1 == max(1, Int((abs(turn) / (.pi / 2) - 1e-6).rounded(.up))), comment)
    }
  }

  @Test(arguments: [
    "M0 0A1e300 1e300 0 0 1 1 1", "M0 0A1e308 1e308 0 1 1 1 1", "M-1e308 0A1 1 0 0 1 1e308 0",
    "M0 0A1e-300 1e300 7 0 1 9 9",
    "M0 0A1e300 1e-300 7 1 0 9 9", "M0 0A5e-324 5e-324 0 0 1 1e308 1e308", "M0 0A1 1 1e308 0 1 1 1",
    "M0 0A5 5 0 0 1 5e-324 0", "M0 0A5e-324 5e-324 0 1 1 5e-324 5e-324", "M1e16 0A1 1 0 0 1 1e16 1e-16",
  ])
  func hostileArcsAreFiniteAndEndWhereTheySay(data: String) throws {
    let path = try Path(svg: data)
    #expect(path.elements.allSatisfy { $0.parts.points.allSatisfy(\.isFinite) })
    let end = data.split(separator: " ").suffix(2).compactMap { Double($0) }
    #expect(path.currentPoint == CGPoint(x: end[0], y: end[1]))
  }
}
