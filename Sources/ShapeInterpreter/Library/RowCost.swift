/// What the work of a native row grows with: charged around its code, so that a row without a word about it is charged for all that it
/// touches.
enum RowCost: Equatable, Sendable {
  /// Everything that it is given and gives: so many units a part.
  case everythingTimes(Int)
  /// What it is given besides its receiver, and what it gives: so many units a part.
  case argumentsTimes(Int)
  /// It charges by itself as it goes, memory too.
  case own
  /// Nothing: what it touches, and what it makes, is of one size.
  case nothing

  static let everything = RowCost.everythingTimes(1)
  static let arguments = RowCost.argumentsTimes(1)
  /// Every character of all strings, one by one.
  static let characters = RowCost.everythingTimes(8)
}

/// Where the objects lie that a row is charged for: the index of the slot, and of the object within the slot's value.
struct ChargedObjects: Sendable {
  /// Units for each part of an object.
  var units: Int
  /// What is charged before the row's code runs.
  var given: [(slot: Int, object: Int)] = []
  /// What is charged when it has run, and may lie in memory that was made.
  var made: [(slot: Int, object: Int)] = []

  /// Above so many bytes it is made sure that there is room for as much again before anything is made.
  private static let largeMemory = 1 << 20

  /// The code with its cost around it. Most rows touch one object, if any: those go through no list.
  func charging(_ native: @escaping Native) -> Native {
    let units = units
    switch (given.count, made.count) {
    case (0, 0): return native
    case (1, 0):
      let given = given[0]
      return { (frame, slots) throws(Fault) in
        try Self.charge(before: frame.measure(given, slots), units, frame)
        try native(frame, slots)
      }
    case (0, 1):
      let made = made[0]
      return { (frame, slots) throws(Fault) in
        try native(frame, slots)
        try Self.charge(after: frame.measure(made, slots), units, frame)
      }
    case (1, 1):
      let (given, made) = (given[0], made[0])
      return { (frame, slots) throws(Fault) in
        try Self.charge(before: frame.measure(given, slots), units, frame)
        try native(frame, slots)
        try Self.charge(after: frame.measure(made, slots), units, frame)
      }
    default:
      return { (frame, slots) throws(Fault) in
        if !given.isEmpty { try Self.charge(before: frame.measure(given, slots), units, frame) }
        try native(frame, slots)
        if !made.isEmpty { try Self.charge(after: frame.measure(made, slots), units, frame) }
      }
    }
  }

  @inline(__always)
  private static func charge(before given: Measure, _ units: Int, _ frame: Frame) throws(Fault) {
    if given.bytes > largeMemory { try frame.reserve(given.bytes) }
    try frame.charge((1 + given.extent) * units)
  }

  @inline(__always)
  private static func charge(after made: Measure, _ units: Int, _ frame: Frame) throws(Fault) {
    frame.allot(made.bytes)
    try frame.charge((1 + made.extent) * units)
  }
}

extension Frame {
  @inline(__always)
  fileprivate func measure(_ place: (slot: Int, object: Int), _ slots: UnsafePointer<Slot>) -> Measure {
    (objects + Int(slots[place.slot].object) + place.object).measure
  }

  fileprivate func measure(_ places: [(slot: Int, object: Int)], _ slots: UnsafePointer<Slot>) -> Measure {
    var sum = Measure()
    for place in places {
      let one = measure(place, slots)
      sum.extent += one.extent
      sum.bytes += one.bytes
    }
    return sum
  }
}
