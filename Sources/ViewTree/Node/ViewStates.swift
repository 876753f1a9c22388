import Foundation
import ShapeGeometry

/// A view that code wants to see in the view that scrolls around it.
public struct ScrollGoal: Equatable, Sendable {
  /// The identity of the view as text.
  public var id: String
  /// The point of the view that is to stand at the same point of the one that scrolls; nil for the least way.
  public var anchor: UnitPoint?

  public init(_ id: String, at anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }
}

/// The offset of a view that scrolls, among the values of views.
private struct ScrollOffset: StateValue {
  var point: CGPoint
  /// The number of its place.
  static let index = Int.min

  func isSame(as other: any StateValue) -> Bool { (other as? ScrollOffset)?.point == point }
}

/// A value that a view of a program has stored.
public protocol StateValue: Sendable {
  /// Returns whether storing the other value instead would change nothing.
  func isSame(as other: any StateValue) -> Bool
}

/// The values that the views of a program have stored in place of the start values of their states, and the times that
/// their code has asked for.
///
/// A value belongs to the identity of its view, so that it is the same one when the view is made again.
public struct ViewStates: Sendable {
  /// The place of a value: the identity of the view, and the number of the state among the states of the view. What the
  /// library itself keeps of a view has a negative number.
  public struct Place: Hashable, Sendable {
    public var identity: ViewIdentity
    public var index: Int

    public init(_ identity: ViewIdentity, _ index: Int) {
      self.identity = identity
      self.index = index
    }
  }

  /// The changes that code made one after the other in one transaction.
  public struct Change: Sendable {
    public var transaction: ViewTransaction
    var values: [(place: Place, value: any StateValue, former: (any StateValue)?)] = []
  }

  private var known: [Place: any StateValue] = [:]
  /// The number of times that a state of the program was changed.
  public private(set) var changes = 0
  /// The changes since they were last taken, in order.
  private var log: [Change] = []
  /// The transaction of the changes that code makes now.
  public var transaction = ViewTransaction()
  /// The seconds on the session's clock.
  public var now = 0.0
  /// The times that code has asked for.
  public var agenda = ViewAgenda()
  /// The numbers that animations show of the program's views with animatable data, by the identity of the view; none
  /// for a view that is at rest.
  public var shownNumbers: [ViewIdentity: [Double]] = [:]
  /// The views that code wants to see in the views that scroll, since they were last taken.
  public private(set) var goals: [ScrollGoal] = []
  /// The seconds between the evaluations that views with a schedule ask for; nil if none does.
  public var pace: Double?

  public init() {}

  /// All values, in no order.
  public var values: some Collection<any StateValue> { known.values }

  public subscript(place: Place) -> (any StateValue)? { known[place] }

  /// Keeps a value that a view was given when it was first shown. It is no change of a state.
  public mutating func keep(_ value: any StateValue, at place: Place) { known[place] = value }

  public mutating func store(_ value: any StateValue, at place: Place) {
    let former = known[place]
    if let former, former.isSame(as: value) { return }
    known[place] = value
    guard place.index >= 0 else { return }
    touch()
    log[log.count - 1].values.append((place, value, former))
  }

  /// Notes a change of something else that views read, such as an object.
  public mutating func touch() {
    changes += 1
    if log.last?.transaction != transaction { log.append(Change(transaction: transaction)) }
  }

  /// The distance by which the content of a view that scrolls is moved up and to the left.
  func offset(of scroller: ViewIdentity) -> CGPoint {
    (known[Place(scroller, ScrollOffset.index)] as? ScrollOffset)?.point ?? .zero
  }

  /// Moves the content of a view that scrolls.
  mutating func scroll(_ scroller: ViewIdentity, to offset: CGPoint) {
    known[Place(scroller, ScrollOffset.index)] = ScrollOffset(point: offset)
  }

  /// Adds a view that code wants to see.
  public mutating func show(_ goal: ScrollGoal) {
    goals.append(goal)
    touch()
  }

  mutating func takeGoals() -> [ScrollGoal] {
    defer { goals = [] }
    return goals
  }

  /// Returns the changes since the last call, in order, and takes them back.
  mutating func takeBackLog() -> [Change] {
    defer { log = [] }
    for change in log.reversed() { takeBack(change) }
    return log
  }

  /// Takes back the last of the changes that were made.
  mutating func takeBack(_ change: Change) {
    for (place, _, former) in change.values.reversed() { known[place] = former }
  }

  /// Makes a change again that was taken back.
  mutating func repeatChange(_ change: Change) {
    for (place, value, _) in change.values { known[place] = value }
  }

  /// Forgets the values of views that are not there any more.
  mutating func forget(except isThere: (ViewIdentity) -> Bool) {
    known = known.filter { $0.key.identity.isStorage || isThere($0.key.identity) }
  }
}
