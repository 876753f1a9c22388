// The build's part: an index is made of a source.

extension SectionIndex {
  /// Types whose values can be obtained only by naming one of these identifiers.
  ///
  /// No row outside the type returns a value of it.
  package static let spokenTypes: [Substring: [Substring]] = [
    "_OwnCollection": [
      "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection",
    ],
    // These are members or labels of initializers, which need no name before their dots.
    "$": ["$"], "AttributedString": ["markdown"], "Binding": ["constant"], "ByteCountFormatStyle": ["byteCount"],
    "Date": [
      "now", "distantPast", "distantFuture", "timeIntervalSinceNow", "timeIntervalSince1970",
      "timeIntervalSinceReferenceDate", "timeInterval",
    ],
    "Date.RelativeFormatStyle": ["RelativeFormatStyle", "relative"],
    "Duration": ["seconds", "milliseconds", "microseconds", "nanoseconds"],
    "Duration.TimeFormatStyle": ["TimeFormatStyle", "time"],
    "Duration.UnitsFormatStyle": ["UnitsFormatStyle", "units"], "ListFormatStyle": ["list"],
    "PersistentModel": ["SwiftData"], "Set": ["Set"], "OptionSet": ["OptionSet", "UIRectCorner", "Edge", "Axis"],
    "TimelineSchedule": ["TimelineSchedule", "TimelineView"], "GeometryEffect": ["GeometryEffect"],
    "Circle": ["Circle"], "RoundedRectangle": ["RoundedRectangle"],
    "UnevenRoundedRectangle": ["UnevenRoundedRectangle"],
  ]

  /// The protocols among them.
  private static let spokenProtocols: Set<Substring> = [
    "_OwnCollection", "OptionSet", "TimelineSchedule", "GeometryEffect",
  ]

  /// The other words that ask for some sections. A file may ask for the vector that animates a shape by the name of its
  /// type, and a shape with such a vector moves by itself.
  private static let associated: [Substring: [Substring]] = [
    "animatableData": ["AnimatableData"], "_moves": ["animatableData"],
    "Animatable": ["AnimatableModifier", "GeometryEffect"], "DefaultStringInterpolation": ["StringInterpolation"],
  ]

  /// The protocols whose types may stand as a view where no modifier is called.
  private static let viewSources: Set<Substring> = ["View", "Shape"]

  /// Returns whether a call can pass a value of a type only where a text names it, or a member of it that begins with a
  /// dot. A style's configuration is named by the protocol of the style.
  private static func isPassed(_ type: Substring) -> Bool {
    passedTypes.contains(type) || type.hasSuffix("StyleConfiguration")
  }

  private static let passedTypes: Set<Substring> = [
    "AttributedString", "Binding", "ByteCountFormatStyle", "Date", "Date.RelativeFormatStyle", "Duration",
    "Duration.TimeFormatStyle", "Duration.UnitsFormatStyle", "Image", "ListFormatStyle",
  ]

  /// Protocols to which no type of the library conforms: only where a text names one can a call pass such a value.
  private static let ownProtocols: Set<Substring> = ["PrimitiveButtonStyle"]

