import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

/// Corners and ends of straight lines, against their exact polygons.
struct StrokeJoinsTests {
  private let half: CGFloat = 5

  /// Two lines of length 40 that meet at the origin and turn by `angle`, in radians.
  private func corner(_ angle: CGFloat) -> Path {
    Path {
      $0.move(to: CGPoint(x: -40, y: 0))
      $0.addLine(to: .zero)
      $0.addLine(to: CGPoint(x: 40 * cos(angle), y: 40 * sin(angle)))
    }
  }

  /// True if the exact stroke of that corner contains a point, with butt caps.
  private func isInside(_ point: CGPoint, turn angle: CGFloat, join: CGLineJoin) -> Bool {
    let leaving = CGPoint(x: cos(angle), y: sin(angle))
    func isOnLine(_ along: CGFloat, _ across: CGFloat) -> Bool { along >= 0 && along <= 40 && abs(across) <= half }
    if isOnLine(-point.x, point.y) || isOnLine(point.dot(leaving), leaving.cross(point)) { return true }
    // The outer side is the one away from the turn. There the join is between the lines' ends at the corner.
    let outer: CGFloat = angle > 0 ? -1 : 1
    let before = CGPoint(x: 0, y: half * outer)
    let after = leaving.normal * (half * outer)
    guard point.x >= 0, point.dot(leaving) <= 0 else { return false }
    switch join {
    case .round: return point.length <= half
    case .miter: return point.y * outer <= half && point.dot(after) <= half * half
    default: return point.dot(before + after) <= before.dot(before + after)
    }
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel])
  func joinsFillTheirExactShapes(_ join: CGLineJoin) {
    var generator = SeededGenerator(seed: 5)
    for degrees in stride(from: 5 as CGFloat, through: 175, by: 10) {
      for sign in [-1, 1] as [CGFloat] {
        let angle = sign * degrees * .pi / 180
        let outline = corner(angle).strokedPath(
          StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: 100), tolerance: 0.001)
        let size = degrees > 150 ? 40 : 12 as CGFloat
        for _ in 0..<60 {
          let point = generator.point(size: size)
          // A round join may be off by the tolerance.
          guard join != .round || abs(point.length - half) > 0.001 else { continue }
          #expect(
            outline.contains(point) == isInside(point, turn: angle, join: join), "\(join), \(degrees * sign)°, \(point)"
          )
        }
      }
    }
  }

  @Test func theMiterLimitIsTheRatioOfMiterLengthToLineWidth() {
    for degrees in stride(from: 20 as CGFloat, through: 160, by: 20) {
      let angle = degrees * .pi / 180
      let ratio = 1 / cos(angle / 2)
      func reach(_ limit: CGFloat) -> CGFloat {
        let outline = corner(angle).strokedPath(StrokeStyle(lineWidth: 10, miterLimit: limit), tolerance: 0.001)
        // The corner points away from the turn, half way between the two lines.
        let outward = CGPoint(x: sin(angle / 2), y: -cos(angle / 2))
        return outline.subpaths.flatMap(\.segments).map { $0.end.dot(outward) }.max() ?? 0
      }
      #expect(abs(reach(ratio + 1e-6) - half * ratio) < 1e-9, "\(degrees)°")
      #expect(abs(reach(ratio - 1e-6) - half * cos(angle / 2)) < 1e-9, "\(degrees)°")
      #expect(abs(reach(0) - half * cos(angle / 2)) < 1e-9, "\(degrees)°")
      #expect(abs(reach(.nan) - half * cos(angle / 2)) < 1e-9, "\(degrees)°")
    }
  }

  @Test func theDefaultLimitMitersDownToElevenAndAHalfDegrees() {
    func isMitered(interior degrees: CGFloat) -> Bool {
      let outline = corner(.pi - degrees * .pi / 180).strokedPath(StrokeStyle(lineWidth: 10), tolerance: 0.001)
      return outline.boundingRect.maxX > 20
    }
    #expect(isMitered(interior: 11.49))
    #expect(!isMitered(interior: 11.47))
  }

  @Test func aLineThatTurnsRoundIsBevelledOrRound() throws {
    let path = corner(.pi)
    for (join, end) in [(CGLineJoin.miter, 0), (.bevel, 0), (.round, 5)] as [(CGLineJoin, CGFloat)] {
      let outline = path.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: 1e12), tolerance: 0.001)
      expect(outline.boundingRect, equals: CGRect(x: -40, y: -5, width: 40 + end, height: 10), within: 0.002)
      #expect(outline.contains(CGPoint(x: -20, y: 3)) && outline.contains(CGPoint(x: -1, y: -4)))
    }
  }

  @Test func capsEndALineWhereTheyShould() throws {
    let line = Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addLine(to: CGPoint(x: 30, y: 10))
    }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4), tolerance: 0.01)
    try expect(butt, draws: "10 12 m 30 12 l 30 8 l 10 8 l h", within: 1e-12)
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square), tolerance: 0.01)
    try expect(square, draws: "10 12 m 30 12 l 32 12 l 32 8 l 30 8 l 10 8 l 8 8 l 8 12 l h", within: 1e-12)
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round), tolerance: 0.01)
    expect(round.boundingRect, equals: CGRect(x: 8, y: 8, width: 24, height: 4), within: 1e-9)
    #expect(round.contains(CGPoint(x: 31.4, y: 11.4)) && !round.contains(CGPoint(x: 31.45, y: 11.45)))
  }

  @Test func aClosedRectangleGivesTwoRectangles() throws {
    let style = StrokeStyle(lineWidth: 4)
    let outline = Path(CGRect(x: 10, y: 10, width: 30, height: 20)).strokedPath(style, tolerance: 0.01)
    try expect(
      outline, draws: "12 12 m 38 12 l 38 28 l 12 28 l 12 12 l h 8 8 m 8 32 l 42 32 l 42 8 l 8 8 l h", within: 1e-12)
    #expect(!outline.contains(CGPoint(x: 20, y: 20)))
    #expect(outline.contains(CGPoint(x: 8.1, y: 8.1)), "the start is a corner like the others")
  }

  @Test func aPenWiderThanTheRectangleFillsIt() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 6)
    for join in [CGLineJoin.miter, .round, .bevel] {
      let outline = Path(rect).strokedPath(StrokeStyle(lineWidth: 20, lineJoin: join), tolerance: 0.01)
      var generator = SeededGenerator(seed: 8)
      for _ in 0..<200 {
        let point = CGPoint(x: generator.number(in: -9.9...39.9), y: generator.number(in: 0...6))
        #expect(outline.contains(point), "\(join), \(point)")
      }
    }
  }

  @Test func segmentsWithoutALengthDoNotDisturbJoins() {
    let plain = corner(1).strokedPath(StrokeStyle(lineWidth: 10), tolerance: 0.01)
    let path = Path {
      $0.move(to: CGPoint(x: -40, y: 0))
      $0.addLine(to: CGPoint(x: -40, y: 0))
      $0.addLine(to: .zero)
      $0.addCurve(to: .zero, control1: .zero, control2: .zero)
      $0.addQuadCurve(to: .zero, control: .zero)
      $0.addLine(to: CGPoint(x: 40 * cos(1 as CGFloat), y: 40 * sin(1 as CGFloat)))
    }
    #expect(path.strokedPath(StrokeStyle(lineWidth: 10), tolerance: 0.01) == plain)
  }
}
