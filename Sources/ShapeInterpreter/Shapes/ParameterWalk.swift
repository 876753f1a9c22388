import Foundation
import ShapeGeometry

/// Goes through a value from its first part to its last, names each part that can be changed, and changes what is to be changed.
///
/// What there is to change may depend on a change before it: the elements on the count, a case's values on the case.
struct ParameterWalk {
  /// A word of a value that the user may change.
  struct Leaf: Sendable {
    enum Kind: Sendable {
      case number, single, integer, toggle, angle
      case choice(count: Int)
    }

    var word: Int
    var kind: Kind

    /// The machine's word for a value of this leaf's kind; nil for a value of another kind.
    func word(for value: ParameterValue) -> UInt64? {
      switch (kind, value) {
      case (.number, .number(let number)): number.bitPattern
      case (.single, .number(let number)): UInt64(Float(number).bitPattern)
      case (.integer, .integer(let number)): UInt64(UInt(bitPattern: number))
      case (.toggle, .toggle(let flag)): flag ? 1 : 0
      case (.angle, .degrees(let degrees)): Angle(degrees: degrees).radians.bitPattern
      case (.choice(let count), .choice(let index)): (0..<count).contains(index) ? UInt64(index) : nil
      default: nil
      }
    }
  }

  /// Where the walk is: the name so far, and what is known of the values under it.
  struct Place {
    var name: String
    var typeName: String
    /// The name that guesses go by: without the numbers of elements.
    var hint: String
    var position = Layout.none
    var origin: Parameter.Origin
    var guide: ParameterGuide
    var usualRange: ClosedRange<Double>?
    /// The array around, and which of an element's words comes first here: elements share a range.
    var peers: (array: ArrayValue, stride: Int)?
  }

  /// The most elements of an array that have parameters of their own.
  static let mostElements = 64
  /// The most elements that an array can be given.
  static let mostCount = 256

  private(set) var parameters: [Parameter] = []
  /// The words behind the parameters, as long as there are the same parameters whatever their values.
  private(set) var leaves: [Leaf]? = []
  private let change: (Parameter) -> ParameterValue?

  /// `change` tells the value that a parameter is to have, nil to leave it as it is; one that it does not admit is not taken.
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
    guard case .array(let array) = constant.objects[place.position.objects] else { return }
    var elements = array.elements(content.layout)
    guard !elements.isEmpty else { return }
    var inner = place
    inner.position = .none
    inner.peers = nil
    walk(content.value, at: inner, in: &elements[0])
    constant.objects[place.position.objects] = .array(ArrayValue(elements))
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
    guard case .array(let array) = constant.objects[place.position.objects] else { return }
    var elements = array.elements(element.layout)
    let start = elements.count
    let most = Double(max(Self.mostCount, start * 2))
    let count = Parameter(
      name: place.name + ".count", typeName: "Int", kind: .integer, initial: .integer(start),
      range: 0...Double(max(12, start * 2)), limits: 0...(start == 0 && element.sample == nil ? 0 : most),
      isRangeGuessed: true, step: 1, origin: place.origin,
      documentation: place.guide.documentation)
    if case .integer(let wanted)? = wanted(count) {
      if wanted < start { elements.removeLast(start - wanted) }
      while elements.count < wanted, let next = elements.last ?? element.sample { elements.append(next) }
    }
    let all = ArrayValue(elements)
    for index in elements.indices.prefix(Self.mostElements) {
      var inner = place
      inner.name += "[\(index)]"
      inner.typeName = element.typeName
      inner.position = .none
      inner.peers = (all, element.layout.words)
      if index >= start { inner.origin = .guess }
      walk(element.value, at: inner, in: &elements[index])
    }
    constant.objects[place.position.objects] = .array(ArrayValue(elements))
  }

  // MARK: Numbers

  private mutating func changeNumber(isSingle: Bool, at place: Place, in constant: inout Constant) {
    func value(_ bits: UInt64) -> Double {
      isSingle ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    }
    let bits = constant.words[place.position.words]
    var parameter = parameter(.number, .number(value(bits)), at: place)
    parameter.take(
      place.guide.range(for: place.hint, values: peers(of: bits, place).map(value), usual: place.usualRange))
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
    let values = peers(of: bits, place).map { Double(value($0)) }
    parameter.take(place.guide.range(for: place.hint, values: values, isInteger: true, limits: limits))
    changeWord(.integer, parameter, at: place, in: &constant)
  }

  private mutating func changeAngle(at place: Place, in constant: inout Constant) {
    func degrees(_ bits: UInt64) -> Double { ParameterGuide.wholeDegrees(Angle(radians: Double(bitPattern: bits))) }
    let bits = constant.words[place.position.words]
    var parameter = parameter(.angle, .degrees(degrees(bits)), at: place)
    parameter.take(place.guide.angleRange(values: peers(of: bits, place).map(degrees)))
    changeWord(.angle, parameter, at: place, in: &constant)
  }

  /// The words at this place in all elements of the array around, else the word alone.
  private func peers(of bits: UInt64, _ place: Place) -> [UInt64] {
    guard let (array, stride) = place.peers, stride > 0 else { return [bits] }
    return Swift.stride(from: place.position.words, to: array.words.count, by: stride).map { array.words[$0] }
  }

  private mutating func changeWord(
    _ kind: Leaf.Kind, _ parameter: Parameter, at place: Place, in constant: inout Constant
  ) {
    let leaf = Leaf(word: place.position.words, kind: kind)
    leaves?.append(leaf)
    if let value = wanted(parameter), let word = leaf.word(for: value) { constant.words[leaf.word] = word }
  }

  private func parameter(_ kind: Parameter.Kind, _ initial: ParameterValue, at place: Place) -> Parameter {
    Parameter(
      name: place.name, typeName: place.typeName, kind: kind, initial: initial, origin: place.origin,
      documentation: place.guide.documentation)
  }

  /// Files a parameter; the value that it is to have instead of its initial one, if any.
  private mutating func wanted(_ parameter: Parameter) -> ParameterValue? {
    parameters.append(parameter)
    guard let value = change(parameter), value != parameter.initial, parameter.admits(value) else { return nil }
    return value
  }
}

extension ArrayValue {
  /// The elements apart.
  func elements(_ layout: Layout) -> [Constant] {
    (0..<count).map { index in
      Constant(
        words: Array(words[(index * layout.words)..<((index + 1) * layout.words)]),
        objects: Array(objects[(index * layout.objects)..<((index + 1) * layout.objects)]))
    }
  }

  init(_ elements: [Constant]) {
    self.init()
    for element in elements {
      words += element.words
      objects += element.objects
      for object in element.objects { enclose(object) }
    }
    count = elements.count
  }
}
