import Foundation
import ShapeGeometry

/// Which parts of a value the user may change, and where they lie in the machine's words and objects.
indirect enum EditableValue: Sendable {
  /// Nothing in it can be changed.
  case fixed
  case number(isSingle: Bool)
  /// An integer; `limits` are those of its type, nil for Int.
  case integer(limits: ClosedRange<Double>?)
  case toggle
  case angle
  case choice([String])
  case text
  /// A word each bit of which, or group of bits, is a member of a set or is not.
  case flags([Flag])
  case parts([Part])
  /// A word that tells the case, then the case's values: an enum, or an optional whose second case holds its value.
  case variants([Variant], isOptional: Bool)
  case array(Element)
  /// A value of a protocol's type: a word that tells the type, and an object that holds the value.
  /// What holds a value of another type than the one that `tag` tells cannot be changed.
  case box(Element, tag: Int)
  /// What the box of an indirect case holds.
  case boxed(Element)
  /// A value of a protocol's type that may become others, each of a type of its own: a word that tells the type, and the value.
  case substitutes([Substitute])

  /// A part of a value, at its distance from the value's start.
  struct Part: Sendable {
    /// What follows the value's name and a dot; empty where the part has the value's own name.
    var name: String
    var typeName: String
    var position: Layout
    var value: EditableValue
    /// The range that values of the type usually have: the parts of a UnitPoint.
    var usualRange: ClosedRange<Double>?
    /// What the part's own doc comment tells, when it gives a range.
    var guide: ParameterGuide?
  }

  /// A case, and what its values are when it is chosen for the first time.
  struct Variant: Sendable {
    var name: String
    var parts: [Part]
    var sample: Constant
  }

  /// A member of a set, and the bits that it has in the set's word.
  struct Flag: Sendable {
    var name: String
    var bits: UInt64
  }

  /// What a value may become, by a name.
  struct Substitute: Sendable {
    var name: String
    var value: Constant
  }

  /// The elements of an array, or the content of a box.
  struct Element: Sendable {
    var typeName: String
    var value: EditableValue
    var layout: Layout
    /// What an element is that has none before it; nil where none can be guessed.
    var sample: Constant?
  }
}

extension Lowerer {
  /// Finds what can be changed in values of a type.
  mutating func editableValue(of type: Type, named name: String, at offset: Int) throws(CheckFailure) -> EditableValue {
    try checker.spend(at: offset)
    let type = concrete(type)
    if let known = editableValues[type]?[name] { return known }
    // A value within a value of its own type is left as it is.
    guard !isGrowing(type, in: partsInProgress), partsInProgress.insert(type).inserted else {
      cutParts += 1
      return .fixed
    }
    defer { partsInProgress.remove(type) }
    let cut = cutParts
    let value = try newEditableValue(of: type, named: name, at: offset)
    // What was cut may not be elsewhere.
    if cutParts == cut { editableValues[type, default: [:]][name] = value }
    return value
  }

