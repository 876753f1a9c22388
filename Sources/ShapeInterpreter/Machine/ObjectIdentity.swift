/// The identity of an object: its reference. It is printed with a number that counts the objects of the session, where
/// a compiled program has an address.
struct ObjectIdentity: MachineValue, Comparable {
  var reference: UInt64

  static var type: Type { .library("ObjectIdentifier") }
  static var layout: Layout { .word }

  static func load(from frame: Frame, at slot: Slot) -> ObjectIdentity {
    ObjectIdentity(reference: frame.words[Int(slot.word)])
  }

  func store(to frame: Frame, at slot: Slot) { frame.words[Int(slot.word)] = reference }

  static func < (a: ObjectIdentity, b: ObjectIdentity) -> Bool { a.reference < b.reference }
}

extension ObjectIdentity: CustomStringConvertible {
  var description: String {
    let digits = String(reference & 0xFFFF_FFFF_FFFF, radix: 16)
    return "ObjectIdentifier(0x" + String(repeating: "0", count: 16 - digits.count) + digits + ")"
  }
}

extension Frame {
  /// Returns the reference of the object in an existential whose box is in a slot.
  func reference(inBox slot: Slot) -> UInt64 {
    guard case .array(let box) = objects[Int(slot.object)] else { return 0 }
    return box.words.first ?? UInt64(box.storage.objects.address)
  }
}