  /// Makes the index of a source, which has characters of ASCII alone.
  package init(of source: String) {
    let all = PreludeSection.sections(of: source)
    var maker = Maker(all)
    for (index, section) in all.enumerated() { maker.addUses(of: section, index) }
    (words, starts, uses) = maker.table
    (sections, asks, bodies) = ([], [], [])
    var found: [[UInt64]] = []
    for (index, section) in all.enumerated() {
      var numbers: [UInt64] = []
      var known: Set<Ask> = []
      let generics = Set((section.generics + section.typeAliases).map(SourceWords.hash))
      // What extends such a protocol asks for the types that adopt it, whose conformances wait for its name.
      let protocolName = PreludeSection.conformedByNeed.first { $0 == section.type && !section.header.isEmpty } ?? ""
      let words = SourceWords((section.textWithoutLiterals + " " + protocolName)[...])
      read(words, of: maker.number(ofSelfIn: section), generics: generics, isSection: true) { ask in
        // The library names animatable data in many places, where nothing need move.
        if let other = ask.section, all[other].isAboutMoving, !section.asksForMotion { return }
        if let other = ask.section, all[other].isDataOfValue, !section.asksForDataOfValue { return }
        if let other = ask.section, all[other].trigger == .word("animatableData"), section.isOfMovingValue { return }
        // A bound of a generic parameter makes no collection.
        if ask.section == nil, ask.type == maker.numbers["_OwnCollection"], !section.isCollection { return }
        if ask.section != index, known.insert(ask).inserted { numbers.append(ask.number) }
      }
      found.append(numbers)
    }
    for (section, numbers) in zip(all, found) {
      func place(_ part: Substring) -> [Int] {
        guard !part.isEmpty else { return [0, 0] }
        let start = source.utf8.distance(from: source.startIndex, to: part.startIndex)
        return [start, start + part.utf8.count]
      }
      let own = [maker.numbers[section.type] ?? 0, section.trigger == .always ? 1 : 0]
      let text = place(section.text)
      let known = bodies.count / 2
      bodies += section.bodies.flatMap { [$0.lowerBound, $0.upperBound] }.map { UInt32(text[0] + $0) }
      let ranges = [asks.count, asks.count + numbers.count, known, bodies.count / 2]
      sections += (place(section.header) + text + own + ranges).map(UInt32.init)
      asks += numbers
    }
  }

  /// The numbers of the types, and what each word asks for.
  private struct Maker {
    /// The numbers of the types.
    var numbers: [Substring: Int] = [:]
    /// The types that can be asked for by their own names or others. Sections of these are needed only if one occurs.
    private var spoken: Set<Substring>
    /// The protocols of styles among them.
    private var styles: Set<Substring> = []
    private var words: [UInt64: (types: [Int], uses: [Use])] = [:]

    init(_ sections: [PreludeSection]) {
      var names = SectionIndex.spokenTypes
      for section in sections where section.header.isEmpty {
        if case .word(let name) = section.trigger, names[name]?.contains(name) != true {
          names[name, default: []].append(name)
        }
      }
      for section in sections {
        if case .construction(let type, _) = section.trigger, names[type] == nil { names[type] = [type] }
      }
      // A style is called by its name behind the modifier that takes it.
      for section in sections where section.isNameOfStyle {
        let owner = section.owner
        names[owner] = [owner, owner.prefix(1).lowercased() + owner.dropFirst()]
        styles.insert(owner)
      }
      spoken = Set(names.keys)
      for type in spoken.union(sections.map(\.owner)).subtracting([""]).sorted() { numbers[type] = numbers.count + 1 }
      for (type, words) in names {
        for word in words {
          self.words[SourceWords.hash(of: word), default: ([], [])].types.append(numbers[type] ?? 0)
        }
      }
    }

    /// Returns the number of the type that `self` has in a section; 0 for one that many types may take the place of.
    func number(ofSelfIn section: PreludeSection) -> Int {
      guard spoken.contains(section.type), !SectionIndex.spokenProtocols.contains(section.type),
        !styles.contains(section.type)
      else { return 0 }
      return numbers[section.type] ?? 0
    }