  private mutating func newEditableValue(
    of type: Type, named name: String, at offset: Int
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
          try part(component.label ?? "\(index)", component.type, at: try self.component(index, of: type), offset))
      }
      return .parts(parts)
    case .nominal(let nominal, let arguments):
      if let native = IntegerRows.native(type) { return .integer(limits: native.limits) }
      if let element = type.arrayElement { return .array(try self.element(element, named: name, at: offset)) }
      if let wrapped = type.wrapped { return try optional(wrapped, named: name, at: offset) }
      if checker.isExistential(type) {
        guard let content = standIn(conformingTo: nominal) else { return .fixed }
        return .box(try element(content, named: name, at: offset), tag: tag(of: content))
      }
      if let flags = flags(of: type) { return .flags(flags) }
      if nominal.isDeclared { return try declaredValue(of: type, nominal, at: offset) }
      return try libraryValue(of: type, nominal, arguments, at: offset)
    default: return .fixed
    }
  }

  /// The shapes that a value of the type `any Shape` may become, beside the one that the source gives it.
  mutating func substitutes(for initial: Constant, of type: Type) -> EditableValue? {
    guard checker.isExistential(type), let bound = type.nominal, !bound.isDeclared,
      checker.refines(bound, .library("Shape")), let tag = initial.words.first, boxed.indices.contains(Int(tag))
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
    _ name: String, _ type: Type, at position: Layout, _ offset: Int, usualRange: ClosedRange<Double>? = nil
  ) throws(CheckFailure) -> EditableValue.Part {
    EditableValue.Part(
      name: name, typeName: concrete(type).description, position: position,
      value: try editableValue(of: type, named: name, at: offset), usualRange: usualRange)
  }

  private mutating func element(
    _ type: Type, named name: String, at offset: Int
  ) throws(CheckFailure) -> EditableValue.Element {
    EditableValue.Element(
      typeName: concrete(type).description, value: try editableValue(of: type, named: name, at: offset),
      layout: try layout(of: type),
      sample: attempt { (lowerer) throws(CheckFailure) in try lowerer.guess(type, named: name, at: offset) })
  }

  private mutating func optional(
    _ wrapped: Type, named name: String, at offset: Int
  ) throws(CheckFailure) -> EditableValue {
    let whole = try layout(of: .optional(wrapped))
    // Without a sample the value can be taken away, but not brought back: then neither is offered.
    let guessed = attempt { (lowerer) throws(CheckFailure) in try lowerer.guess(wrapped, named: name, at: offset) }
    guard let sample = guessed else { return .fixed }
    var some = Constant(words: [1])
    some.append(sample)
    let nothing = Constant(zeros: whole)
    return .variants(
      [
        .init(name: "nil", parts: [], sample: nothing),
        .init(name: "some", parts: [try part("", wrapped, at: .word, offset)], sample: some),
      ], isOptional: true)
  }

  private mutating func declaredValue(
    of type: Type, _ nominal: Nominal, at offset: Int
  ) throws(CheckFailure) -> EditableValue {
    guard let declared = checker.types[nominal] else { return .fixed }
    if declared.kind == .enumeration {
      guard !declared.cases.allSatisfy({ $0.types.isEmpty }) else { return .choice(declared.cases.map(\.name)) }
      var variants: [EditableValue.Variant] = []
      for (index, enumCase) in declared.cases.enumerated() {
        // A case that no value can be thought of for cannot be chosen; then none can.
        let guessed = attempt { (lowerer) throws(CheckFailure) in
          try lowerer.sample(ofCase: index, declared, type, at: offset)
        }
        guard let sample = guessed else { return .fixed }
        let held = try values(ofCase: index, of: type)
        var parts: [EditableValue.Part] = []
        for (place, value) in held.parts.enumerated() {
          let label = enumCase.labels[place] ?? (enumCase.types.count == 1 ? nil : "\(place)")
          let name = [enumCase.name, label].compactMap { $0 }.joined(separator: ".")
          parts.append(try part(name, value.type, at: held.isBoxed ? value.place : .word + value.place, offset))
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
      var choice = try part("", kind, at: position, offset)
      choice.typeName = "some Shape"
      return .parts([choice])
    }
    var parts: [EditableValue.Part] = []
    for property in declared.properties where property.isSettable {
      let (position, known) = try field(property.name, of: type, at: offset)
      var part = try part(property.name, known, at: position, offset)
      // A wrapper's only value goes by the property's name.
      if property.wrapper != nil { part.name = property.label }
      // The library's own stored properties begin with an underscore, which is no part of their names.
      if nominal.place == Nominal.preludePlace { part.name = String(part.name.drop { $0 == "_" }) }
      let guide = ParameterGuide(documentation: property.documentation)
      if guide.hasWrittenRange { part.guide = guide }
      parts.append(part)
    }
    return .parts(parts)
  }

  private mutating func libraryValue(
    of type: Type, _ nominal: Nominal, _ arguments: [Type], at offset: Int
  ) throws(CheckFailure) -> EditableValue {
    if let names = checker.library.cases[nominal] { return .choice(names) }
    if type == StrokeStyle.type {
      func word(_ index: Int) -> Layout { Layout(words: index) }
      return .parts([
        try part("lineWidth", .cgFloat, at: word(0), offset, usualRange: 0...40),
        try part("lineCap", CGLineCap.type, at: word(1), offset),
        try part("lineJoin", CGLineJoin.type, at: word(2), offset),
        try part("miterLimit", .cgFloat, at: word(3), offset, usualRange: 0...20),
        try part("dash", .array(.cgFloat), at: word(4), offset),
        try part("dashPhase", .cgFloat, at: word(4), offset, usualRange: 0...100),
      ])
    }
    guard let fields = checker.library.fields[nominal] else { return .fixed }
    var parts: [EditableValue.Part] = []
    let inOrder = fields.sorted { ($0.value.position.words, $0.key) < ($1.value.position.words, $1.key) }
    for (name, field) in inOrder {
      parts.append(
        try part(
          name, field.type, at: field.position, offset, usualRange: type == UnitPoint.type ? 0...1 : nil))
    }
    return .parts(parts)
  }
}

extension IntegerValue {
  /// The least and the greatest value, as far as an Int can tell.
  static var limits: ClosedRange<Double> {
    Double(Int(clamping: Self.min))...Double(Int(clamping: Self.max))
  }
}

extension Constant {
  /// A value whose words are zero and whose objects are empty.
  init(zeros layout: Layout) {
    self.init(
      words: Array(repeating: 0, count: layout.words), objects: Array(repeating: .none, count: layout.objects))
  }

  /// Puts another value behind this one.
  mutating func append(_ other: Constant) {
    words += other.words
    objects += other.objects
  }

  /// Fills up with zeros to the room of a layout.
  func padded(to layout: Layout) -> Constant {
    var result = Constant(zeros: layout)
    result.replace(at: .none, with: self)
    return result
  }

  /// Overwrites what lies at a position.
  mutating func replace(at position: Layout, with other: Constant) {
    for (index, word) in other.words.enumerated() { words[position.words + index] = word }
    for (index, object) in other.objects.enumerated() { objects[position.objects + index] = object }
  }
}
