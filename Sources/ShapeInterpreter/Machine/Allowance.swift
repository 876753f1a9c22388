import ViewTree

/// The part of a run's budget that is not spent yet. All costs are charged here, at the place where the work is done.
struct Allowance {
  /// The number of geometry units (about 10 ns each, counted by the geometry's own meter) in one unit of work.
  static let geometryUnits = 2

  let size: Int
  let depth: Int
  /// The most memory that all live values together may take, in bytes.
  let bytes: Int
  /// The loop iterations and calls that are left.
  var steps: Int
  /// The elements and characters that natives may still process, in units of about 20 ns.
  var work: Int
  /// The bytes that may still be allotted before the live values are measured again.
  var room: Int
  /// The number of remaining steps below which the stop signal is checked next. `nextWorkLook` is the same for work.
  private(set) var nextStepLook = 0
  private var nextWorkLook = 0
  private let stop: StopSignal
  /// The generator behind the system's random numbers. Each run starts from the same seed, so that pictures repeat.
  var random = SplitMix64(seed: 0)
  /// The generator for the other kind of code: bodies, or actions. What an action is given is not that of a body, so
  /// that a new identity is none of those at the start.
  var otherRandom = SplitMix64(seed: 1 << 32)
  /// The offset of the call that the present native serves, for natives that ask for it.
  var callOffset: Int?
  /// The values that the views around give the code of a view.
  var surroundings: ViewSurroundings {
    get { view?.surroundings ?? ViewSurroundings() }
    set { view?.surroundings = newValue }
  }
  /// The part that the code of views has besides; nil for a shape's code, which runs in a microsecond.
  var view: ViewContext?

  /// The functions that find a program's own alignment guides, in the order of their numbers.
  var guides: [ClosureValue] = []
  /// The places of these guides, by their names.
  var guidePlaces: [String: Int] = [:]

  /// The forms in which the values in AnyHashables become keys, by the tags of their types.
  var keyForms: [Int: BoxedKeyForm] = [:]

  /// The files that the code can read.
  var files = ModuleFiles()

  /// The objects of the session.
  var heap = Heap()

  init(_ budget: Budget) {
    size = budget.size
    depth = budget.depth
    bytes = budget.bytes
    steps = budget.steps
    work = budget.work
    room = budget.bytes
    stop = budget.stop
    planLook()
  }

  /// Fills up the steps and the work of a budget.
  mutating func renew(_ budget: Budget) {
    steps = budget.steps
    work = budget.work
    planLook()
  }

  /// The steps, and the units of work, between two checks of the stop signal. Either takes a fraction of a millisecond.
  private static let stepsBetweenLooks = 1 << 11
  private static let workBetweenLooks = 1 << 15

  private mutating func planLook() {
    nextStepLook = max(0, steps - Self.stepsBetweenLooks)
    nextWorkLook = max(0, work - Self.workBetweenLooks)
  }

  /// Checks the remaining steps and work and the stop signal. Throws if one is used up or the signal is raised.
  @inline(never)
  mutating func look() throws(Fault) {
    guard steps >= 0 else { throw .outOfSteps }
    guard work >= 0 else { throw .outOfWork }
    guard !stop.isRaised else { throw .stopped }
    planLook()
  }

  /// Charges units of work. Throws if none are left or if the run has been stopped.
  @inline(__always)
  mutating func take(_ count: Int) throws(Fault) {
    work -= count
    if work < nextWorkLook { try look() }
  }

  /// True if work or memory is used up. `allot` charges both without throwing, so the
  /// machine checks this after a native.
  @inline(__always)
  var isSpent: Bool { (work | room) < 0 }

  /// Charges newly allotted memory: its bytes, and the work of filling them.
  @inline(__always)
  mutating func allot(_ bytes: Int) {
    room -= bytes
    work -= bytes >> 6
  }
}

extension Frame {
  /// Throws if a value would exceed the budget's size, before it is made. `what` names the parts that are counted.
  func require(size: Int, of what: String) throws(Fault) {
    if let allowance, size > allowance.pointee.size { throw .tooLarge(what) }
  }

  /// Throws if an array's values are nested deeper than the budget allows.
  @inline(__always)
  func require(nestingOf array: ArrayValue) throws(Fault) {
    if let allowance, array.nesting >= allowance.pointee.depth { throw .tooNested(allowance.pointee.depth) }
  }

  /// The deepest nesting of a value that is printed or used as a key. Natives recurse over such values.
  static let deepestValue = 100

  /// Charges the elements that a native processes, in units of work.
  @inline(__always)
  func charge(_ count: Int) throws(Fault) {
    try allowance?.pointee.take(count)
  }

  /// Charges the memory that a native has allotted, in bytes.
  @inline(__always)
  func allot(_ bytes: Int) {
    allowance?.pointee.allot(bytes)
  }

  /// Throws `needsRoom` if fewer bytes are left than a native is about to allot.
  ///
  /// The native calls this before it takes anything out of its slots: the machine then measures the live
  /// values and calls the native again.
  func reserve(_ bytes: Int) throws(Fault) {
    if let allowance, bytes > allowance.pointee.room { throw .needsRoom(bytes) }
  }
}

