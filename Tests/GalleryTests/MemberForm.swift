/// The forms of members that random protocols have. `#` in a text stands for the number of the case.
enum MemberForm: CaseIterable {
  case method, generic, opaque, staticMethod, staticGeneric, property, staticProperty, initializer, mutating,
    subscripted
  case item, sum, same, closure, fold, metatype, defaulted, optional, variadic

  /// The declaration without a body, which for members with accessors is `{ get }`.
  var head: String {
    switch self {
    case .method: "func m#(_ x: Int) -> Double"
    case .generic: "func g#<T: Weighed>(_ x: T) -> Double"
    case .opaque: "func s#(_ x: some Weighed) -> Double"
    case .staticMethod: "static func k#() -> Double"
    case .staticGeneric: "static func h#<T: Weighed>(_ x: T) -> Double"
    case .property: "var p#: Double"
    case .staticProperty: "static var q#: Double"
    case .initializer: "init(seed# seed: Double)"
    case .mutating: "mutating func grow#(_ x: Double) -> Double"
    case .subscripted: "subscript(i# i: Int) -> Double"
    case .item: "func item#() -> Item#"
    case .sum: "static func + (a: Self, b: Self) -> Self"
    case .same: "func same#(_ other: Self) -> Double"
    case .closure: "func each#(_ body: (Double) -> Double) -> Double"
    case .fold: "func fold#<R>(_ start: R, _ next: (R, Double) -> R) -> R"
    case .metatype: "func made#<T: Weighed>(_ type: T.Type, _ x: T) -> Double"
    case .defaulted: "func d#(_ x: Double, by y: Double) -> Double"
    case .optional: "func o#(_ x: Int?) -> Double?"
    case .variadic: "func v#(_ x: Double...) -> Double"
    }
  }

  var isAccessor: Bool { self == .property || self == .staticProperty || self == .subscripted }

  /// The parts that a body adds to its number.
  var parts: [String] {
    switch self {
    case .method: ["Double(x)"]
    case .generic, .opaque, .staticGeneric, .metatype: ["x.weight", "weigh(x)"]
    case .staticMethod, .staticProperty, .property: ["0"]
    case .mutating: ["x"]
    case .subscripted: ["Double(i)"]
    case .same: ["0"]
    case .closure: ["body(3)"]
    case .defaulted: ["x * y"]
    case .optional: ["Double(x ?? 1)"]
    case .variadic: ["x.reduce(0, +)"]
    case .initializer, .item, .sum, .fold: []
    }
  }

  /// Calls on a value of a known type or of a generic parameter, and on its type.
  func calls(_ value: String, _ type: String) -> [String] {
    switch self {
    case .method: ["\(value).m#(3)"]
    case .generic: ["\(value).g#(\"ab\")", "\(value).g#(CGPoint(x: 1, y: 2))", "\(value).g#([1, 2])"]
    case .opaque: ["\(value).s#(2.5)", "\(value).s#([\"a\"])"]
    case .staticMethod: ["\(type).k#()"]
    case .staticGeneric: ["\(type).h#(2)", "\(type).h#(Optional(\"abc\"))"]
    case .property: ["\(value).p#"]
    case .staticProperty: ["\(type).q#"]
    case .initializer: ["weigh(\(type)(seed#: 2))"]
    case .mutating: ["changed(\(value)) { $0.grow#(2) }"]
    case .subscripted: ["\(value)[i#: 4]"]
    case .item: ["\(value).item#().weight"]
    case .sum: ["weigh(\(value) + \(value))"]
    case .same: ["\(value).same#(\(value))"]
    case .closure: ["\(value).each# { $0 * 2 }"]
    case .fold: ["\(value).fold#(1.5) { $0 + $1 }", "Double(\(value).fold#(1) { a, _ in a + 1 })"]
    case .metatype: ["\(value).made#(Int.self, 3)", "\(value).made#(String.self, \"a\")"]
    case .defaulted: ["\(value).d#(2, by: 3)"]
    case .optional: ["\(value).o#(3) ?? -1", "\(value).o#(nil) ?? -1"]
    case .variadic: ["\(value).v#()", "\(value).v#(1, 2, 4)"]
    }
  }

  /// True if a value of the protocol's own type has the member.
  var isForAny: Bool {
    switch self {
    case .staticMethod, .staticGeneric, .staticProperty, .initializer, .sum, .same, .mutating: false
    default: true
    }
  }
}
