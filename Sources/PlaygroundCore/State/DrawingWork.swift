import ShapeGeometry
import ShapeInterpreter

/// What trims and outlines of a drawing may take: some work, and no more when they are told to stop.
public struct DrawingWork: Sendable {
  /// Units that are left, as geometry counts them: about 10 ns each.
  private var left: Int
  private let stop: StopSignal
  /// Whether something was left undone because too little was left.
  public private(set) var isSpent = false

  /// Enough for every outline that can be seen as one: about half a second, and no more than a few hundred megabytes.
  public static let usual = 40_000_000

  public init(_ units: Int = usual, stop: StopSignal = .never) {
    left = units
    self.stop = stop
  }

  /// What `body` makes while it charges its work; nil when that is ended.
  mutating func pay<Result>(
    _ body: ((Int) throws(DrawingInterruption) -> Void) throws(DrawingInterruption) -> Result
  ) -> Result? {
    guard !isSpent else { return nil }
    var left = left
    defer { self.left = left }
    do throws(DrawingInterruption) {
      return try body { (units) throws(DrawingInterruption) in
        left -= units
        if stop.isRaised { throw .stopped }
        if left < 0 { throw .spent }
      }
    } catch {
      isSpent = error == .spent
      return nil
    }
  }
}

/// Why a drawing was not finished.
enum DrawingInterruption: Error {
  case spent, stopped
}
