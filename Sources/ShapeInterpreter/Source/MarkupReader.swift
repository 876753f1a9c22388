/// The elements of an XML text with their attributes, as a tree. Texts between elements are left out.
struct MarkupElement {
  var name: String
  var attributes: [String: String] = [:]
  var children: [MarkupElement] = []

  /// Returns the children of a name.
  func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

extension MarkupElement {
  /// The line on which a text stops to be XML.
  struct Flaw: Error {
    var line: Int
  }

  /// The most elements within each other.
  private static let deepest = 32

  /// Reads the root element of a text.
  init(_ text: String) throws(Flaw) {
    var open: [MarkupElement] = []
    var rest = text.unicodeScalars[...]
    func flaw(at place: String.UnicodeScalarView.Index) -> Flaw {
      Flaw(line: 1 + text.unicodeScalars[..<place].count { $0 == "\n" })
    }
    func skip(past end: String) throws(Flaw) {
      let start = rest.startIndex
      while !rest.starts(with: end.unicodeScalars) {
        guard rest.popFirst() != nil else { throw flaw(at: start) }
      }
      rest.removeFirst(end.unicodeScalars.count)
    }
    while let first = rest.first {
      let start = rest.startIndex
      guard first == "<" else {
        // Text belongs to an element, and space may stand anywhere.
        guard !open.isEmpty || first.properties.isWhitespace || first == "\u{FEFF}" else { throw flaw(at: start) }
        rest.removeFirst()
        continue
      }
      if rest.starts(with: "<!--".unicodeScalars) {
        try skip(past: "-->")
      } else if rest.starts(with: "<?".unicodeScalars) || rest.starts(with: "<!".unicodeScalars) {
        try skip(past: ">")
      } else if rest.starts(with: "</".unicodeScalars) {
        rest.removeFirst(2)
        let name = Self.name(in: &rest)
        Self.skipSpace(in: &rest)
        guard let last = open.popLast(), last.name == name, rest.popFirst() == ">" else { throw flaw(at: start) }
        guard !open.isEmpty else {
          self = last
          return
        }
        open[open.count - 1].children.append(last)
      } else {
        rest.removeFirst()
        var element = MarkupElement(name: Self.name(in: &rest))
        guard !element.name.isEmpty, open.count < Self.deepest, let isClosed = element.readAttributes(in: &rest) else {
          throw flaw(at: start)
        }
        if !isClosed {
          open.append(element)
        } else if open.isEmpty {
          self = element
          return
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
    throw flaw(at: text.unicodeScalars.endIndex)
  }

  /// Reads the attributes up to the end of a tag. Returns whether the tag closes its element; nil if it has no end.
  private mutating func readAttributes(in rest: inout Substring.UnicodeScalarView) -> Bool? {
    while true {
      Self.skipSpace(in: &rest)
      if rest.first == ">" {
        rest.removeFirst()
        return false
      }
      if rest.starts(with: "/>".unicodeScalars) {
        rest.removeFirst(2)
        return true
      }
      let key = Self.name(in: &rest)
      Self.skipSpace(in: &rest)
      guard !key.isEmpty, rest.popFirst() == "=" else { return nil }
      Self.skipSpace(in: &rest)
      guard let quote = rest.popFirst(), quote == "\"" || quote == "'",
        let end = rest.firstIndex(of: quote)
      else { return nil }
      attributes[key] = Self.unescaped(String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    }
  }

  private static func name(in rest: inout Substring.UnicodeScalarView) -> String {
    let name = rest.prefix {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "_-:.".unicodeScalars.contains($0)
    }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private static func skipSpace(in rest: inout Substring.UnicodeScalarView) {
    rest = rest.drop { $0.properties.isWhitespace }
  }

  /// Returns the value of an attribute with its entities replaced.
  private static func unescaped(_ value: String) -> String {
    guard value.contains("&") else { return value }
    var result = ""
    var rest = value[...]
    while let place = rest.firstIndex(of: "&"), let end = rest[place...].firstIndex(of: ";") {
      result += rest[..<place]
      let name = rest[rest.index(after: place)..<end]
      switch name {
      case "amp": result += "&"
      case "lt": result += "<"
      case "gt": result += ">"
      case "quot": result += "\""
      case "apos": result += "'"
      default:
        let isHex = name.hasPrefix("#x")
        let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        if let scalar = number.flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
