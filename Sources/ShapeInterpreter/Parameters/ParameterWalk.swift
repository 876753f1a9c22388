import Foundation
import ShapeGeometry

/// A pass over a value's parts in order. It makes a parameter for each part that can be changed, and changes parts.
///
/// Later parameters may depend on an earlier change: the elements of an array on its count,
/// the values of a case on the case.
struct ParameterWalk {
  /// A word of a value that the user may change.
  struct Leaf: Sendable {
    enum Kind: Sendable {
      case number, single, integer, toggle, angle
      case choice(count: Int)
      /// Bits that are all set or all clear.
      case flag(UInt64)
    }

    var word: Int
    var kind: Kind

    /// Stores a value in a word. A value of another kind changes nothing.
    func put(_ value: ParameterValue, in words: inout UInt64) {
      guard let word = self.word(for: value) else { return }
      if case .flag(let bits) = kind { words = words & ~bits | word } else { words = word }
    }

    /// Returns the machine's word for a value, or nil if the value is of another kind. For a flag
    /// it contains only the flag's bits.
    private func word(for value: ParameterValue) -> UInt64? {
      switch (kind, value) {
      case (.number, .number(let number)): number.bitPattern
      case (.single, .number(let number)): UInt64(Float(number).bitPattern)
      case (.integer, .integer(let number)): UInt64(UInt(bitPattern: number))
      case (.toggle, .toggle(let flag)): flag ? 1 : 0
      case (.flag(let bits), .toggle(let flag)): flag ? bits : 0
      case (.angle, .degrees(let degrees)): Angle(degrees: degrees).radians.bitPattern
      case (.choice(let count), .choice(let index)): (0..<count).contains(index) ? UInt64(index) : nil
      default: nil
      }
    }
  }

  /// The state of the walk at a value: the name so far, and the hints about the value.
  struct Place {
    var name: String
    var typeName: String
    /// The name that guesses are made from. It has no element indices.
    var hint: String
    var position = Layout.none
    var origin: Parameter.Origin
    var guide: ParameterGuide
    var usualRange: ClosedRange<Double>?
    /// The array that contains the value; its elements share a range. Nil outside arrays.
    var peers: Peers?
  }

  /// An array whose elements are walked.
  struct Peers {
    /// The number of the array in this walk.
    var number: Int
    var array: ArrayValue
    /// The number of words in an element.
    var stride: Int
  }

  /// A key for a range that the elements of an array share: a word of each element, and the name for guesses.
  private struct SharedPlace: Hashable {
    var array: Int
    var word: Int
    var hint: String
  }

  /// The most elements of an array that have parameters of their own.
  static let mostElements = 64
  /// The most elements that the user can give an array, or twice its start count if this is more.
  static let mostCount = 256
  /// The number of parameters from which on elements have none of their own. Nested arrays would have too many.
  static let mostParametersInArrays = 4_096

  private(set) var parameters: [Parameter] = []
  /// The words that the parameters change; nil if other values may lead to other parameters.
  private(set) var leaves: [Leaf]? = []
  private let change: (Parameter) -> ParameterValue?
  /// The number of changes so far.
  private var changes = 0
  /// The number of arrays walked so far.
  private var arrays = 0
  /// The ranges that elements share. Each is found once.
  private var spans: [SharedPlace: ParameterGuide.Span] = [:]

  /// Makes a walk. `change` returns the new value of a parameter, or nil to keep the value. A value that the
  /// parameter does not admit is ignored.
  init(change: @escaping (Parameter) -> ParameterValue?) {
    self.change = change
  }

  mutating func walk(_ value: EditableValue, at place: Place, in constant: inout Constant) {
    let position = place.position
    switch value {
    case .fixed: return
    case .number(let isSingle): changeNumber(isSingle: isSingle, at: place, in: &constant)
    case .integer(let limits): changeInteger(limits, at: place, in: &constant)
    case .toggle:
      let parameter = parameter(.toggle, .toggle(constant.words[position.words] != 0), at: place)
      changeWord(.toggle, parameter, at: place, in: &constant)
    case .angle: changeAngle(at: place, in: &constant)
    case .choice(let names):
      let index = min(Int(truncatingIfNeeded: constant.words[position.words]), names.count - 1)
      changeWord(
        .choice(count: names.count), parameter(.choice(names), .choice(index), at: place), at: place, in: &constant)
    case .text:
      leaves = nil
      guard case .string(let text) = constant.objects[position.objects] else { return }
      guard case .text(let text)? = wanted(parameter(.text, .text(text), at: place)) else { return }
      constant.objects[position.objects] = .string(text)
    case .flags(let flags):
      for flag in flags {
        var inner = place
        inner.name += "." + flag.name
        inner.typeName = "Bool"
        let isThere = constant.words[position.words] & flag.bits == flag.bits
        changeWord(.flag(flag.bits), parameter(.toggle, .toggle(isThere), at: inner), at: inner, in: &constant)
      }
    case .parts(let parts):
      for part in parts { walk(part, of: place, in: &constant) }
    case .variants(let variants, let isOptional):
      walk(variants, isOptional: isOptional, at: place, in: &constant)
    case .array(let element): walk(element, at: place, in: &constant)
    case .box(let content, let tag):
      leaves = nil
      guard constant.words[position.words] == UInt64(tag) else { return }
      walkBox(content, at: place, in: &constant)
    case .substitutes(let substitutes):
      leaves = nil
      let names = substitutes.map(\.name)
      let tag = constant.words[position.words]
      let present = substitutes.firstIndex { $0.value.words.first == tag } ?? 0
      guard case .choice(let chosen)? = wanted(parameter(.choice(names), .choice(present), at: place)) else { return }
      constant.replace(at: position, with: substitutes[chosen].value)
    case .boxed(let content):
      leaves = nil
      walkBox(content, at: place, in: &constant)
    }
  }

