/// A vector that animations move: what SwiftUI's `VectorArithmetic` asks for.
///
/// A program's own vectors compute with the program's code, which may fail; lists of numbers never do.
public protocol MotionVector: Sendable {
  /// The error of the computation; `Never` for native vectors.
  associatedtype Failure: Error

  /// Adds a multiple of another vector.
  mutating func add(_ other: Self, scaledBy share: Double) throws(Failure)

  /// Returns the vector multiplied by a number.
  func scaled(by factor: Double) throws(Failure) -> Self

  /// Returns the dot product of the vector with itself.
  func squaredMagnitude() throws(Failure) -> Double

  /// Returns true if both vectors are the same.
  func isSame(as other: Self) throws(Failure) -> Bool
}

extension MotionVector {
  /// Returns the sum of this vector and a multiple of another one.
  public func adding(_ other: Self, scaledBy share: Double) throws(Failure) -> Self {
    var result = self
    try result.add(other, scaledBy: share)
    return result
  }
}

/// Numbers side by side; of two lists the shorter one goes on with zeros.
extension [Double]: MotionVector {
  public mutating func add(_ other: [Double], scaledBy share: Double) {
    let common = Swift.min(count, other.count)
    for index in 0..<common { self[index] += other[index] * share }
    if other.count > common { append(contentsOf: other[common...].map { $0 * share }) }
  }

  public func scaled(by factor: Double) -> [Double] { map { $0 * factor } }
  public func squaredMagnitude() -> Double { reduce(0) { $0 + $1 * $1 } }
  public func isSame(as other: [Double]) -> Bool { self == other }
}
