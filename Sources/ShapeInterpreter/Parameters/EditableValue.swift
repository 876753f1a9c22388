import Foundation
import ShapeGeometry

/// The parts of a value that the user may change, and their positions in the machine's words and objects.
indirect enum EditableValue: Sendable {
  /// A value that cannot be changed.
  case fixed
  case number(isSingle: Bool)
  /// An integer with the limits of its type; nil for Int.
  case integer(limits: ClosedRange<Double>?)
  case toggle
  case angle
  case choice([String])
  case text
  /// A word whose bits, or groups of bits, are the members of an option set.
  case flags([Flag])
  case parts([Part])
  /// An enum or an optional: a word with the case, followed by the case's values. The second case
  /// of an optional holds the value.
  case variants([Variant], isOptional: Bool)
  case array(Element)
  /// An existential: a word with the concrete type's tag, and an object that holds the value. A value of a type other
  /// than the one of `tag` cannot be changed.
  case box(Element, tag: Int)
  /// The box of an indirect case.
  case boxed(Element)
  /// An existential that can be replaced by other values, each of another concrete type. It consists of a word
  /// with the type's tag and an object.
  case substitutes([Substitute])

  /// A part of a value, with its position from the value's start.
  struct Part: Sendable {
    /// The name after the whole value's name and a dot; empty if the part has the name of the whole.
    var name: String
    var typeName: String
    var position: Layout
    var value: EditableValue
    /// The usual range of values of the type, as for the parts of a UnitPoint.
    var usualRange: ClosedRange<Double>?
    /// The range in the part's own doc comment; nil if it contains none.
    var guide: ParameterGuide?
  }

  /// A case, and its values when the user first chooses it.
  struct Variant: Sendable {
    var name: String
    var parts: [Part]
    var sample: Constant
  }

  /// A member of an option set, and its bits in the set's word.
  struct Flag: Sendable {
    var name: String
    var bits: UInt64
  }

  /// A named value that can replace an existential's value.
  struct Substitute: Sendable {
    var name: String
    var value: Constant
  }

  /// The elements of an array, or the content of a box.
  struct Element: Sendable {
    var typeName: String
    var value: EditableValue
    var layout: Layout
    /// The value of a new element in an empty array; nil if none can be guessed.
    var sample: Constant?
  }

  /// The state of the search for the parts of values.
  struct Search {
    /// The parts of types that were found before, by the name from which values are guessed.
    var found: [Type: [String: EditableValue]] = [:]
    /// The types whose parts are being found. They may contain themselves.
    var inProgress: Set<Type> = []
    /// The number of values that were left fixed because they are part of a value of the same type.
    var cuts = 0
  }
}

extension Lowerer {
  /// Returns the parts of a type's values that can be changed.
  mutating func editableValue(
    of type: Type, named name: String, at offset: Int, _ search: inout EditableValue.Search
  ) throws(CheckFailure) -> EditableValue {
    try checker.spend(at: offset)
    let type = concrete(type)
    if let known = search.found[type]?[name] { return known }
    // A value inside a value of its own type stays as it is.
    guard !isGrowing(type, in: search.inProgress), search.inProgress.insert(type).inserted else {
      search.cuts += 1
      return .fixed
    }
    defer { search.inProgress.remove(type) }
    let cuts = search.cuts
    let value = try newEditableValue(of: type, named: name, at: offset, &search)
    // A value that was cut short here may be complete in another place.
    if search.cuts == cuts { search.found[type, default: [:]][name] = value }
    return value
  }

  private mutating func newEditableValue(
    of type: Type, named name: String, at offset: Int, _ search: inout EditableValue.Search
  ) throws(CheckFailure) -> EditableValue {
    switch type {
    case .double, .cgFloat: return .number(isSingle: false)
    case .float: return .number(isSingle: true)
    case .int: return .integer(limits: nil)
    case .bool: return .toggle
    case .angle: return .angle
    case .string: return .text
    case .tuple(let components):
      var parts: [EditableValue.Part] = []
      for (index, component) in components.enumerated() {
        parts.append(
          try part(
            component.label ?? "\(index)", component.type, at: try self.component(index, of: type), offset, &search))
      }
      return .parts(parts)
    case .nominal(let nominal, let arguments):
      if let native = IntegerRows.native(type) { return .integer(limits: native.limits) }
      if let element = type.arrayElement { return .array(try self.element(element, named: name, at: offset, &search)) }
      if let wrapped = type.wrapped { return try optional(wrapped, named: name, at: offset, &search) }
      if checker.declarations.isExistential(type) {
        guard let content = standIn(conformingTo: nominal) else { return .fixed }
        return .box(try element(content, named: name, at: offset, &search), tag: tag(of: content))
      }
      if let flags = flags(of: type) { return .flags(flags) }
      if nominal.isDeclared { return try declaredValue(of: type, nominal, at: offset, &search) }
      return try libraryValue(of: type, nominal, arguments, at: offset, &search)
    default: return .fixed
    }
  }

