import Foundation

// Strings and characters. A substring is a string of its own.

extension LibraryTable {
  @inline(never)
  mutating func addStrings() {
    declare(CharacterValue.self, conforms: ["Hashable", "Comparable", "LosslessStringConvertible"])
    declare(StringIndex.self, conforms: ["Hashable", "Comparable"])
    declare(ScalarValue.self, conforms: ["Hashable"])
    addScalars()
    getter("unicodeScalars") { (value: CharacterValue) in value.character.unicodeScalars.map(ScalarValue.init) }
    conform(.library("String"), to: ["StringProtocol", "RangeReplaceableCollection"])
    alias("Substring", .string)
    for owner in ["String", "LocalizedStringKey"] {
      alias(
        owner + ".StringInterpolation",
        .nominal(Nominal(name: "DefaultStringInterpolation", isDeclared: true, place: Nominal.preludePlace), []))
    }
    addStringConversions()
    addStringParts()
    addStringIndices()
    addStringChanges()
    addCharacters()
    operation("==(_:_:)") { (a: CharacterValue, b: CharacterValue) in a.character == b.character }
    operation("<(_:_:)") { (a: CharacterValue, b: CharacterValue) in a.character < b.character }
    operation("<=(_:_:)") { (a: CharacterValue, b: CharacterValue) in a.character <= b.character }
    operation("<=(_:_:)") { (a: String, b: String) in a <= b }
    operation("==(_:_:)") { (a: StringIndex, b: StringIndex) in a == b }
    operation("<(_:_:)") { (a: StringIndex, b: StringIndex) in a < b }
    operation("<=(_:_:)") { (a: StringIndex, b: StringIndex) in a <= b }
  }

