import Foundation
import ShapeGeometry
import Synchronization
import Testing

@testable import ShapeInterpreter

/// Operations on paths are charged for the work that they find while they do it: what crosses, not what there is.
struct GeometryChargeTests {
  /// A star of so many lines, of which nearly each crosses each, drawn into `path`.
  private static func star(_ count: Int) -> String {
    """
    for i in 0..<\(count) {
      let angle = Angle(radians: Double(i) * 3)
      let end = CGPoint(x: 50 + 50 * cos(angle.radians), y: 50 + 50 * sin(angle.radians))
      if i == 0 { path.move(to: end) } else { path.addLine(to: end) }
    }
    path.closeSubpath()

    """
  }

  /// The operations on the star, on line 12.
  static let operations = [
    "path = path.normalized()", "path = path.union(path.offsetBy(dx: 1, dy: 2))",
    "path = path.intersection(path.offsetBy(dx: 1, dy: 2))", "path = path.subtracting(path.offsetBy(dx: 1, dy: 2))",
    "path = path.symmetricDifference(path.offsetBy(dx: 1, dy: 2))",
    "path = path.lineIntersection(path.offsetBy(dx: 1, dy: 2))",
    "path = path.lineSubtraction(path.offsetBy(dx: 1, dy: 2))",
    "path = Path(path.cgPath.normalized())", "path = Path(path.cgPath.componentsSeparated()[0])",
    "path = Path(path.cgPath.union(path.offsetBy(dx: 1, dy: 2).cgPath))",
    "path = Path(path.cgPath.lineSubtracting(path.offsetBy(dx: 1, dy: 2).cgPath))",
    "_ = path.cgPath.intersects(path.offsetBy(dx: 1, dy: 2).cgPath)",
    "path = path.union(path.offsetBy(dx: 1, dy: 2), eoFill: true).path(in: rect)",
  ]

  @Test(arguments: operations)
  func theBudgetEndsAnOperationWhereItIs(operation: String) throws {
    let budget = Budget(steps: 20_000, depth: 100, size: 500_000, work: 200_000)
    let failure = try Interpretation.failure(Self.star(400) + operation, budget: budget)
    #expect(
      failure.diagnostic.headline.hasSuffix(
        "error: the shape did not finish before library calls had gone through 200000 elements"))
    #expect(failure.diagnostic.place?.line == 12)
  }

  @Test(arguments: operations)
  func aStopThatIsRaisedDuringAnOperationEndsIt(operation: String) throws {
    // The star is drawn within a few looks; as many as these are taken within the operation alone.
    let looks = Counter()
    let stop = StopSignal(look: { looks.next() > 12 }, change: {})
    let budget = Budget(steps: 1 << 40, depth: 100, size: 500_000, work: 1 << 50, stop: stop)
    let failure = try Interpretation.failure(Self.star(600) + operation, budget: budget)
    #expect(failure.isStopped)
    #expect(failure.diagnostic.place?.line == 12)
    #expect(failure.partialPath.elements.count == 601, "what was there before is kept")
    #expect(looks.count < 20, "no work goes on after that")
  }

  @Test(arguments: [
    "path = path.strokedPath(StrokeStyle(lineWidth: 1, lineJoin: .round))",
    "path = path.strokedPath(StrokeStyle(lineWidth: 1, dash: [0.01]))",
    "path = path.trimmedPath(from: 0.1, to: 0.9)", "path = Path(path.cgPath.flattened(threshold: 1e-6))",
    "path = Path(path.cgPath.copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .round, miterLimit: 9))",
    "path = Path(path.cgPath.copy(dashingWithPhase: 0, lengths: [0.01]))",
    "path = path.stroke(lineWidth: 2).path(in: rect)", "path = path.trim(from: 0.2, to: 0.8).path(in: rect)",
  ])
  func aStopEndsWhatIsDoneToLongCurves(operation: String) throws {
    let curves = """
      path.move(to: .zero)
      for i in 0..<8_000 {
        let x = CGFloat(i)
        path.addCurve(to: CGPoint(x: x, y: 0), control1: CGPoint(x: x + 60, y: 60), control2: CGPoint(x: x - 60, y: 60))
      }

      """
    let looks = Counter()
    let stop = StopSignal(look: { looks.next() > 6 }, change: {})
    let budget = Budget(steps: 1 << 40, depth: 100, size: 500_000, work: 1 << 50, stop: stop)
    let failure = try Interpretation.failure(curves + operation, budget: budget)
    #expect(failure.isStopped)
    #expect(looks.count < 9)
    #expect(failure.partialPath.elements.count == 8_001)
  }

  @Test func aLoopOfUnionsEndsWithASentence() throws {
    let budget = Budget(steps: 20_000, depth: 100, size: 500_000, work: 1_000_000)
    let failure = try Interpretation.failure(
      """
      path.addEllipse(in: rect)
      for i in 0..<10_000 {
        let next = Path(ellipseIn: CGRect(x: CGFloat(i), y: CGFloat(i % 7), width: 90, height: 90))
        path = path.symmetricDifference(next)
      }
      """, budget: budget)
    #expect(failure.diagnostic.message.hasPrefix("the shape did not finish before library calls"))
    #expect(failure.diagnostic.place?.line == 9)
  }

  @Test func modifiersOfShapesAreChargedAsThePathsAre() throws {
    let budget = Budget(steps: 20_000, depth: 100, size: 500_000, work: 200_000)
    let star =
      "struct Star: Shape { func path(in rect: CGRect) -> Path { var path = Path()\n\(Self.star(400)) return path } }"
    for shape in [
      "Star().union(Star().offset(x: 1, y: 2))", "Star().symmetricDifference(Circle().stroke(lineWidth: 3))",
    ] {
      let failure = try Interpretation.failure("path = \(shape).path(in: rect)", declarations: star, budget: budget)
      #expect(failure.diagnostic.message.hasPrefix("the shape did not finish before library calls"))
      #expect(failure.diagnostic.place != nil)
    }
  }

  @Test func anOrdinaryShapeNeedsAFractionOfTheWork() throws {
    // A hundredth of what the standard budget allows.
    let budget = Budget(steps: 20_000, depth: 100, size: 500_000)
    let path = try Interpretation.path(
      """
      for i in 0..<12 {
        let puff = Path(ellipseIn: CGRect(x: CGFloat(i) * 14, y: CGFloat(i % 3) * 9, width: 40, height: 40))
        path = path.union(puff)
      }
      path = path.subtracting(Path(rect.insetBy(dx: 60, dy: 60))).strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2]))
      path = path.trimmedPath(from: 0.1, to: 0.9).normalized()
      """, budget: budget)
    #expect(path.elements.count > 50)
  }
}

/// Counts calls from a closure that may be called anywhere.
private final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func next() -> Int {
    value.withLock {
      $0 += 1
      return $0
    }
  }
}