  /// Returns the shapes that can replace an `any Shape`: the built-in ones and the one in the
  /// source. Returns nil for other types.
  mutating func substitutes(for initial: Constant, of type: Type) -> EditableValue? {
    guard checker.declarations.isExistential(type), let bound = type.nominal, !bound.isDeclared,
      checker.declarations.refines(bound, .library("Shape")), let tag = initial.words.first,
      boxed.indices.contains(Int(tag))
    else { return nil }
    let builtIn = [
      ("circle", "Circle()"), ("rectangle", "Rectangle()"), ("roundedRectangle", "RoundedRectangle(cornerRadius: 20)"),
      ("capsule", "Capsule()"), ("ellipse", "Ellipse()"),
    ]
    var result: [EditableValue.Substitute] = []
    for (name, text) in builtIn {
      guard let value = attempt(text, as: type) else { return nil }
      result.append(.init(name: name, value: value.words.first == tag ? initial : value))
    }
    if !result.contains(where: { $0.value.words.first == tag }) {
      result.insert(.init(name: boxed[Int(tag)].nominal?.baseName ?? "\(boxed[Int(tag)])", value: initial), at: 0)
    }
    return .substitutes(result)
  }

  private mutating func part(
    _ name: String, _ type: Type, at position: Layout, _ offset: Int, usualRange: ClosedRange<Double>? = nil,
    _ search: inout EditableValue.Search
  ) throws(CheckFailure) -> EditableValue.Part {
    EditableValue.Part(
      name: name, typeName: concrete(type).description, position: position,
      value: try editableValue(of: type, named: name, at: offset, &search), usualRange: usualRange)
  }

  private mutating func element(
    _ type: Type, named name: String, at offset: Int, _ search: inout EditableValue.Search
  ) throws(CheckFailure) -> EditableValue.Element {
    EditableValue.Element(
      typeName: concrete(type).description, value: try editableValue(of: type, named: name, at: offset, &search),
      layout: try layout(of: type),
      sample: attempt { (lowerer) throws(CheckFailure) in try lowerer.guess(type, named: name, at: offset) })
  }

  private mutating func optional(
    _ wrapped: Type, named name: String, at offset: Int, _ search: inout EditableValue.Search
  ) throws(CheckFailure) -> EditableValue {
    let whole = try layout(of: .optional(wrapped))
    // Without a sample the value could be removed but not restored, so neither is offered.
    let guessed = attempt { (lowerer) throws(CheckFailure) in try lowerer.guess(wrapped, named: name, at: offset) }
    guard let sample = guessed else { return .fixed }
    var some = Constant(words: [1])
    some.append(sample)
    let nothing = Constant(zeros: whole)
    return .variants(
      [
        .init(name: "nil", parts: [], sample: nothing),
        .init(name: "some", parts: [try part("", wrapped, at: .word, offset, &search)], sample: some),
      ], isOptional: true)
  }

