/// A value that a view of a program has stored.
public protocol StateValue: Sendable {
  /// Returns whether storing the other value instead would change nothing.
  func isSame(as other: any StateValue) -> Bool
}

/// The values that the views of a program have stored in place of the start values of their states.
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

  private var known: [Place: any StateValue] = [:]
  /// The number of times that a state of the program was changed.
  public private(set) var changes = 0

  public init() {}

  /// All values, in no order.
  public var values: some Collection<any StateValue> { known.values }

  public subscript(place: Place) -> (any StateValue)? { known[place] }

  /// Keeps a value that a view was given when it was first shown. It is no change of a state.
  public mutating func keep(_ value: any StateValue, at place: Place) { known[place] = value }

  public mutating func store(_ value: any StateValue, at place: Place) {
    if let former = known[place], former.isSame(as: value) { return }
    known[place] = value
    if place.index >= 0 { changes += 1 }
  }
}
