import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Turns of phrase that shape files of many hands use, each seen by the numbers that it leaves behind.
struct IdiomTests {
  @Test func elementsArePassedToBeChanged() throws {
    let declarations = """
      func bump(_ value: inout CGFloat, by amount: CGFloat) -> CGFloat { value += amount; return value * 100 }
      extension Array {
        mutating func withEach(_ body: (inout Element) -> Void) { for index in indices { body(&self[index]) } }
      }
      """
    let setUp = """
      var a: [CGFloat] = [1, 2, 3]
      let seen = bump(&a[2], by: a[0])
      a.withEach { $0 += 1 }
      swap(&a[0], &a[1])
      let twice = { (value: inout CGFloat) in value *= 2 }
      twice(&a[0])
      """
    #expect(
      try Interpretation.numbers("a[0]", "a[1]", "a[2]", "seen", declarations: declarations, setUp: setUp)
        == [6, 2, 5, 400])
  }

  @Test func aValueIsCastToAnOptionalOfItsType() throws {
    let declarations = """
      func read(_ value: Any) -> CGFloat {
        if let known = value as? Int? { return CGFloat(known ?? 7) }
        return -1
      }
      """
    let setUp = "let none: Int? = nil\nlet some: Int? = 3"
    #expect(
      try Interpretation.numbers(
        "read(5)", "read(\"a\")", "read(none as Any)", "read(some as Any)", declarations: declarations, setUp: setUp)
        == [5, -1, 7, 3])
  }

  @Test func optionalsNest() throws {
    let setUp = """
      let deep: Int?? = 5
      let inner: Int? = nil
      let none: Int?? = inner
      var found = 0
      if case .some(.some(let value)) = deep { found = value }
      var list: [CGFloat?] = [1, nil]
      let last = list.popLast()
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat(found)", "none == nil ? 1 : 0", "last == nil ? 1 : 0", "CGFloat(list.count)", setUp: setUp)
        == [5, 0, 0, 1])
  }

  @Test func anAnnotationGivesATuplesLabels() throws {
    let setUp = """
      let size: (width: CGFloat, height: CGFloat) = (3, 4)
      """
    #expect(try Interpretation.numbers("size.width", "size.height", setUp: setUp) == [3, 4])
  }

  @Test func optionalsOfProtocolsAreAskedForTheirTypes() throws {
    let setUp = """
      let shapes: [any Shape] = [Capsule(), Circle()]
      let none: [any Shape] = []
      """
    #expect(
      try Interpretation.numbers(
        "shapes.first is Capsule ? 1 : 0", "shapes.last is Capsule ? 1 : 0", "none.first is Capsule ? 1 : 0",
        setUp: setUp) == [1, 0, 0])
  }

  @Test func optionalsMapAndFlatMap() throws {
    let setUp = """
      let some: CGFloat? = 3
      let none: CGFloat? = nil
      """
    #expect(
      try Interpretation.numbers(
        "some.map { $0 * 2 } ?? -1", "none.map { $0 * 2 } ?? -1", "some.flatMap { $0 > 5 ? $0 : nil } ?? -2",
        setUp: setUp) == [6, -1, -2])
  }

  @Test func bothSidesOfACoalescingMayBeOptional() throws {
    let setUp = """
      let digits = "4-x".map { $0.wholeNumberValue ?? ($0 == "-" ? -1 : nil) }
      let known = digits.compactMap { $0 }
      """
    #expect(
      try Interpretation.numbers("CGFloat(digits.count)", "CGFloat(known[0])", "CGFloat(known[1])", setUp: setUp)
        == [3, 4, -1])
  }

  @Test func theRightSideOfACoalescingGivesTheLeftOneItsType() throws {
    let setUp = """
      struct Odd: Error {}
      struct Step {
        var size: CGFloat
        init(size: CGFloat) throws {
          if size < 0 { throw Odd() }
          self.size = size
        }
        static let usual = try! Step(size: 7)
        static var last: Step? { try? .init(size: 9) }
      }
      let kept = (try? .init(size: 3)) ?? Step.usual
      let lost = (try? .init(size: -3)) ?? Step.usual
      let member = .last ?? Step.usual
      let none = .none ?? Step.usual
      let chain = nil ?? nil ?? Step.usual
      """
    #expect(
      try Interpretation.numbers("kept.size", "lost.size", "member.size", "none.size", "chain.size", setUp: setUp)
        == [3, 7, 9, 7, 7])
  }

  @Test func thePatternOperatorAsksRangesAndValues() throws {
    #expect(
      try Interpretation.numbers(
        "2.0...3.0 ~= 2.5 ? 1 : 0", "0..<5 ~= 5 ? 1 : 0", "7 ~= 7 ? 1 : 0", #"("a" ~= "b") ? 1 : 0"#) == [1, 0, 1, 0])
  }

  @Test func aPrefixExclamationMarkCanBeTheFilesOwn() throws {
    let declarations = """
      enum Step: Int { case one = 1, two, three
        static prefix func ! (step: Step) -> Step { Step(rawValue: step.rawValue % 3 + 1)! }
      }
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat((!Step.one).rawValue)", "CGFloat((!(!Step.two)).rawValue)", "!(1 > 2) ? 5 : 6",
        declarations: declarations) == [2, 1, 5])
  }

  @Test func partsWithTheirOwnEqualityAreComparedByIt() throws {
    let declarations = """
      struct Key: Equatable { var id: Int; var note = ""
        static func == (a: Key, b: Key) -> Bool { a.id == b.id }
      }
      """
    let setUp = """
      let a = [Key(id: 1, note: "x"), Key(id: 2)]
      let b = [Key(id: 1), Key(id: 2, note: "y")]
      let c: Key? = Key(id: 2, note: "z")
      """
    #expect(
      try Interpretation.numbers(
        "a == b ? 1 : 0", "c == b[1] ? 1 : 0", "(a[0], 1) == (b[0], 1) ? 1 : 0", "a != Array(b.reversed()) ? 1 : 0",
        declarations: declarations, setUp: setUp) == [1, 1, 1, 1])
  }

  @Test func subscriptsAreStaticAndLabelled() throws {
    let declarations = """
      enum Table {
        static subscript(index: Int) -> CGFloat { CGFloat(index * 10) }
        static subscript(name name: String) -> CGFloat { CGFloat(name.count) }
      }
      struct Rows { var cells: [CGFloat]
        subscript(row row: Int) -> CGFloat { cells[row] }
        subscript(row: Int, scale by: CGFloat) -> CGFloat { cells[row] * by }
      }
      """
    #expect(
      try Interpretation.numbers(
        "Table[4]", #"Table[name: "abc"]"#, "rows[row: 1]", "rows[0, scale: 5]", declarations: declarations,
        setUp: "let rows = Rows(cells: [2, 3])") == [40, 3, 3, 10])
  }

  @Test func constrainedExtensionsShareNames() throws {
    let declarations = """
      extension Array where Element == CGPoint { var middle: CGFloat { self[0].x } }
      extension Array where Element == CGFloat { var middle: CGFloat { self[0] * 2 } }
      extension Array where Element: BinaryInteger { var middle: CGFloat { CGFloat(self[0]) * 3 } }
      extension Optional where Wrapped == CGFloat { var orZero: CGFloat { self ?? 0 } }
      extension Optional where Wrapped == String { var orZero: CGFloat { CGFloat(self?.count ?? -1) } }
      """
    let setUp = """
      let word: String? = "word"
      let none: CGFloat? = nil
      """
    #expect(
      try Interpretation.numbers(
        "[CGPoint(x: 7, y: 8)].middle", "[CGFloat(5)].middle", "[9, 1].middle", "word.orZero", "none.orZero",
        declarations: declarations, setUp: setUp) == [7, 10, 27, 4, 0])
  }

  @Test func aMethodMayAskMoreOfSelf() throws {
    let declarations = """
      protocol Sized { var size: CGFloat { get } }
      protocol Made: Sized { init(size: CGFloat) }
      extension Sized { func grown(by amount: CGFloat) -> Self where Self: Made { Self(size: size + amount) } }
      struct Box: Made { let size: CGFloat }
      """
    #expect(try Interpretation.numbers("Box(size: 3).grown(by: 4).size", declarations: declarations) == [7])
  }

  @Test func typesAreValues() throws {
    let declarations = """
      protocol Marked { static var mark: CGFloat { get }; var weight: CGFloat { get }; init() }
      struct Small: Marked { static let mark: CGFloat = 2; var weight: CGFloat = 5 }
      struct Large: Marked { static var mark: CGFloat { 9 }; let weight: CGFloat = 6 }
      func mark<M: Marked>(of type: M.Type) -> CGFloat { type.mark }
      func weigh<M: Marked>(_ type: M.Type) -> CGFloat { type.init().weight }
      func sum<A: Marked, B: Marked>(_: A.Type, _: B.Type) -> CGFloat { A.mark + B.mark }
      """
    #expect(
      try Interpretation.numbers(
        "mark(of: Small.self)", "mark(of: Large.self)", "weigh(Small.self)", "sum(Small.self, Large.self)",
        "type(of: Small()).mark", declarations: declarations) == [2, 9, 5, 11, 2])
  }

  @Test func aliasesAreGeneric() throws {
    let declarations = """
      typealias Pair<T> = (first: T, second: T)
      typealias Table<Value> = [String: Value]
      typealias Span = Pair<CGFloat>
      """
    let setUp = """
      let span: Span = (1, 2)
      let table: Table<CGFloat> = ["a": 4]
      let whole: Pair<Int> = (first: 5, second: 6)
      """
    #expect(
      try Interpretation.numbers(
        "span.second", #"table["a"]!"#, "CGFloat(whole.first)", declarations: declarations, setUp: setUp) == [2, 4, 5])
  }

  @Test func functionsAreNamedInFull() throws {
    let declarations = """
      enum Tools {
        static func half(_ value: CGFloat) -> CGFloat { value / 2 }
        static func make(width: CGFloat) -> CGFloat { width }
        static func make(height: CGFloat) -> CGFloat { height * 100 }
      }
      """
    #expect(
      try Interpretation.numbers(
        "[CGFloat(8)].map(Tools.half)[0]", "[CGFloat(3)].map(Tools.make(height:))[0]",
        "[180.0].map(Angle.init(degrees:))[0].radians", "[2.0].map(Angle.init(radians:))[0].radians",
        "zip([CGFloat(1)], [CGFloat(2)]).map(CGPoint.init(x:y:))[0].y", "zip([1.0, 2], [3.0, 4]).map(*).reduce(0, max)",
        declarations: declarations) == [4, 300, .pi, 2, 2, 8])
  }

  @Test func aClosureMayBeOneSwitch() throws {
    let setUp = """
      let names = [1, 2, 3].map { number in
        switch number {
        case 1: "one"
        case 2: "twotwo"
        default: "-"
        }
      }
      let signs = [1.0, -2].map { if $0 < 0 { -1.0 } else { 1.0 } }
      """
    #expect(
      try Interpretation.numbers("CGFloat(names.joined().count)", "signs[1]", setUp: setUp) == [10, -1])
  }

  @Test func genericInitializersConvertAnyNumber() throws {
    let declarations = """
      struct Share { let value: CGFloat; let tenths: Int; let float: Float
        init<T: BinaryFloatingPoint>(_ value: T) {
          self.value = CGFloat(value); tenths = Int(value * 10); float = Float(value)
        }
        init<N: BinaryInteger>(percent: N, of whole: N = 100) { self.init(CGFloat(percent) / CGFloat(whole)) }
      }
      """
    #expect(
      try Interpretation.numbers(
        "Share(0.25).value", "CGFloat(Share(Float(0.5)).tenths)", "Share(percent: UInt8(40)).value",
        "Share(percent: 1, of: 4).value", "CGFloat(Share(0.75).float)", declarations: declarations)
        == [0.25, 5, 0.4, 0.25, 0.75])
  }

  @Test func filesDeclareOptionSets() throws {
    let declarations = """
      struct Sides: OptionSet {
        let rawValue: Int
        static let top = Sides(rawValue: 1 << 0)
        static let left = Sides(rawValue: 1 << 1)
        static let all: Sides = [.top, .left]
      }
      """
    let setUp = """
      var sides: Sides = [.top]
      let isNew = sides.insert(.left).inserted
      let gone = sides.remove(.top)
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat(sides.rawValue)", "isNew ? 1 : 0", "gone == .top ? 1 : 0", "sides.contains(.left) ? 1 : 0",
        "Sides().isEmpty ? 1 : 0", "CGFloat(Sides.all.subtracting(.left).rawValue)",
        "sides.isSubset(of: .all) ? 1 : 0", "sides == [.left] ? 1 : 0", declarations: declarations, setUp: setUp)
        == [2, 1, 1, 1, 1, 1, 1, 1])
  }

  @Test func numbersAreReadFromText() throws {
    #expect(
      try Interpretation.numbers(
        #"CGFloat(UInt64("ff", radix: 16)!)"#, #"CGFloat(UInt8("300") ?? 1)"#, #"Bool("true")! ? 1 : 0"#,
        #"CGFloat(Double(" 3".trimmingCharacters(in: .whitespaces)) ?? -1)"#,
        #"CGFloat("a\nb\n".components(separatedBy: .newlines).count)"#) == [255, 1, 1, 3, 3])
  }

  @Test func setsOfCharactersAreInvertedAndJoined() throws {
    #expect(
      try Interpretation.numbers(
        ##"CGFloat(UInt64("#3FAE90 ".trimmingCharacters(in: CharacterSet.alphanumerics.inverted), radix: 16)!)"##,
        #"CGFloat("a-b+c".components(separatedBy: CharacterSet(charactersIn: "-").union(.symbols)).count)"#,
        #"CGFloat("12ab".trimmingCharacters(in: .letters).count)"#,
        #"CGFloat("?12!".trimmingCharacters(in: .punctuationCharacters.subtracting(.init(charactersIn: "!"))).count)"#)
        == [4_173_456, 3, 2, 3])
  }

  @Test func aClosureNeedsNoNameForAnEmptyTuple() throws {
    #expect(
      try Interpretation.numbers(
        "CGFloat(repeatElement((), count: 3).map { 2 }.reduce(0, +))", "make { 7 }",
        declarations: "func make(_ body: (Void) -> CGFloat) -> CGFloat { body(()) }") == [6, 7])
  }

  @Test func numbersHaveSignsAndQuotients() throws {
    #expect(
      try Interpretation.numbers(
        "(-2.5).sign == .minus ? 1 : 0", "CGFloat(0).sign == .plus ? 1 : 0",
        "CGFloat(17.quotientAndRemainder(dividingBy: 5).remainder)", "max(1, 2, 9, 4, 3)", "min(4, 3, 2, 1)",
        "CGPoint(x: min(4, 3), y: 1).x") == [1, 1, 2, 9, 1, 3])
  }

  @Test func coreGraphicsPathsTellTheirElements() throws {
    let setUp = """
      let outline = CGMutablePath()
      outline.move(to: CGPoint(x: 1, y: 2))
      outline.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
      outline.closeSubpath()
      var points: [CGPoint] = []
      var closings = 0
      outline.applyWithBlock { element in
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
        case .addQuadCurveToPoint: points.append(element.pointee.points[1])
        case .addCurveToPoint: points.append(element.pointee.points[2])
        case .closeSubpath: closings += 1
        @unknown default: break
        }
      }
      var box = CGRect.zero
      let isRect = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&box)
      var shift = CGAffineTransform(translationX: 10, y: 0)
      let moved = outline.mutableCopy(using: &shift)!
      """
    #expect(
      try Interpretation.numbers(
        "points[1].x", "CGFloat(points.count + closings)", "isRect ? box.width : -1", "outline.isRect(nil) ? 1 : 0",
        "moved.boundingBox.minX", setUp: setUp) == [5, 3, 3, 0, 11])
  }

  @Test func appKitPathsHaveStylesAndTransforms() throws {
    let setUp = """
      let bezier = NSBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
      bezier.lineWidth = 3
      bezier.setLineDash([2, 1], count: 2, phase: 0)
      var transform = AffineTransform(translationByX: 5, byY: 6)
      transform.scale(2)
      bezier.transform(using: transform)
      let tag = UIBezierPath(rect: .zero)
      tag.setLineDash(nil, count: 0, phase: 0)
      """
    #expect(
      try Interpretation.numbers("bezier.lineWidth", "bezier.bounds.maxX", "CGFloat(bezier.elementCount)", setUp: setUp)
        == [3, 18, 5])
  }

  @Test func erasedShapesKeepTheirAnimatableData() throws {
    let setUp = """
      var erased = AnyShape(Circle().trim(from: 0, to: 0.5))
      var data = erased.animatableData
      data.scale(by: 0.5)
      erased.animatableData = data
      let whole = AnyShape(Circle().trim(from: 0, to: 0.25)).path(in: rect)
      """
    #expect(
      try Interpretation.numbers(
        "erased.path(in: rect) == whole ? 1 : 0", "erased.animatableData == data ? 1 : 0",
        "(erased.animatableData + data).magnitudeSquared == data.scaled(by: 2).magnitudeSquared ? 1 : 0", setUp: setUp)
        == [1, 1, 1])
  }

  @Test func buttonBordersAreShapes() throws {
    #expect(
      try Interpretation.path("path.addPath(ButtonBorderShape.capsule.inset(by: 3).path(in: rect))")
        == ButtonBorderShape.capsule.inset(by: 3).path(in: Interpretation.rect))
    #expect(
      try Interpretation.numbers("ButtonBorderShape.roundedRectangle(radius: 4) == .roundedRectangle ? 1 : 0") == [0])
  }

  @Test func wrappersAndAttributesOfSwiftUIArePlain() throws {
    let text = """
      import SwiftUI
      extension View { func boxed() -> some View { padding(3).background(Color.red) } }
      @_documentation(visibility: internal)
      struct Sample: Shape {
        @Environment(\\.layoutDirection) var direction
        @Binding var amount: CGFloat
        @State private var count = 3
        func path(in rect: CGRect) -> Path {
          let any: Any = count
          var path = Path()
          path.move(to: CGPoint(x: CGFloat(any as! Int), y: direction == .rightToLeft ? 1 : 2))
          path.addLine(to: CGPoint(x: CGAffineTransformTranslate(.identity, 3, 4).tx, y: 0))
          return path
        }
      }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "Sample.swift", text: text))
    #expect(program.diagnostics.map(\.message) == [])
    let shape = try #require(program.shapes.first)
    let path = try shape.path(in: .zero, values: shape.parameters.map(\.initial))
    #expect(path == Path { $0.addLines([CGPoint(x: 3, y: 2), CGPoint(x: 3, y: 0)]) })
  }

  @Test func whatAFailedGuardWouldBindIsNotComplainedAboutAgain() {
    let program = Interpretation.program("guard let x = nowhere else { return path }\npath.addLine(to: x)")
    #expect(program.diagnostics.map(\.message) == ["cannot find 'nowhere' in scope"])
  }

  @Test func aLoopVariableTellsTheTypeOfAnArray() throws {
    let setUp = """
      var sum: CGFloat = 0
      for side: CGFloat in [-1, 2] { sum += side * rect.width / rect.width }
      for (index, part): (Int, CGFloat) in [(1, 2), (3, 4)] { sum += CGFloat(index) * part }
      """
    #expect(try Interpretation.numbers("sum", setUp: setUp) == [15])
  }

  @Test func assignmentsAreArmsOfATernary() throws {
    let setUp = """
      var count = 1
      var other = 0
      count < 3 ? (count += 1) : print("")
      count < 2 ? (count = 9) : (other -= count)
      """
    #expect(try Interpretation.numbers("CGFloat(count)", "CGFloat(other)", setUp: setUp) == [2, -2])
  }

  @Test func partsOfStringsAreCounted() throws {
    let setUp = """
      let word = "hello"
      let letters = Array(word)
      let inner = String(letters[1...3])
      let third = word.index(word.startIndex, offsetBy: 2, limitedBy: word.endIndex)
      let last = word.index(word.startIndex, offsetBy: 5, limitedBy: word.endIndex)
      let beyond = word.index(word.startIndex, offsetBy: 6, limitedBy: word.endIndex)
      let back = word.index(word.endIndex, offsetBy: -6, limitedBy: word.startIndex)
      let second = word.index(after: word.startIndex)
      let free = word.index(second, offsetBy: 2, limitedBy: word.startIndex)
      """
    #expect(
      try Interpretation.numbers(
        "inner == \"ell\" ? 1 : 0", "third.map { word[$0] } == \"l\" ? 1 : 0", "last == word.endIndex ? 1 : 0",
        "beyond == nil ? 1 : 0", "back == nil ? 1 : 0", "free.map { word[$0] } == \"l\" ? 1 : 0", setUp: setUp)
        == [1, 1, 1, 1, 1, 1])
  }

  @Test func pairsOfKeysAndValuesKeepTheirOrder() throws {
    let numbers = try Interpretation.numbers(
      "CGFloat(sizes.count)", "CGFloat(sizes[2].value)", "sizes.map(\\.key).joined() == \"bab\" ? 1 : 0",
      "CGFloat(total)",
      declarations: "let sizes: KeyValuePairs<String, Int> = [\"b\": 2, \"a\": 1, \"b\": 3]",
      setUp: "var total = 0\nfor (_, value) in sizes { total += value }")
    #expect(numbers == [3, 3, 1, 6])
  }
}