  @inline(never)
  private mutating func addStringConversions() {
    initializer("init()") { "" }
    initializer("init(_:)") { (value: CGFloat) in "\(value)" }
    initializer("init(_:)") { (value: Float) in "\(value)" }
    initializer("init(_:)") { (value: Bool) in "\(value)" }
    initializer("init(_:)") { (value: CharacterValue) in String(value.character) }
    initializer("init(_:)", cost: .everythingTimes(4)) { (value: [CharacterValue]) in String(value.map(\.character)) }
    add("init(_:)", .initializer, of: .string, [.slice(.character)], .string, [:], cost: .everythingTimes(4)) {
      (frame, slots) throws(Fault) in
      String([CharacterValue].load(from: frame, at: slots[1]).map(\.character)).store(to: frame, at: slots[0])
    }
    for part in [Type.string, .character] {
      add("init(repeating:count:)", .initializer, of: .string, [part, .int], .string, [:]) {
        (frame, slots) throws(Fault) in
        let (part, count) = (String.load(from: frame, at: slots[1]), frame[int: slots[2].word])
        guard count >= 0 else { throw .repeating("string", count) }
        let (size, overflow) = max(1, part.utf8.count).multipliedReportingOverflow(by: count)
        try frame.require(size: overflow ? .max : size, of: "characters in a string")
        try frame.reserve(size)
        // The part is appended this many times, however short it is.
        try frame.charge(count)
        String(repeating: part, count: count).store(to: frame, at: slots[0])
      }
    }
    addDigits(of: Int.self)
    addDigits(of: Int8.self)
    addDigits(of: Int16.self)
    addDigits(of: Int32.self)
    addDigits(of: Int64.self)
    addDigits(of: UInt.self)
    addDigits(of: UInt8.self)
    addDigits(of: UInt16.self)
    addDigits(of: UInt32.self)
    addDigits(of: UInt64.self)
    add("init(_:)", .initializer, of: .double, [.string], .optional(.double), [:]) { (frame, slots) throws(Fault) in
      Double(String.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
    addParsing(of: Int.self)
    addParsing(of: UInt.self)
    addParsing(of: UInt8.self)
    addParsing(of: UInt32.self)
    addParsing(of: UInt64.self)
    add("init(_:)", .initializer, of: .bool, [.string], .optional(.bool), [:]) { (frame, slots) throws(Fault) in
      Bool(String.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
    for type in [Type.cgFloat, .float] {
      add("init(_:)", .initializer, of: type, [.string], .optional(type), [:]) { (frame, slots) throws(Fault) in
        let text = String.load(from: frame, at: slots[1])
        if type == .float {
          Float(text).store(to: frame, at: slots[0])
        } else {
          Double(text).map { CGFloat($0) }.store(to: frame, at: slots[0])
        }
      }
    }
  }

  /// Adds `Int("12")` and `Int("ff", radix: 16)`, which are nil for a text that is not such a number.
  @inline(never)
  private mutating func addParsing<Number: IntegerValue>(of type: Number.Type) {
    add("init(_:)", .initializer, of: type.type, [.string], .optional(type.type), [:]) { (frame, slots) throws(Fault) in
      Number(String.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
    add("init(_:radix:)", .initializer, of: type.type, [.string, .int], .optional(type.type), [:]) {
      (frame, slots) throws(Fault) in
      let radix = frame[int: slots[2].word]
      guard (2...36).contains(radix) else { throw .radix(radix) }
      Number(String.load(from: frame, at: slots[1]), radix: radix).store(to: frame, at: slots[0])
    }
  }

  /// Adds `String(255, radix: 16)`.
  private mutating func addDigits<Number: IntegerValue>(of type: Number.Type) {
    initializer("init(_:radix:uppercase:)") { (value: Number, radix: Int, isUppercase: Bool) throws(Fault) in
      guard (2...36).contains(radix) else { throw .radix(radix) }
      return String(value, radix: radix, uppercase: isUppercase)
    }
    initializer("init(_:radix:)") { (value: Number, radix: Int) throws(Fault) in
      guard (2...36).contains(radix) else { throw .radix(radix) }
      return String(value, radix: radix)
    }
  }

  @inline(never)
  private mutating func addStringParts() {
    getter("first", cost: .arguments) { (value: String) in value.first.map(CharacterValue.init) }
    getter("last", cost: .arguments) { (value: String) in value.last.map(CharacterValue.init) }
    getter("description", cost: .nothing) { (value: String) in value }
    getter("debugDescription", cost: .characters) { (value: String) in value.debugDescription }
    getter("utf8", cost: .characters) { (value: String) in Array(value.utf8) }
    getter("utf16", cost: .characters) { (value: String) in Array(value.utf16) }
    getter("unicodeScalars", cost: .characters) { (value: String) in value.unicodeScalars.map(ScalarValue.init) }
    getter("capitalized", cost: .characters) { (value: String) in value.capitalized }
    method("contains(_:)", cost: .characters) { (value: String, part: CharacterValue) in value.contains(part.character)
    }
    method("contains(_:)", cost: .characters) { (value: String, part: String) in part.isEmpty || value.contains(part) }
    // Apple's compare by the locale, which is the same for the letters of most languages.
    method("localizedCaseInsensitiveContains(_:)", cost: .characters) { (value: String, part: String) in
      value.range(of: part, options: .caseInsensitive) != nil
    }
    method("localizedStandardContains(_:)", cost: .characters) { (value: String, part: String) in
      value.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
    method("reversed()", cost: .characters) { (value: String) in value.reversed().map(CharacterValue.init) }
    method("components(separatedBy:)", cost: .characters) { (value: String, separator: String) in
      value.components(separatedBy: separator)
    }
    addReplacing("replacingOccurrences(of:with:)", [.string, .string], cost: .characters) {
      (value, old, new, _, frame) throws(Fault) in
      try frame.requireRoom(replacing: old, in: value, by: new, [])
      return value.replacingOccurrences(of: old, with: new)
    }
    method("dropFirst(_:)", cost: .characters) { (value: String, count: Int) throws(Fault) in
      String(value.dropFirst(try counted(count)))
    }
    method("dropFirst()", cost: .characters) { (value: String) in String(value.dropFirst()) }
    method("dropLast()", cost: .characters) { (value: String) in String(value.dropLast()) }
    method("dropLast(_:)", cost: .characters) { (value: String, count: Int) throws(Fault) in
      String(value.dropLast(try counted(count)))
    }
    method("prefix(_:)", cost: .characters) { (value: String, count: Int) throws(Fault) in
      String(value.prefix(try counted(count)))
    }
    method("suffix(_:)", cost: .characters) { (value: String, count: Int) throws(Fault) in
      String(value.suffix(try counted(count)))
    }
    mutating("append(_:)", cost: .arguments) { (value: inout String, part: String) in value += part }
    mutating("append(_:)", cost: .arguments) { (value: inout String, part: CharacterValue) in
      value.append(part.character)
    }
    mutating("append(contentsOf:)", cost: .arguments) { (value: inout String, part: String) in value += part }
    mutating("removeAll()", cost: .nothing) { (value: inout String) in value = "" }
    mutating("insert(_:at:)", cost: .characters) {
      (value: inout String, character: CharacterValue, index: StringIndex) throws(Fault) in
      value.insert(character.character, at: try place(index, in: value))
    }
    mutating("insert(contentsOf:at:)", cost: .characters) {
      (value: inout String, part: String, index: StringIndex) throws(Fault) in
      value.insert(contentsOf: part, at: try place(index, in: value))
    }
    add("remove(at:)", .mutating, of: .string, [StringIndex.type], .character, [:], cost: .characters) {
      (frame, slots) throws(Fault) in
      let index = StringIndex.load(from: frame, at: slots[2])
      var taken: Character?
      try String.modify(in: frame, at: slots[1]) { (value) throws(Fault) in
        taken = value.remove(at: try place(ofCharacterAt: index, in: value))
      }
      if let taken { CharacterValue(taken).store(to: frame, at: slots[0]) }
    }
    for (name, isFirst) in [("removeFirst()", true), ("removeLast()", false)] {
      add(name, .mutating, of: .string, [], .character, [:], cost: isFirst ? .characters : .arguments) {
        (frame, slots) throws(Fault) in
        var taken: Character?
        try String.modify(in: frame, at: slots[1]) { (value) throws(Fault) in
          taken = isFirst ? value.first : value.last
          if isFirst { value = String(value.dropFirst()) } else { value = String(value.dropLast()) }
        }
        guard let taken else { throw .empty(removing: isFirst ? "first" : "last") }
        CharacterValue(taken).store(to: frame, at: slots[0])
      }
    }
  }

  @inline(never)
  private mutating func addStringIndices() {
    getter("startIndex", cost: .nothing) { (_: String) in StringIndex(offset: 0) }
    getter("endIndex", cost: .characters) { (value: String) in StringIndex(offset: value.count) }
    method("index(after:)", cost: .characters) { (value: String, index: StringIndex) throws(Fault) in
      try moved(value, index, 1)
    }
    method("index(before:)", cost: .characters) { (value: String, index: StringIndex) throws(Fault) in
      try moved(value, index, -1)
    }
    method("index(_:offsetBy:)", cost: .characters) { (value: String, index: StringIndex, offset: Int) throws(Fault) in
      try moved(value, index, offset)
    }
    method("index(_:offsetBy:limitedBy:)", cost: .characters) {
      (value: String, index: StringIndex, offset: Int, limit: StringIndex) throws(Fault) -> StringIndex? in
      let room = limit.offset - index.offset
      let isBeyond = offset >= 0 ? room >= 0 && room < offset : room <= 0 && room > offset
      return isBeyond ? nil : try moved(value, index, offset)
    }
    method("distance(from:to:)", cost: .nothing) { (_: String, start: StringIndex, end: StringIndex) in
      end.offset - start.offset
    }
    method("firstIndex(of:)", cost: .characters) { (value: String, character: CharacterValue) in
      value.firstIndex(of: character.character).map {
        StringIndex(offset: value.distance(from: value.startIndex, to: $0))
      }
    }
    let range = Type.library("Range", StringIndex.type)
    add("range(of:)", .method, of: .string, [.string], .optional(range), [:], cost: .characters) { frame, slots in
      let (value, part) = (String.load(from: frame, at: slots[1]), String.load(from: frame, at: slots[2]))
      let found = value.range(of: part)
      frame[bool: slots[0].word] = found != nil
      guard let found else { return }
      frame[int: slots[0].word + 1] = value.distance(from: value.startIndex, to: found.lowerBound)
      frame[int: slots[0].word + 2] = value.distance(from: value.startIndex, to: found.upperBound)
    }
    add("subscript(_:)", .getter, of: .string, [StringIndex.type], .character, [:], cost: .characters) {
      (frame, slots) throws(Fault) in
      let string = String.load(from: frame, at: slots[1])
      let place = try place(ofCharacterAt: .load(from: frame, at: slots[2]), in: string)
      CharacterValue(string[place]).store(to: frame, at: slots[0])
    }
    for kind in RangeKind.allCases {
      add(
        "subscript(_:)", .getter, of: .string, [.library(kind.rawValue, StringIndex.type)], .string, [:],
        cost: .characters
      ) { (frame, slots) throws(Fault) in
        let string = String.load(from: frame, at: slots[1])
        let part = try kind.part(frame, slots[2], 0..<string.count)
        String(string.dropFirst(part.lowerBound).prefix(part.count)).store(to: frame, at: slots[0])
      }
    }
  }

  @inline(never)
  private mutating func addCharacters() {
    initializer("init(_:)") { (value: String) throws(Fault) in
      guard value.count == 1, let only = value.first else {
        throw .character(value)
      }
      return CharacterValue(only)
    }
    initializer("init(_:)") { (value: CharacterValue) in value }
    let tests: [(String, @Sendable (Character) -> Bool)] = [
      ("isNumber", { $0.isNumber }), ("isLetter", { $0.isLetter }), ("isWhitespace", { $0.isWhitespace }),
      ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }), ("isNewline", { $0.isNewline }),
      ("isPunctuation", { $0.isPunctuation }), ("isWholeNumber", { $0.isWholeNumber }),
      ("isHexDigit", { $0.isHexDigit }), ("isASCII", { $0.isASCII }), ("isSymbol", { $0.isSymbol }),
    ]
    for (name, test) in tests { getter(name) { (value: CharacterValue) in test(value.character) } }
    getter("wholeNumberValue") { (value: CharacterValue) in value.character.wholeNumberValue }
    getter("hexDigitValue") { (value: CharacterValue) in value.character.hexDigitValue }
    getter("asciiValue") { (value: CharacterValue) in value.character.asciiValue }
    method("uppercased()") { (value: CharacterValue) in value.character.uppercased() }
    method("lowercased()") { (value: CharacterValue) in value.character.lowercased() }
    getter("description", cost: .nothing) { (value: CharacterValue) in String(value.character) }
    getter("debugDescription") { (value: CharacterValue) in value.character.debugDescription }
  }
}

private func counted(_ count: Int) throws(Fault) -> Int {
  guard count >= 0 else { throw .taking(count) }
  return count
}

private func place(_ index: StringIndex, in string: String) throws(Fault) -> String.Index {
  guard index.offset >= 0,
    let place = string.index(string.startIndex, offsetBy: index.offset, limitedBy: string.endIndex)
  else { throw .index(index.offset, ofString: string.count) }
  return place
}

private func place(ofCharacterAt index: StringIndex, in string: String) throws(Fault) -> String.Index {
  let place = try place(index, in: string)
  guard place < string.endIndex else { throw .index(index.offset, ofString: string.count) }
  return place
}

private func moved(_ string: String, _ index: StringIndex, _ offset: Int) throws(Fault) -> StringIndex {
  let (place, overflow) = index.offset.addingReportingOverflow(offset)
  guard !overflow, place >= 0, place <= string.count else {
    throw .index(place, ofString: string.count)
  }
  return StringIndex(offset: place)
}