  private mutating func walkBox(_ content: EditableValue.Element, at place: Place, in constant: inout Constant) {
    guard case .array(var array) = constant.objects[place.position.objects], array.count > 0 else { return }
    var inner = place
    inner.position = .none
    inner.peers = nil
    let known = changes
    var held = array.element(0, content.layout)
    walk(content.value, at: inner, in: &held)
    guard changes != known else { return }
    array.replace(0, content.layout, with: held)
    constant.objects[place.position.objects] = .array(array)
  }

  private mutating func walk(_ part: EditableValue.Part, of whole: Place, in constant: inout Constant) {
    var place = whole
    if !part.name.isEmpty {
      place.name += "." + part.name
      place.hint += "." + part.name
    }
    place.typeName = part.typeName
    place.position += part.position
    place.usualRange = part.usualRange
    if let guide = part.guide, !place.guide.hasWrittenRange { place.guide = guide }
    walk(part.value, at: place, in: &constant)
  }

  private mutating func walk(
    _ variants: [EditableValue.Variant], isOptional: Bool, at place: Place, in constant: inout Constant
  ) {
    leaves = nil
    let position = place.position
    let present = min(Int(truncatingIfNeeded: constant.words[position.words]), variants.count - 1)
    var chosen = present
    if isOptional {
      var named = place
      named.name += "?"
      if case .toggle(let isThere)? = wanted(parameter(.toggle, .toggle(present != 0), at: named)) {
        chosen = isThere ? 1 : 0
      }
    } else {
      let names = variants.map(\.name)
      if case .choice(let index)? = wanted(parameter(.choice(names), .choice(present), at: place)) { chosen = index }
    }
    var place = place
    if chosen != present {
      constant.replace(at: position, with: variants[chosen].sample)
      place.origin = .guess
    }
    for part in variants[chosen].parts { walk(part, of: place, in: &constant) }
  }

  private mutating func walk(_ element: EditableValue.Element, at place: Place, in constant: inout Constant) {
    leaves = nil
    guard case .array(var array) = constant.objects[place.position.objects] else { return }
    let start = array.count
    let most = Double(max(Self.mostCount, start * 2))
    let count = Parameter(
      name: place.name + ".count", typeName: "Int", kind: .integer, initial: .integer(start),
      range: 0...Double(max(12, start * 2)), limits: 0...(start == 0 && element.sample == nil ? 0 : most),
      isRangeGuessed: true, step: 1, origin: place.origin,
      documentation: place.guide.documentation)
    let before = changes
    if case .integer(let wanted)? = wanted(count) {
      array.resize(to: wanted, element.layout, filling: element.sample)
      changes += 1
    }
    let peers = Peers(number: arrays, array: array, stride: element.layout.words)
    arrays += 1
    for index in 0..<min(array.count, Self.mostElements) {
      guard parameters.count < Self.mostParametersInArrays else { break }
      var inner = place
      inner.name += "[\(index)]"
      inner.typeName = element.typeName
      inner.position = .none
      inner.peers = peers
      if index >= start { inner.origin = .guess }
      let known = changes
      var content = array.element(index, element.layout)
      walk(element.value, at: inner, in: &content)
      if changes != known { array.replace(index, element.layout, with: content) }
    }
    // An unchanged array is not copied: it may be large.
    if changes != before { constant.objects[place.position.objects] = .array(array) }
  }

  // MARK: Numbers

