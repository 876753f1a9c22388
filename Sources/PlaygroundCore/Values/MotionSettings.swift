import PlainText
import ShapeInterpreter
import ViewTree

/// The curve by which a shape goes from the bookmarked values to the present ones, from the values of its parameters.
struct MotionSettings: Equatable, Sendable {
  /// The curves, by the names that their values have.
  enum Curve: String, CaseIterable {
    case spring, bounce, easeInOut, easeIn, easeOut, linear
  }

  private var curve: Curve
  private var response: Double
  private var dampingFraction: Double
  private var duration: Double
  private var bounce: Double

  /// The parameters in the order of their values; the start values are those of SwiftUI's default animation, where they
  /// occur in it. A spring that swings for ever is not among them.
  static let parameters: [Parameter] = [
    Parameter(
      name: "curve", typeName: "Animation", kind: .choice(Curve.allCases.map(\.rawValue)), initial: .choice(0),
      documentation: "how the shape goes from the bookmark to the present values"),
    Parameter(
      name: "response", typeName: "Double", kind: .number, initial: .number(0.55), range: 0.05...2, step: 0.05,
      documentation: "the seconds of a swing without friction"),
    Parameter(
      name: "dampingFraction", typeName: "Double", kind: .number, initial: .number(1), range: 0.05...1, step: 0.05,
      documentation: "the friction of the spring; at 1 it does not swing"),
    Parameter(
      name: "duration", typeName: "Double", kind: .number, initial: .number(0.5), range: 0.05...5, step: 0.05,
      documentation: "the seconds of the motion"),
    Parameter(
      name: "bounce", typeName: "Double", kind: .number, initial: .number(0.3), range: 0...0.95, step: 0.05,
      documentation: "how much the spring swings; at 0 it does not"),
  ]

  init(values: [ParameterValue]) {
    func number(_ index: Int) -> Double { values[index].number ?? 0 }
    if case .choice(let index) = values[0], Curve.allCases.indices.contains(index) {
      curve = Curve.allCases[index]
    } else {
      curve = .spring
    }
    (response, dampingFraction, duration, bounce) = (number(1), number(2), number(3), number(4))
  }

  /// The indices of the parameters that the curve depends on, with its own.
  var rows: [Int] {
    switch curve {
    case .spring: [0, 1, 2]
    case .bounce: [0, 3, 4]
    case .easeInOut, .easeIn, .easeOut, .linear: [0, 3]
    }
  }

  var animation: AnimationValue {
    switch curve {
    case .spring: .spring(FluidSpring(response: response, dampingFraction: dampingFraction))
    case .bounce: .spring(FluidSpring(response: duration, dampingFraction: 1 - bounce))
    case .easeInOut: .timing(.easeInOut, duration: duration)
    case .easeIn: .timing(.easeIn, duration: duration)
    case .easeOut: .timing(.easeOut, duration: duration)
    case .linear: .timing(.linear, duration: duration)
    }
  }

  /// The animation in SwiftUI's words.
  var text: String {
    switch curve {
    case .spring: ".spring(response: \(shortest(response)), dampingFraction: \(shortest(dampingFraction)))"
    case .bounce: ".spring(duration: \(shortest(duration)), bounce: \(shortest(bounce)))"
    case .easeInOut, .easeIn, .easeOut, .linear: ".\(curve.rawValue)(duration: \(shortest(duration)))"
    }
  }
}
