import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathArcTests {
  private func arc(
    center: CGPoint = CGPoint(x: 50, y: 50), radius: CGFloat = 10, from start: Angle, to end: Angle, clockwise: Bool
  ) -> Path {
    Path { $0.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise) }
  }

  @Test func quartersFollowTheStartAngle() throws {
    let path = arc(
      center: CGPoint(x: 25, y: 100), radius: 20, from: .radians(1.25 * .pi), to: .zero, clockwise: true)
    try expect(
      path,
      draws: """
        10.857864 85.857864 m 3.047379 93.668350 3.047379 106.331650 10.857864 114.142136 c
        18.668350 121.952621 31.331650 121.952621 39.142136 114.142136 c 42.892863 110.391408 45 105.304330 45 100 c
        """)
  }

  @Test func growingAnglesGoFromRightToBottom() throws {
    let path = arc(from: .degrees(0), to: .degrees(90), clockwise: false)
    try expect(path, draws: "60 50 m 60 55.522847 55.522847 60 50 60 c")
  }

  @Test func clockwiseGoesFromRightOverTop() throws {
    let path = arc(from: .degrees(0), to: .degrees(90), clockwise: true)
    try expect(
      path,
      draws: """
        60 50 m 60 44.477153 55.522847 40 50 40 c 44.477153 40 40 44.477153 40 50 c
        40 55.522847 44.477153 60 50 60 c
        """)
  }

  @Test func handleBarCornerIsOneQuarter() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)
    try expect(path, draws: "0 50 m 0 50 l 0 22.38576251 22.38576251 0 50 0 c")
  }

  @Test func petalJoinsItsTipToTheArcAndLeavesTheFrame() throws {
    let rect = CGRect(x: 0, y: 0, width: 110, height: 20)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addArc(
      center: CGPoint(x: rect.maxX, y: rect.midY), radius: rect.maxX * (1 / 11), startAngle: .degrees(90),
      endAngle: .degrees(270), clockwise: true)
    try expect(
      path,
      draws: """
        0 10 m 110 20 l 115.522847498 20 120 15.522847498 120 10 c 120 4.477152502 115.522847498 0 110 0 c
        """)
    #expect(abs(path.boundingRect.maxX - rect.maxX - 10) < 1e-9)
  }

  @Test func sweepIsNotClampedToOneTurn() {
    #expect(arc(from: .zero, to: .radians(4 * .pi), clockwise: false).elements.count == 9)
    let path = arc(from: .zero, to: .radians(7), clockwise: false)
    #expect(path.elements.count == 6)
    expect(
      Path { $0.move(to: path.currentPoint ?? .zero) },
      equals: Path { $0.move(to: CGPoint(x: 50 + 10 * cos(7.0), y: 50 + 10 * sin(7.0))) })
  }

  @Test func remainderUsesTheTangentOfItsQuarter() throws {
    let path = arc(center: .zero, radius: 1, from: .zero, to: .radians(7), clockwise: false)
    let rest = 7 - 2 * Double.pi
    let handle = 4 / 3 * tan(rest / 4)
    guard case .curve(_, let control, _) = path.elements[5] else { throw NotACurve() }
    #expect(abs(control.x - 1) < 1e-12 && abs(control.y - handle) < 1e-12)
  }

  @Test func equalAnglesDrawNoCurve() throws {
    try expect(arc(from: .degrees(30), to: .degrees(30), clockwise: false), draws: "58.6602540378 55 m", within: 1e-5)
    #expect(arc(from: .degrees(30), to: .degrees(30), clockwise: true).elements.count == 1)
  }

  @Test(arguments: [(0.0, 360.0, true), (-90, 270, true), (360, 0, false), (0, 360, false), (360, 0, true)])
  func wholeTurnsDrawACircleEvenAgainstTheFlag(start: Double, end: Double, clockwise: Bool) {
    let path = arc(from: .degrees(start), to: .degrees(end), clockwise: clockwise)
    #expect(path.elements.count == 5)
    expect(path.boundingRect, equals: CGRect(x: 40, y: 40, width: 20, height: 20), within: 1e-9)
  }

  @Test func aLineJoinsAnOpenSubpathToTheArc() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        center: CGPoint(x: 50, y: 0), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(path.elements[1] == .line(to: CGPoint(x: 60, y: 0)))
  }

  @Test func anArcAfterACloseStartsASubpath() {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.addArc(
        center: CGPoint(x: 50, y: 0), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(path.elements[5] == .move(to: CGPoint(x: 60, y: 0)))
  }

  @Test func relativeArcTurnsBothWays() throws {
    func arc(_ delta: Double) -> Path {
      Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(delta)) }
    }
    try expect(arc(90), draws: "10 0 m 10 5.522847498 5.522847498 10 0 10 c")
    try expect(arc(-90), draws: "10 0 m 10 -5.522847498 5.522847498 -10 0 -10 c")
    #expect(arc(-720).elements.count == 9)
  }

  @Test func relativeArcsJoinLikeOthersAndGoOnPastOneTurn() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .radians(3 * .pi))
    }
    #expect(path.elements.map(\.parts.letter) == ["m", "l"] + Array(repeating: "c", count: 6))
    #expect(((path.currentPoint ?? .zero) - CGPoint(x: 0, y: -10)).length < 1e-9)
    let closed = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    }
    #expect(closed.elements[5] == .move(to: CGPoint(x: 10, y: 0)))
    // The same turn, said in two ways.
    expect(
      arc(from: .degrees(20), to: .degrees(250), clockwise: true),
      equals: Path {
        $0.addRelativeArc(
          center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(20), delta: .degrees(-130))
      }, within: 1e-12)
  }

  @Test func aConnectorWithoutLengthIsStillALine() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 60, y: 50))
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    try expect(path, draws: "60 50 m 60 50 l 60 55.522847498 55.522847498 60 50 60 c")
  }

  @Test func aTransformAppliesToTheWholeArc() {
    let transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    let plain = arc(from: .degrees(20), to: .degrees(250), clockwise: false)
    let moved = Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(20), endAngle: .degrees(250), clockwise: false,
        transform: transform)
    }
    expect(moved, equals: plain.applying(transform), within: 1e-9)
  }

  @Test func tangentArcRoundsACorner() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 400, y: 400))
      $0.addArc(tangent1End: CGPoint(x: 140, y: 250), tangent2End: CGPoint(x: 110, y: 180), radius: 50)
    }
    try expect(
      path,
      draws: """
        400 400 m 154.415379 258.316565 l 145.057503 252.917790 137.699975 244.633276 133.444250 234.703250 c
        """)
  }

  @Test func tangentArcDoesNotClampItsRadius() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 100)
    }
    try expect(path, draws: "0 0 m -90 0 l -34.77152502 0 10 44.77152502 10 100 c")
  }

  @Test func tangentArcWithoutACornerIsALine() throws {
    func arc(_ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat) -> Path {
      Path {
        $0.move(to: .zero)
        $0.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      }
    }
    let corner = CGPoint(x: 10, y: 0)
    try expect(arc(corner, CGPoint(x: 20, y: 0), 5), draws: "0 0 m 10 0 l")
    try expect(arc(corner, CGPoint(x: 5, y: 0), 5), draws: "0 0 m 10 0 l")
    try expect(arc(.zero, CGPoint(x: 5, y: 5), 5), draws: "0 0 m 0 0 l")
    try expect(arc(corner, corner, 5), draws: "0 0 m 10 0 l")
    try expect(arc(corner, CGPoint(x: 10, y: 10), 0), draws: "0 0 m 10 0 l")
    #expect(Path { $0.addArc(tangent1End: corner, tangent2End: .zero, radius: 5) }.isEmpty)
  }

  @Test func tangentArcKnowsItsStartUnderATransform() {
    let transform = CGAffineTransform(translationX: 20, y: 10).rotated(by: 0.4)
    let plain = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 30, y: 0), tangent2End: CGPoint(x: 40, y: 40), radius: 8)
    }
    let moved = Path {
      $0.move(to: CGPoint.zero.applying(transform))
      $0.addArc(
        tangent1End: CGPoint(x: 30, y: 0), tangent2End: CGPoint(x: 40, y: 40), radius: 8, transform: transform)
    }
    expect(moved, equals: plain.applying(transform), within: 1e-9)
  }

  @Test func enormousAndUndefinedSweepsStayBounded() throws {
    for size in [1e4, 1e15, 1e16, 1e19, 1e22, 1e300, .greatestFiniteMagnitude] {
      for end in [Angle.radians(size), .radians(-size), .degrees(size)] {
        for isClockwise in [false, true] {
          #expect(arc(from: .zero, to: end, clockwise: isClockwise).elements.count <= 4 * 1025 + 2)
        }
        let relative = Path {
          $0.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: end)
        }
        #expect(relative.elements.count <= 4 * 1025 + 2)
        #expect(relative.elements.count > (abs(end.radians) < 1e4 ? 100 : 4 * 1024))
        let last = try #require(relative.currentPoint)
        let off = last - CGPoint(x: 5 * cos(end.radians), y: 5 * sin(end.radians))
        #expect(abs(last.length - 5) < 1e-9 && (off.length < 1e-6 || size > 1e4))
      }
    }
    #expect(arc(from: .zero, to: .radians(.infinity), clockwise: false).isEmpty)
    #expect(arc(from: .radians(.nan), to: .zero, clockwise: true).isEmpty)
  }

  @Test func everyArcStaysOnItsCircle() {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let start = Angle(degrees: generator.number(in: -800...800))
      let end = Angle(degrees: generator.number(in: -800...800))
      let path = arc(from: start, to: end, clockwise: Bool.random(using: &generator))
      for segment in path.subpaths.flatMap(\.segments) {
        for t in stride(from: CGFloat(0), through: 1, by: 0.125) {
          let radius = (segment.point(at: t) - CGPoint(x: 50, y: 50)).length
          #expect(abs(radius - 10) < 0.003, "seed \(seed), from \(start.degrees) to \(end.degrees)")
        }
      }
      let last = CGPoint(x: 50 + 10 * cos(end.radians), y: 50 + 10 * sin(end.radians))
      #expect(((path.currentPoint ?? .zero) - last).length < 1e-9, "seed \(seed), to \(end.degrees)")
    }
  }
}

private struct NotACurve: Error {}