/// The part of a run that the code of views has beside its budget: what the views around give it, their states, and the
/// code that the host calls later.
struct ViewContext {
  /// The values that the views around give.
  var surroundings = ViewSurroundings()
  /// The states of the views.
  var states = StateTable()
  /// The closures of the nodes that the host has, which it may call later.
  var held: ContiguousArray<Object> = []
  /// The exchange with the layout that runs; nil outside of one.
  var exchange: LayoutExchange?
  /// The tasks of the session.
  var tasks = TaskTable()
}

/// The value of a state with its type: a view of other generic arguments in the same place has states of its own.
struct StoredState: StateValue {
  var type: Type
  var value: Constant

  func isSame(as other: any StateValue) -> Bool {
    guard let other = other as? StoredState else { return false }
    return type == other.type && value.words == other.value.words
      && value.objects.count == other.value.objects.count
      && zip(value.objects, other.value.objects).allSatisfy { $0.isSame(as: $1) }
  }
}

/// The states of a run's views. Code knows their places by numbers from 1 on; 0 is for a state of a view that is not
/// shown.
struct StateTable {
  var values = ViewStates()
  /// The identity of the view whose code runs.
  var identity = ViewIdentity()
  /// The place of what the library keeps of the code that hears news; nil while no such code runs. States change only
  /// then.
  var memory: ViewStates.Place?
  /// The number of objects that are being made for views that are first shown.
  var makings = 0
  /// True in code that may ask for times: code that hears news, and the initializers of a new view's objects, which run
  /// once. The code that makes views runs again whenever they are made anew.
  var mayAskForTimes: Bool { memory != nil || makings > 0 }
  /// The transactions around the present one, the outermost first.
  private var transactions: [ViewTransaction] = []
  private var places: [ViewStates.Place] = []
  private var numbers: [ViewStates.Place: Int] = [:]

  /// Returns the number of a place.
  mutating func number(of place: ViewStates.Place) -> Int {
    if let known = numbers[place] { return known }
    places.append(place)
    numbers[place] = places.count
    return places.count
  }

  /// Returns a place as text; empty for a number that stands for none.
  func text(of number: Int) -> String {
    guard places.indices.contains(number &- 1) else { return "" }
    return "\(places[number &- 1].identity) \(places[number &- 1].index)"
  }

  /// Returns the value of a type that is stored at a place; nil if there is none.
  func value(at number: Int, as type: Type) -> Constant? {
    guard places.indices.contains(number &- 1), let state = values[places[number &- 1]] as? StoredState,
      state.type == type
    else { return nil }
    return state.value
  }

  mutating func store(_ value: Constant, of type: Type, at number: Int) {
    guard memory != nil, places.indices.contains(number &- 1) else { return }
    values.store(StoredState(type: type, value: value), at: places[number &- 1])
  }

  /// Keeps a value at a place, which is no change.
  mutating func keep(_ value: Constant, of type: Type, at number: Int) {
    guard places.indices.contains(number &- 1) else { return }
    values.keep(StoredState(type: type, value: value), at: places[number &- 1])
  }

  /// Adds a view that code wants to see in the one that scrolls around it.
  mutating func show(_ goal: ScrollGoal) {
    if memory != nil { values.show(goal) }
  }

  /// Opens a transaction within the present one.
  mutating func beginTransaction(_ animation: AnimationValue?, disablesAnimations: Bool) {
    transactions.append(values.transaction)
    values.transaction.animation = animation
    if disablesAnimations { values.transaction.disablesAnimations = true }
  }

  /// Ends the innermost transaction.
  mutating func endTransaction() { values.transaction = transactions.popLast() ?? ViewTransaction() }

  /// Ends all transactions, also those that code left open when it failed.
  mutating func endTransactions() {
    transactions = []
    values.transaction = ViewTransaction()
  }

  /// Adds code that runs when the animations of the present transaction are complete.
  mutating func addCompletion(_ code: Handle, isRemoval: Bool) {
    guard memory != nil else { return }
    let group = values.agenda.addCompletion(code, isRemoval ? .removed : .logicallyComplete)
    values.transaction.completions.append(group)
  }

  /// Adds code that runs after some seconds, and then in intervals if there is one. Returns its number; nil in code
  /// that may not ask for times.
  mutating func schedule(_ code: Handle, after delay: Double, every interval: Double?) -> Int? {
    guard mayAskForTimes else { return nil }
    return values.agenda.add(code, at: values.now + (delay.isNaN ? 0 : max(0, delay)), every: interval)
  }

  /// The closures that are to run later.
  var laterCode: some Sequence<Handle> {
    values.agenda.entries.map(\.code) + values.agenda.completions.map(\.code) + values.agenda.ready
  }

  /// All stored values.
  var constants: some Sequence<Constant> { values.values.lazy.compactMap { ($0 as? StoredState)?.value } }
}
