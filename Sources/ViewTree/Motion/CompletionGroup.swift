/// The animations that began in one transaction and report their completion together.
public struct CompletionGroup: Hashable, Sendable {
  /// SwiftUI's AnimationCompletionCriteria.
  public enum Criteria: Hashable, Sendable {
    /// An animation is complete after its duration; what remains of a spring's movement does not matter.
    case logicallyComplete
    /// An animation is complete when it has ended, and with it all that have taken it over.
    case removed
  }

  /// The number of the group, by which its owner knows the closure to call.
  public var number: Int
  public var criteria: Criteria

  public init(_ number: Int, _ criteria: Criteria = .logicallyComplete) {
    self.number = number
    self.criteria = criteria
  }
}

/// The groups of animations whose completion is still to be reported.
public struct CompletionBook: Equatable, Sendable {
  /// The groups that wait, in the order of their transactions.
  public private(set) var open: [CompletionGroup] = []
  private var count = 0

  public init() {}

  /// Opens a group and returns it.
  public mutating func add(_ criteria: CompletionGroup.Criteria = .logicallyComplete) -> CompletionGroup {
    count += 1
    let group = CompletionGroup(count, criteria)
    open.append(group)
    return group
  }

  /// Removes the groups that no attribute holds at a moment, and returns them in order. `held` are the moments up to
  /// which each attribute holds a group; a group for which no animation began is complete at once.
  public mutating func complete(
    at moment: Double, held: (CompletionGroup) throws -> [Double]
  ) rethrows -> [CompletionGroup] {
    let done = try open.filter { try held($0).allSatisfy { $0 <= moment } }
    open.removeAll { done.contains($0) }
    return done
  }
}
