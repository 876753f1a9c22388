/// The cost of a native row, which is charged before and after its code. A row is charged for all objects that it reads
/// and makes, unless it says otherwise.
enum RowCost: Equatable, Sendable {
  /// A number of units for each part of the arguments and the result.
  case everythingTimes(Int)
  /// A number of units for each part of the arguments, without the receiver, and of the result.
  case argumentsTimes(Int)
  /// The row charges its work and its memory itself.
  case own
  /// No cost: the arguments and the result have a fixed size.
  case nothing

  static let everything = RowCost.everythingTimes(1)
  static let arguments = RowCost.argumentsTimes(1)
  /// A cost for rows that process all strings character by character.
  static let characters = RowCost.everythingTimes(8)
}

/// The objects that a row is charged for. Each is given by the index of its slot and its index within the slot's value.
struct ChargedObjects: Sendable {
  /// The units for each part of an object.
  var units: Int
  /// The objects that are charged before the row's code runs.
  var given: [(slot: Int, object: Int)] = []
  /// The objects that are charged after the row's code ran. Their memory is charged too.
  var made: [(slot: Int, object: Int)] = []

  /// The size in bytes above which the room for as much memory again is reserved before the row's code runs.
  private static let largeMemory = 1 << 20

  /// Returns code that charges the cost and runs the native. Most rows touch one object at
  /// most, so these cases avoid the loop.
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