  private mutating func declaredValue(
    of type: Type, _ nominal: Nominal, at offset: Int, _ search: inout EditableValue.Search
  ) throws(CheckFailure) -> EditableValue {
    guard let declared = checker.types[nominal], declared.kind != .reference else { return .fixed }
    if declared.kind == .enumeration {
      guard !declared.cases.allSatisfy({ $0.types.isEmpty }) else { return .choice(declared.cases.map(\.name)) }
      var variants: [EditableValue.Variant] = []
      for (index, enumCase) in declared.cases.enumerated() {
        // A case for which no value can be guessed cannot be chosen. Then no case can be chosen.
        let guessed = attempt { (lowerer) throws(CheckFailure) in
          try lowerer.sample(ofCase: index, declared, type, at: offset)
        }
        guard let sample = guessed else { return .fixed }
        let held = try values(ofCase: index, of: type)
        var parts: [EditableValue.Part] = []
        for (place, value) in held.parts.enumerated() {
          let label = enumCase.labels[place] ?? (enumCase.types.count == 1 ? nil : "\(place)")
          let name = [enumCase.name, label].compactMap { $0 }.joined(separator: ".")
          let position = held.isBoxed ? value.place : .word + value.place
          parts.append(try part(name, value.type, at: position, offset, &search))
        }
        if held.isBoxed {
          let content = EditableValue.Element(typeName: "", value: .parts(parts), layout: held.layout)
          parts = [.init(name: "", typeName: "", position: .word, value: .boxed(content))]
        }
        variants.append(.init(name: enumCase.name, parts: parts, sample: sample))
      }
      return .variants(variants, isOptional: false)
    }
    if type == builtInShapeType {
      let (position, kind) = try field("kind", of: type, at: offset)
      var choice = try part("", kind, at: position, offset, &search)
      choice.typeName = "some Shape"
      return .parts([choice])
    }
    var parts: [EditableValue.Part] = []
    // What begins with `_own` is the library's alone.
    for property in declared.properties where property.isSettable && !property.name.hasPrefix("_own") {
      let (position, known) = try field(property.name, of: type, at: offset)
      var part = try part(property.name, known, at: position, offset, &search)
      // The only value of a property wrapper has the property's name.
      if property.wrapper != nil { part.name = property.label }
      // The prelude's own stored properties start with an underscore, which is not part of the name.
      if nominal.place == Nominal.preludePlace { part.name = String(part.name.drop { $0 == "_" }) }
      let guide = ParameterGuide(documentation: property.documentation)
      if guide.hasWrittenRange { part.guide = guide }
      parts.append(part)
    }
    return .parts(parts)
  }

  private mutating func libraryValue(
    of type: Type, _ nominal: Nominal, _ arguments: [Type], at offset: Int,
    _ search: inout EditableValue.Search
  ) throws(CheckFailure) -> EditableValue {
    if let names = checker.library.cases[nominal] { return .choice(names) }
    if type == StrokeStyle.type {
      func word(_ index: Int) -> Layout { Layout(words: index) }
      return .parts([
        try part("lineWidth", .cgFloat, at: word(0), offset, usualRange: 0...40, &search),
        try part("lineCap", CGLineCap.type, at: word(1), offset, &search),
        try part("lineJoin", CGLineJoin.type, at: word(2), offset, &search),
        try part("miterLimit", .cgFloat, at: word(3), offset, usualRange: 0...20, &search),
        try part("dash", .array(.cgFloat), at: word(4), offset, &search),
        try part("dashPhase", .cgFloat, at: word(4), offset, usualRange: 0...100, &search),
      ])
    }
    guard let fields = checker.library.fields[nominal] else { return .fixed }
    var parts: [EditableValue.Part] = []
    let inOrder = fields.sorted { ($0.value.position.words, $0.key) < ($1.value.position.words, $1.key) }
    for (name, field) in inOrder {
      parts.append(
        try part(
          name, field.type, at: field.position, offset,
          usualRange: type == UnitPoint.type ? 0...1 : nil, &search))
    }
    return .parts(parts)
  }
}

extension IntegerValue {
  /// The smallest and greatest values, clamped to the range of Int.
  static var limits: ClosedRange<Double> {
    Double(Int(clamping: Self.min))...Double(Int(clamping: Self.max))
  }
}

extension Constant {
  /// Makes a value whose words are zero and whose objects are empty.
  init(zeros layout: Layout) {
    self.init(
      words: Array(repeating: 0, count: layout.words), objects: Array(repeating: .none, count: layout.objects))
  }

  /// Appends the parts of another value.
  mutating func append(_ other: Constant) {
    words += other.words
    objects += other.objects
  }

  /// Returns the value, extended with zeros to the size of a layout.
  func padded(to layout: Layout) -> Constant {
    var result = Constant(zeros: layout)
    result.replace(at: .none, with: self)
    return result
  }

  /// Overwrites the words and objects at a position.
  mutating func replace(at position: Layout, with other: Constant) {
    for (index, word) in other.words.enumerated() { words[position.words + index] = word }
    for (index, object) in other.objects.enumerated() { objects[position.objects + index] = object }
  }
}
