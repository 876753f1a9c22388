import Foundation

// Strings: parts that are replaced, comparisons and searches with options, and padding.

extension LibraryTable {
  @inline(never)
  mutating func addStringChanges() {
    for kind in RangeKind.allCases {
      let range = Type.library(kind.rawValue, StringIndex.type)
      for (name, parameters) in [("replaceSubrange(_:with:)", [range, .string]), ("removeSubrange(_:)", [range])] {
        add(name, .mutating, of: .string, parameters, .void, [:], cost: .characters) { (frame, slots) throws(Fault) in
          let new = parameters.count > 1 ? String.load(from: frame, at: slots[3]) : ""
          try String.modify(in: frame, at: slots[1]) { (value) throws(Fault) in
            let part = try kind.part(frame, slots[2], 0..<value.count)
            let start = value.index(value.startIndex, offsetBy: part.lowerBound)
            value.replaceSubrange(start..<value.index(start, offsetBy: part.count), with: new)
          }
        }
      }
    }
    mutating("removeFirst(_:)", cost: .characters) { (value: inout String, count: Int) throws(Fault) in
      guard 0...value.count ~= count else { throw .taking(count) }
      value.removeFirst(count)
    }
    mutating("removeLast(_:)", cost: .characters) { (value: inout String, count: Int) throws(Fault) in
      guard 0...value.count ~= count else { throw .taking(count) }
      value.removeLast(count)
    }
    add(
      "padding(toLength:withPad:startingAt:)", .method, of: .string, [.int, .string, .int], .string, [:],
      cost: .characters
    ) { (frame, slots) throws(Fault) in
      let (value, length) = (String.load(from: frame, at: slots[1]), frame[int: slots[2].word])
      let (pad, start) = (String.load(from: frame, at: slots[3]), frame[int: slots[4].word])
      try frame.require(size: max(0, length), of: "characters in a string")
      try frame.charge(max(0, length))
      guard length >= 0, length <= value.utf16.count || 0..<pad.utf16.count ~= start else {
        throw .padding(toLength: length, startingAt: start)
      }
      value.padding(toLength: length, withPad: pad, startingAt: start).store(to: frame, at: slots[0])
    }
    addStringComparisons()
  }

  /// Adds what the interpreted `compare`, `range` and `replacingOccurrences` call, with the options as their number.
  @inline(never)
  private mutating func addStringComparisons() {
    method("_order(_:_:)", cost: .characters) { (value: String, other: String, options: Int) in
      value.compare(other, options: String.CompareOptions(rawValue: UInt(bitPattern: options))).rawValue
    }
    addReplacing("_replacing(_:_:_:)", [.string, .string, .int], cost: .characters) {
      (value, old, new, options, frame) throws(Fault) in
      try frame.requireRoom(replacing: old, in: value, by: new, options)
      return value.replacingOccurrences(of: old, with: new, options: options)
    }
    addReplacing("_replacingPattern(_:_:_:)", [.string, .string, .int], cost: .everythingTimes(32)) {
      (value, pattern, template, options, frame) throws(Fault) in
      guard let pattern = TextPattern(part: pattern, options) else { return value }
      return try pattern.replacing(in: value, with: template, frame)
    }
    let range = Type.library("Range", StringIndex.type)
    add("_range(_:_:)", .method, of: .string, [.string, .int], .optional(range), [:], cost: .characters) {
      (frame, slots) in
      let (value, part) = (String.load(from: frame, at: slots[1]), String.load(from: frame, at: slots[2]))
      let options = String.CompareOptions(rawValue: UInt(bitPattern: frame[int: slots[3].word]))
      let found = value.range(of: part, options: options)
      frame[bool: slots[0].word] = found != nil
      guard let found else { return }
      frame[int: slots[0].word + 1] = value.distance(from: value.startIndex, to: found.lowerBound)
      frame[int: slots[0].word + 2] = value.distance(from: value.startIndex, to: found.upperBound)
    }
  }

  /// Adds the parts of characters.
  mutating func addScalars() {
    alias("UnicodeScalar", ScalarValue.type)
    getter("value") { (scalar: ScalarValue) in scalar.value }
    getter("isASCII") { (scalar: ScalarValue) in scalar.value < 0x80 }
    initializer("init(_:)") { (scalar: ScalarValue) in CharacterValue(Character(scalar.scalar)) }
    initializer("init(_:)") { (value: UInt8) in ScalarValue(Unicode.Scalar(value)) }
    for (type, isInt) in [(UInt32.type, false), (.int, true)] {
      add("init(_:)", .initializer, of: ScalarValue.type, [type], .optional(ScalarValue.type), [:]) { frame, slots in
        let number = isInt ? UInt32(exactly: frame[int: slots[1].word]) : UInt32.load(from: frame, at: slots[1])
        number.flatMap(Unicode.Scalar.init).map(ScalarValue.init).store(to: frame, at: slots[0])
      }
    }
  }
}
