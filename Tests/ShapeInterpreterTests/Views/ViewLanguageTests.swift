import Foundation
import Testing

@testable import ShapeInterpreter

/// Forms of the language that files with views use.
struct ViewLanguageTests {
  @Test func selfIsTheTypeInAStaticMember() throws {
    let source = ViewSource(
      body: "Color.red.frame(width: Box.blank().side + Box.made(7).side)", members: "",
      """
      struct Box {
        var side: CGFloat = 1
        static let base: CGFloat = 2
        static func blank() -> Self { return self.init() }
        static func made(_ side: CGFloat) -> Box {
          let type = self
          return type.init(side: side + self.base)
        }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.listing().hasPrefix("frame 95 0 10 100\n"))
  }

  @Test func anOptionalViewIsAView() throws {
    let source = ViewSource(
      """
      struct Unwrap<Value, Content: View>: View {
        let value: Value?
        @ViewBuilder let content: (Value) -> Content
        var body: some View { value.map(content) }
      }
      struct V: View {
        var title: String? = "a"
        var none: Int?
        var body: some View {
          Unwrap(value: title) { Text($0) }
          none.map { _ in Color.red }
        }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.names() == ["Text"])
  }

  @Test func aWrappedPropertyIsUnwrappedImplicitly() throws {
    let source = ViewSource(
      """
      struct Bag {
        var title = "bag"
        var count = 2
        func times(_ n: Int) -> Int { count * n }
      }
      struct Inner: View {
        @Binding var bag: Bag!
        @State var own: Bag! = Bag()
        func change() {
          bag.count = 5
          own.count += 1
          own = nil
        }
        var body: some View {
          Text(bag.title)
          Text("\\(bag.times(3) + own.count)")
          if own != nil { Text(own?.title ?? "none") }
        }
      }
      struct V: View { var body: some View { Inner(bag: .constant(Bag(title: "own", count: 4))) } }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["own", "14", "bag"])
    let fault = ViewSource(
      body: "Text(verbatim: none.title)", members: "@State var none: Bag!", "struct Bag { var title = \"\" }")
    #expect(throws: EvaluationFailure.self) { try fault.views() }
  }

  @Test func aFocusWithoutATypeIsAFlag() throws {
    let source = ViewSource(
      body: """
        VStack {
          Text(isFocused ? "yes" : "no")
          TextField("a", text: .constant("b")).focused($isFocused)
        }
        """,
      members: "@FocusState private var isFocused")
    #expect(source.errors == [])
    #expect(try source.texts() == ["no", "b"])
  }

  @Test func aProtocolOfClassesIsMadeOfOne() throws {
    let source = ViewSource(
      """
      protocol Route: AnyObject { var title: String { get } }
      protocol Store { var count: Int { get } }
      final class HomeRoute: Route {
        let title: String
        init(title: String) { self.title = title }
      }
      final class ListStore: Store { let count = 3 }
      struct V: View {
        let route: any Route
        let store: Store
        var body: some View { Text("\\(route.title) \\(store.count)") }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["Stipple 3"])
  }

  @Test func theFocusIsNowhereAtTheStart() throws {
    let source = ViewSource(
      """
      enum Field: Hashable { case name, place }
      struct Row: View {
        @FocusState.Binding var isFocused: Bool
        var body: some View { Color.red.frame(width: isFocused ? 1 : 2) }
      }
      struct V: View {
        @FocusState private var isFocused: Bool
        @FocusState var field: Field?
        var focus: FocusState<Bool>.Binding { $isFocused }
        var width: CGFloat
        var body: some View {
          Row(isFocused: $isFocused)
          Color.blue.frame(width: field == nil && !focus.wrappedValue ? width : 1)
        }
        init(width: CGFloat = 20) { self.width = width }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.listing().contains("frame 99 0 2 46"))
    #expect(try source.listing().contains("frame 90 54 20 46"))
  }

  @Test func aColorLiteralIsAColourOfTheSystem() throws {
    let source = ViewSource(
      body: "Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))")
    #expect(source.errors == [])
    let faulty = ViewSource(body: "Color(#colorLiteral(red: 1))")
    #expect(faulty.errors == ["missing argument for parameter 'green' in call"])
  }

  @Test func scaledLengthsAreNumbersWithAPoint() throws {
    let source = ViewSource(body: "Color.red.frame(width: side)", members: "@ScaledMetric var side = 24")
    #expect(source.errors == [])
    #expect(try source.listing().hasPrefix("frame 88 0 24 100"))
  }

  @Test func aRowsInitializerIsTheContentOfALoop() throws {
    let source = ViewSource(
      body: "ForEach([1, 2], id: \\.self, content: Row.init)\nForEach(pets, content: Line.init)",
      members: "let pets = [Pet(id: 7)]",
      """
      struct Row: View { let number: Int; init(_ number: Int) { self.number = number }
        var body: some View { Text("\\(number)") } }
      struct Pet: Identifiable { var id: Int }
      struct Line: View { let pet: Pet; var body: some View { Text("pet \\(pet.id)") } }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["1", "2", "pet 7"])
  }

  @Test func aTrailingClosurePassesOverParametersThatMayBeOmitted() throws {
    let source = ViewSource(
      body: """
        Card { Text("x") } label: { Text("y") }
        Card { } content: { Text("z") } label: { Text("w") }
        Text("\\(pick { 2 }) \\(pick(a: 3) { 4 } second: { 5 }) \\(last { 6 })")
        """,
      """
      struct Card<Content: View, Label: View>: View {
        var onTap: (() -> Void)? = nil
        @ViewBuilder var content: () -> Content
        @ViewBuilder var label: () -> Label
        var body: some View { content(); label() }
      }
      func pick(a: Int = 1, first: () -> Int = { 1 }, second: () -> Int) -> Int { first() * 10 + second() }
      func last(first: () -> Int = { 1 }, second: () -> Int = { 2 }) -> Int { first() * 10 + second() }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["x", "y", "z", "w", "12 45 62"])
  }

  @Test func aDefaultSettlesAGenericParameter() throws {
    let source = ViewSource(
      body: "Framed()\nFramed(shape: Capsule())\nText(\"\\(same()) \\(same(\"a\"))\")",
      """
      struct Framed<S: Shape>: View {
        var shape: S
        init(shape: S = Circle()) { self.shape = shape }
        var body: some View { shape }
      }
      func same<T>(_ value: T = 3) -> T { value }
      """)
    #expect(source.errors == [])
    #expect(try source.names() == ["VStack", "Circle", "Capsule", "Text"])
    #expect(try source.texts() == ["3 a"])
  }

  @Test func textsAndImagesArePartsOfAText() throws {
    let source = ViewSource(
      body: """
        Text("a\\(Text("b").bold())c \\(count)")
        Text("\\(styled)!")
        Text("\\(Image(systemName: "star")) d")
        Text("on \\(day, style: .date) and \\(0.5, format: .percent)")
        """,
      members: """
        let count = 2000
        let day = Date(timeIntervalSince1970: 0)
        var styled: Text { Text("e").italic() }
        """)
    #expect(source.errors == [])
    #expect(
      try source.texts() == ["abc 2,000", "e!", "\u{FFFC} d", "on January 1, 1970 and 50%"])
    #expect(
      ViewSource(body: "Text(\"**\\(Text(\"b\"))**\")").errors == [
        "a value of type 'Text' cannot be put into a string"
      ])
  }

  @Test func contentMayBeLabelled() throws {
    let source = ViewSource(
      body: "Color.red.frame(width: 20).background(content: { Color.blue }).overlay(content: { Color.green })")
    #expect(source.errors == [])
    #expect(source.warnings == [])
    #expect(try source.names() == ["overlay", "background", "frame", "Color", "Color", "Color"])
  }

  @Test func aTypeIsPrintedByItsName() throws {
    let source = ViewSource(
      """
      enum Club { struct Member { let name: String } }
      struct Pair<A, B> { let a: A, b: B; var kind: String { "\\(type(of: self))" } }
      struct V: View {
        var body: some View {
          Text("\\(Self.self) of \\(Club.Member.self)")
          Text(String(describing: type(of: Pair(a: 1, b: [Club.Member(name: "")]))))
          Text(Pair(a: 1.5, b: "x").kind)
        }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["V of Member", "Pair<Int, Array<Member>>", "Pair<Double, String>"])
  }

  @Test func `an initializer is not to blame for a property that is at fault itself`() {
    let source = ViewSource(
      body: "Text(\"a\")",
      members: """
        @Environment(\\.unheardOf) private var insertions
        let count: Int
        init(count: Int) { self.count = count }
        """)
    #expect(source.errors == ["value of type 'EnvironmentValues' has no member 'unheardOf'"])
    let unknown = ViewSource(body: "Text(\"a\")", members: "var a: Unknown\n  let n: Int\n  init() { n = 1 }")
    #expect(unknown.errors == ["cannot find type 'Unknown' in scope"])
    let lacking = ViewSource(
      body: "Text(\"a\")", members: "@Binding var isOn: Bool\n  let n: Int\n  init(n: Int) { self.n = n }")
    #expect(lacking.errors == ["return from initializer without initializing all stored properties"])
  }

  @Test func `a generic type that is not known takes nothing else away`() {
    let source = ViewSource(body: "VStack { Text(\"a\"); Unknown<Int>(); NavigationLink(\"b\") { Unknown<Int>() } }")
    #expect(source.errors == [])
    #expect(source.warnings == ["cannot find 'Unknown' in scope", "cannot find 'Unknown' in scope"])
  }

  @Test func anAddressIsHandedToTheEnvironment() throws {
    let source = ViewSource(
      body: """
        Button("a") { openURL(URL(string: "https://a.b")!) }
        Button("b") { openURL(URL(string: "https://a.b")!) { isOpen in print(isOpen) } }
        Text("c").environment(\\.openURL, OpenURLAction { url in url.host == nil ? .discarded : .systemAction(url) })
        """, members: "@Environment(\\.openURL) private var openURL")
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == ["a", "b", "c"])
  }

  @Test func anOwnModifierStandsBesideThoseOfItsName() throws {
    let source = ViewSource(
      body: "Text(\"a\").redacted(if: true).redacted(reason: []).padding(all: 3).padding().hidden(false)",
      """
      extension View {
        func redacted(if condition: Bool) -> some View { redacted(reason: condition ? .placeholder : []) }
        func padding(all length: CGFloat) -> some View { padding(length) }
        @ViewBuilder func hidden(_ isHidden: Bool) -> some View { if isHidden { hidden() } else { self } }
      }
      """)
    #expect(source.errors == [] && source.warnings == [])
  }

  @Test func aPathIntoNumberedElementsIdentifiesThem() throws {
    let source = ViewSource(
      body: """
        ForEach(Array(zip(1..., names)), id: \\.1) { number, name in Text("\\(number) \\(name)") }
        ForEach(Array(zip(1..., pets)), id: \\.1.id) { number, pet in Text("\\(number) \\(pet.id)") }
        ForEach(Array(zip(names.indices, names)), id: \\.0) { Text("\\($0) \\($1)") }
        """,
      members: "let names = [\"a\", \"b\"]\nlet pets = [Pet(id: 7)]", "struct Pet: Identifiable { var id: Int }")
    #expect(source.errors == [])
    #expect(try source.texts() == ["1 a", "2 b", "1 7", "0 a", "1 b"])
  }

  @Test func anImplicitMemberIsContinuedBySubscriptsAndUnwrapping() throws {
    let source = ViewSource(
      body: """
        Text("\\(first.side) \\(unwrapped.side) \\(chained?.side ?? 0) \\(called.side) \\(width(.samples[1].doubled))")
        """,
      members: """
        let first: Box = .samples[1]
        let unwrapped: Box = .maybe!.doubled
        let chained: Box? = .maybe?.doubled
        let called: Box = .made(4)[0].doubled
        func width(_ box: Box) -> Int { box.side }
        """,
      """
      struct Box {
        var side: Int
        var doubled: Box { Box(side: side * 2) }
        static let samples = [Box(side: 1), Box(side: 2)]
        static var maybe: Box? { Box(side: 9) }
        static func made(_ side: Int) -> [Box] { [Box(side: side)] }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["2 18 18 8 4"])
  }

  @Test func theValueSettlesTheArgumentsOfAGenericType() throws {
    let source = ViewSource(
      body: """
        let pair: Pair = Pair(first: 1, second: "x")
        let prices: KeyValuePairs = ["b": 2, "a": 1]
        Text(pair.second + "\\(pair.first)" + stored.first)
        ForEach(prices, id: \\.key) { name, price in Text("\\(name) \\(price)") }
        """,
      members: #"let stored: Pair = Pair(first: "y", second: 2)"#,
      "struct Pair<A, B> { var first: A; var second: B }")
    #expect(source.errors == [])
    #expect(try source.texts() == ["x1y", "b 2", "a 1"])
  }

  @Test func aFormatMayBeComputed() throws {
    let source = ViewSource(
      body: """
        let format = "%0\\(digits + 1)d"
        Text(String(format: "%.\\(digits)f|", 3.14159) + String(format: format, 7) + String(format: tail, "s"))
        """, members: #"let digits = 2, tail = "|%@ %%""#)
    #expect(source.errors == [])
    #expect(try source.texts() == ["3.14|007|s %"])
  }

  @Test func aTextIsFoundInAText() throws {
    let source = ViewSource(
      body: """
        Text(parts("hello world", "wor"))
        Text(parts("hello", "wor"))
        """,
      members: """
        func parts(_ whole: String, _ part: String) -> String {
          guard let found = whole.range(of: part) else { return "none" }
          return whole[..<found.lowerBound] + "|" + whole[found] + "|" + whole[found.upperBound...]
        }
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["hello |wor|ld", "none"])
  }

  @Test func `a value behind a protocol is put into a text as its own type is`() throws {
    let source = ViewSource(
      body: """
        ForEach(0..<4) { Text(told($0)) }
        ForEach(0..<3) { Text("\\(animals[$0])") }
        """,
      members: """
        let animals: [any Animal] = [Cat(), Dog(), Bird.owl(3)]
        func told(_ n: Int) -> String {
          do { return "\\(try tried(n))" } catch { return "\\(error)" }
        }
        func tried(_ n: Int) throws -> Int {
          switch n {
          case 1: throw Wrong.low
          case 2: throw Wrong.high(by: 4)
          case 3: throw Own()
          default: return n
          }
        }
        """,
      """
      enum Wrong: Error { case low, high(by: Int) }
      struct Own: Error, CustomStringConvertible { var description: String { "own" } }
      protocol Animal {}
      struct Cat: Animal { var lives = 9 }
      struct Dog: Animal, CustomStringConvertible { var description: String { "woof" } }
      enum Bird: Animal { case owl(Int) }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["0", "low", "high(by: 4)", "own", "Cat(lives: 9)", "woof", "owl(3)"])
  }

  @Test func `parts of an optional tuple know their types`() throws {
    let source = ViewSource(
      body: """
        Text(kind(1)?.name ?? "-").foregroundColor(kind(1)?.tint)
        Text(kind(2)?.name ?? "-")
        """,
      members: """
        func kind(_ n: Int) -> (name: String, tint: Color)? {
          if n == 1 { return ("x", .red) }
          return n == 2 ? ("y", .init(red: 1, green: 0, blue: 0)) : nil
        }
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["x", "y"])
  }

  @Test func `a text is found whatever its case or its accents`() throws {
    let source = ViewSource(
      body: """
        Text(["Élan vital".localizedStandardContains("elan"), "Élan".localizedCaseInsensitiveContains("elan"),
          "Abc".localizedCaseInsensitiveContains("BC")].map { $0 ? "1" : "0" }.joined())
        Text(String(255, radix: 16, uppercase: true) + String(255, radix: 16))
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["101", "FFff"])
  }

  @Test func `a binding to the value in an optional one`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Button("set") { name = "Ada" }
          if let own = Binding($name) {
            TextField("Name", text: own)
            Button("clear") { name = nil }
          }
          Text(name ?? "none")
        }
        """, members: "@State private var name: String?")
    #expect(try life.texts(at: 0).last == "none")
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 1).last == "Ada")
    life.send(.text(1, "Eva"), at: 1)
    #expect(try life.texts(at: 2).last == "Eva")
    life.send(.press(2), at: 2)
    #expect(try life.texts(at: 3).last == "none")
  }

  @Test func `a date is put into a text as Foundation does`() throws {
    let source = ViewSource(
      body: """
        Text("\\(Date(timeIntervalSince1970: 1_700_000_000.5)) \\(Date(timeIntervalSince1970: -1))")
        Text("\\(Date.distantPast) \\(Date.distantFuture)")
        """)
    #expect(source.errors == [])
    #expect(
      try source.texts() == [
        "2023-11-14 22:13:20 +0000 1969-12-31 23:59:59 +0000", "\(Date.distantPast) \(Date.distantFuture)",
      ])
  }
}
