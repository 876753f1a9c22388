import Foundation

/// The limits of one layout, and the signal that ends it from outside.
///
/// A layout that has reached a limit goes on with what it has: views that are not opened are left out, sizes that are
/// not found are 0. Its error is then the pass's `failure`.
public struct LayoutLimits: Sendable {
  /// The most views, modifiers included.
  public var views: Int
  /// The most views that lie in each other, modifiers included. Layout recurs as deep.
  public var depth: Int
  /// The most sizes and places that are found, all together; one that is known already costs nothing.
  public var answers: Int
  /// Returns true if the result of the layout is not wanted any more. It is called often.
  public var isStopped: @Sendable () -> Bool

  public init(views: Int, depth: Int, answers: Int, isStopped: @escaping @Sendable () -> Bool = { false }) {
    self.views = views
    self.depth = depth
    self.answers = answers
    self.isStopped = isStopped
  }

  /// Limits that are enough for any screen and are reached in a fraction of a second.
  public static let standard = LayoutLimits(views: 25_000, depth: 1_000, answers: 300_000)

  /// Returns the same limits with another signal.
  public func stopped(by isStopped: @escaping @Sendable () -> Bool) -> LayoutLimits {
    var result = self
    result.isStopped = isStopped
    return result
  }
}

/// The error of a layout that ended at one of its limits.
public enum LayoutEnd: Error, Equatable, Sendable {
  /// More views than this.
  case tooManyViews(Int)
  /// Views in views without an end, as far as the limit shows; the name is that of the program's innermost view.
  case nestedWithoutEnd(in: String)
  /// More sizes and places than this.
  case tooManyAnswers(Int)
  case stopped
}

extension LayoutPass {
  /// The greatest coordinate and length of a frame, in points. An endless view ends there.
  static let farthest: CGFloat = 1e9

  /// Returns the nearest coordinate that a frame can have; `usual` stands for one that is no number.
  static func sound(_ coordinate: CGFloat, or usual: CGFloat) -> CGFloat {
    coordinate.isNaN ? usual : min(max(coordinate, -farthest), farthest)
  }
}
