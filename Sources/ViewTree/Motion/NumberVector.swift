import Foundation
import ShapeGeometry

/// Animatable data of a known number of numbers: a number, nothing, or a pair of such data.
public protocol NumberVector: VectorArithmetic {
  /// Takes its numbers from the front of a list; those that are missing are 0.
  init(taking numbers: inout ArraySlice<Double>)
  /// Appends its numbers to a list.
  func append(to numbers: inout [Double])
}

extension Double: NumberVector {
  public init(taking numbers: inout ArraySlice<Double>) { self = numbers.popFirst() ?? 0 }
  public func append(to numbers: inout [Double]) { numbers.append(self) }
}

extension CGFloat: NumberVector {
  public init(taking numbers: inout ArraySlice<Double>) { self = CGFloat(numbers.popFirst() ?? 0) }
  public func append(to numbers: inout [Double]) { numbers.append(Double(self)) }
}

extension EmptyAnimatableData: NumberVector {
  public init(taking numbers: inout ArraySlice<Double>) { self.init() }
  public func append(to numbers: inout [Double]) {}
}

extension AnimatablePair: NumberVector where First: NumberVector, Second: NumberVector {
  public init(taking numbers: inout ArraySlice<Double>) {
    let first = First(taking: &numbers)
    self.init(first, Second(taking: &numbers))
  }

  public func append(to numbers: inout [Double]) {
    first.append(to: &numbers)
    second.append(to: &numbers)
  }
}

extension Animatable where AnimatableData: NumberVector {
  /// The numbers that take part in an animation of the value.
  ///
  /// They have SwiftUI's units, on which the end of a spring depends: lengths are points, opacities themselves; angles
  /// in radians, unit points and the components of colours are multiplied by 128.
  public var motionVector: [Double] {
    var numbers: [Double] = []
    animatableData.append(to: &numbers)
    return numbers
  }

  /// Returns the value with other numbers; what is not animated stays.
  public func moved(to vector: [Double]) -> Self {
    var (rest, result) = (vector[...], self)
    result.animatableData = AnimatableData(taking: &rest)
    return result
  }
}

/// Colours change by their light: a half way between black and white is brighter than the half of their bytes.
extension ResolvedColor: Animatable {
  private static let unit = 128.0

  /// The light of red, green and blue, and the opacity, multiplied by 128.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
    get {
      let (red, green, blue) = light
      return AnimatablePair(
        red * Self.unit, AnimatablePair(green * Self.unit, AnimatablePair(blue * Self.unit, opacity * Self.unit)))
    }
    set {
      let (green, rest) = (newValue.second.first, newValue.second.second)
      self = ResolvedColor(
        linear: (newValue.first / Self.unit, green / Self.unit, rest.first / Self.unit),
        opacity: rest.second / Self.unit)
    }
  }
}
