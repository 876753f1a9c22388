import Testing
import ViewTree

@testable import ShapeInterpreter

/// The texts of values, and the texts by which values are told apart.
struct ViewDescriptionTests {
  @Test(arguments: [
    ("Color.yellow", "yellow"), ("Color.primary", "primary"), ("Color.red.opacity(0.5)", "50% red"),
    ("Color(red: 1, green: 0.5, blue: 0)", "#FF8000FF"), ("Color.white", "#FFFFFFFF"), ("[Color.red]", "[red]"),
    ("Color.accentColor", "AccentColorProvider()"), ("Color.red.mix(with: .red, by: 0.5)", "#FF3B30FF"),
    ("Color(white: .nan)", "#000000FF"), ("Optional(Color.mint)", "Optional(mint)"),
  ])
  func aColourIsDescribedAsSwiftUIDoes(value: String, text: String) throws {
    let source = ViewSource(body: "Text(String(describing: \(value)))")
    #expect(source.errors == [])
    #expect(try source.texts() == [text])
  }

  @Test func anAssetIsDescribedByItsName() throws {
    let source = ViewSource(body: #"Text(Color("Leaf").description)"#)
    #expect(try source.texts() == [#"NamedColor(name: "Leaf", bundle: nil)"#])
  }

  @Test(arguments: [
    ("[1.5].description", "[1.5]"), ("(1...3).description", "1...3"), ("(0..<2).description", "0..<2"),
    ("[1, 2, 3].prefix(2).description", "[1, 2]"), (#""q".debugDescription"#, #""q""#),
    ("Optional(3).debugDescription", "Optional(3)"), (#"Character("c").debugDescription"#, #""c""#),
    ("told(7) + told(true) + told(Color.red)", "7truered"),
  ])
  func valuesHaveDescriptions(value: String, text: String) throws {
    let source = ViewSource(
      body: "Text(\(value))",
      members: "func told<T: CustomStringConvertible>(_ value: T) -> String { value.description }")
    #expect(source.errors == [])
    #expect(try source.texts() == [text])
  }

  @Test(arguments: [
    ("CGPoint(x: 1, y: 2.5)", "(1.0, 2.5)"), ("CGSize(width: 1, height: 2)", "(1.0, 2.0)"),
    ("CGRect(x: 1, y: 2, width: 3, height: 4)", "(1.0, 2.0, 3.0, 4.0)"), ("[CGPoint.zero]", "[(0.0, 0.0)]"),
  ])
  func geometryIsDescribedByItsNumbers(value: String, text: String) throws {
    let source = ViewSource(body: "Text(\"\\(\(value))\")")
    #expect(source.errors == [])
    #expect(try source.texts() == [text])
  }

  /// Two plates with one description, and two that are equal although their texts differ.
  private static let plates = """
    struct Plate: Hashable, CustomStringConvertible {
      var name: String
      var number: Int
      var description: String { name }
    }
    struct Ticket: Hashable {
      var seat: Int
      var note: String
      static func == (a: Ticket, b: Ticket) -> Bool { a.seat == b.seat }
      func hash(into hasher: inout Hasher) { hasher.combine(seat) }
    }
    """

  @Test func aTagIsFoundByItsValue() throws {
    let source = ViewSource(
      body: """
        TabView(selection: .constant(Plate(name: "a", number: 2))) {
          Text("first").tag(Plate(name: "a", number: 1))
          Text("second").tag(Plate(name: "a", number: 2))
        }.tabViewStyle(.page)
        TabView(selection: .constant(Ticket(seat: 2, note: "new"))) {
          Text("third").tag(Ticket(seat: 1, note: "new"))
          Text("fourth").tag(Ticket(seat: 2, note: "old"))
        }.tabViewStyle(.page)
        """, Self.plates)
    #expect(source.errors == [])
    #expect(try source.texts() == ["second", "fourth"])
  }

  @Test func elementsAreToldApartByTheirValues() throws {
    let source = ViewSource(
      body: """
        ForEach([Plate(name: "a", number: 1), Plate(name: "a", number: 2)], id: \\.self) { _ in Text("a") }
        ForEach([Color(white: 0.5), Color(white: 0.501), .red], id: \\.self) { _ in Text("b") }
        """, Self.plates)
    #expect(source.errors == [])
    func identities(of view: PlacedView) -> [ViewIdentity] {
      (view.part.name == "Text" ? [view.part.identity] : []) + view.children.flatMap(identities)
    }
    #expect(Set(identities(of: try #require(try source.views().root))).count == 5)
  }
}
