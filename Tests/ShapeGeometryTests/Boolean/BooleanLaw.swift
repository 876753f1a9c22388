import Foundation
import TestSupport

@testable import ShapeGeometry

/// Laws that hold for boolean operations whatever the operands.
enum BooleanLaw: String, CaseIterable, Sendable {
  case areasAddUp, repetition, order, deMorgan, drawing, movement, powersOfTwo, points, fillRules, contours, segments
  case curves, lines, lineParts

  /// Returns the parts of the law that do not hold for a case, each in a few words.
  func violations(_ c: BooleanCase) -> [String] {
    var found = Violations()
    switch self {
    case .areasAddUp: areasAddUp(c, &found)
    case .repetition: repetition(c, &found)
    case .order: order(c, &found)
    case .deMorgan: deMorgan(c, &found)
    case .drawing: drawing(c, &found)
    case .movement: movement(c, &found)
    case .powersOfTwo: powersOfTwo(c, &found)
    case .points: points(c, &found)
    case .fillRules: fillRules(c, &found)
    case .contours: contours(c, &found)
    case .segments: segments(c, &found)
    case .curves: curves(c, &found)
    case .lines: lines(c, &found)
    case .lineParts: lineParts(c, &found)
    }
    return found.sentences
  }

  private struct Violations {
    var sentences: [String] = []

    mutating func expect(_ isHeld: Bool, _ sentence: @autoclosure () -> String) {
      if !isHeld { sentences.append(sentence()) }
    }

    mutating func expect(_ value: CGFloat, equals other: CGFloat, within tolerance: CGFloat, _ name: String) {
      expect(abs(value - other) <= tolerance, "\(name): \(value) is not \(other) within \(tolerance)")
    }
  }

  /// |A u B| + |A n B| = |A| + |B|, |A \ B| = |A| - |A n B|, |A xor B| = |A u B| - |A n B|.
  private func areasAddUp(_ c: BooleanCase, _ found: inout Violations) {
    let a = c.a.normalized(eoFill: c.eoFill).enclosed
    let b = c.b.normalized(eoFill: c.eoFill).enclosed
    let union = c.result(.union).enclosed
    let common = c.result(.intersection).enclosed
    found.expect(union + common, equals: a + b, within: c.areaTolerance, "union and intersection")
    found.expect(c.result(.subtraction).enclosed, equals: a - common, within: c.areaTolerance, "subtraction")
    found.expect(
      c.result(.symmetricDifference).enclosed, equals: union - common, within: c.areaTolerance, "symmetric difference")
  }

  /// A region with itself gives itself or nothing.
  private func repetition(_ c: BooleanCase, _ found: inout Violations) {
    let a = c.a.normalized(eoFill: c.eoFill).enclosed
    found.expect(c.combined(.union, c.a, c.a).enclosed, equals: a, within: c.areaTolerance, "A u A")
    found.expect(c.combined(.intersection, c.a, c.a).enclosed, equals: a, within: c.areaTolerance, "A n A")
    found.expect(c.combined(.subtraction, c.a, c.a).isEmpty, "A without A is not empty")
    found.expect(c.combined(.symmetricDifference, c.a, c.a).isEmpty, "A xor A is not empty")
    let region = c.result(.union)
    let area = region.enclosed
    found.expect(region.union(region).enclosed, equals: area, within: c.areaTolerance, "(A u B) u (A u B)")
    found.expect(region.symmetricDifference(region).isEmpty, "(A u B) xor (A u B) is not empty")
    for operation in BooleanCase.operations {
      let result = c.result(operation)
      for eoFill in [false, true] {
        found.expect(
          result.normalized(eoFill: eoFill).enclosed, equals: result.enclosed, within: c.areaTolerance,
          "\(operation) normalized, even-odd \(eoFill)")
      }
    }
  }

  private func order(_ c: BooleanCase, _ found: inout Violations) {
    for operation in [BooleanOperation.union, .intersection, .symmetricDifference] {
      found.expect(
        c.combined(operation, c.b, c.a).enclosed, equals: c.result(operation).enclosed, within: c.areaTolerance,
        "\(operation) swapped")
    }
  }

