/// The times that a program's code has asked for: code that runs later, and code that runs when animations have ended.
public struct ViewAgenda: Sendable {
  /// Code with the moment at which it runs, in seconds on the session's clock.
  public struct Entry: Sendable {
    public var number: Int
    public var moment: Double
    /// The seconds between two runs; nil for a single one.
    public var interval: Double?
    public var code: Handle
    /// True for code that goes on from there to an end that is not known: a task that waits.
    public var isTask = false
  }

  /// Code that runs when the animations of a group are complete.
  public struct Completion: Sendable {
    public var group: CompletionGroup
    public var code: Handle
  }

  public private(set) var entries: [Entry] = []
  public private(set) var completions: [Completion] = []
  /// The code that runs as soon as the present code has ended, in order: that of tasks which go on.
  public private(set) var ready: [Handle] = []
  private var count = 0

  /// The most entries that wait at a time.
  public static let most = 10_000

  public init() {}

  /// Adds code that runs at a moment, and then in intervals if there is one. Returns its number; nil if too many wait.
  public mutating func add(
    _ code: Handle, at moment: Double, every interval: Double? = nil, isTask: Bool = false
  ) -> Int? {
    guard entries.count < Self.most else { return nil }
    count += 1
    let start = moment.isNaN ? 0 : moment
    entries.append(Entry(number: count, moment: start, interval: interval, code: code, isTask: isTask))
    return count
  }

  /// Adds code that runs as soon as the present code, and what was added before, has ended.
  public mutating func addReady(_ code: Handle) { ready.append(code) }

  /// Takes the code that is to run next, if any is ready.
  mutating func takeReady() -> Handle? { ready.isEmpty ? nil : ready.removeFirst() }

  /// True if something is to happen again and again, or goes on to an end that is not known.
  var isEndless: Bool { !ready.isEmpty || entries.contains { $0.interval != nil || $0.isTask } }

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
