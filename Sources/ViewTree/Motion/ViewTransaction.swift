/// The context of one change of state on its way down the views: a value of SwiftUI's Transaction.
///
/// `withAnimation` makes one with an animation; each modifier on the way changes it for the views within. The innermost
/// one that says something therefore wins for its views.
public struct ViewTransaction: Hashable, Sendable {
  /// The animation of the change; nil for a change at once.
  public var animation: AnimationValue?
  /// True if the `animation` modifiers on the way may not replace the animation.
  public var disablesAnimations = false
  /// True for a change that is one of many, such as the steps of a drag.
  public var isContinuous = false
  /// True if the speed of changes is to be kept for an animation that follows.
  public var tracksVelocity = false
  /// The groups that wait for the animations of this change.
  public var completions: [CompletionGroup] = []

  public init(animation: AnimationValue? = nil) { self.animation = animation }

  /// Returns the transaction for the views within `.animation(_:value:)`. `isChange` is true if the value is not that
  /// of the evaluation before; in the first one it never is. A changed value without an animation takes it away.
  public func within(_ animation: AnimationValue?, isChange: Bool) -> ViewTransaction {
    guard isChange, !disablesAnimations else { return self }
    var result = self
    result.animation = animation
    return result
  }
}
