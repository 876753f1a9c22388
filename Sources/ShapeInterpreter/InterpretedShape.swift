import Foundation
import ShapeGeometry

/// A Swift source text and its file name for diagnostics.
public struct ShapeSource: Equatable, Sendable {
  /// The file's name as the user wrote it.
  public var name: String
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// A shape of a source file: a function from parameter values and a rectangle to a path.
public struct InterpretedShape: Sendable {
  /// The struct's name, qualified by the enclosing types: `Bubble` or `Icons.Bubble`.
  public var name: String
  /// The struct's doc comment without its slashes; empty if there is none.
  public var documentation: String
  /// The parameters for the start values.
  public var parameters: [Parameter]
  /// The function that finds the parameters for other values; nil if the parameters never depend on the values.
  private let arrangement: Arrangement?
  private let draw: @Sendable (CGRect, [ParameterValue], Budget) throws(EvaluationFailure) -> Path

  /// A function that returns the parameters for changed values. It calls `value` for one parameter after the
  /// other; nil keeps the start value.
  ///
  /// A later parameter may depend on earlier values: an array has parameters for as many elements as its count says.
  public typealias Arrangement = @Sendable (_ value: @escaping (Parameter) -> ParameterValue?) -> [Parameter]

  /// Makes a shape. `draw` evaluates it, and is passed a value for each parameter, in order.
  ///
  /// `arrangement` finds the parameters for values that differ from the start values. Without
  /// it the parameters never change.
  public init(
    name: String, documentation: String = "", parameters: [Parameter],
    arrangement: Arrangement? = nil,
    draw: @escaping @Sendable (CGRect, [ParameterValue], Budget) throws(EvaluationFailure) -> Path
  ) {
    self.name = name
    self.documentation = documentation
    self.parameters = parameters
    self.arrangement = arrangement
    self.draw = draw
  }

  /// Returns the parameters if those in `changes`, by name, have these values instead of their start values.
  ///
  /// An array has parameters for each of its elements, an optional for its value, an enum for
  /// the associated values of its case.
  public func parameters(changing changes: [String: ParameterValue]) -> [Parameter] {
    arrangement?({ changes[$0.name] }) ?? parameters
  }

  /// Returns the parameters for the values that `value` returns for each of them, in order; nil keeps the start value.
  public func parameters(giving value: @escaping (Parameter) -> ParameterValue?) -> [Parameter] {
    if let arrangement { return arrangement(value) }
    for parameter in parameters { _ = value(parameter) }
    return parameters
  }

  /// Returns the shape's path in `rect`, in shape space. `values` are in the order of the parameters for these values.
  ///
  /// Throws if the source traps or exceeds the budget.
  public func path(
    in rect: CGRect, values: [ParameterValue], budget: Budget = .standard
  ) throws(EvaluationFailure) -> Path {
    try draw(rect, values, budget)
  }
}

/// The limits of one evaluation of a shape, and the signal that stops it from outside.
public struct Budget: Sendable {
  /// The most loop iterations and calls, all together.
  public var steps: Int
  /// The greatest depth of nested calls, and of nested values.
  public var depth: Int
  /// The greatest size of one value: elements of a path, elements of an array, characters of a string.
  public var size: Int
  /// The most elements and characters that library functions process, all together.
  public var work: Int
  /// The most memory of all values that are alive at one time, in bytes.
  public var bytes: Int
  /// The signal that ends the evaluation when its result is not wanted any more.
  public var stop: StopSignal

  /// Makes a budget. By default, `work` is 16 times `steps`.
  public init(
    steps: Int, depth: Int, size: Int, work: Int? = nil, bytes: Int = 256 << 20, stop: StopSignal = .never
  ) {
    self.steps = steps
    self.depth = depth
    self.size = size
    self.work = work ?? min(steps, Int.max / 16) * 16
    self.bytes = bytes
    self.stop = stop
  }

  /// A budget that is enough for any drawing and is used up in well under a second.
  public static let standard = Budget(steps: 2_000_000, depth: 500, size: 500_000)

  /// Returns the same budget with another stop signal.
  public func stopped(by stop: StopSignal) -> Budget {
    var budget = self
    budget.stop = stop
    return budget
  }
}

/// The error of an evaluation, with the part of the path that was drawn before it.
public struct EvaluationFailure: Error, Sendable {
  public var diagnostic: Diagnostic
  /// The path that was drawn before the error; empty if there is none.
  public var partialPath: Path
  /// True if the stop signal ended the evaluation. The diagnostic then has the location that was reached.
  public var isStopped: Bool

  public init(diagnostic: Diagnostic, partialPath: Path = Path(), isStopped: Bool = false) {
    self.diagnostic = diagnostic
    self.partialPath = partialPath
    self.isStopped = isStopped
  }
}
