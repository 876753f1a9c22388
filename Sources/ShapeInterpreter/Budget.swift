/// The limits of one evaluation, and the signal that stops it from outside.
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
  /// The content of a machine's words that no code has set yet. No value depends on it, which tests try.
  var unsetWord: UInt64 = 0

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
