import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Every function of the library is charged for what it goes through: elements, entries, characters.
struct RowCostTests {
  /// The functions that take as long for a large value as for a small one, by their owner and name.
  private static let sizeless: Set<String> = Set(
    [
      "ArraySlice<Element>": [
        "count", "endIndex", "first", "indices", "init(_:)", "isEmpty", "last", "removeAll()",
        "removeAll(keepingCapacity:)", "reserveCapacity(_:)", "startIndex", "subscript(_:)", "swapAt(_:_:)",
      ],
      "CGMutablePath": [
        "addArc(center:radius:startAngle:endAngle:clockwise:transform:)",
        "addArc(tangent1End:tangent2End:radius:transform:)", "addCurve(to:control1:control2:transform:)",
        "addEllipse(in:transform:)", "addLine(to:transform:)", "addQuadCurve(to:control:transform:)",
        "addRect(_:transform:)", "addRelativeArc(center:radius:startAngle:delta:transform:)",
        "addRoundedRect(in:cornerWidth:cornerHeight:transform:)", "closeSubpath()", "currentPoint", "isEmpty",
        "move(to:transform:)",
      ],
      "CGPath": [
        "currentPoint", "isEmpty",
      ],
      "NSBezierPath": [
        "appendArc(withCenter:radius:startAngle:endAngle:clockwise:)", "appendOval(in:)", "appendRect(_:)",
        "appendRoundedRect(_:xRadius:yRadius:)", "cgPath", "close()", "currentPoint",
        "curve(to:controlPoint1:controlPoint2:)", "curve(to:controlPoint:)", "init(cgPath:)", "isEmpty", "line(to:)",
        "lineWidth", "lineWidth(_:)", "miterLimit", "miterLimit(_:)", "move(to:)",
        "relativeCurve(to:controlPoint1:controlPoint2:)", "relativeLine(to:)", "relativeMove(to:)",
        "removeAllPoints()",
      ],
      "Path": [
        "cgPath", "currentPoint", "init(_:)", "isEmpty", "path(in:)",
      ],
      "Set<Element>": [
        "contains(_:)", "count", "first", "insert(_:)", "isEmpty", "removeAll()", "removeAll(keepingCapacity:)",
        "update(with:)",
      ],
      "String": [
        "append(_:)", "description", "distance(from:to:)", "first", "init(_:)", "isEmpty", "last", "removeAll()",
        "removeLast()", "startIndex",
      ],
      "UIBezierPath": [
        "addArc(withCenter:radius:startAngle:endAngle:clockwise:)", "addCurve(to:controlPoint1:controlPoint2:)",
        "addLine(to:)", "addQuadCurve(to:controlPoint:)", "cgPath", "close()", "currentPoint", "flatness",
        "flatness(_:)", "init(cgPath:)", "isEmpty", "lineCapStyle", "lineCapStyle(_:)", "lineJoinStyle",
        "lineJoinStyle(_:)", "lineWidth", "lineWidth(_:)", "miterLimit", "miterLimit(_:)", "move(to:)",
        "removeAllPoints()", "usesEvenOddFillRule", "usesEvenOddFillRule(_:)",
      ],
      "some View": ["_image(_:_:)"],
      "[Element]": [
        "count", "endIndex", "first", "indices", "isEmpty", "last", "removeAll()", "removeAll(keepingCapacity:)",
        "reserveCapacity(_:)", "startIndex", "subscript(_:)", "swapAt(_:_:)",
      ],
      "[Key : Value]": [
        "count", "first", "isEmpty", "removeAll()", "removeAll(keepingCapacity:)", "subscript(_:)",
        "subscript(_:default:)",
      ],
    ].flatMap { owner, names in names.map { owner + "." + $0 } }
      // The long text is no object, and has no members to look through.
      + ["_jsonKind(_:_:)", "_jsonMember(_:_:_:)", "_jsonNames(_:_:)", "_jsonStart(_:)"])

