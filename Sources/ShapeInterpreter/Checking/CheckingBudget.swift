/// The limit on the work of checking a source and of generating its code and initial values.
///
/// Ordinary sources take a few steps for each of their bytes. A source whose work grows much faster than its length
/// exceeds the limit.
struct CheckingBudget {
  /// The number of expressions, types and candidates visited.
  private(set) var steps = 0
  private var most: Int
  /// The diagnostic emitted when the steps were used up, or nil before; no others are emitted after it.
  private(set) var complaint: Complaint?
  /// The remaining budget for evaluating all initial values; the memory that they hold is subtracted permanently.
  var evaluation = Budget.startValues
  /// The number of finished expressions that are not charged yet.
  private var finished = 0

  private static let least = 300_000
  private static let stepsPerByte = 40

  /// Makes the budget of a source of `size` UTF-8 bytes.
  init(size: Int = 0) {
    most = Self.least + size * Self.stepsPerByte
  }

  /// True if the budget is spent.
  var isSpent: Bool { complaint != nil }

  /// Charges for finishing one expression, one step for each `finishedPerStep` of them; returns false if no steps are
  /// left.
  mutating func takeFinished(at offset: Int) -> Bool {
    finished += 1
    guard finished == Self.finishedPerStep else { return true }
    finished = 0
    return take(1, at: offset)
  }

  private static let finishedPerStep = 8

  /// Returns the budget after more parts of the work, each from one budget to another. Returns nil if they might have
  /// used it up one after the other, where each begins with what the others left.
  func spent(by parts: [(start: CheckingBudget, end: CheckingBudget)]) -> CheckingBudget? {
    var result = self
    for (start, end) in parts {
      guard !end.isSpent else { return nil }
      // A step may have been finished in two parts.
      result.steps += end.steps - start.steps + 1
      result.evaluation.steps -= start.evaluation.steps - end.evaluation.steps
      result.evaluation.work -= start.evaluation.work - end.evaluation.work
      result.evaluation.bytes -= start.evaluation.bytes - end.evaluation.bytes
    }
    let (left, start) = (result.evaluation, Budget.startValues)
    let isPlenty =
      left.steps >= start.steps / 8 * 7 && left.work >= start.work / 8 * 7 && left.bytes >= start.bytes / 8 * 7
    return result.steps <= most && isPlenty ? result : nil
  }

  /// Charges `count` steps; returns false if no steps are left.
  mutating func take(_ count: Int, at offset: Int) -> Bool {
    steps += count
    guard steps > most else { return true }
    if complaint == nil {
      complaint = Complaint(LimitProblem.checkingSteps(most), at: offset)
    }
    return false
  }
}

extension Budget {
  /// The limit on the evaluation of all initial values of a source.
  static let startValues = Budget(
    steps: standard.steps, depth: standard.depth, size: standard.size, work: standard.work, bytes: 64 << 20)
}

extension Type {
  /// The greatest number of types that a type may be composed of.
  static let largest = 500
  /// The greatest nesting depth of a type.
  static let deepest = 100
}
