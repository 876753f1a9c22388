/// What is left of a run's budget. Everything that costs is charged here, where it is done.
struct Allowance {
  /// How many units of the geometry's own meter, of about 10 ns, are one unit of work.
  static let geometryUnits = 2

  let size: Int
  let depth: Int
  /// The most memory that all values together may take, in bytes.
  let bytes: Int
  /// Loop turns and calls that are left.
  var steps: Int
  /// Elements and characters that natives may still go through, in units of about 20 ns.
  var work: Int
  /// Bytes that may still be allotted before the values that are alive are measured again.
  var room: Int
  /// The steps, and the work, left at which the signal to stop is looked at next.
  private(set) var nextStepLook = 0
  private var nextWorkLook = 0
  private let stop: StopSignal
  /// The system's random numbers: each run begins with the same.
  var random = SplitMix64(seed: 0)

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

  /// As many steps, and as much work, as are done in a fraction of a millisecond.
  private static let stepsBetweenLooks = 1 << 11
  private static let workBetweenLooks = 1 << 15

  private mutating func planLook() {
    nextStepLook = max(0, steps - Self.stepsBetweenLooks)
    nextWorkLook = max(0, work - Self.workBetweenLooks)
  }

  /// Ends the run when nothing is left or when it has been told to stop.
  @inline(never)
  mutating func look() throws(Fault) {
    guard steps >= 0 else { throw .outOfSteps }
    guard work >= 0 else { throw .outOfWork }
    guard !stop.isRaised else { throw .stopped }
    planLook()
  }

  /// Takes work away from what may still be done.
  @inline(__always)
  mutating func take(_ count: Int) throws(Fault) {
    work -= count
    if work < nextWorkLook { try look() }
  }

  /// Whether something is spent that natives charge without stopping.
  @inline(__always)
  var isSpent: Bool { (work | room) < 0 }

  /// Charges memory that was made: its bytes, and the time that it takes to fill them.
  @inline(__always)
  mutating func allot(_ bytes: Int) {
    room -= bytes
    work -= bytes >> 6
  }
}

extension Frame {
  /// Stops a value from growing beyond the budget before it is made; `what` are its parts.
  func require(size: Int, of what: String) throws(Fault) {
    if let allowance, size > allowance.pointee.size { throw .tooLarge(what) }
  }

  /// Stops an array from holding values that nest deeper than the budget allows.
  @inline(__always)
  func require(nestingOf array: ArrayValue) throws(Fault) {
    if let allowance, array.nesting >= allowance.pointee.depth { throw .tooNested(allowance.pointee.depth) }
  }

  /// The deepest that values nest which are printed or compared as keys: natives recurse over them.
  static let deepestValue = 100

  /// Counts elements that a native goes through.
  @inline(__always)
  func charge(_ count: Int) throws(Fault) {
    try allowance?.pointee.take(count)
  }

  /// Counts memory that a native has made.
  @inline(__always)
  func allot(_ bytes: Int) {
    allowance?.pointee.allot(bytes)
  }

  /// Makes sure that there is room for memory before it is made and before anything is taken from its slot: without it the machine
  /// measures what is alive, and calls the native again.
  func reserve(_ bytes: Int) throws(Fault) {
    if let allowance, bytes > allowance.pointee.room { throw .needsRoom(bytes) }
  }
}
