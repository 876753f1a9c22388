// Time. A session begins on Monday, 1 January 2024, at 10:09:30 (UTC), so that pictures repeat.

struct Date: Comparable, Hashable, CustomStringConvertible {
  /// Seconds since the first instant of 2001.
  var timeIntervalSinceReferenceDate: TimeInterval
  init() { self = Date._at(_now()) }
  init(timeIntervalSinceReferenceDate: TimeInterval) {
    self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
  }
  init(timeIntervalSince1970: TimeInterval) { timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978_307_200 }
  init(timeIntervalSinceNow: TimeInterval) { self = Date._at(_now() + timeIntervalSinceNow) }
  /// The date at so many seconds of the session.
  static func _at(_ moment: Double) -> Date { Date(timeIntervalSinceReferenceDate: 725_796_570 + moment) }
  init(timeInterval: TimeInterval, since date: Date) {
    timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval
  }
  static var now: Date { Date() }
  static var timeIntervalSinceReferenceDate: TimeInterval { Date().timeIntervalSinceReferenceDate }
  static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)
  var timeIntervalSince1970: TimeInterval { timeIntervalSinceReferenceDate + 978_307_200 }
  var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
  func timeIntervalSince(_ other: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }
  func addingTimeInterval(_ interval: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
  }
  func advanced(by interval: TimeInterval) -> Date { addingTimeInterval(interval) }
  func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }
  var description: String {
    func text(_ component: Calendar.Component, _ digits: Int = 2) -> String {
      var text = "\(Calendar.current.component(component, from: self))"
      while text.count < digits { text = "0" + text }
      return text
    }
    return text(.year, 4) + "-" + text(.month) + "-" + text(.day) + " " + text(.hour) + ":" + text(.minute) + ":"
      + text(.second) + " +0000"
  }
  mutating func addTimeInterval(_ interval: TimeInterval) { timeIntervalSinceReferenceDate += interval }
  static func < (a: Date, b: Date) -> Bool {
    a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate
  }
  static func + (a: Date, b: TimeInterval) -> Date { a.addingTimeInterval(b) }
  static func - (a: Date, b: TimeInterval) -> Date { a.addingTimeInterval(-b) }
  static func += (a: inout Date, b: TimeInterval) { a.addTimeInterval(b) }
  static func -= (a: inout Date, b: TimeInterval) { a.addTimeInterval(-b) }
}

struct DateComponents: Hashable {
  var year: Int?
  var month: Int?
  var day: Int?
  var hour: Int?
  var minute: Int?
  var second: Int?
  var nanosecond: Int?
  var weekday: Int?
  init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int? = nil, weekday: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
  }
}

/// The Gregorian calendar at UTC.
struct Calendar: Hashable {
  enum Component: Hashable {
    case era, year, month, day, hour, minute, second, nanosecond, weekday, weekOfYear, weekOfMonth
  }
  enum Identifier: Hashable { case gregorian, iso8601 }
  /// The day on which weeks start, 1 for Sunday.
  var firstWeekday = 1
  init(identifier: Calendar.Identifier) { firstWeekday = identifier == .iso8601 ? 2 : 1 }
  static let current = Calendar(identifier: .gregorian)
  static let autoupdatingCurrent = Calendar(identifier: .gregorian)
  func component(_ component: Calendar.Component, from date: Date) -> Int {
    let total = date.timeIntervalSinceReferenceDate
    let whole = total.rounded(.down)
    let days = Int((whole / 86_400).rounded(.down))
    let second = Int(whole) - days * 86_400
    // The date by the count of days since 1 March of year 0, as in Howard Hinnant's "chrono-compatible low-level date
    // algorithms".
    let shifted = days + 730_791
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * ofYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    switch component {
    case .era: return 1
    case .year: return yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    case .month: return month
    case .day: return ofYear - (153 * part + 2) / 5 + 1
    case .hour: return second / 3_600
    case .minute: return second / 60 % 60
    case .second: return second % 60
    case .nanosecond: return Int((total - whole) * 1e9)
    case .weekday: return ((days + 1) % 7 + 7) % 7 + 1
    case .weekOfYear, .weekOfMonth: return _week(component, of: date)
    }
  }
  func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents {
    func part(_ name: Calendar.Component) -> Int? { components.contains(name) ? component(name, from: date) : nil }
    return DateComponents(
      year: part(.year), month: part(.month), day: part(.day), hour: part(.hour), minute: part(.minute),
      second: part(.second), nanosecond: part(.nanosecond), weekday: part(.weekday))
  }
  func startOfDay(for date: Date) -> Date {
    let days = (date.timeIntervalSinceReferenceDate / 86_400).rounded(.down)
    return Date(timeIntervalSinceReferenceDate: days * 86_400)
  }
}

