import Foundation
import ShapeGeometry

/// A Swift source text and the name that diagnostics give it.
public struct ShapeSource: Equatable, Sendable {
  /// The file's name as the user wrote it.
  public var name: String
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// A shape of a source file as a function from parameter values and a rectangle to a path.
public struct InterpretedShape: Sendable {
  /// The struct's name, qualified by the types around it: `Bubble` or `Icons.Bubble`.
  public var name: String
  /// The struct's doc comment without its slashes, empty when it has none.
  public var documentation: String
  /// The parameters that there are at the start values.
  public var parameters: [Parameter]
  /// The parameters that there are when a function gives each its value as it comes; nil when these are always the same.
  private let arrangement: Arrangement?
  private let draw: @Sendable (CGRect, [ParameterValue], Budget) throws(EvaluationFailure) -> Path

  /// Tells the parameters that there are with the values that a function gives them, one after the other; nil leaves one as it is.
  ///
  /// What comes later may depend on the values before it: an array's elements on its count.
  public typealias Arrangement = @Sendable (_ value: @escaping (Parameter) -> ParameterValue?) -> [Parameter]

  /// A shape that `draw` evaluates; it is handed a value for each parameter, in their order.
  ///
  /// `arrangement` tells the parameters for values that differ from the start values; without it they are always the same.
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

  /// The parameters that there are when those of certain names have other values than their start values.
  ///
  /// An array has parameters for each of its elements, an optional for its value, an enum for the values of its case.
  public func parameters(changing changes: [String: ParameterValue]) -> [Parameter] {
    arrangement?({ changes[$0.name] }) ?? parameters
  }

  /// The parameters that there are when a function gives each its value as it comes; nil leaves one as it is.
  public func parameters(giving value: @escaping (Parameter) -> ParameterValue?) -> [Parameter] {
    if let arrangement { return arrangement(value) }
    for parameter in parameters { _ = value(parameter) }
    return parameters
  }

  /// The shape's path in `rect`, in shape space; `values` are in the order of the parameters that there are with them.
  ///
  /// Throws when the source traps or exceeds the budget.
  public func path(
    in rect: CGRect, values: [ParameterValue], budget: Budget = .standard
  ) throws(EvaluationFailure) -> Path {
    try draw(rect, values, budget)
  }
}

/// How much work one evaluation of a shape may do before it is stopped, and what stops it from outside.
public struct Budget: Sendable {
  /// Loop turns and calls, all together.
  public var steps: Int
  /// Calls within calls, and values within values.
  public var depth: Int
  /// Elements of a path, elements of an array, characters of a string: each alone.
  public var size: Int
  /// Elements and characters that the library's functions go through, all together.
  public var work: Int
  /// Memory of all values that are alive at one time, in bytes.
  public var bytes: Int
  /// Raised by whoever does not want the evaluation any more.
  public var stop: StopSignal

  /// A budget; without a limit of its own the library's functions may go through 16 elements for each loop turn.
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

  /// Ample for any drawing, spent in well under a second.
  public static let standard = Budget(steps: 2_000_000, depth: 500, size: 500_000)

  /// The same budget for work that a signal stops.
  public func stopped(by stop: StopSignal) -> Budget {
    var budget = self
    budget.stop = stop
    return budget
  }
}

/// Why an evaluation stopped, and what it had drawn by then.
public struct EvaluationFailure: Error, Sendable {
  public var diagnostic: Diagnostic
  /// The path as far as it was drawn; empty when nothing was.
  public var partialPath: Path
  /// Whether it was told to stop from outside: the diagnostic says where it was then.
  public var isStopped: Bool

  public init(diagnostic: Diagnostic, partialPath: Path = Path(), isStopped: Bool = false) {
    self.diagnostic = diagnostic
    self.partialPath = partialPath
    self.isStopped = isStopped
  }
}
