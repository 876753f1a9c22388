// The bodies of a section's functions. A checker needs the heads of all declarations, and the bodies of those that are
// called: the others are not parsed.

extension PreludeSection {
  /// The bodies of the functions and accessors that the section declares, between their braces, in bytes of its text
  /// and in order. Those of observers are left out: they say by their words which value they take.
  package var bodies: [Range<Int>] {
    var text = String(text)
    return text.withUTF8 { bytes in
      var reader = BodyReader(bytes)
      return reader.bodies()
    }
  }
}

/// A reader of declarations that finds the bodies in them.
private struct BodyReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var found: [Range<Int>] = []

  private enum Head {
    /// A function or an initializer.
    case function
    /// A property or a subscript, which may have accessors.
    case property
  }

  private static let functions: Set<String> = ["func", "init"]
  private static let properties: Set<String> = ["var", "subscript"]
  /// The words of declarations without a body of their own.
  private static let others: Set<String> = [
    "let", "case", "struct", "enum", "class", "protocol", "extension", "typealias", "associatedtype",
  ]
  private static let accessors: Set<String> = ["get", "set"]
  private static let observers: Set<String> = ["willSet", "didSet"]
  private static let effects: Set<String> = ["mutating", "nonmutating", "throws", "async"]

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func bodies() -> [Range<Int>] {
    var head: Head?
    /// The number of open brackets since the head began.
    var depth = 0
    while position < bytes.count {
      if skipText() { continue }
      let byte = bytes[position]
      if SourceWords.isLetter(byte) {
        let isMember = position > 0 && bytes[position - 1] == UInt8(ascii: ".")
        let word = readWord()
        guard depth == 0, !isMember else { continue }
        if Self.functions.contains(word) { head = .function }
        if Self.properties.contains(word) { head = .property }
        if Self.others.contains(word) { head = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      // The value of a property may be a closure.
      case UInt8(ascii: "=") where depth == 0 && head == .property && isAlone(position): head = nil
      case UInt8(ascii: "{") where depth == 0:
        if let known = head { readBlock(known) }
        head = nil
      default: break
      }
      position += 1
    }
    return found
  }

  /// Returns whether a byte stands between spaces.
  private func isAlone(_ position: Int) -> Bool {
    let space = UInt8(ascii: " ")
    return position > 0 && bytes[position - 1] == space && position + 1 < bytes.count && bytes[position + 1] == space
  }

  /// Reads a block from its opening brace on up to its closing one.
  private mutating func readBlock(_ head: Head) {
    let start = position + 1
    if head == .property {
      position = start
      while position < bytes.count, !SourceWords.isLetter(bytes[position]), bytes[position] != UInt8(ascii: "}"),
        bytes[position] != UInt8(ascii: "\"")
      {
        position += 1
      }
      let word = readWord()
      if Self.accessors.contains(word) || Self.observers.contains(word) || Self.effects.contains(word) {
        position = start
        return readAccessors()
      }
    }
    position = start
    skipToBrace()
    found.append(start..<position)
  }

  /// Reads the accessors up to the closing brace of their block.
  private mutating func readAccessors() {
    var isAccessor = false
    while position < bytes.count, bytes[position] != UInt8(ascii: "}") {
      if SourceWords.isLetter(bytes[position]) {
        let word = readWord()
        if Self.accessors.contains(word) { isAccessor = true }
        if Self.observers.contains(word) { isAccessor = false }
      } else if bytes[position] == UInt8(ascii: "{") {
        let start = position + 1
        position = start
        skipToBrace()
        if isAccessor { found.append(start..<position) }
        position += 1
      } else {
        position += 1
      }
    }
  }

  /// Goes on to the brace that closes the present block.
  private mutating func skipToBrace() {
    var depth = 0
    while position < bytes.count {
      if skipText() { continue }
      if bytes[position] == UInt8(ascii: "{") { depth += 1 }
      if bytes[position] == UInt8(ascii: "}") {
        guard depth > 0 else { return }
        depth -= 1
      }
      position += 1
    }
  }

  private mutating func readWord() -> String {
    let start = position
    while position < bytes.count, SourceWords.isLetter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Goes on behind a comment or a string that begins here. Returns false if none does.
  private mutating func skipText() -> Bool {
    func has(_ byte: Unicode.Scalar, at index: Int) -> Bool {
      index < bytes.count && bytes[index] == UInt8(ascii: byte)
    }
    if has("/", at: position), has("/", at: position + 1) {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      return true
    }
    guard has("\"", at: position) else { return false }
    position += 1
    while position < bytes.count, !has("\"", at: position) {
      guard has("\\", at: position) else {
        position += 1
        continue
      }
      position += 2
      guard has("(", at: position - 1) else { continue }
      var depth = 1
      while position < bytes.count, depth > 0 {
        if skipText() { continue }
        if has("(", at: position) { depth += 1 }
        if has(")", at: position) { depth -= 1 }
        position += 1
      }
    }
    position += 1
    return true
  }
}
