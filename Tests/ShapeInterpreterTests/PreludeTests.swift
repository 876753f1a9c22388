import LibrarySections
import SwiftParser
import SwiftSyntax
import Testing

@testable import ShapeInterpreter

/// A file is checked with the part of the library's own Swift that it may refer to.
struct PreludeTests {
  private static let small = """
    extension Sequence {
      func map<T>(_ transform: (Element) -> T) -> [T] {
        var result: [T] = []
        for element in self { result.append(transform(element)) }
        return result
      }
      var middle: Element { get }
      var isEven: Bool { count % 2 == 0 }
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        self = elements.map { $0 }
      }
      func joined(
        by separator: Element
      ) -> [Element]
      where Element: Hashable {
        map { $0 }
      }
    }
    extension Sequence where Element: Comparable {
      func sorted() -> [Element] { Order(self).isEven ? [] : [] }
    }
    struct Order: Shape {
      var map: Int
    }
    extension Order: InsettableShape where Element: Shape {
      func inset() {}
    }
    let M_PI: Double = 3
    """

  @Test func aSourceIsCutIntoTypesAndMembers() {
    let sections = PreludeSection.sections(of: Self.small)
    #expect(
      sections.map(\.trigger) == [
        .call("map", call("", mayBeEmpty: true)), .always, .member("isEven"), .word("Sequence"),
        .call("joined", call("by")),
        .call("sorted", call(mayBeEmpty: true)), .word("Order"), .word("Order"), .word("M_PI"),
      ])
    #expect(sections[4].text.hasSuffix("map { $0 }\n  }"))
    #expect(sections.map(\.header.count) == [20, 20, 20, 20, 20, 46, 0, 0, 0])
  }

  private func uttered(_ source: String) -> [String] {
    let lines = Prelude(Self.small, SectionIndex(of: Self.small)).file(for: [source]).description.split(separator: "\n")
    return lines.filter { !$0.hasPrefix("    ") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func whatASourceDoesNotUtterIsLeftOut() {
    #expect(uttered("let map = sorted + isEven") == ["extension Sequence {", "var middle: Element { get }", "}"])
    #expect(uttered("let all = M_PI").contains("let M_PI: Double = 3"))
    #expect(uttered("[1].map { $0 }").contains { $0.hasPrefix("func map<T>") })
    #expect(uttered("[1].map({ $0 })").contains { $0.hasPrefix("func map<T>") })
    #expect(!uttered("[1].map(by: 2)").contains { $0.hasPrefix("func map<T>") })
    #expect(uttered("[[1]].joined(by: 2)").contains { $0.hasPrefix("func joined") })
    #expect(!uttered("[[1]].joined(2)").contains { $0.hasPrefix("func joined") })
    #expect(uttered("[1].isEven").contains { $0.hasPrefix("var isEven") })
  }

  @Test func whatAnUtteredDeclarationUttersComesWithIt() {
    let found = uttered("[1].sorted()")
    #expect(found.contains("struct Order: Shape {"))
    #expect(found.contains("extension Order: InsettableShape where Element: Shape {"))
    #expect(found.contains { $0.hasPrefix("var isEven") })
    #expect(!found.contains { $0.hasPrefix("func map<T>") })
  }

  @Test func aMemberOfATypeThatNobodyUttersIsLeftOut() {
    let source = """
      struct Ring: Shape {
        var width: Double
      }
      extension Ring {
        var middle: Double { width / 2 }
        func turned(by angle: Angle) -> Ring { Ring(width: angle.size) }
      }
      extension Set {
        func turned(by angle: Angle) -> Double { 0 }
      }
      extension Path {
        func turned(by angle: Angle) -> Double { 0 }
        enum Corner {
        }
      }
      """
    func found(_ use: String) -> [String] {
      let lines = Prelude(source, SectionIndex(of: source)).file(for: [use]).description.split(separator: "\n")
      let members = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }
      return members.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let onPath = "func turned(by angle: Angle) -> Double { 0 }"
    let onRing = "func turned(by angle: Angle) -> Ring { Ring(width: angle.size) }"
    #expect(found("path.turned(by: a).middle") == [onPath])
    #expect(found("path.turned(by: a) as Ring") == ["var width: Double", onRing, onPath])
    #expect(found("Ring().turned(by: a)") == ["var width: Double", onRing, onPath])
    #expect(found("path.turned(by: a) as Set") == [onPath, onPath])
    #expect(found("Ring.middle") == ["var width: Double", "var middle: Double { width / 2 }"])
    #expect(found("Corner").isEmpty)
    #expect(found("Path.Corner") == ["enum Corner {", "}"])
  }

  /// The reason why members of these types can wait until a file utters the type.
  @Test func valuesOfSpokenTypesComeOfNothingElse() {
    let table = LibraryTable.standard
    for type in SectionIndex.spokenTypes.keys {
      let nominal = Nominal.library(String(type))
      let givers = table.allRows.filter { row in
        row.owner?.nominal != nominal && "\(row.result)".split { !$0.isLetter && $0 != "." }.contains(type)
      }
      #expect(givers.isEmpty, "\(givers.map { ($0.owner, $0.name, $0.result) })")
    }
    let sets = table.conformances.filter { $0.value.contains(.library("OptionSet")) }.map(\.key.name)
    let outermost = sets.map { $0.split(separator: ".")[0] }
    #expect(Set(outermost).union(["OptionSet"]) == Set(SectionIndex.spokenTypes["OptionSet"] ?? []))
  }

  /// The declarations of a file, one a line, members under their extensions.
  private func declarations(_ file: SourceFileSyntax) -> [String] {
    file.statements.flatMap { statement in
      guard let type = statement.item.as(ExtensionDeclSyntax.self) else { return [statement.trimmedDescription] }
      guard type.inheritanceClause == nil else { return [type.trimmedDescription] }
      let whereClause = type.genericWhereClause?.trimmedDescription ?? ""
      return type.memberBlock.members.map { "\(type.extendedType.trimmed) \(whereClause) \($0.trimmedDescription)" }
    }
  }

  @Test func theSectionsTogetherAreTheWholePrelude() {
    let whole = declarations(Prelude.standard.file)
    #expect(whole.count > 200)
    #expect(!Prelude.standard.file.hasError)
    #expect(whole == declarations(Parser.parse(source: Prelude.text)))
  }

  /// Each declaration that is a section of its own, as swift-syntax finds it, with the header of its extension.
  private func sections(in text: String) -> [[String]] {
    Parser.parse(source: text).statements.flatMap { statement -> [[String]] in
      guard let type = statement.item.as(ExtensionDeclSyntax.self), type.inheritanceClause == nil else {
        return [["", statement.trimmedDescription]]
      }
      let brace = type.memberBlock.leftBrace
      let header = type.tokens(viewMode: .sourceAccurate).prefix { $0 != brace }.map(\.description).joined()
      return type.memberBlock.members.map { [header.words + " {", $0.lines] }
    }
  }

  @Test(arguments: EmbeddedLibrary.files.map(\.name))
  func theSectionsAreTheDeclarations(file: String) throws {
    let text = try EmbeddedLibrary.text(of: file)
    let found = PreludeSection.sections(of: text)
    #expect(found.map { [$0.header.words, $0.lines] } == sections(in: text))
  }

  /// The arguments of a function's calls; `+` stands before the labels that each call has.
  private func call(_ labels: Substring..., mayBeEmpty: Bool = false) -> PreludeSection.Arguments {
    let parts = labels.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    return PreludeSection.Arguments(
      first: Array(parts[0]), required: parts.count > 1 ? Array(parts[1]) : [], mayBeEmpty: mayBeEmpty)
  }

  /// A label without a default stands in every call, unless its argument is a trailing closure.
  @Test func aCallHasItsRequiredLabels() {
    let text = """
      extension Text {
        init(_ date: Date, style: Text.DateStyle) { self.init() }
        init<V>(_ input: V, format: [Int], scale: (Int, Int) = (1, 2), done: () -> Void, _ rest: Int...) { self.init() }
        func many(_ first: Int, rest: Int...) {}
        func keep<V>(_ path: KeyPath<Text, V>, _ value: V, in place: (A, B) -> V) {}
        func start(at time: Int = 0, _ action: () -> Void) {}
      }
      """
    let sections = PreludeSection.sections(of: text)
    #expect(
      sections.map(\.trigger) == [
        .construction("Text", call("", "style", "+", "style")),
        .construction("Text", call("", "format", "scale", "done", "+", "format")),
        .call("many", call("", "rest")),
        .call("keep", call("", "in")),
        .call("start", call("at", "", mayBeEmpty: true)),
      ])
  }

  @Test(arguments: [
    ("Text(a, style: b)", true), ("Text(a,\n  style: b)", true), ("Text(f(\"\\(g(\"(\"))\"), style: b)", true),
    ("Text(/* */ a, style: b)", true), ("Text(\"\"\"\na\n\"\"\", style: b)", true), ("Text.init(a, style: b)", true),
    ("a.map(Text.init)", true), ("Text(a)", false), ("Text(f(a, style: b))", false), ("Text(\"style: b\")", false),
    ("Text(\"a\", style)", false), ("func f(style: Int) { Text(a) }", false), ("Text(a); f(b, style: c)", false),
    ("Text()", false), ("Text { a }", false), ("Text(a) { b, style: c }", false),
  ])
  func aCallIsReadToItsEnd(source: String, isDated: Bool) {
    let text = """
      extension Text {
        init(_ date: Int, style: Text.DateStyle) { self.init() }
      }
      """
    let prelude = Prelude(text, SectionIndex(of: text))
    #expect("\(prelude.file(for: [source]))".contains("date") == isDated)
  }

  @Test func anAttributeBeforeALabelIsNone() {
    let text = """
      extension View {
        func near<V>(alignment: Int = 0, @ViewBuilder content: () -> V) {}
        func done(@_Action _ action: () -> Void, @ViewBuilder  label: () -> Void) {}
      }
      """
    #expect(
      PreludeSection.sections(of: text).map(\.trigger) == [
        .call("near", call("alignment", "content", mayBeEmpty: true)),
        .call("done", call("", "label", mayBeEmpty: true)),
      ])
  }

  @Test func aDeclarationMayBeBrokenAnywhere() {
    let text = """
      extension Scaled {
        var animatableData:
          AnimatablePair<
            Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
          >
        {
          get { shape }
          set {}
        }
        static func < (
          a: Scaled, b: Scaled
        ) -> Bool { true }
        @discardableResult
        func turned()
          -> Scaled
        { self }
        /// 0...1
        var share: Double { 1 }
      }
      extension Scaled
      where
        Content: Shape,
        Content.View == Self
      {
        static let one = 1
        static let two =
          2
      }
      extension ViewScaled:
        Shape
      where Content: Shape {
        func path() {}
      }
      """
    let found = PreludeSection.sections(of: text)
    #expect(found.map { [$0.header.words, $0.lines] } == sections(in: text))
    #expect(
      found.map(\.trigger) == [
        .word("animatableData"), .always, .call("turned", call(mayBeEmpty: true)), .member("share"), .member("one"),
        .member("two"), .word("ViewScaled"),
      ])
  }

  /// A file is read with no part of the library that nothing in it can ask for.
  @Test(arguments: [
    ("struct A: Shape { var animatableData: Double { get { a } set { a = newValue } } }", "extension CGRect {"),
    ("struct A: Shape { var animatableData: Double { get { a } set { a = newValue } } }", "GeometryEffect"),
    ("let path = a.union(b)", ".intersection("), ("ForEach(0..<3) { Text(\"\\($0)\") }", "struct Binding<"),
    ("Array(names.enumerated())", "extension _OwnCollection"), ("Rectangle().fill(.red)", "func stroke"),
  ])
  func anUnrelatedPartIsLeftOut(source: String, part: String) {
    #expect(!Prelude.standard.file(for: [source]).description.contains(part))
    #expect(Prelude.text.contains(part))
  }

  @Test(arguments: [
    ("var animatableData: CGRect.AnimatableData { get { rect.animatableData } set {} }", "extension CGRect {"),
    ("struct A: View, Animatable { var animatableData: Double }", "extension View where Self: Animatable"),
    ("ForEach($names) { $name in Text(name) }; @Binding var names: [String]", "struct Binding<"),
    ("struct A: RandomAccessCollection {}; a.count", "extension _OwnCollection"),
    ("struct V: View { var body: some View { Circle() } }", "extension Circle"),
    ("RoundedRectangle(cornerRadius: a).path(in: r); var animatableData: Double", "extension RoundedRectangle {"),
  ])
  func aRelatedPartIsRead(source: String, part: String) {
    #expect(Prelude.standard.file(for: [source]).description.contains(part))
  }

  @Test func theIndexHasAllSections() {
    let text = Prelude.text
    let bytes = Array(text.utf8)
    let cut = PreludeSection.sections(of: text)
    let index = EmbeddedLibrary.index
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect((0..<index.count).map { part(index[$0].header) } == cut.map { String($0.header) })
    #expect((0..<index.count).map { part(index[$0].text) } == cut.map { String($0.text) })
    #expect((0..<index.count).map { index[$0].isAlways } == cut.map { $0.trigger == .always })
  }

  @Test func theBuildMakesTheSameIndexEachTime() {
    let (one, other) = (SectionIndex(of: Prelude.text), EmbeddedLibrary.index)
    #expect(one.sections == other.sections)
    #expect(one.words == other.words)
    #expect(one.starts == other.starts)
    #expect(one.uses == other.uses)
    #expect(one.asks == other.asks)
    #expect(one.bodies == other.bodies)
  }

  /// A word that names two types asks for the members of both.
  @Test func aWordMayNameTwoTypes() {
    let text = """
      struct TimelineView {
        let one: Int
      }
      extension TimelineView {
        var two: Int { 2 }
      }
      extension TimelineSchedule {
        var three: Int { 3 }
      }
      """
    let found = Prelude(text, SectionIndex(of: text)).file(for: ["TimelineView(one: 1).two + now.three"]).description
    #expect(found.contains("var two") && found.contains("var three"))
  }

  @Test func aGenericParameterIsNoTypeOfTheLibrary() {
    let text = """
      enum Result<Success> {
        case success(Success)
      }
      extension Sequence {
        func reduce<Result>(_ first: Result) -> Result { first }
        func tested<S: Sequence>(_ other: S) -> Result<Int> { .success(1) }
      }
      """
    let prelude = Prelude(text, SectionIndex(of: text))
    func isFound(_ source: String) -> Bool { prelude.file(for: [source]).description.contains("enum Result") }
    #expect(!isFound("[1].reduce(1)"))
    #expect(isFound("[1].tested(a)"))
    #expect(isFound("let a: Result<Int> = [1].reduce(1)"))
  }

  @Test func aCallWithManyBracketsIsTakenToHaveAllLabels() {
    let text = "extension Text {\n  init(_ date: Int, style: Text.DateStyle) { self.init() }\n}"
    let prelude = Prelude(text, SectionIndex(of: text))
    func isFound(_ argument: String) -> Bool {
      prelude.file(for: ["Text(\(argument))"]).description.contains("date")
    }
    let deep = { String(repeating: "(", count: $0) + "a" + String(repeating: ")", count: $0) }
    #expect(!isFound(deep(8)))
    #expect(isFound(deep(40)))
    #expect(!isFound("[\(String(repeating: "1, ", count: 1_000))]"))
    #expect(isFound("[\(String(repeating: "1, ", count: 2_000))]"))
  }

  @Test func anInitializerOfAnExtensionIsNeededWhereItMayBeCalled() {
    let source = """
      struct Tone {
        let level: Int
      }
      extension Tone {
        init(paint: Paint) { level = 1 }
        static let `default` = Tone(level: 0)
      }
      """
    func isFound(_ member: String, _ use: String) -> Bool {
      Prelude(source, SectionIndex(of: source)).file(for: [use]).description.contains(member)
    }
    let initializer = "init(paint"
    #expect(!isFound(initializer, "let a = Tone(level: 2)"))
    #expect(isFound(initializer, "let a = Tone(paint: b)"))
    #expect(isFound(initializer, "let a: Tone = .init(paint: b)"))
    #expect(isFound(initializer, "let a: Tone = b.map(Tone.init)"))
    #expect(isFound(initializer, "extension Tone { static let a = Self(paint: b) }"))
    #expect(isFound(initializer, "typealias T = Tone; let a = T(paint: b)"))
    #expect(!isFound("default", "let a = Tone(level: 2)"))
    #expect(isFound("default", "let a: Tone = .default"))
  }

  @Test func aRequirementWithADefaultIsNeededWithIt() {
    let text = """
      extension Shape {
        func path(in rect: CGRect) -> Path
        static var role: ShapeRole { get }
        func size(_ size: CGSize) -> CGSize
        var other: Double { get set }
      }
      extension Shape {
        static var role: ShapeRole { .fill }
        func size(_ size: CGSize) -> CGSize { size }
      }
      extension Shape where Self: View {
        var other: Double { 1 }
      }
      """
    let (role, size) = (PreludeSection.Trigger.member("role"), PreludeSection.Trigger.call("size", call("")))
    #expect(
      PreludeSection.sections(of: text).map(\.trigger)
        == [.always, role, size, .always, role, size, .member("other")])
  }

  @Test func mostFilesNeedLittleOfIt() {
    let source = "struct A: Shape { func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) } }"
    let part = declarations(Prelude.standard.file(for: [source]))
    #expect(part.count < 15, "\(part.map { $0.prefix(60) })")
    // The paths are united: neither sets nor what animates a union of shapes is of use.
    let union = "struct A: Shape { func path(in rect: CGRect) -> Path { Path(rect).union(Path(ellipseIn: rect)) } }"
    let more = declarations(Prelude.standard.file(for: [union]))
    #expect(more.count < 25, "\(more.map { $0.prefix(60) })")
    // A view of a shape needs neither sets nor the colours that it does not name.
    let view = """
      struct B: View {
        var body: some View { VStack { A().fill(.red).frame(width: 9).padding(.top, 4) } }
      }
      """
    let drawn = declarations(Prelude.standard.file(for: [source, view]))
    #expect(drawn.count < 50, "\(drawn.map { $0.prefix(60) })")
    #expect(!drawn.contains { $0.contains("orange") || $0.contains("Set<Element>") })
  }

  /// Only places in other spaces are found with a transform, and only anchors are read by subscripts.
  @Test func aSizeNeedsNoTransform() {
    func found(_ source: String) -> String { Prelude.standard.file(for: [source]).description }
    let size = found("GeometryReader { geometry in Circle().frame(width: geometry.size.width) }")
    #expect(!size.contains("struct ProjectionTransform") && !size.contains("subscript(anchor"))
    let place = found("GeometryReader { Text($0.frame(in: .global).description) }")
    #expect(place.contains("struct ProjectionTransform"))
    let anchor = found("func place(_ anchor: Anchor<CGRect>, _ geometry: GeometryProxy) -> CGRect { geometry[anchor] }")
    #expect(anchor.contains("subscript(anchor: Anchor<CGRect>)") && anchor.contains("struct ProjectionTransform"))
  }

  @Test func aWordBehindTheNameOfAnEdgeIsReadToo() {
    let text = "extension View {\n  func listRowInsets(_ insets: EdgeInsets?) -> some View { self }\n}"
    let prelude = Prelude(text, SectionIndex(of: text))
    #expect(prelude.file(for: ["Text(\"Edge\").listRowInsets(nil)"]).description.contains("listRowInsets"))
  }

  @Test func aFileOfShapesReadsNothingOfViews() {
    let source = "struct A: Shape { func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) } }"
    let part = declarations(Prelude.standard.file(for: [source]))
    #expect(!part.contains { $0.contains("_Node") || $0.contains("View") }, "\(part.map { $0.prefix(60) })")
  }
}

extension EmbeddedLibrary {
  /// Returns the declarations of a file.
  static func text(of file: String) throws -> String {
    let index = try #require(files.firstIndex { $0.name == file })
    let start = files[..<index].reduce(0) { $0 + $1.length + 1 }
    return String(decoding: Array(text.utf8)[start..<(start + files[index].length)], as: UTF8.self)
  }
}

extension PreludeSection {
  /// The text without the indentation of its first line.
  fileprivate var lines: String { text.trimmingCharacters(in: .whitespaces) }
}

extension SyntaxProtocol {
  /// The text without the comments above it and the indentation of its first line.
  fileprivate var lines: String { trimmedDescription }
}

extension StringProtocol {
  /// The text with a single space between words.
  fileprivate var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