  private mutating func changeNumber(isSingle: Bool, at place: Place, in constant: inout Constant) {
    func value(_ bits: UInt64) -> Double {
      isSingle ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    }
    let bits = constant.words[place.position.words]
    var parameter = parameter(.number, .number(value(bits)), at: place)
    parameter.take(
      span(at: place) {
        place.guide.range(for: place.hint, values: Self.peers(of: bits, place).map(value), usual: place.usualRange)
      })
    changeWord(isSingle ? .single : .number, parameter, at: place, in: &constant)
  }

  private mutating func changeInteger(
    _ limits: ClosedRange<Double>?, at place: Place, in constant: inout Constant
  ) {
    func value(_ bits: UInt64) -> Int { Int(bitPattern: UInt(bits)) }
    let bits = constant.words[place.position.words]
    // A number beyond those of Int stays as it is.
    if limits?.lowerBound == 0, value(bits) < 0 { return }
    var parameter = parameter(.integer, .integer(value(bits)), at: place)
    parameter.take(
      span(at: place) {
        let values = Self.peers(of: bits, place).map { Double(value($0)) }
        return place.guide.range(for: place.hint, values: values, isInteger: true, limits: limits)
      })
    changeWord(.integer, parameter, at: place, in: &constant)
  }

  private mutating func changeAngle(at place: Place, in constant: inout Constant) {
    func degrees(_ bits: UInt64) -> Double { ParameterGuide.wholeDegrees(Angle(radians: Double(bitPattern: bits))) }
    let bits = constant.words[place.position.words]
    var parameter = parameter(.angle, .degrees(degrees(bits)), at: place)
    parameter.take(span(at: place) { place.guide.angleRange(values: Self.peers(of: bits, place).map(degrees)) })
    changeWord(.angle, parameter, at: place, in: &constant)
  }

  /// Returns the words at this place in all elements of the array around it, or only `bits` outside arrays.
  private static func peers(of bits: UInt64, _ place: Place) -> [UInt64] {
    guard let peers = place.peers, peers.stride > 0 else { return [bits] }
    let words = peers.array.words
    return Swift.stride(from: place.position.words, to: words.count, by: peers.stride).map { words[$0] }
  }

  /// Returns the range at a place. An element of an array reuses the range that an earlier element has there.
  private mutating func span(at place: Place, _ find: () -> ParameterGuide.Span) -> ParameterGuide.Span {
    guard let peers = place.peers, peers.stride > 0 else { return find() }
    let shared = SharedPlace(array: peers.number, word: place.position.words, hint: place.hint)
    if let known = spans[shared] { return known }
    let found = find()
    spans[shared] = found
    return found
  }

  private mutating func changeWord(
    _ kind: Leaf.Kind, _ parameter: Parameter, at place: Place, in constant: inout Constant
  ) {
    let leaf = Leaf(word: place.position.words, kind: kind)
    leaves?.append(leaf)
    if let value = wanted(parameter) { leaf.put(value, in: &constant.words[leaf.word]) }
  }

  private func parameter(_ kind: Parameter.Kind, _ initial: ParameterValue, at place: Place) -> Parameter {
    Parameter(
      name: place.name, typeName: place.typeName, kind: kind, initial: initial, origin: place.origin,
      documentation: place.guide.documentation)
  }

  /// Adds a parameter. Returns its new value, or nil if it keeps its value.
  private mutating func wanted(_ parameter: Parameter) -> ParameterValue? {
    parameters.append(parameter)
    guard let value = change(parameter).flatMap(parameter.adopting), value != parameter.initial else { return nil }
    changes += 1
    return value
  }
}

extension ArrayValue {
  /// Returns an element as a value of its own.
  func element(_ index: Int, _ layout: Layout) -> Constant {
    Constant(
      words: Array(words[(index * layout.words)..<((index + 1) * layout.words)]),
      objects: Array(objects[(index * layout.objects)..<((index + 1) * layout.objects)]))
  }

  /// Replaces an element.
  mutating func replace(_ index: Int, _ layout: Layout, with element: Constant) {
    for (offset, word) in element.words.enumerated() { words[index * layout.words + offset] = word }
    for (offset, object) in element.objects.enumerated() {
      objects[index * layout.objects + offset] = object
      enclose(object)
    }
  }

  /// Removes elements at the end, or appends copies of the last one. An empty array is filled with `sample`.
  mutating func resize(to wanted: Int, _ layout: Layout, filling sample: Constant?) {
    if wanted < count {
      words.removeLast((count - wanted) * layout.words)
      objects.removeLast((count - wanted) * layout.objects)
      count = wanted
    }
    guard let next = count > 0 ? element(count - 1, layout) : sample else { return }
    while count < wanted { append(next) }
  }

  private mutating func append(_ element: Constant) {
    words += element.words
    objects += element.objects
    for object in element.objects { enclose(object) }
    count += 1
  }

  init(_ elements: [Constant]) {
    self.init()
    for element in elements { append(element) }
  }
}