struct DispatchTime: Hashable {
  var _seconds: Double
  static func now() -> DispatchTime { DispatchTime(_seconds: _now()) }
  static func + (a: DispatchTime, b: Double) -> DispatchTime { DispatchTime(_seconds: a._seconds + b) }
  static func + (a: DispatchTime, b: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(_seconds: a._seconds + b._seconds)
  }
}

enum DispatchTimeInterval: Hashable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  var _seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    }
  }
}

struct DispatchQoS {
  enum QoSClass { case background, utility, `default`, userInitiated, userInteractive, unspecified }
}

struct DispatchQueue: Hashable {
  static let main = DispatchQueue()
  static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { DispatchQueue() }
  /// Does the work at once, as it is waited for before anything is shown; in a body, once the views are made.
  func async(@_Action execute work: @escaping () -> Void) {
    if !_afterViews({ work() }) { work() }
  }
  func asyncAfter(deadline: DispatchTime, @_Action execute work: @escaping () -> Void) {
    _ = _schedule(deadline._seconds - _now(), nil, { work() })
  }
}

struct RunLoop: Hashable {
  enum Mode: Hashable { case `default`, common }
  static let main = RunLoop()
  static let current = RunLoop()
}

struct Timer: Hashable {
  /// The number under which the timer waits; 0 for none.
  var _number = 0
  var isValid = true
  @discardableResult static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, @_Action block: @escaping (Timer) -> Void
  ) -> Timer {
    var timer = Timer()
    timer._number = _schedule(interval, repeats ? interval : nil, { block(timer) })
    return timer
  }
  static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> Timer.TimerPublisher { Timer.TimerPublisher(_interval: interval) }
  func invalidate() { _unschedule(_number) }
  func fire() {}
  struct TimerPublisher: Hashable {
    var _interval: TimeInterval
    func autoconnect() -> Publishers.Autoconnect<Timer.TimerPublisher> {
      Publishers.Autoconnect<Timer.TimerPublisher>(upstream: self)
    }
    /// A timer that code of a view hears of runs from the start, so that nothing is to be connected.
    func connect() -> any Cancellable { AnyCancellable({}) }
    var values: _TimerMoments { _TimerMoments(_interval) }
  }
}

enum Publishers {
  struct Autoconnect<Upstream> {
    let upstream: Upstream
  }
}

extension Publishers.Autoconnect where Upstream == Timer.TimerPublisher {
  var values: _TimerMoments { upstream.values }
}

/// The moments of a timer, each waited for.
struct _TimerMoments {
  let _interval: Double
  var _next: Double
  init(_ interval: Double) {
    _interval = max(0.001, interval)
    _next = _now() + max(0.001, interval)
  }
  func makeAsyncIterator() -> _TimerMoments { self }
  mutating func next() async -> Date? {
    let moment = _next
    await _rest(moment - _now())
    if _isCancelled(nil) { return nil }
    _next = moment + _interval
    return Date._at(moment)
  }
}

struct TimelineView<Content: View>: View {
  let _self: _Node
  init<S: TimelineSchedule>(
    _ schedule: S, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    _self = _Timeline(_interval: schedule._interval(), content: content)._self
  }
}

/// The content of a timeline at the present moment.
struct _Timeline<Content: View>: View {
  /// The seconds between two evaluations; negative for none.
  let _interval: Double
  let content: (TimelineViewDefaultContext) -> Content
  var body: some View {
    let now = _now()
    // The last moment of the schedule, counted from the start of the session.
    let moment = _interval > 0 ? ((now + 1e-6) / _interval).rounded(.down) * _interval : now
    if _interval >= 0 { _paced(_interval > 0 ? max(0.001, moment + _interval - now) : 0) }
    return content(TimelineViewDefaultContext(date: Date._at(moment), cadence: .live))
  }
}

struct TimelineViewDefaultContext {
  enum Cadence: Hashable { case live, seconds, minutes }
  let date: Date
  let cadence: TimelineViewDefaultContext.Cadence
}

struct AnimationTimelineSchedule: TimelineSchedule {
  var _least: Double
  init(minimumInterval: Double? = nil, paused: Bool = false) { _least = paused ? -1 : minimumInterval ?? 0 }
  func _interval() -> Double { _least }
}

struct PeriodicTimelineSchedule: TimelineSchedule {
  var _period: Double
  init(from startDate: Date, by interval: TimeInterval) { _period = max(0, interval) }
  func _interval() -> Double { _period }
}

struct EveryMinuteTimelineSchedule: TimelineSchedule {
  func _interval() -> Double { 60 }
}

struct ExplicitTimelineSchedule: TimelineSchedule {
  init(_ dates: [Date]) {}
  func _interval() -> Double { 0 }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
}
