/// A declaration of the prelude that is parsed if its name occurs in a source: a type, a
/// function, or one member of an extension.
package struct PreludeSection: Sendable {
  /// The occurrence of a word in a source for which the declaration is needed.
  package enum Trigger: Sendable, Hashable {
    /// No occurrence. The declaration is a requirement of a protocol, or the checker itself refers to it.
    case always
    /// The name anywhere: a type, a constant.
    case word(Substring)
    /// The name before arguments: a function.
    case call(Substring, Arguments)
    /// The name after a dot: a property, a nested type.
    case member(Substring)
    /// A call of the type's name, of `Self` or of `init`: an initializer in an extension.
    case construction(Substring, Arguments)
  }

  /// The arguments in the calls of a function.
  package struct Arguments: Sendable, Hashable {
    /// The labels that the first argument may have, empty for an unlabelled one.
    package var first: [Substring]
    /// The labels that stand between the parentheses of each call: those of later parameters that have no default and
    /// take no closure, which might stand behind the call.
    package var required: [Substring]
    /// True if some call has no argument between parentheses.
    package var mayBeEmpty: Bool

    package init(first: [Substring], required: [Substring] = [], mayBeEmpty: Bool = false) {
      self.first = first
      self.required = required
      self.mayBeEmpty = mayBeEmpty
    }
  }

  /// The extension around it, up to its opening brace; empty at the top level.
  package var header: Substring
  package var text: Substring
  package var trigger: Trigger

  /// The type that the extension extends; empty at the top level.
  package var owner: Substring { Self.extendedType(of: header) }

  /// The type that the section declares or extends; empty for another declaration.
  var type: Substring {
    guard header.isEmpty, case .word(let name) = trigger else { return owner }
    return name
  }

  /// True if the declaration is a member of a protocol that has no body.
  private var isRequirement: Bool {
    guard !header.isEmpty else { return false }
    if case .call = trigger { return !text.utf8.contains(UInt8(ascii: "{")) }
    return ["{ get }", "{ get set }"].contains { text.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// The triggers of declarations that the checker refers to although their names do not occur in the source.
  private static let unspoken: [Substring: Trigger] = [
    "areEqual": .always, "unionOfFlags": .word("OptionSet"), "_traits": .word("traits"),
    "_publisher": .word("Publisher"), "Published": .word("Publisher"),
    "callAsFunction": .word("Layout"), "_colorLiteral": .word("colorLiteral"),
    "_castSet": .word("NSSet"), "_foundationError": .word("NSError"), "Selector": .word("selector"),
    "_startChild": .word("async"), "_small": .word("systemSmall"), "_medium": .word("systemMedium"),
    "_large": .word("systemLarge"), "_extraLarge": .word("systemExtraLarge"), "_corner": .word("accessoryCorner"),
    "_circular": .word("accessoryCircular"), "_rectangular": .word("accessoryRectangular"),
    "_inline": .word("accessoryInline"),
    "_valueOfChild": .word("async"), "_sureValueOfChild": .word("async"),
  ]

  /// Divides a source into its declarations.
  ///
  /// The source must be formatted as the prelude is: the lines that continue a declaration are indented further than
  /// its first line, or begin with a closing bracket, an opening brace or `where`.
  package static func sections(of source: String) -> [PreludeSection] {
    var source = source
    var pieces: [(header: Range<Int>?, text: Range<Int>)] = []
    source.withUTF8 { bytes in
      var header: Range<Int>?
      var start: Line?
      var next = Line(after: 0, in: bytes)
      while let line = next {
        next = Line(after: line.end + 1, in: bytes)
        if start == nil, line.indentation == 0, line.first == UInt8(ascii: "}") {
          header = nil
          continue
        }
        // A comment above a declaration tells nothing about it.
        if start == nil, line.starts(with: "//", in: bytes) { continue }
        let first = start ?? line
        start = first
        let isOpening = line.indentation == 0 && bytes[line.end - 1] == UInt8(ascii: "{")
        if isOpening, first.starts(with: "extension ", in: bytes), !addsConformance(bytes[first.start..<line.end]) {
          header = first.start..<line.end
          start = nil
          continue
        }
        if line.isIncomplete(in: bytes) || next?.continues(first, in: bytes) ?? false { continue }
        pieces.append((header, first.start..<line.end))
        start = nil
      }
    }
    func text(_ range: Range<Int>) -> Substring {
      let start = source.utf8.index(source.startIndex, offsetBy: range.lowerBound)
      return source[start..<source.utf8.index(start, offsetBy: range.count)]
    }
    var sections = pieces.map { piece in
      let (header, declaration) = (piece.header.map(text) ?? "", text(piece.text))
      return PreludeSection(header: header, text: declaration, trigger: trigger(of: declaration, in: header))
    }
    // A requirement is always needed, unless it has a default: then it is needed with that.
    let defaults = Set(
      sections.lazy.filter { !$0.isRequirement }.map { Member(header: $0.header, trigger: $0.trigger) })
    for index in sections.indices where sections[index].isRequirement {
      let member = Member(header: sections[index].header, trigger: sections[index].trigger)
      if defaults.contains(member) { continue }
      let owner = sections[index].owner
      switch sections[index].trigger {
      case _ where adopted.contains(owner): sections[index].trigger = .word(owner)
      case .member(let name) where viewProtocols.contains(owner),
        .call(let name, _) where viewProtocols.contains(owner):
        sections[index].trigger = .word(name)
      default: sections[index].trigger = .always
      }
    }
    return sections
  }

  /// A member of an extension, by the words that ask for it.
  private struct Member: Hashable {
    var header: Substring
    var trigger: Trigger
  }

  /// A line of the source, by the offsets of its bytes.
  private struct Line {
    var start: Int
    var end: Int
    var indentation: Int
    var first: UInt8

    /// Finds the first line with any text from an offset on; nil if there is none.
    init?(after offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
      var start = offset
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if let text = bytes[start..<end].firstIndex(where: { $0 != UInt8(ascii: " ") }) {
          self.start = start
          self.end = end
          indentation = text - start
          first = bytes[text]
          return
        }
        start = end + 1
      }
      return nil
    }

    func starts(with word: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      bytes[(start + indentation)..<end].starts(
        with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Returns whether the line is a comment or an attribute alone, which belongs to the declaration below it.
    func isIncomplete(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      first == UInt8(ascii: "/")
        || first == UInt8(ascii: "@") && !bytes[(start + indentation)..<end].contains(UInt8(ascii: " "))
    }

    /// Returns whether the line belongs to a declaration that begins with an earlier line.
    func continues(_ declaration: Line, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      if indentation != declaration.indentation { return indentation > declaration.indentation }
      let isWord = SourceWords.isLetter(first) || first == UInt8(ascii: "@") || first == UInt8(ascii: "/")
      let isLone = end - start - indentation == "where".utf8.count
      return !isWord || starts(with: isLone ? "where" : "where ", in: bytes)
    }
  }

  /// Returns whether an extension names a protocol; a colon after `where` belongs to a condition.
  private static func addsConformance(_ header: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let words = header.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return words.prefix { !$0.elementsEqual("where".utf8) }.contains { $0.contains(UInt8(ascii: ":")) }
  }

  /// The protocols whose requirements are needed only where their names occur: a file of shapes asks for none of them.
  private static let viewProtocols: Set<Substring> = [
    "View", "ViewModifier", "ShapeStyle", "PreviewProvider", "ButtonStyle",
  ]

  /// The protocols that a source names where it adopts them: their requirements are needed only there.
  private static let adopted: Set<Substring> = [
    "EnvironmentKey", "PreferenceKey", "AlignmentID", "Gesture", "Layout", "LayoutValueKey", "GeometryEffect",
    "TimelineSchedule", "Transition", "CustomStringConvertible", "FormatStyle", "ParseStrategy", "ParseableFormatStyle",
    "_NumberFormat", "_PredicateSubject",
  ]

  /// The protocols whose extensions fulfil the requirements of another one, for each type that adopts them.
  private static let fulfilled: Set<Substring> = ["GeometryEffect"]

  /// The members of shapes that are of use only where something moves.
  private static let moving: Set<Substring> = ["_motionData", "_motionPath"]

  /// The values of the library that have animatable data. It is asked for behind a dot; that of shapes, by the shapes
  /// themselves.
  private static let movingValues: Set<Substring> = [
    "CGPoint", "CGSize", "CGRect", "Angle", "UnitPoint", "EdgeInsets", "RectangleCornerRadii", "StrokeStyle",
  ]

  /// True for a member of such a value: where it names animatable data, these are its own.
  var isOfMovingValue: Bool { Self.movingValues.contains(owner) }

  /// The condition of extensions for views and modifiers with data that moves.
  private static let animatable = "where Self: Animatable"

  /// The types that can be made without their names, and the protocols whose initializers others call.
  private static let literalTypes: Set<Substring> = ["Array", "Dictionary", "Set", "OptionSet", "Sequence"]

  /// The words that ask for the subscripts of some types: another type, whose values alone they take, or the
  /// bracket that stands for any subscript of a source. The library itself has none of bindings.
  private static let subscripted: [Substring: Substring] = ["GeometryProxy": "Anchor", "Binding": "["]

  private enum Keyword { case type, value, function }

  /// The first words of declarations, by their hashes. Comparing hashes is faster than comparing texts.
  private static let keywords: [UInt64: Keyword] = {
    let words: [(String, Keyword)] = [
      ("struct", .type), ("enum", .type), ("class", .type), ("protocol", .type), ("extension", .type), ("let", .value),
      ("var", .value), ("func", .function),
    ]
    return Dictionary(uniqueKeysWithValues: words.map { (SourceWords.hash(of: $0.0[...]), $0.1) })
  }()

  /// The protocols whose conformances are of use only where the protocol is.
  static let conformedByNeed: [Substring] = ["Publisher", "Scheduler"]

  /// The ends of pipelines, which ask for publishers by themselves.
  private static let ends: Set<Substring> = ["sink", "assign", "eraseToAnyPublisher"]

  /// Returns the trigger of a declaration, based on its first words.
  private static func trigger(of declaration: Substring, in header: Substring) -> Trigger {
    if header.isEmpty, declaration.utf8.starts(with: "extension ".utf8) {
      let first = declaration.prefix { $0 != "\n" }
      for name in conformedByNeed where first.contains(": \(name) ") {
        // The types of timers are not those of most pipelines.
        let type = name == "Publisher" ? ["TimerPublisher", "Autoconnect"].first { first.contains($0) } : nil
        return .word(type.map { Substring($0) } ?? name)
      }
    }
    if !header.isEmpty, let word = wordOfInput(declaration.utf8) { return .word(word) }
    let words = declaration.utf8.split(separator: UInt8(ascii: " "), maxSplits: 5).map { Substring($0) }
    func name(after index: Int) -> Substring {
      guard index + 1 < words.count else { return "" }
      let word = words[index + 1].utf8.drop { $0 == UInt8(ascii: "`") }
      return Substring(word.prefix(while: SourceWords.isLetter))
    }
    for (index, word) in words.enumerated() {
      switch keywords[SourceWords.hash(of: word)] {
      case .type:
        let name = name(after: index)
        return header.isEmpty ? unspoken[name] ?? .word(name) : .member(name)
      case .value:
        if header.contains(Self.animatable) { return .word("Animatable") }
        let name = name(after: index)
        if name == "animatableData", !movingValues.contains(extendedType(of: header)) { return .word(name) }
        return header.isEmpty ? .word(name) : .member(name)
      case .function:
        let name = name(after: index)
        if let trigger = unspoken[name] { return trigger }
        if extendedType(of: header) == "Publisher", ends.contains(name) { return .word(name) }
        if fulfilled.contains(extendedType(of: header)) { return .word(extendedType(of: header)) }
        if moving.contains(name), header.contains("Shape") { return .word("_moves") }
        if header.contains(Self.animatable) { return .word("Animatable") }
        return name.isEmpty ? .always : .call(name, arguments(of: declaration.utf8))
      case nil where !header.isEmpty && word.utf8.starts(with: "init".utf8):
        let type = extendedType(of: header)
        guard !literalTypes.contains(type) else { return .word(type) }
        return .construction(type, arguments(of: declaration.utf8))
      case nil where !header.isEmpty && word.utf8.starts(with: "subscript".utf8):
        let type = extendedType(of: header)
        return .word(subscripted[type] ?? type)
      case nil: continue
      }
    }
    return .always
  }

  /// Returns the word that asks for a member which reads or writes values: the members for decoders and encoders are
  /// called on generic parameters, and texts are made without their type's name. Nil for another member.
  private static func wordOfInput(_ member: Substring.UTF8View) -> Substring? {
    for (start, word) in wordsOfInput where member.starts(with: start.utf8) { return word }
    return nil
  }

  private static let wordsOfInput: [(start: Substring, word: Substring)] = [
    ("  init(from decoder: any Decoder)", "Decoder"), ("  func encode(to encoder: any Encoder)", "Encoder"),
    ("  init(_ data: Data)", "Data"), ("  init?(data: Data, encoding: String.Encoding)", "encoding"),
    ("  init(decoding data: Data", "decoding"), ("  init(decoding codeUnits", "decoding"),
    ("  init(contentsOf url: URL, encoding: String.Encoding", "contentsOf"),
    ("  init(contentsOfFile", "contentsOfFile"),
    ("  init?(uuidString", "uuidString"), ("  init(localized", "localized"), ("  init(\n    localized", "localized"),
    ("  @_disfavoredOverload init(_ resource: LocalizedStringResource", "LocalizedStringResource"),
    ("  init(truncating number: NSDecimalNumber", "NSDecimalNumber"), ("  init(truncating", "truncating"),
    ("  func string(from number: NSDecimalNumber", "NSDecimalNumber"), ("  init(_decimal", "Decimal"),
    ("  static var number: Decimal.FormatStyle", "Decimal"),
    ("  static var percent: Decimal.FormatStyle", "Decimal"),
    ("  static func currency(code: String) -> Decimal.FormatStyle", "Decimal"),
    ("  init<U: Dimension>(_ input: Measurement<U>", "Measurement"),
    ("  subscript(position: _TableIndex", "_TableIndex"), ("  var startIndex: _TableIndex", "_TableIndex"),
    ("  var endIndex: _TableIndex", "_TableIndex"), ("  func index(after i: _TableIndex", "_TableIndex"),
    ("  func firstIndex(of member: Element) -> _TableIndex", "Set"),
  ]

  private static func extendedType(of header: Substring) -> Substring {
    Substring(header.utf8.dropFirst("extension ".utf8.count).prefix(while: SourceWords.isLetter))
  }

  /// Returns the labels of a function's parameters.
  private static func arguments(of function: Substring.UTF8View) -> Arguments {
    var arguments = Arguments(first: [], mayBeEmpty: true)
    /// The parameter that is read: its label, and whether it has a default or takes a closure.
    var (label, isOptional): (Substring?, Bool) = (nil, false)
    var count = 0
    func endParameter() {
      guard let own = label else { return }
      if !arguments.first.contains(own) { arguments.first.append(own) }
      if count > 0, !isOptional, !own.isEmpty { arguments.required.append(own) }
      if !isOptional { arguments.mayBeEmpty = false }
      count += 1
      (label, isOptional) = (nil, false)
    }
    var depth = 0
    var (isAtStart, isArrow) = (false, false)
    var rest = function[(function.firstIndex(of: UInt8(ascii: "(")) ?? function.endIndex)...]
    while let byte = rest.first {
      // An attribute stands before the label.
      if isAtStart, byte == UInt8(ascii: "@") { rest = rest.dropFirst().drop(while: SourceWords.isLetter) }
      if isAtStart, SourceWords.isLetter(byte) {
        let word = Substring(rest.prefix(while: SourceWords.isLetter))
        label = word == "_" ? "" : word
        isAtStart = false
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        isAtStart = depth == 1
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where !isArrow: depth -= 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 {
          endParameter()
          return arguments
        }
      case UInt8(ascii: ",") where depth == 1:
        endParameter()
        isAtStart = true
      // A default, the result of a closure, or any number of arguments.
      case _ where ["=", "->", "..."].contains { rest.starts(with: $0.utf8) }: isOptional = true
      default: break
      }
      isArrow = byte == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    return arguments
  }
}
