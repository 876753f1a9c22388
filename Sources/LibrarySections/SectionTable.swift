/// The sections of a source as text, so that a program need not cut the source again.
///
/// A line has the offset and the length of the header and of the text in bytes, a letter for the trigger, and its
/// words. An empty label is written as `_`; required ones follow a `+`; a `-`
/// says that no call is without arguments.
package enum SectionTable {
  /// Returns the table of a source's sections.
  package static func text(of sections: [PreludeSection], in source: String) -> String {
    func place(_ part: Substring) -> String {
      guard !part.isEmpty else { return "0 0" }
      let start = source.utf8.distance(from: source.startIndex, to: part.startIndex)
      return "\(start) \(part.utf8.count)"
    }
    return sections.map { section in
      "\(place(section.header)) \(place(section.text)) \(words(of: section.trigger).joined(separator: " "))"
    }.joined(separator: "\n")
  }

  private static func words(of trigger: PreludeSection.Trigger) -> [Substring] {
    func written(_ arguments: PreludeSection.Arguments) -> [Substring] {
      let first = arguments.first.map { $0.isEmpty ? "_" : $0 }
      let all = arguments.required.isEmpty ? first : first + ["+"] + arguments.required
      return arguments.mayBeEmpty ? all : ["-"] + all
    }
    switch trigger {
    case .always: return ["a"]
    case .word(let word): return ["w", word]
    case .member(let word): return ["m", word]
    case .call(let word, let arguments): return ["c", word] + written(arguments)
    case .construction(let type, let arguments): return ["i", type] + written(arguments)
    }
  }

  /// Returns the sections of a source from its table. Both have characters of ASCII alone.
  package static func sections(of source: String, from table: String) -> [PreludeSection] {
    let bytes = table.utf8
    var sections: [PreludeSection] = []
    var position = bytes.startIndex
    /// Returns the next word of the line; nil behind the last one.
    func word() -> Substring? {
      guard position < bytes.endIndex, bytes[position] != UInt8(ascii: "\n") else { return nil }
      let start = position
      while position < bytes.endIndex, bytes[position] > UInt8(ascii: " ") { position = bytes.index(after: position) }
      let word = table[start..<position]
      if position < bytes.endIndex, bytes[position] == UInt8(ascii: " ") { position = bytes.index(after: position) }
      return word
    }
    func number() -> Int { word()?.utf8.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } ?? 0 }
    func part() -> Substring {
      let (offset, length) = (number(), number())
      let start = source.utf8.index(source.startIndex, offsetBy: offset)
      return source[start..<source.utf8.index(start, offsetBy: length)]
    }
    func arguments() -> PreludeSection.Arguments {
      var arguments = PreludeSection.Arguments(first: [], mayBeEmpty: true)
      while let label = word(), label != "+" {
        if label == "-" { arguments.mayBeEmpty = false } else { arguments.first.append(label == "_" ? "" : label) }
      }
      while let label = word() { arguments.required.append(label) }
      return arguments
    }
    while position < bytes.endIndex {
      let (header, text) = (part(), part())
      let trigger: PreludeSection.Trigger? =
        switch word() {
        case "a": .always
        case "w": word().map { .word($0) }
        case "m": word().map { .member($0) }
        case "c": word().map { .call($0, arguments()) }
        case "i": word().map { .construction($0, arguments()) }
        default: nil
        }
      guard let trigger else { preconditionFailure("the table of the library's sections is damaged") }
      sections.append(PreludeSection(header: header, text: text, trigger: trigger))
      if position < bytes.endIndex { position = bytes.index(after: position) }
    }
    return sections
  }
}
