import Foundation
import TestSupport

@testable import ShapeGeometry

/// Two operands drawn at random, with the measures that laws are held to.
struct BooleanCase {
  var family: BooleanFamily
  var seed: UInt64
  var a: Path
  var b: Path
  var eoFill: Bool
  /// The greater extent of both operands.
  var size: CGFloat
  /// The length of all contours of both operands.
  var perimeter: CGFloat

  init(_ family: BooleanFamily, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (a, b) = family.operands(&generator)
    self.init(family, seed: seed, a, b, eoFill: Bool.random(using: &generator))
  }

  init(_ family: BooleanFamily, seed: UInt64, _ a: Path, _ b: Path, eoFill: Bool) {
    self.family = family
    self.seed = seed
    self.a = a
    self.b = b
    self.eoFill = eoFill
    let both = PathArea(a.with(b))
    let box = both.bounds
    size = box.isNull ? 0 : max(box.width, box.height)
    perimeter = both.perimeter
  }

  /// The most that areas may be off: a distance of 1e-6 of the size along all contours.
  var areaTolerance: CGFloat { 1e-6 * size * perimeter }

  /// The operation's result.
  func result(_ operation: BooleanOperation) -> Path { combined(operation, a, b) }

  /// The result of an operation between other paths by the same rule.
  func combined(_ operation: BooleanOperation, _ x: Path, _ y: Path) -> Path {
    switch operation {
    case .union: x.union(y, eoFill: eoFill)
    case .intersection: x.intersection(y, eoFill: eoFill)
    case .subtraction: x.subtracting(y, eoFill: eoFill)
    case .symmetricDifference: x.symmetricDifference(y, eoFill: eoFill)
    }
  }

  /// True if a winding number means inside.
  func isFilled(_ winding: Int) -> Bool { eoFill ? winding & 1 != 0 : winding != 0 }

  static let operations: [BooleanOperation] = [.union, .intersection, .subtraction, .symmetricDifference]
}

extension Path {
  /// The area that the contours enclose; that of the filled region where the path is weakly simple.
  var enclosed: CGFloat { PathArea(self).signed }
}
