import TestSupport

/// Writes random protocols, their extensions and conforming types, and calls their members in every way: on values of
/// known types, through generic functions, `some` and `any`, on metatypes. Each member returns a number of its own, so
/// that the result tells which one was called.
///
/// Not every case compiles: what the compiler refuses is no case of the law.
struct DeclarationGenerator {
  private var random: SeededGenerator
  private var number = 0
  private var members: [Member] = []
  /// True if there is a protocol `Q7` that refines `P7`, to which the types conform.
  private var isRefined = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A requirement of a protocol, or a member of its extension alone.
  private struct Member {
    var form: MemberForm
    var isRequired: Bool
    var hasDefault: Bool
  }

  /// The declarations that all cases share; the same text is compiled and interpreted.
  static let preamble = """
    protocol Weighed { var weight: Double { get } }
    extension Int: Weighed { var weight: Double { Double(self) } }
    extension Double: Weighed { var weight: Double { self + 0.5 } }
    extension String: Weighed { var weight: Double { Double(count) + 0.25 } }
    extension CGPoint: Weighed { var weight: Double { Double(x + y) } }
    extension Array: Weighed where Element: Weighed { var weight: Double { reduce(100) { $0 + $1.weight } } }
    extension Optional: Weighed where Wrapped: Weighed { var weight: Double { map { $0.weight + 1000 } ?? 2000 } }
    func weigh<T: Weighed>(_ x: T) -> Double { x.weight }
    func changed<T>(_ value: T, _ change: (inout T) -> Double) -> Double { var copy = value; return change(&copy) }
    """

  /// One case: declarations, and a function without parameters that returns the numbers of its calls.
  mutating func function(named name: String) -> String {
    number = 0
    var forms = MemberForm.allCases.filter { _ in chance(0.3) }
    if forms.isEmpty { forms = [.generic, .property] }
    members = forms.map { Member(form: $0, isRequired: chance(0.75), hasDefault: chance(0.5)) }
    for index in members.indices where !members[index].isRequired { members[index].hasDefault = true }
    members.removeAll { !$0.isRequired && [.item, .sum, .initializer].contains($0.form) }
    for index in members.indices where members[index].form == .item || members[index].form == .initializer {
      members[index].hasDefault = false
    }
    isRefined = chance(0.4)
    let all = [structure(), enumeration(), generic(), library(), conditional()]
    let conformers = shuffled(all).prefix(1 + Int.random(in: 0..<3, using: &random))
    var calls: [String] = []
    for conformer in conformers {
      for member in members where chance(0.7) {
        calls += shuffled(member.form.calls("(\(conformer.value))", conformer.type)).prefix(1)
      }
      if chance(0.8) { calls.append("use#(\(conformer.value))") }
      if chance(0.5) { calls.append("useSome#(\(conformer.value))") }
      if chance(0.5) { calls.append("kind#(\(conformer.type).self)") }
      if chance(0.5) { calls.append("useAny#(\(conformer.value))") }
      if chance(0.4) { calls.append("Held#(held: \(conformer.value)).all()") }
      if chance(0.4) { calls.append("changeAny#(\(conformer.value))") }
    }
    if chance(0.4) {
      let list = conformers.map(\.value).joined(separator: ", ")
      calls.append("([\(list)] as [any P#]).map { useAny#($0) }.reduce(0, +)")
    }
    let items = calls.map {
      $0.hasPrefix("use") || $0.hasPrefix("kind") || $0.hasPrefix("Held") || $0.hasPrefix("changeAny")
        ? $0 : "Double(\($0))"
    }
    let text =
      declarations() + conformers.map(\.text).joined() + uses()
      + "func \(name)() -> [Double] {\n  var result: [Double] = []\n"
      + items.map { "  result.append(\($0))\n" }.joined() + "  return result\n}"
    return text.replacing("#", with: name.dropFirst())
  }

  // The protocol.

