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

  /// Returns the changes since the last call, in order.
  mutating func takeLog() -> [Change] {
    defer { log = [] }
    return log
  }

  /// Returns the changes since the last call, in order, and takes them back.
  mutating func takeBackLog() -> [Change] {
    let changes = takeLog()
    for change in changes.reversed() {
      for (place, _, former) in change.values.reversed() { known[place] = former }
    }
    return changes
  }

  /// Makes a change again that was taken back.
  mutating func repeatChange(_ change: Change) {
    for (place, value, _) in change.values { known[place] = value }
  }

  /// Forgets the values of views that are not there any more.
  mutating func forget(except isThere: (ViewIdentity) -> Bool) {
    known = known.filter { isThere($0.key.identity) }
  }
}
