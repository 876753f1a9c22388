/// A declaration of the prelude that is parsed when a source utters its name: a whole type or function, or one member of an extension.
struct PreludeSection: Sendable {
  /// What a source has to utter for the declaration to be of use.
  enum Trigger: Sendable, Equatable {
    /// Nothing: what protocols require, and what the checker itself refers to.
    case always
    /// The name anywhere: a type, a constant.
    case word(Substring)
    /// The name before arguments, the first with one of these labels: a function. An empty label is that of an argument without one.
    case call(Substring, labels: [Substring])
    /// The name behind a dot: a property, a type inside another.
    case member(Substring)
  }

  /// The first line of the extension that it stands in; empty at the top level.
  var header: Substring
  var text: Substring
  var trigger: Trigger

  /// The type whose member it is; empty at the top level.
  var owner: Substring { Self.extendedType(of: header) }

  /// What the checker refers to without a word for it in the source.
  private static let unspoken: [Substring: Trigger] = ["areEqual": .always, "unionOfFlags": .word("OptionSet")]

  /// Cuts a source into its declarations.
  ///
  /// The source is formatted as this library's own is: a declaration begins a line, the members of an extension are indented by two
  /// spaces, and the brace that ends either stands at its indentation.
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
        guard depth == 0, let first = start, !isContinued(bytes[end...]) else { continue }
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

  /// Whether a line begins an extension whose members stand for themselves: one that adds no conformance.
  private static func opensExtension(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard line.starts(with: "extension ".utf8) else { return false }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    // A colon behind `where` is one of its conditions.
    return colon == line.endIndex || line[..<colon].dropFirst("extension ".utf8.count).contains(UInt8(ascii: "w"))
  }

  /// Whether a declaration whose brackets are all closed goes on in the next line: with its where clause, or the brace of its body.
  private static func isContinued(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let next = rest.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
    return next.starts(with: "where ".utf8) || next.starts(with: "{\n".utf8)
  }

  private enum Keyword { case type, value, function }

  /// The words that declarations begin with, by their hashes: comparing texts takes longer.
  private static let keywords: [UInt64: Keyword] = {
    let words: [(String, Keyword)] = [
      ("struct", .type), ("enum", .type), ("protocol", .type), ("extension", .type), ("let", .value), ("var", .value),
      ("func", .function),
    ]
    return Dictionary(uniqueKeysWithValues: words.map { (SourceWords.hash(of: $0.0), $0.1) })
  }()

  /// What a declaration's first words say of when it is of use.
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
        return isRequired ? .always : .member(name(after: index))
      case .function:
        let name = name(after: index)
        if let trigger = unspoken[name] { return trigger }
        guard !name.isEmpty, declaration.utf8.contains(UInt8(ascii: "{")) else {
          return .always
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

  /// The labels of a function's parameters, each once, an empty one for a parameter without.
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
