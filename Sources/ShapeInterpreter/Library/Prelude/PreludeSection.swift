/// A declaration of the prelude that is parsed if its name occurs in a source: a type, a
/// function, or one member of an extension.
struct PreludeSection: Sendable {
  /// The occurrence of a word in a source for which the declaration is needed.
  enum Trigger: Sendable, Equatable {
    /// No occurrence. The declaration is a requirement of a protocol, or the checker itself refers to it.
    case always
    /// The name anywhere: a type, a constant.
    case word(Substring)
    /// The name before arguments: a function. The first argument has one of these labels, which
    /// is empty for an unlabelled one.
    case call(Substring, labels: [Substring])
    /// The name after a dot: a property, a nested type.
    case member(Substring)
  }

  /// The first line of the extension around it; empty at the top level.
  var header: Substring
  var text: Substring
  var trigger: Trigger

  /// The type that the extension extends; empty at the top level.
  var owner: Substring { Self.extendedType(of: header) }

  /// The triggers of declarations that the checker refers to although their names do not occur in the source.
  private static let unspoken: [Substring: Trigger] = ["areEqual": .always, "unionOfFlags": .word("OptionSet")]

  /// Divides a source into its declarations.
  ///
  /// The source must be formatted as the prelude is: a declaration starts a line, members of an extension are indented
  /// by two spaces, and the closing brace of either has the same indentation as its start.
  static func sections(of source: String) -> [PreludeSection] {
    var source = source
    var pieces: [(header: Range<Int>?, text: Range<Int>)] = []
    source.withUTF8 { bytes in
      var header: Range<Int>?
      var start: Int?
      var depth = 0
      var line = 0
      while line < bytes.count {
        let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        defer { line = end + 1 }
        if start == nil {
          guard let first = bytes[line..<end].first(where: { $0 != UInt8(ascii: " ") }) else { continue }
          if first == UInt8(ascii: "}"), bytes[line] == first {
            header = nil
            continue
          }
          if header == nil, opensExtension(bytes[line..<end]) {
            header = line..<end
            continue
          }
          start = line
        }
        for byte in bytes[line..<end] {
          if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { depth -= 1 }
        }
        let isWhole = depth == 0 && bytes[line..<end].last != UInt8(ascii: ":") && !isContinued(bytes[end...])
        guard isWhole, let first = start else { continue }
        pieces.append((header, first..<end))
        start = nil
      }
    }
    func text(_ range: Range<Int>) -> Substring {
      let start = source.utf8.index(source.startIndex, offsetBy: range.lowerBound)
      return source[start..<source.utf8.index(start, offsetBy: range.count)]
    }
    return pieces.map { piece in
      let (header, declaration) = (piece.header.map(text) ?? "", text(piece.text))
      return PreludeSection(header: header, text: declaration, trigger: trigger(of: declaration, in: header))
    }
  }

  /// Returns whether a line starts an extension whose members are sections of their own: one that adds no conformance.
  private static func opensExtension(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard line.starts(with: "extension ".utf8) else { return false }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    // A colon after `where` belongs to a condition.
    return colon == line.endIndex || line[..<colon].dropFirst("extension ".utf8.count).contains(UInt8(ascii: "w"))
  }

  /// Returns whether a declaration with balanced brackets continues on the next line, with its
  /// where clause or its body's brace.
  private static func isContinued(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let next = rest.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
    return next.starts(with: "where ".utf8) || next.starts(with: "{\n".utf8)
  }

  /// The protocols whose requirements are needed only where their names occur: a file of shapes asks for none of them.
  private static let viewProtocols: Set<Substring> = [
    "View", "ViewModifier", "ShapeStyle", "PreviewProvider", "ButtonStyle", "EnvironmentKey", "PreferenceKey",
  ]

  private enum Keyword { case type, value, function }

  /// The first words of declarations, by their hashes. Comparing hashes is faster than comparing texts.
  private static let keywords: [UInt64: Keyword] = {
    let words: [(String, Keyword)] = [
      ("struct", .type), ("enum", .type), ("protocol", .type), ("extension", .type), ("let", .value), ("var", .value),
      ("func", .function),
    ]
    return Dictionary(uniqueKeysWithValues: words.map { (SourceWords.hash(of: $0.0), $0.1) })
  }()

  /// Returns the trigger of a declaration, based on its first words.
  private static func trigger(of declaration: Substring, in header: Substring) -> Trigger {
    let words = declaration.utf8.split(separator: UInt8(ascii: " "), maxSplits: 5).map { Substring($0) }
    func name(after index: Int) -> Substring {
      guard index + 1 < words.count else { return "" }
      return Substring(words[index + 1].utf8.prefix(while: SourceWords.isLetter))
    }
    for (index, word) in words.enumerated() {
      switch keywords[SourceWords.hash(of: word)] {
      case .type:
        return header.isEmpty ? .word(name(after: index)) : .member(name(after: index))
      case .value:
        if header.isEmpty { return .word(name(after: index)) }
        let isRequired = ["{ get }", "{ get set }"].contains {
          declaration.utf8.suffix($0.utf8.count).elementsEqual($0.utf8)
        }
        let isAsked = isRequired && !viewProtocols.contains(extendedType(of: header))
        return isAsked ? .always : isRequired ? .word(name(after: index)) : .member(name(after: index))
      case .function:
        let name = name(after: index)
        if let trigger = unspoken[name] { return trigger }
        guard !name.isEmpty, declaration.utf8.contains(UInt8(ascii: "{")) else {
          return viewProtocols.contains(extendedType(of: header)) ? .word(name) : .always
        }
        return .call(name, labels: labels(of: declaration.utf8))
      case nil where word.utf8.starts(with: "init".utf8): return .word(extendedType(of: header))
      case nil: continue
      }
    }
    return .always
  }

  private static func extendedType(of header: Substring) -> Substring {
    Substring(header.utf8.dropFirst("extension ".utf8.count).prefix(while: SourceWords.isLetter))
  }

  /// Returns the labels of a function's parameters, each once. The label of an unlabelled parameter is empty.
  private static func labels(of function: Substring.UTF8View) -> [Substring] {
    var result: [Substring] = []
    var depth = 0
    var isAtStart = false
    var rest = function[(function.firstIndex(of: UInt8(ascii: "(")) ?? function.endIndex)...]
    while let byte = rest.first {
      if isAtStart, SourceWords.isLetter(byte) {
        let label = Substring(rest.prefix(while: SourceWords.isLetter))
        let known = label == "_" ? "" : label
        if !result.contains(known) { result.append(known) }
        isAtStart = false
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        isAtStart = depth == 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return result }
      case UInt8(ascii: ",") where depth == 1: isAtStart = true
      default: break
      }
      rest = rest.dropFirst()
    }
    return result
  }
}