  private func deMorgan(_ c: BooleanCase, _ found: inout Violations) {
    guard c.size > 0 else { return }
    let box = PathArea(c.a.with(c.b)).bounds
    let frame = rectangle(box.minX - c.size, box.minY - c.size, 3 * c.size, 3 * c.size)
    let outsideA = frame.subtracting(c.a.normalized(eoFill: c.eoFill))
    let outsideB = frame.subtracting(c.b.normalized(eoFill: c.eoFill))
    found.expect(
      frame.subtracting(c.result(.union)).enclosed, equals: outsideA.intersection(outsideB).enclosed,
      within: 9 * c.areaTolerance, "outside of the union")
    found.expect(
      frame.subtracting(c.result(.intersection)).enclosed, equals: outsideA.union(outsideB).enclosed,
      within: 9 * c.areaTolerance, "outside of the intersection")
  }

  /// Direction, start and subdivision of the contours change nothing.
  private func drawing(_ c: BooleanCase, _ found: inout Violations) {
    var generator = SeededGenerator(seed: c.seed)
    let start = Int.random(in: 1...5, using: &generator)
    let divided = c.a.subdivided(&generator)
    for operation in BooleanCase.operations {
      let area = c.result(operation).enclosed
      let others = [
        ("reversed", c.combined(operation, c.a.backwards, c.b)),
        ("from another start", c.combined(operation, c.a.started(at: start), c.b)),
        ("subdivided", c.combined(operation, divided, c.b)),
      ]
      for (name, other) in others {
        found.expect(other.enclosed, equals: area, within: c.areaTolerance, "\(operation) \(name)")
      }
    }
  }

  /// Turning and moving the operands turns and moves the result.
  private func movement(_ c: BooleanCase, _ found: inout Violations) {
    var generator = SeededGenerator(seed: c.seed)
    let angle = CGFloat.random(in: 0...6, using: &generator)
    let away = c.size / 100 * pow(10, CGFloat.random(in: 1...6, using: &generator))
    let shift = point(away * cos(3 * angle), away * sin(3 * angle))
    let box = PathArea(c.a.with(c.b)).bounds
    guard !box.isNull else { return }
    let centre = point(box.midX, box.midY)
    for operation in BooleanCase.operations {
      let area = c.result(operation).enclosed
      let turned = c.combined(operation, c.a.turned(by: angle, about: centre), c.b.turned(by: angle, about: centre))
      found.expect(turned.enclosed, equals: area, within: 2 * c.areaTolerance, "\(operation) turned by \(angle)")
      let moved = c.combined(operation, c.a.moved { $0 + shift }, c.b.moved { $0 + shift })
      found.expect(moved.enclosed, equals: area, within: 2 * c.areaTolerance, "\(operation) moved by \(shift)")
    }
  }

  /// Scaling by powers of two changes exponents alone.
  private func powersOfTwo(_ c: BooleanCase, _ found: inout Violations) {
    for operation in BooleanCase.operations {
      for scale in [1024, 1.0 / 64] as [CGFloat] {
        let scaled = c.combined(operation, c.a.moved { $0 * scale }, c.b.moved { $0 * scale })
        found.expect(scaled == c.result(operation).moved { $0 * scale }, "\(operation) scaled by \(scale)")
      }
    }
  }

  /// Points near the contours are inside where the operation says so.
  private func points(_ c: BooleanCase, _ found: inout Violations) {
    let (first, second) = (PathArea(c.a), PathArea(c.b))
    let results = BooleanCase.operations.map { ($0, PathArea(c.result($0))) }
    forEachPoint(near: PathArea(c.a.with(c.b)), c, count: 32) { place, distance in
      let inFirst = c.isFilled(first.winding(around: place))
      let inSecond = c.isFilled(second.winding(around: place))
      for (operation, result) in results {
        let expected = operation.keeps(inFirst, inSecond) ? 1 : 0
        guard result.winding(around: place) != expected else { continue }
        found.expect(distance() <= 3e-6 * c.size, "\(operation) at \(place)")
      }
    }
  }

  /// Inside a result the winding number is 1 everywhere, so that both rules fill the same.
  private func fillRules(_ c: BooleanCase, _ found: inout Violations) {
    for operation in BooleanCase.operations {
      let result = PathArea(c.result(operation))
      forEachPoint(near: result, c, count: 24) { place, distance in
        let winding = result.winding(around: place)
        guard winding != 0, winding != 1 else { return }
        found.expect(distance() <= 3e-6 * c.size, "\(operation) winds \(winding) times around \(place)")
      }
    }
  }