  private mutating func declarations() -> String {
    var text = "protocol P#\(has(.sum) || has(.initializer) ? ": Weighed" : "") {\n"
    if has(.item) { text += "  associatedtype Item#: Weighed\n" }
    for member in members where member.isRequired {
      text += "  \(member.form.head)\(member.form.isAccessor ? " { get }" : "")\n"
    }
    text += "}\nextension P# {\n"
    for member in members where member.hasDefault { text += implementation(of: member.form, isInExtension: true) }
    text += "}\n"
    if has(.item), chance(0.5) {
      let forms = members.filter { $0.isRequired && ![.item, .initializer, .sum].contains($0.form) }
      text += "extension P# where Item# == \(chance(0.5) ? "Int" : "String") {\n"
      for member in forms where chance(0.4) { text += implementation(of: member.form, isInExtension: true) }
      text += "}\n"
    }
    if isRefined {
      text += "protocol Q#: P# {\n  var rank#: Double { get }\n}\nextension Q# {\n  var rank#: Double { 5 }\n"
      for member in members
      where member.isRequired && chance(0.4) && ![.item, .initializer, .sum].contains(member.form) {
        text += implementation(of: member.form, isInExtension: true)
      }
      text += "}\n"
    }
    return text
  }

  /// The protocol that a type conforms to.
  private var adopted: String { isRefined ? "Q#" : "P#" }

  private func has(_ form: MemberForm) -> Bool { members.contains { $0.form == form } }

  /// A member with a body; the numbers of bodies differ.
  private mutating func implementation(of form: MemberForm, isInExtension: Bool) -> String {
    number += 1
    let own = Double(number) * 10_000
    switch form {
    case .sum: return "  \(form.head) { \(chance(0.5) ? "a" : "b") }\n"
    case .fold:
      return "  \(form.head) { next(next(start, \(own)), \(isInExtension && has(.property) ? "p#" : "7")) }\n"
    case .item, .initializer: return ""
    default:
      let part = form.parts[Int.random(in: 0..<form.parts.count, using: &random)]
      return "  \(form.head) { \(own) + \(part)\(inner(form)) }\n"
    }
  }

  /// A call of another member within a body.
  private mutating func inner(_ form: MemberForm) -> String {
    guard chance(0.4) else { return "" }
    let isStatic = [.staticMethod, .staticGeneric, .staticProperty].contains(form)
    let order = MemberForm.allCases
    // Only members that stand later in the list, so that nothing calls itself.
    let place = order.firstIndex(of: form) ?? 0
    let others = members.map(\.form).filter { other in
      (order.firstIndex(of: other) ?? 0) > place && other != .mutating && other != .initializer && other != .sum
        && (!isStatic || [.staticMethod, .staticGeneric, .staticProperty].contains(other))
    }
    guard let other = others.randomElement(using: &random) else { return "" }
    let call = shuffled(other.calls(isStatic ? "Self" : "self", "Self"))[0]
    return " + Double(\(call.contains("??") ? "(\(call))" : call))"
  }

  // The conforming types.

  private struct Conformer {
    var text: String
    var type: String
    var value: String
  }

  private mutating func body(
    item: String, itemValue: String, seeded: String, weight: String?, isStoring: Bool = true
  ) -> String {
    var text = ""
    for member in members {
      switch member.form {
      case .item: text += "  func item#() -> \(item) { \(itemValue) }\n"
      case .initializer: text += "  init(seed# seed: Double) { \(seeded) }\n"
      default:
        guard !member.hasDefault || chance(0.5) else { continue }
        text += storage(of: member.form, isAllowed: isStoring) ?? implementation(of: member.form, isInExtension: false)
      }
    }
    if let weight, has(.sum) || has(.initializer) { text += "  var weight: Double { \(weight) }\n" }
    return text
  }

  /// A stored property in place of a computed one, now and then.
  private mutating func storage(of form: MemberForm, isAllowed: Bool) -> String? {
    guard form == .staticProperty || form == .property && isAllowed, chance(0.5) else { return nil }
    number += 1
    let word = chance(0.5) ? "var" : "let"
    return "  \(form == .staticProperty ? "static let q#" : "\(word) p#"): Double = \(number * 10_000)\n"
  }

  private mutating func structure() -> Conformer {
    let item = chance(0.5) ? ("Int", "7") : ("String", "\"xy\"")
    let inside = body(item: item.0, itemValue: item.1, seeded: "a = seed", weight: "a")
    let text =
      "struct S#: \(adopted) {\n  var a = 1.5\n\(inside)\(has(.initializer) ? "  init(_ a: Double) { self.a = a }\n" : "")}\n"
    return Conformer(text: text, type: "S#", value: has(.initializer) ? "S#(4)" : "S#()")
  }