    mutating func addUses(of section: PreludeSection, _ index: Int) {
      var use = Use(section: index)
      if spoken.contains(section.owner) { use.type = numbers[section.owner] ?? 0 }
      if let passed = section.passedTypes.last(where: SectionIndex.isPassed) {
        use.type = numbers[section.takesBinding ? "$" : passed] ?? use.type
      }
      switch section.trigger {
      case .always: return
      case .word(let word):
        if word != "animatableData", word != "[" { use.type = 0 }
        add(use, by: word)
        for other in SectionIndex.associated[word] ?? [] { add(use, by: other) }
      case .member(let word):
        // A class of the program's own asks for a member of its protocol without a dot.
        use.isMember = section.owner != "ObservableObject"
        add(use, by: word)
        for other in SectionIndex.associated[word] ?? [] { add(use, by: other) }
        // A view is asked for its node without a word.
        if word == "_self", SectionIndex.viewSources.contains(section.owner) {
          for word: Substring in ["View", "Preview"] { add(Use(section: index), by: word) }
        }
      case .call(let word, let arguments):
        if let bound = section.bounds.first(where: SectionIndex.ownProtocols.contains) {
          use.type = numbers[bound] ?? use.type
        }
        add(call(use, section, arguments), by: word)
      case .construction(let type, let arguments):
        // Another name of the type may stand before its arguments.
        add(use, by: "typealias")
        // `Color {` ends the head of a property, unless an initializer takes a closure.
        use = call(use, section, arguments)
        for word in [type, "Self"] { add(use, by: word) }
        // `self.init` is met by its own type alone, whatever is passed.
        use.type = spoken.contains(section.owner) ? numbers[section.owner] ?? 0 : 0
        // `init` without a dot declares one.
        (use.isMember, use.isReference, use.mayBeBraced) = (true, true, true)
        add(use, by: "init")
      }
    }

    private func call(_ use: Use, _ section: PreludeSection, _ arguments: PreludeSection.Arguments) -> Use {
      var use = use
      use.isCall = true
      use.labels = arguments.first.map(SourceWords.hash)
      use.required = arguments.required.map(SourceWords.hash)
      use.mayBeEmpty = arguments.mayBeEmpty
      use.mayBeBraced = section.text.contains("->")
      return use
    }

    private mutating func add(_ use: Use, by word: Substring) {
      words[SourceWords.hash(of: word), default: ([], [])].uses.append(use)
    }

    /// The table of words, by their lowest bits, and their uses. At least half of its places are free.
    var table: (words: [UInt64], starts: [UInt32], uses: [UInt64]) {
      var size = 1
      while size < words.count * 2 { size *= 2 }
      var table = [UInt64](repeating: 0, count: size)
      var starts = [UInt32](repeating: 0, count: size)
      var uses: [UInt64] = []
      for (word, own) in words.sorted(by: { $0.key < $1.key }) {
        var place = Int(truncatingIfNeeded: word) & (size - 1)
        while table[place] != 0 { place = (place + 1) & (size - 1) }
        table[place] = word
        starts[place] = UInt32(uses.count)
        uses.append(UInt64(own.types.count) << 32 | UInt64(own.uses.count))
        uses += own.types.sorted().map(UInt64.init) + own.uses.flatMap(\.numbers)
      }
      return (table, starts, uses)
    }
  }
}

extension PreludeSection {
  /// True for a member of shapes that is of use only where something moves.
  fileprivate var isAboutMoving: Bool { trigger == .word("_moves") }

  /// True for the animatable data of a value that is no shape.
  fileprivate var isDataOfValue: Bool { trigger == .member("animatableData") }

  /// True if the section asks for animatable data, and not for that of shapes alone.
  fileprivate var asksForDataOfValue: Bool {
    let shapes = ["shape", "base", "first", "second"]
    return shapes.reduce(String(text)) { $0.replacing("\($1).animatableData", with: "") }.contains(".animatableData")
  }