  /// Visits places beside the contours, from 3e-5 to 0.3 of the size away, with their distance from all contours.
  private func forEachPoint(
    near contours: PathArea, _ c: BooleanCase, count: Int, _ visit: (CGPoint, () -> CGFloat) -> Void
  ) {
    var generator = SeededGenerator(seed: c.seed)
    guard c.size > 0 else { return }
    for _ in 0..<count {
      guard let segment = contours.segments.randomElement(using: &generator) else { return }
      let t = CGFloat.random(in: 0...1, using: &generator)
      let slope = segment.derivative(at: t)
      let step = c.size * pow(10, CGFloat.random(in: -4.5 ... -0.5, using: &generator))
      let side: CGFloat = Bool.random(using: &generator) ? step : -step
      guard slope.length > 0 else { continue }
      let place = segment.point(at: t) + point(-slope.y, slope.x) / slope.length * side
      visit(place) { contours.distance(to: place, tolerance: 1e-8 * c.size) }
    }
  }

  /// A result's contours lie on the operands' contours, all of them, and are not longer.
  private func contours(_ c: BooleanCase, _ found: inout Violations) {
    guard c.size > 0 else { return }
    let all = PathArea(c.a.with(c.b))
    let edges = all.edges(tolerance: 2e-6 * c.size)
    let box = PathArea.bounds(of: edges).insetBy(dx: -1e-5 * c.size, dy: -1e-5 * c.size)
    for operation in BooleanCase.operations {
      let result = PathArea(c.result(operation))
      found.expect(result.perimeter <= c.perimeter * 1.01 + 1e-5 * c.size, "\(operation) is too long")
      for index in stride(from: 0, to: result.segments.count, by: 1 + result.segments.count / 40) {
        let segment = result.segments[index]
        for t in [0.13, 0.5, 0.81] as [CGFloat] {
          let place = segment.point(at: t)
          guard box.contains(place) else {
            found.expect(false, "\(operation) leaves the box at \(place)")
            continue
          }
          let distance = PathArea.distance(to: place, edges)
          found.expect(distance <= 1e-5 * c.size, "\(operation) is \(distance) off at \(place)")
        }
      }
    }
  }

  /// A result has no more segments than the operands' segments and their crossings explain.
  private func segments(_ c: BooleanCase, _ found: inout Violations) {
    let all = PathArea(c.a.with(c.b))
    let budget = 2 * all.segments.count + 3 * PathArea.crossings(among: all.edges(tolerance: 1e-5 * c.size))
    for operation in BooleanCase.operations {
      let count = c.result(operation).segmentCount
      found.expect(count <= budget, "\(operation) has \(count) segments where \(budget) are enough")
    }
  }

  /// Curves are not given up for lines.
  private func curves(_ c: BooleanCase, _ found: inout Violations) {
    for operation in BooleanCase.operations {
      let outcome = BooleanComputation(c.a, c.b, eoFill: c.eoFill).region(operation)
      found.expect(outcome.method != .polygons, "\(operation) is made of lines: \(outcome.violations)")
    }
  }

  /// The parts inside and the parts outside are together as long as the line.
  private func lines(_ c: BooleanCase, _ found: inout Violations) {
    let whole = c.a.drawnLength
    let inside = c.a.lineIntersection(c.b, eoFill: c.eoFill).drawnLength
    let outside = c.a.lineSubtraction(c.b, eoFill: c.eoFill).drawnLength
    found.expect(inside + outside, equals: whole, within: 1e-5 * (c.size + c.perimeter), "parts of the line")
  }

  /// Parts of a line lie where they should, as near as chords decide curves, and only what is not cut stays closed.
  private func lineParts(_ c: BooleanCase, _ found: inout Violations) {
    guard c.size > 0 else { return }
    let region = PathArea(c.b)
    for isInside in [true, false] {
      let part = isInside ? c.a.lineIntersection(c.b, eoFill: c.eoFill) : c.a.lineSubtraction(c.b, eoFill: c.eoFill)
      for segment in part.subpaths.flatMap(\.segments) {
        let place = segment.point(at: 0.43)
        guard c.isFilled(region.winding(around: place)) != isInside else { continue }
        let distance = region.distance(to: place, tolerance: 1e-8 * c.size)
        found.expect(distance <= 4e-6 * c.size, "inside \(isInside) at \(place)")
      }
      let closed = part.subpaths.lazy.filter(\.isClosed).count
      found.expect(closed <= c.a.subpaths.lazy.filter(\.isClosed).count, "a part is closed")
    }
  }
}
