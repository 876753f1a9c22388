import Foundation
import Testing

@testable import ShapeInterpreter

/// Casts of values of many types to as many others give what Swift gives when this test runs.
@Suite struct CastLawTests {
  protocol Tagged {
    var tag: Int { get }
  }

  class Animal: CustomStringConvertible {
    var description: String { "animal" }
  }

  class Dog: Animal {
    override var description: String { "dog" }
  }

  struct Box: Tagged, Hashable, CustomStringConvertible {
    var tag = 7
    var description: String { "box \(tag)" }
  }

  enum Side: CustomStringConvertible {
    case left, right
    var description: String { self == .left ? "L" : "R" }
  }

  /// The same declarations for the interpreter.
  private static let declarations = """
    protocol Tagged { var tag: Int { get } }
    class Animal: CustomStringConvertible {
      var description: String { "animal" }
    }
    class Dog: Animal {
      override var description: String { "dog" }
    }
    struct Box: Tagged, Hashable, CustomStringConvertible {
      var tag = 7
      var description: String { "box \\(tag)" }
    }
    enum Side: CustomStringConvertible {
      case left, right
      var description: String { self == .left ? "L" : "R" }
    }
    func hidden<T>(_ value: Any, as type: T.Type) -> T? { value as? T }

    """

  /// Values as they are written and as Swift makes them. Tables have one entry, so that their order is known.
  static var values: [(text: String, value: Any)] {
    [
      ("1", 1), ("2.5", 2.5), ("\"a\"", "a"), ("true", true), ("[1, 2]", [1, 2]), ("[\"a\"]", ["a"]),
      ("[1, 2] as [Any]", [1, 2] as [Any]), ("[1, \"a\"] as [Any]", [1, "a"] as [Any]), ("[Int]()", [Int]()),
      ("[Any]()", [Any]()), ("[1, nil] as [Int?]", [1, nil] as [Int?]), ("[1, nil] as [Any?]", [1, nil] as [Any?]),
      ("Optional(5) as Any", Optional(5) as Any), ("Int?.none as Any", Int?.none as Any),
      ("[[1], [2]]", [[1], [2]]), ("[[1], [\"a\"]] as [[Any]]", [[1], ["a"]] as [[Any]]),
      ("[[1], [2]] as [Any]", [[1], [2]] as [Any]), ("[\"k\": 1]", ["k": 1]),
      ("[\"k\": 1] as [String: Any]", ["k": 1] as [String: Any]), ("[1: \"a\"]", [1: "a"]),
      ("[\"k\": 1] as [AnyHashable: Any]", ["k": 1] as [AnyHashable: Any]),
      ("[[\"k\": 1]] as [Any]", [["k": 1]] as [Any]),
      ("[\"k\": [1]] as [String: [Any]]", ["k": [1]] as [String: [Any]]),
      ("Set([1])", Set([1])), ("Set([AnyHashable(1)])", Set([AnyHashable(1)])), ("AnyHashable(3)", AnyHashable(3)),
      ("Animal()", Animal()), ("Dog()", Dog()), ("[Dog(), Dog()] as [Animal]", [Dog(), Dog()] as [Animal]),
      ("[Dog(), Animal()] as [Animal]", [Dog(), Animal()] as [Animal]), ("[Dog()]", [Dog()]), ("Box()", Box()),
      ("[Box(), Box(tag: 8)]", [Box(), Box(tag: 8)]), ("[Box()] as [any Tagged]", [Box()] as [any Tagged]),
      ("[Box(), 1] as [Any]", [Box(), 1] as [Any]), ("Side.left", Side.left), ("[Side.right]", [Side.right]),
      ("[1, 2, 3][0...1]", [1, 2, 3][0...1]), ("(1, \"a\")", (1, "a")), ("[Optional(Box())]", [Optional(Box())]),
      ("Optional(Box()) as Any", Optional(Box()) as Any), ("Optional(Dog()) as Any", Optional(Dog()) as Any),
      ("Animal?.none as Any", Animal?.none as Any),
      ("Optional(Optional(Box())) as Any", Optional(Optional(Box())) as Any),
      ("[Optional(Dog()) as Any]", [Optional(Dog()) as Any]),
    ]
  }

  /// A type as it is written, and Swift's cast to it.
  struct Target: CustomTestStringConvertible, Sendable {
    let text: String
    let cast: @Sendable (Any) -> String

    init<T>(_ text: String, _ type: T.Type) {
      self.text = text
      cast = { String(describing: $0 as? T) }
    }

    var testDescription: String { text }
  }

  static let targets = [
    Target("Int", Int.self), Target("Double", Double.self), Target("String", String.self), Target("Bool", Bool.self),
    Target("Int?", Int?.self), Target("[Int]", [Int].self), Target("[String]", [String].self),
    Target("[Double]", [Double].self), Target("[Any]", [Any].self), Target("[Int?]", [Int?].self),
    Target("[Any?]", [Any?].self), Target("[[Int]]", [[Int]].self), Target("[[Any]]", [[Any]].self),
    Target("[String: Int]", [String: Int].self), Target("[String: Any]", [String: Any].self),
    Target("[Int: String]", [Int: String].self), Target("[String: [Int]]", [String: [Int]].self),
    Target("[[String: Any]]", [[String: Any]].self), Target("[[String: Int]]", [[String: Int]].self),
    Target("Set<Int>", Set<Int>.self), Target("Animal", Animal.self), Target("Dog", Dog.self),
    Target("[Animal]", [Animal].self), Target("[Dog]", [Dog].self), Target("any Tagged", (any Tagged).self),
    Target("[any Tagged]", [any Tagged].self), Target("Box", Box.self), Target("[Box]", [Box].self),
    Target("Side", Side.self), Target("[Side]", [Side].self), Target("ArraySlice<Int>", ArraySlice<Int>.self),
    Target("(Int, String)", (Int, String).self),
  ]

  @Test(arguments: targets) func theCastGivesWhatSwiftGives(_ target: Target) throws {
    let forms = ["let v: Any = VALUE; return String(describing: v as? TYPE)", "hidden(VALUE, as: (TYPE).self)"]
    for (index, form) in forms.enumerated() {
      let casts = Self.values.map { value in
        let text = form.replacingOccurrences(of: "VALUE", with: value.text)
          .replacingOccurrences(of: "TYPE", with: target.text)
        return index == 0 ? "{ () -> String in \(text) }()" : "String(describing: \(text))"
      }
      let source = ViewSource(
        Self.declarations
          + "struct V: View { var body: some View {\n" + casts.map { "Text(verbatim: \($0))" }.joined(separator: "\n")
          + "\n} }")
      #expect(source.errors == [])
      let found = try source.texts()
      for (value, text) in zip(Self.values, found) {
        #expect(text == target.cast(value.value), "\(value.text) as? \(target.text)")
      }
      #expect(found.count == Self.values.count)
    }
  }

  /// A cast of a value whose type is known gives the same.
  @Test(arguments: targets) func aCastOfAKnownTypeGivesTheSame(_ target: Target) throws {
    let source = ViewSource(
      Self.declarations
        + "struct V: View { var body: some View {\n"
        + Self.values.map {
          "Text(verbatim: { let v = \($0.text); return String(describing: v as? \(target.text)) }())"
        }
        .joined(separator: "\n") + "\n} }")
    #expect(source.errors == [])
    for (value, text) in zip(Self.values, try source.texts()) {
      #expect(text == target.cast(value.value), "\(value.text) as? \(target.text)")
    }
  }
}
