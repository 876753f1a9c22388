import Foundation

@testable import ShapeGeometry

// What computations with a meter do for tests that do not ask for their work.

extension WorkMeter {
  /// Runs `work` with a meter that nobody reads.
  static func uncharged<Result>(_ work: (inout WorkMeter) throws(WorkInterruption) -> Result) -> Result {
    run(charging: { _ in }, work)
  }
}

extension BooleanComputation {
  func region(_ operation: BooleanOperation) -> BooleanOutcome {
    WorkMeter.uncharged { meter throws(WorkInterruption) in try region(operation, charging: &meter) }
  }

  func line(inside: Bool) -> BooleanOutcome {
    WorkMeter.uncharged { meter throws(WorkInterruption) in try line(inside: inside, charging: &meter) }
  }
}

extension BoxTree {
  func forEachPair(_ body: (Int, Int) -> Void) {
    WorkMeter.uncharged { meter throws(WorkInterruption) in
      try forEachPair(charging: &meter) { i, j, _ throws(WorkInterruption) in body(i, j) }
    }
  }

  func forEachBox(meeting box: SlantedBox, _ body: (Int) -> Void) {
    WorkMeter.uncharged { meter throws(WorkInterruption) in
      try forEachBox(meeting: box, charging: &meter, body)
    }
  }
}

extension Path {
  func dashes(_ style: StrokeStyle) -> [Dash]? {
    WorkMeter.uncharged { meter throws(WorkInterruption) in try dashes(style, charging: &meter) }
  }
}

extension PathSegment {
  func appendVertices(to points: inout [CGPoint], tolerance: CGFloat) {
    WorkMeter.uncharged { meter throws(WorkInterruption) in
      try appendVertices(to: &points, tolerance: tolerance, charging: &meter)
    }
  }
}
