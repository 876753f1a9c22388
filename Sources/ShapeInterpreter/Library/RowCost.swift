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

  /// The code with its cost around it.
  func charging(_ native: @escaping Native) -> Native {
    if given.isEmpty && made.isEmpty { return native }
    return { (frame, slots) throws(Fault) in
      if !given.isEmpty {
        var (extent, bytes) = (1, 0)
        for place in given {
          let object = frame.objects + Int(slots[place.slot].object) + place.object
          extent += object.pointee.extent
          bytes += object.pointee.bytes
        }
        if bytes > Self.largeMemory { try frame.reserve(bytes) }
        try frame.charge(extent * units)
      }
      try native(frame, slots)
      guard !made.isEmpty else { return }
      var (extent, bytes) = (1, 0)
      for place in made {
        let object = frame.objects + Int(slots[place.slot].object) + place.object
        extent += object.pointee.extent
        bytes += object.pointee.bytes
      }
      frame.allot(bytes)
      try frame.charge(extent * units)
    }
  }
}