  private mutating func enumeration() -> Conformer {
    let inside = body(
      item: "[Int]", itemValue: "[1, 2]", seeded: "self = seed > 1 ? .one : .two", weight: "self == .one ? 11 : 12",
      isStoring: false)
    return Conformer(
      text: "enum E#: \(adopted) {\n  case one, two\n\(inside)}\n", type: "E#", value: "E#.two")
  }

  private mutating func generic() -> Conformer {
    let inside = body(item: "T", itemValue: "t", seeded: "fatalError()", weight: "t.weight")
    let text =
      "struct G#<T: Weighed>: \(adopted) {\n  var t: T\n\(inside)\(has(.initializer) ? "  init(t: T) { self.t = t }\n" : "")}\n"
    let given =
      [("Int", "3"), ("String", "\"abc\""), ("[Double]", "[1, 2]")].randomElement(using: &random) ?? ("Int", "3")
    // Its initializer of the protocol has nothing to make a value of.
    guard !has(.initializer) else { return structureLike() }
    return Conformer(text: text, type: "G#<\(given.0)>", value: "G#(t: \(given.1))")
  }

  private mutating func structureLike() -> Conformer {
    let inside = body(item: "Double", itemValue: "2.5", seeded: "b = seed; c = 2", weight: "b + c")
    return Conformer(
      text: "struct D#: \(adopted) {\n  var b: Double\n  let c: Double\n\(inside)}\n", type: "D#",
      value: "D#(seed#: 3)")
  }

  private mutating func library() -> Conformer {
    let all = members
    members.removeAll { $0.form == .sum }
    defer { members = all }
    let types = [
      ("Double", "2.5", "self = seed"), ("CGPoint", "CGPoint(x: 3, y: 4)", "self.init(x: seed, y: 1)"),
      ("Int", "9", "self = Int(seed)"),
    ]
    // Points get a `+` from the extensions of other cases.
    let type =
      types.filter { all.count == members.count || $0.0 != "CGPoint" }.randomElement(using: &random) ?? types[0]
    let inside = body(item: "Int", itemValue: "8", seeded: type.2, weight: nil, isStoring: false)
    return Conformer(
      text: "extension \(type.0): \(adopted) {\n\(inside)}\n", type: type.0, value: "\(type.1) as \(type.0)")
  }

  /// A library collection that conforms where its elements do.
  private mutating func conditional() -> Conformer {
    let all = members
    members.removeAll { $0.form == .sum || $0.form == .initializer }
    defer { members = all }
    guard members.count == all.count else { return library() }
    let inside = body(item: "Element", itemValue: "self[0]", seeded: "", weight: nil, isStoring: false)
    return Conformer(
      text: "extension Array: \(adopted) where Element: Weighed {\n\(inside)}\n", type: "[Int]", value: "[4, 5]")
  }

  // The ways to call.

  private mutating func uses() -> String {
    let onValue = members.map(\.form).filter { chance(0.8) || $0 == .item }
    let onSome = members.map(\.form).filter { $0.isForAny && chance(0.8) }
    let onType = members.map(\.form).filter {
      [.staticMethod, .staticGeneric, .staticProperty, .initializer].contains($0)
    }
    func function(_ head: String, _ calls: [String], before: String = "") -> String {
      let sums = calls.map { "  sum += Double(\($0))\n" }.joined()
      return "func \(head) -> Double {\n  var sum = 0.0\n\(before)\(sums)  return sum\n}\n"
    }
    func calls(of forms: [MemberForm], on value: String) -> [String] { forms.flatMap { $0.calls(value, "T") } }
    let any = members.map(\.form).filter(\.isForAny)
    let changes = has(.mutating) ? "  sum += copy.grow#(3) + list[0].grow#(4)\n" : ""
    return function("use#<T: P#>(_ v: T)", calls(of: onValue, on: "v"))
      + function("useSome#(_ v: some P#)", calls(of: onSome, on: "v"))
      + function("useAny#(_ v: any P#)", calls(of: onSome, on: "v"))
      + function("kind#<T: P#>(_ type: T.Type)", calls(of: onType, on: "v"))
      + "struct Held#<T: P#> {\n  var held: T\n\(function("all()", calls(of: onValue, on: "held")))}\n"
      + function(
        "changeAny#(_ v: any P#)", calls(of: any, on: "copy") + calls(of: any, on: "list[0]"),
        before: "  var copy = v\n  var list = [v]\n" + changes)
  }

  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private mutating func shuffled<Element>(_ list: [Element]) -> [Element] { list.shuffled(using: &random) }
}