  @Test func whatTouchesPartsIsChargedForThem() throws {
    var free: Set<String> = []
    var unknown: Set<String> = []
    let rows = LibraryTable.standard.allRows + LibraryTable.standard.setters.values.flatMap(\.values)
    for row in rows {
      let name = (row.owner.map { "\($0)." } ?? "") + row.name
      switch try Self.work(of: row, on: 20) {
      case .none: continue
      case .some(nil): unknown.insert(name)
      case .some(let few?):
        guard let many = try Self.work(of: row, on: 820) ?? nil else { continue }
        if many - few < 800 / 16 { free.insert(name) }
      }
    }
    #expect(free == Self.sizeless, "\(free.symmetricDifference(Self.sizeless).sorted())")
    // What they meet here stops these three: a character of many, the same key again, and no format of a predicate.
    #expect(
      unknown == ["Character.init(_:)", "[Key : Value].init(dictionaryLiteral:)", "_predicateCode(_:_:)"],
      "\(unknown.sorted())")
  }

  /// The units of work that a row's code is charged on values of so many parts; `.some(nil)` where it does not run, nil
  /// for rows that take nothing that has parts.
  private static func work(of row: NativeRow, on count: Int) throws -> Int?? {
    var lowerer = Lowerer(.withPrelude)
    var types: [GenericParameter: Type] = [:]
    for parameter in row.generics { types[parameter] = .int }
    var given = row.parameters
    if let owner = row.owner, row.role != .initializer, row.role != .staticMember { given.insert(owner, at: 0) }
    var hasParts = false
    var values: [Constant] = []
    for written in given {
      let type = try lowerer.checker.substituted(written, types)
      guard let value = try sample(type, count, &lowerer) else { return nil }
      values.append(value.constant)
      hasParts = hasParts || value.hasParts
    }
    guard hasParts, let native = try lowerer.native(of: row, types) else { return nil }
    let result = try lowerer.layout(of: row.result.substituting(types))
    return measure(native.body, values, result)
  }

  private static func measure(_ native: Native, _ values: [Constant], _ result: Layout) -> Int?? {
    let allowance = Allowance(Budget(steps: 1 << 40, depth: 500, size: 1 << 40, bytes: 1 << 40))
    let call = RowCall(native, values, result, allowance)
    return call.isDone ? .some(allowance.work - call.allowance.work) : .some(nil)
  }

  /// A value with so many parts, where its type has parts; nil for types of which no value is made here.
  private static func sample(
    _ type: Type, _ count: Int, _ lowerer: inout Lowerer
  ) throws -> (constant: Constant, hasParts: Bool)? {
    var path = Path()
    path.move(to: .zero)
    for index in 1..<count { path.addLine(to: CGPoint(x: Double(index), y: Double(index % 7))) }
    let numbers = ContiguousArray((0..<count).map { UInt64($0) })
    switch type {
    case .path: return (Constant(path), true)
    case .string: return (Constant(String(repeating: "a", count: count)), true)
    case .character: return (Constant("a"), false)
    case .int: return (Constant(2), false)
    case .angle: return (Constant(Angle(degrees: 90)), false)
    case .rect: return (Constant(CGRect(x: 0, y: 0, width: 9, height: 9)), false)
    case .function: return nil
    case CGPath.type: return (Constant(path.cgPath), true)
    case CGMutablePath.type: return (Constant(path.cgPath.mutableCopy() ?? CGMutablePath()), true)
    case UIBezierPath.type: return (Constant(UIBezierPath(cgPath: path.cgPath)), true)
    case NSBezierPath.type: return (Constant(NSBezierPath(cgPath: path.cgPath)), true)
    case .library("StrokeStyle"): return (Constant(StrokeStyle(lineWidth: 1)), false)
    case .library("ButtonBorderShape"): return (Constant(ButtonBorderShape.capsule), false)
    case CGAffineTransform.type: return (Constant(CGAffineTransform(scaleX: 2, y: 2)), false)
    default: break
    }
    if let wrapped = type.wrapped, let inner = try sample(wrapped, count, &lowerer) {
      return (Constant(words: [1] + inner.constant.words, objects: inner.constant.objects), inner.hasParts)
    }
    let element = type.arrayElement ?? type.argument(of: "ArraySlice")
    if let element {
      guard let one = try sample(element, 2, &lowerer)?.constant else { return nil }
      let array = ArrayValue(Array(repeating: one, count: count))
      return (Constant(words: type.arrayElement == nil ? [0] : [], objects: [.array(array)]), true)
    }
    if type.isTable {
      var table = TableValue()
      let width = type.dictionaryParts == nil ? 1 : 2
      for number in numbers {
        for _ in 0..<width { table.entries.words.append(number) }
        table.append(.word(number))
      }
      return (Constant(objects: [.table(table)]), true)
    }
    let layout = try lowerer.layout(of: type)
    return layout.objects == 0 ? (Constant(words: Array(repeating: 1, count: layout.words)), false) : nil
  }

  @Test func callsThatGoThroughMuchEndTheRun() throws {
    let budget = Budget(steps: 50_000, depth: 100, size: 500_000, work: 100_000)
    for call in [
      "path.contains(.zero)", "path.offsetBy(dx: 1, dy: 1)", "path.boundingRect", "path.description", "path == path",
    ] {
      let failure = try Interpretation.failure(
        "path.move(to: .zero)\n for i in 0..<500 { path.addLine(to: CGPoint(x: i, y: i)) }\n while true { _ = \(call) }",
        budget: budget)
      #expect(
        failure.diagnostic.message == "the shape did not finish before library calls had gone through 100000 elements")
      #expect(failure.diagnostic.place?.line == 8)
    }
  }

  @Test func textIsAddedWhereItLies() throws {
    // Copied for each character, it would take 5 * 10^9 characters.
    let budget = Budget(steps: 200_000, depth: 100, size: 500_000, work: 2_000_000)
    let bodies = [
      "for _ in 0..<100_000 { s += \"a\" }", "for _ in 0..<100_000 { s = s + \"a\" }",
      "for _ in 0..<100_000 { s.append(\"a\") }", "for _ in 0..<50_000 { s += \"\\(1)\"; s += \"b\" }",
      "var t = (text: \"\", n: 0)\n for _ in 0..<100_000 { t.text += \"a\" }\n s = t.text",
    ]
    for body in bodies {
      let path = try Interpretation.path(
        "var s = \"\"\n" + body + "\n path.move(to: CGPoint(x: s.count, y: 0))", budget: budget)
      #expect(path.description == "100000 0 m", "\(body)")
    }
  }

  @Test func elementsAreAddedWhereTheyLie() throws {
    let budget = Budget(steps: 200_000, depth: 100, size: 500_000, work: 4_000_000)
    for body in ["a += [i]", "a = a + [i]", "a.append(i)", "a.append(contentsOf: [i])"] {
      let path = try Interpretation.path(
        "var a: [Int] = []\n for i in 0..<100_000 { \(body) }\n path.move(to: CGPoint(x: a.count, y: a[99_999]))",
        budget: budget)
      #expect(path.description == "100000 99999 m", "\(body)")
    }
  }

  @Test func whatIsAddedToItselfStaysWhole() throws {
    let path = try Interpretation.path(
      """
      var s = "ab"
      let kept = s
      s += s
      s = s + s
      var a = [1, 2]
      let old = a
      a += a
      a = a + a
      path.move(to: CGPoint(x: s.count * 10 + kept.count, y: a.count * 10 + old.count))
      """)
    #expect(path.description == "82 82 m")
  }
}