  /// The text with spaces in place of comments and of what string literals hold, except for interpolated expressions:
  /// their words ask for nothing.
  fileprivate var textWithoutLiterals: String {
    let (quote, slash, space) = (UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: " "))
    var bytes = Array(text.utf8)
    func has(_ byte: UInt8, at index: Int) -> Bool { index < bytes.count && bytes[index] == byte }
    /// The number of quotes of the literals that are open, outermost first, and the parentheses open in each one's
    /// interpolation; 0 for one that is read itself.
    var open: [(quotes: Int, depth: Int)] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      let quotes = has(quote, at: position + 1) && has(quote, at: position + 2) ? 3 : 1
      if let literal = open.last, literal.depth == 0 {
        if byte == quote, literal.quotes == 1 || quotes == 3 {
          open.removeLast()
          position += literal.quotes
        } else if byte == UInt8(ascii: "\\") {
          if has(UInt8(ascii: "("), at: position + 1) {
            open[open.count - 1].depth = 1
          } else {
            bytes[position + 1] = space
          }
          bytes[position] = space
          position += 2
        } else {
          if byte != UInt8(ascii: "\n") { bytes[position] = space }
          position += 1
        }
        continue
      }
      switch byte {
      case quote:
        open.append((quotes, 0))
        position += quotes
        continue
      case slash where has(slash, at: position + 1):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
          bytes[position] = space
          position += 1
        }
        continue
      case UInt8(ascii: "(") where !open.isEmpty: open[open.count - 1].depth += 1
      case UInt8(ascii: ")") where !open.isEmpty: open[open.count - 1].depth -= 1
      default: break
      }
      position += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// True if the section declares a collection.
  fileprivate var isCollection: Bool {
    text.prefix { $0 != "{" }.split(separator: ":").dropFirst().contains { $0.contains("Collection") }
      && header.isEmpty && text.hasPrefix("struct ")
  }

  /// True if the section moves something.
  fileprivate var asksForMotion: Bool { text.contains("_moves()") }

  /// True if the first argument is a binding without a label, as that of a loop. The library itself passes none.
  fileprivate var takesBinding: Bool {
    guard let open = text.firstIndex(of: "(") else { return false }
    let first = text[open...].dropFirst().drop { " \n".contains($0) }.prefix { $0 != "," && $0 != ")" }
    return first.hasPrefix("_ ") && first.contains(": Binding<")
  }

  /// True for the member of a style's protocol that makes a style of the library.
  fileprivate var isNameOfStyle: Bool {
    owner.hasSuffix("Style") && owner != "ShapeStyle" && header.contains(" where Self == ")
  }

  /// The types of the parameters of a function or of an initializer in an extension, without generic arguments.
  fileprivate var passedTypes: [Substring] {
    switch trigger {
    case .construction, .call: break
    default: return []
    }
    guard let open = text.firstIndex(of: "(") else { return [] }
    let head = text[open...].prefix { $0 != "{" }
    return head.indices.filter { head[$0] == ":" }.map { colon in
      head[colon...].dropFirst(2).prefix { $0.isLetter || $0 == "." }
    }
  }

  /// The names that the declaration gives to other types within itself.
  fileprivate var typeAliases: [Substring] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.count > 2 && words[0] == "typealias" && words[2] == "=" ? words[1] : nil
    }
  }

  /// The bounds of the declaration's own generic parameters.
  fileprivate var bounds: [Substring] {
    guard let open = text.firstIndex(of: "("), let start = text[..<open].firstIndex(of: "<") else { return [] }
    return text[start..<open].split(separator: ":").dropFirst().map { $0.drop { $0 == " " }.prefix { $0.isLetter } }
  }

  /// The names of the declaration's own generic parameters.
  fileprivate var generics: [Substring] {
    let start = text.utf8.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "{") }
    // Behind a colon stands the type of a property, whose arguments are no parameters.
    guard let open = start.firstIndex(of: UInt8(ascii: "<")), open > start.startIndex,
      SourceWords.isLetter(start[start.index(before: open)]), !start[..<open].contains(UInt8(ascii: ":"))
    else { return [] }
    var names: [Substring] = []
    var (depth, isName) = (0, false)
    var rest = start[open...]
    while let byte = rest.first {
      if isName, SourceWords.isLetter(byte) {
        names.append(Substring(rest.prefix(while: SourceWords.isLetter)))
        isName = false
      }
      switch byte {
      case UInt8(ascii: "<"): (depth, isName) = (depth + 1, depth == 0)
      case UInt8(ascii: ","): isName = depth == 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return names }
      default: break
      }
      rest = rest.dropFirst()
    }
    return names
  }
}
