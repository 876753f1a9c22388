/// The budget for the trims and outlines of a drawing: an amount of work, and a check whether it is still wanted.
public struct DrawingWork: Sendable {
  /// The remaining units, as geometry counts them: about 10 ns each.
  private var left: Int
  private let checksStop: @Sendable () -> Bool
  /// True if something was left out because the budget was too small.
  public private(set) var isSpent = false

  /// The default budget, enough for every outline that can be recognized: about half a second, and at most a few
  /// hundred megabytes.
  public static let usual = 40_000_000

  /// Creates a budget. `isStopped` is called often, from the thread of the work; when it returns true, the work ends.
  public init(_ units: Int = usual, isStopped: @escaping @Sendable () -> Bool = { false }) {
    left = units
    checksStop = isStopped
  }

  /// True if the work is not wanted any more.
  public var isStopped: Bool { checksStop() }

  /// Returns the result of `body`, which charges its work as it proceeds; nil if the budget is spent or stopped.
  public mutating func pay<Result>(
    _ body: ((Int) throws(DrawingInterruption) -> Void) throws(DrawingInterruption) -> Result
  ) -> Result? {
    guard !isSpent else { return nil }
    var left = left
    defer { self.left = left }
    do throws(DrawingInterruption) {
      return try body { (units) throws(DrawingInterruption) in
        left -= units
        if checksStop() { throw .stopped }
        if left < 0 { throw .spent }
      }
    } catch {
      isSpent = error == .spent
      return nil
    }
  }
}

/// The reason why a drawing was not finished.
public enum DrawingInterruption: Error {
  case spent, stopped
}
