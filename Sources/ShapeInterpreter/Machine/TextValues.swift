// The layouts of characters, scalars and string indices in the machine.

/// A character, stored as a string of one character.
struct CharacterValue: ObjectValue {
  var character: Character

  static var type: Type { .character }

  init(_ character: Character) { self.character = character }

  init(object: Object) {
    if case .string(let string) = object { character = string.first ?? " " } else { character = " " }
  }

  var object: Object { .string(String(character)) }
}

extension CharacterValue: Comparable {
  static func < (a: CharacterValue, b: CharacterValue) -> Bool { a.character < b.character }
}

/// A Unicode scalar, stored as its number.
struct ScalarValue: MachineValue {
  var value: UInt32

  init(_ scalar: Unicode.Scalar) { value = scalar.value }

  var scalar: Unicode.Scalar { Unicode.Scalar(value) ?? "\u{FFFD}" }

  private init(value: UInt32) { self.value = value }

  static var type: Type { .library("Unicode.Scalar") }
  static var layout: Layout { .word }
  static func load(from frame: Frame, at slot: Slot) -> ScalarValue { ScalarValue(value: .load(from: frame, at: slot)) }
  func store(to frame: Frame, at slot: Slot) { value.store(to: frame, at: slot) }
}

/// A string index, stored as the number of characters before it.
struct StringIndex: MachineValue, Comparable {
  var offset: Int

  static var type: Type { .library("String.Index") }
  static var layout: Layout { .word }
  static func load(from frame: Frame, at slot: Slot) -> StringIndex { StringIndex(offset: frame[int: slot.word]) }
  func store(to frame: Frame, at slot: Slot) { frame[int: slot.word] = offset }
  static func < (a: StringIndex, b: StringIndex) -> Bool { a.offset < b.offset }
}
