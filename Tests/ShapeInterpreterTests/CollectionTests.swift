import Testing

@testable import ShapeInterpreter

/// Arrays, slices, dictionaries, sets and what all sequences share.
struct CollectionTests {
  @Test func dictionariesAreReadAndChanged() throws {
    let body = """
      var ages: [String: Int] = ["a": 1, "b": 2]
      let before = ages
      ages["c"] = 3
      ages["a"] = nil
      ages["b", default: 0] += 10
      ages["z", default: 5] += 1
      let removed = ages.removeValue(forKey: "c") ?? 0
      let missing = ages["none"] == nil
      let order = ages.map { "\\($0.key)\\($0.value)" }.joined()
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat(ages.count)", "CGFloat(before.count)", "CGFloat(ages[\"b\"]!)", "CGFloat(ages[\"z\"]!)",
        "CGFloat(removed)", "missing ? 1 : 0", "order == \"b12z6\" ? 1 : 0", "CGFloat(before[\"a\"] ?? 9)", setUp: body)
        == [2, 2, 12, 6, 3, 1, 1, 1])
  }

  @Test func placesOfDictionariesAndSetsAreRead() throws {
    let body = """
      typealias Ages = [String: Int]
      var ages: Ages = ["a": 1, "b": 2, "c": 3]
      func place(_ name: String, _ ages: Ages) -> Ages.Index? { ages.index(forKey: name) }
      let second = ages[place("b", ages)!]
      let third = ages.values[place("c", ages)!]
      let key = ages.keys[ages.startIndex]
      let none = place("z", ages) == nil
      let removed = ages.remove(at: ages.index(after: ages.startIndex))
      var set: Set<Int> = [7, 8, 9]
      let where8 = set.firstIndex(of: 8)!
      let eight = set[where8]
      set.remove(at: where8)
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat(second.value)", "second.key == \"b\" ? 1 : 0", "CGFloat(third)", "key == \"a\" ? 1 : 0",
        "none ? 1 : 0", "CGFloat(removed.value)", "CGFloat(ages.count)", "CGFloat(eight)", "CGFloat(set.count)",
        setUp: body) == [2, 1, 3, 1, 1, 2, 2, 8, 2])
  }

  @Test func `a parameter takes any collection of one element`() throws {
    let declarations = """
      func total(_ numbers: any Collection<Int>) -> Int {
        var sum = 0
        for number in numbers { sum += number }
        return sum * 10 + numbers.count
      }
      func sum(_ numbers: any Sequence<Int>, from start: Int = 0) -> Int { numbers.reduce(start, +) }
      struct Tally {
        let sum: Int
        init(_ numbers: any Collection<Int>) { sum = numbers.reduce(0, +) }
      }
      """
    #expect(
      try Interpretation.numbers(
        "total([1, 2])", "total(1...3)", "total([4] as Set)", "total([1, 2, 3].dropFirst())", "sum([5], from: 1)",
        "sum([1, 2].lazy.map { $0 * 2 })", "Tally([1, 2]).sum", declarations: declarations)
        == [32, 63, 41, 52, 6, 6, 3])
  }

  @Test func aLiteralIsASetWithoutItsElementsType() throws {
    #expect(
      try Interpretation.numbers(
        "([1, 2, 2] as Set).count", "same.count", "([1: 2] as Dictionary)[1]!",
        setUp: "let same = [0.5, 0.5] as Set") == [2, 1, 2])
  }

  @Test func aValueIsPutIntoItsOwnPart() throws {
    let body = """
      var tree = Tree(value: 1)
      tree.parts.append(Tree(value: 2))
      tree.parts.append(tree)
      tree.parts.insert(tree, at: 0)
      tree.named["a"] = tree
      let first = tree.parts[0]
      """
    #expect(
      try Interpretation.numbers(
        "tree.parts.count", "first.parts.count", "first.parts[1].parts.count", "first.parts[1].parts[0].value",
        "tree.named[\"a\"]!.parts.count", "tree.named[\"a\"]!.named.count",
        declarations: "struct Tree { var value = 0; var parts: [Tree] = []; var named: [String: Tree] = [:] }",
        setUp: body) == [3, 2, 1, 2, 3, 0])
  }

  @Test func dictionariesAreMade() throws {
    let body = """
      let squares = Dictionary(uniqueKeysWithValues: (1...4).map { ($0, $0 * $0) })
      let words = Dictionary(grouping: ["ab", "c", "de"], by: { $0.count })
      let summed = Dictionary([(1, 2), (1, 3)], uniquingKeysWith: +)
      let merged = squares.merging([1: 100, 9: 81]) { old, _ in old }
      let halves = squares.mapValues { Double($0) / 2 }.filter { $0.value > 1 }
      let same = ["x": 1, "y": 2] == ["y": 2, "x": 1]
      let zero = [0.0: 5, 1: 6][-0.0] ?? 0
      let empty: [Int: Int] = [:]
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat(squares[3]!)", "CGFloat(words[2]!.count)", "CGFloat(summed[1]!)",
        "CGFloat(merged.values.reduce(0, +))",
        "halves.values.reduce(0, +)", "same ? 1 : 0", "CGFloat(zero)", "empty.isEmpty ? 1 : 0", setUp: body)
        == [9, 2, 5, 111, 14.5, 1, 5, 1])
  }

  @Test func keysOfAnyHashableTypeAreFound() throws {
    let declarations = """
      enum Side { case left, right }
      enum Spot: Hashable { case edge(Side, CGFloat), name(String), none }
      struct Cell: Hashable { var x = 0; var label: String?; var tail: [Int] = [] }
      """
    let body = """
      var sides: [Side: CGFloat] = [.left: 1]
      sides[.right] = 2
      var spots: [Spot: CGFloat] = [.edge(.left, 0.5): 3, .none: 4]
      spots[.name("a")] = 5
      var cells: Set<Cell> = [Cell(x: 1), Cell(x: 1, label: "q")]
      cells.insert(Cell(x: 1, label: nil))
      cells.insert(Cell(x: 1, tail: [2]))
      """
    #expect(
      try Interpretation.numbers(
        "sides[.right]!", "spots[.edge(.left, 0.5)]!", "spots[.name(\"a\")]!", "spots[.edge(.right, 0.5)] ?? -1",
        "CGFloat(cells.count)", "cells.contains(Cell(x: 1, tail: [2])) ? 1 : 0", declarations: declarations, setUp: body
      )
        == [2, 3, 5, -1, 3, 1])
  }

  @Test func setsHaveTheirAlgebra() throws {
    let body = """
      let a: Set = [1, 2, 3]
      var b = Set([3, 4])
      let (inserted, _) = b.insert(4)
      let union = a.union(b).count
      let meet = a.intersection(b)
      b.formUnion([7])
      let copy = b
      b.remove(7)
      """
    #expect(
      try Interpretation.numbers(
        "inserted ? 1 : 0", "CGFloat(union)", "CGFloat(meet.first!)", "CGFloat(copy.count)", "CGFloat(b.count)",
        "a.subtracting(b).count == 2 ? 1 : 0", "a.isSuperset(of: [1, 3]) ? 1 : 0",
        "a.symmetricDifference(b) == [1, 2, 4] ? 1 : 0", "CGFloat(a.sorted(by: >)[0])", setUp: body)
        == [0, 4, 3, 3, 2, 1, 1, 1, 3])
  }

  @Test func slicesKeepTheIndicesOfTheirArray() throws {
    let body = """
      let a = [10, 11, 12, 13, 14, 15]
      var s = a[2..<5]
      let first = s[2]
      s[3] = 0
      s.append(99)
      let tail = a.suffix(2)
      let rest = s.dropFirst()
      var b = a
      b[1...2] = [7]
      b.removeSubrange(..<1)
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat(first)", "CGFloat(s.startIndex)", "CGFloat(s.endIndex)", "CGFloat(s[5])", "CGFloat(a[3])",
        "CGFloat(tail.startIndex)", "CGFloat(rest[rest.startIndex])", "CGFloat(Array(s)[1])", "CGFloat(b[0])",
        "CGFloat(b.count)", "CGFloat(a[4...].reduce(0, +))", "CGFloat(a[...1].count + a[..<1].count)",
        "CGFloat(s.firstIndex(of: 99)!)", setUp: body)
        == [12, 2, 6, 99, 13, 4, 0, 0, 7, 4, 29, 3, 5])
  }

  @Test func keyPathsReadAndWrite() throws {
    let declarations = """
      struct Pen { var tip = CGPoint(x: 1, y: 2); var widths: [CGFloat] = [3, 4]; let kind = 5 }
      """
    let body = """
      var pen = Pen()
      let writer: WritableKeyPath<Pen, CGFloat> = \\.tip.x
      pen[keyPath: writer] = 9
      pen[keyPath: \\.widths[1]] += 6
      let reader: KeyPath<Pen, Int> = \\.kind
      let axis = \\CGPoint.y
      let pens = [pen, Pen()]
      """
    #expect(
      try Interpretation.numbers(
        "pen.tip.x", "pen.widths[1]", "CGFloat(pen[keyPath: reader])", "pen.tip[keyPath: axis]",
        "pens.map(\\.tip.x).reduce(0, +)", "CGFloat(pens.map(\\.self).count)", declarations: declarations, setUp: body)
        == [9, 10, 5, 2, 10, 2])
  }

  @Test func stringsAndCharacters() throws {
    let body = #"""
      let word = "Stipple"
      let third = word[word.index(word.startIndex, offsetBy: 2)]
      let parts = "a=1;b=22".split(separator: ";").map { $0.split(separator: "=") }
      let text = "\([1.5, 2]) \(Optional(3)) \((x: 1, "q")) \(["k": true]) \(0..<3)"
      let kind = switch third { case "a"..."h": 1; case "i": 2; default: 3 }
      let raw = #"a\n\#(1 + 1)"#
      let multi = """
        one
          two \
        three
        """
      """#
    #expect(
      try Interpretation.numbers(
        "third == \"i\" ? 1 : 0", "CGFloat(Int(parts[1][1])!)", "CGFloat(kind)",
        "text == \"[1.5, 2.0] Optional(3) (x: 1, \\\"q\\\") [\\\"k\\\": true] 0..<3\" ? 1 : 0", "CGFloat(raw.count)",
        "multi == \"one\\n  two three\" ? 1 : 0", "CGFloat(\"a1b2\".filter { $0.isNumber }.count)",
        "CGFloat(\"7\".first!.wholeNumberValue ?? 0)", "Int(\"7x\") == nil ? 1 : 0", "Double(\"0.25\") ?? 9",
        "String(\"abc\".reversed()) == \"cba\" ? 1 : 0", setUp: body)
        == [1, 22, 2, 1, 4, 1, 2, 7, 1, 0.25, 1])
  }

  @Test func sequencesOfTheFilesOwn() throws {
    let declarations = """
      struct Countdown: Sequence, IteratorProtocol {
        var value: Int
        mutating func next() -> Int? {
          guard value > 0 else { return nil }
          defer { value -= 1 }
          return value
        }
      }
      struct Ring: Sequence {
        let items: [CGFloat]
        func makeIterator() -> RingIterator { RingIterator(items: items) }
      }
      struct RingIterator: IteratorProtocol {
        let items: [CGFloat]
        var index = 0
        mutating func next() -> CGFloat? {
          index += 1
          return index <= items.count * 2 ? items[(index - 1) % items.count] : nil
        }
      }
      """
    let body = """
      var sum = 0
      for i in Countdown(value: 4) where i != 2 { sum += i }
      let all = Array(Countdown(value: 3)).count + Countdown(value: 5).map { $0 * 2 }.max()!
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat(sum)", "CGFloat(all)", "Ring(items: [1, 2]).reduce(0, +)", "Ring(items: [1, 2]).sorted()[1]",
        declarations: declarations, setUp: body) == [8, 13, 6, 1])
  }

  @Test func genericExtensionsFindTheirElements() throws {
    let declarations = """
      extension Sequence where Element: Numeric { func total() -> Element { reduce(0, +) } }
      extension Sequence where Element == CGPoint { var width: CGFloat { (map(\\.x).max() ?? 0) - (map(\\.x).min() ?? 0) } }
      extension Collection { subscript(wrapping i: Int) -> Element { self[(i % count + count) % count] } }
      extension [CGFloat] { var doubled: [CGFloat] { map { $0 * 2 } } }
      extension Dictionary where Key == String { var longest: Int { keys.map(\\.count).max() ?? 0 } }
      func interleave<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element {
        zip(a, b).flatMap { [$0, $1] }
      }
      func extent<C: Collection>(_ c: C) -> CGFloat where C.Element == CGFloat, C.Index == Int { c[c.startIndex] + CGFloat(c.count) }
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat((1...4).total())", "[1.5, 2].total()", "[CGPoint(x: 1, y: 0), CGPoint(x: 5, y: 0)].width",
        "[CGPoint(x: 1, y: 0), CGPoint(x: 5, y: 0)][1...].width", "[4.0, 5, 6][wrapping: -1]",
        "CGFloat((0..<6)[wrapping: 7])", "[CGFloat(1), 2].doubled[1]", "CGFloat([\"abc\": 1].longest)",
        "CGFloat(interleave([1, 2], 7...9)[3])", "extent([2, 3])", declarations: declarations)
        == [10, 3.5, 4, 0, 6, 1, 4, 3, 8, 4])
  }

  @Test func chainsAreAssignedThrough() throws {
    let declarations = "struct Box { var side: CGFloat = 1; var inner: [CGFloat]? = [1] }"
    let use = """
      var box: Box? = Box()
      box?.side = 4
      box?.side += 1
      box?.inner?[0] = 8
      box?.inner?.append(2)
      var none: Box?
      none?.side = 3
      """
    #expect(
      try Interpretation.numbers(
        "box!.side", "box!.inner!.reduce(0, +)", "none == nil ? 1 : 0", declarations: declarations, setUp: use)
        == [5, 10, 1])
  }

  /// Every chain of four members, some of them optional, is read and assigned through.
  @Test func chainsOfAllForms() throws {
    let declarations = """
      struct D { var p = 0; var o: Int? = 0 }
      struct C { var p = D(); var o: D? = D() }
      struct B { var p = C(); var o: C? = C() }
      struct A { var p = B(); var o: B? = B() }
      """
    var uses = ["var a: A? = A()"]
    var values: [String] = []
    for form in 0..<16 {
      let steps = (0..<4).map { form >> $0 & 1 == 1 ? "o" : "p" }
      let chain = "a?" + steps.enumerated().map { ".\($1)" + ($1 == "o" && $0 < 3 ? "?" : "") }.joined()
      let end = steps[3] == "o" ? "?" : ""
      uses += ["\(chain) = \(form)", "\(chain)\(end) += 20", "let v\(form) = \(chain) ?? -1"]
      values.append("CGFloat(v\(form))")
    }
    let found = try Interpretation.numbers(values, declarations: declarations, setUp: uses.joined(separator: "\n"))
    #expect(found == (0..<16).map { Double($0 + 20) })
  }

  @Test func orderIsThatOfTheTypeItself() throws {
    let declarations = """
      struct Card: Comparable {
        var rank: Int
        static func < (a: Card, b: Card) -> Bool { a.rank > b.rank }
      }
      enum Level: Comparable { case low, middle, high }
      """
    #expect(
      try Interpretation.numbers(
        "CGFloat([Card(rank: 1), Card(rank: 3), Card(rank: 2)].sorted()[0].rank)",
        "CGFloat([Card(rank: 1), Card(rank: 3)].max()!.rank)", "[Level.high, .low].min() == .low ? 1 : 0",
        "(1, 2.0) < (1, 3.0) ? 1 : 0", "(2, 0.0) <= (1, 9.0) ? 1 : 0", "(1, 2.0) <= (1, 2.0) ? 1 : 0",
        declarations: declarations) == [3, 1, 1, 1, 0, 1])
  }

  @Test func whatGrowsKeepsTheBudget() throws {
    let small = Budget(steps: 100_000, depth: 100, size: 1_000)
    func message(_ body: String) throws -> String {
      try Interpretation.failure(body, budget: small).diagnostic.message
    }
    #expect(try message("_ = Array(0..<5000)") == "more than 1000 array elements")
    #expect(try message("_ = Array(repeating: 0, count: 5000)") == "more than 1000 array elements")
    #expect(try message("_ = Array(stride(from: 0, to: 1, by: 0.0001))") == "more than 1000 array elements")
    #expect(
      try message("var d: [Int: Int] = [:]\nfor i in 0..<5000 { d[i] = i }")
        == "more than 1000 elements of a collection")
    #expect(
      try message("var s: Set<Int> = []\nfor i in 0..<5000 { s.insert(i) }")
        == "more than 1000 elements of a collection")
    #expect(try message("_ = String(repeating: \"ab\", count: 5000)") == "more than 1000 characters in a string")
    #expect(
      try message("var a = Array(0..<900)\nwhile true { a.insert(1, at: 0); a.remove(at: 0) }").hasPrefix(
        "the shape did not finish"))
  }

  @Test func valuesOfTypesWithinThemselvesAreKeysAndText() throws {
    let declarations = """
      indirect enum Chain: Hashable { case end, link(Int, Chain?, label: String) }
      struct Tree: Hashable { var name = "t"; var parts: [Tree] = []; var other: [Chain: Tree] = [:] }
      """
    let body = #"""
      let two = Chain.link(1, .link(2, nil, label: "b"), label: "a")
      var known: [Chain: Int] = [two: 1, .end: 2]
      known[.link(1, .link(2, nil, label: "b"), label: "a")] = 3
      known[.link(1, .link(2, .end, label: "b"), label: "a")] = 4
      let tree = Tree(parts: [Tree(name: "u"), Tree(other: [two: Tree()])])
      var trees: Set<Tree> = [tree, Tree(parts: [Tree(name: "u"), Tree(other: [two: Tree()])])]
      trees.insert(Tree(parts: [Tree(name: "u"), Tree(other: [two: Tree(name: "v")])]))
      let text = "\(two) \(tree)"
      let expected = "link(1, Optional(Chain.link(2, nil, label: \"b\")), label: \"a\") "
        + "Tree(name: \"t\", parts: [Tree(name: \"u\", parts: [], other: [:]), Tree(name: \"t\", parts: [], "
        + "other: [Chain.link(1, Optional(Chain.link(2, nil, label: \"b\")), label: \"a\"): "
        + "Tree(name: \"t\", parts: [], other: [:])])], other: [:])"
      """#
    #expect(
      try Interpretation.numbers(
        "known.count", "known[two]!", "trees.count", "trees.contains(tree) ? 1 : 0", "text == expected ? 1 : 0",
        "tree == Tree() ? 1 : 0", declarations: declarations, setUp: body) == [3, 3, 2, 1, 1, 0])
  }
}
