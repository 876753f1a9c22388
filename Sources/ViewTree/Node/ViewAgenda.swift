/// The times that a program's code has asked for: code that runs later, and code that runs when animations have ended.
public struct ViewAgenda: Sendable {
  /// Code with the moment at which it runs, in seconds on the session's clock.
  public struct Entry: Sendable {
    public var number: Int
    public var moment: Double
    /// The seconds between two runs; nil for a single one.
    public var interval: Double?
    public var code: Handle
  }

  /// Code that runs when the animations of a group are complete.
  public struct Completion: Sendable {
    public var group: CompletionGroup
    public var code: Handle
  }

  public private(set) var entries: [Entry] = []
  public private(set) var completions: [Completion] = []
  private var count = 0

  /// The most entries that wait at a time.
  static let most = 10_000

  public init() {}

  /// Adds code that runs at a moment, and then in intervals if there is one. Returns its number; nil if too many wait.
  public mutating func add(_ code: Handle, at moment: Double, every interval: Double? = nil) -> Int? {
    guard entries.count < Self.most else { return nil }
    count += 1
    let start = moment.isNaN ? 0 : moment
    entries.append(Entry(number: count, moment: start, interval: interval, code: code))
    return count
  }

  /// Removes an entry by its number.
  public mutating func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Opens a group of animations at whose end code runs.
  public mutating func addCompletion(_ code: Handle, _ criteria: CompletionGroup.Criteria) -> CompletionGroup {
    count += 1
    let group = CompletionGroup(count, criteria)
    completions.append(Completion(group: group, code: code))
    return group
  }

  /// The earliest moment of an entry; nil without one.
  var next: Double? { entries.lazy.map(\.moment).min() }

  /// Takes the code of all entries of the earliest moment, if it is `moment` or before it. One that repeats stays, for
  /// its next moment.
  mutating func take(until moment: Double) -> [Handle] {
    guard let next, next <= moment else { return [] }
    var codes: [Handle] = []
    entries = entries.compactMap { entry in
      guard entry.moment == next else { return entry }
      codes.append(entry.code)
      guard let interval = entry.interval else { return nil }
      var later = entry
      later.moment = entry.moment + Swift.max(interval, ViewAgenda.shortest)
      return later
    }
    return codes
  }

  /// Takes the completion of a group.
  mutating func takeCompletion(of group: CompletionGroup) -> Handle? {
    guard let index = completions.firstIndex(where: { $0.group == group }) else { return nil }
    return completions.remove(at: index).code
  }

  /// The shortest interval of a timer, in seconds: that of one with no interval or a negative one.
  static let shortest = 0.001
}
