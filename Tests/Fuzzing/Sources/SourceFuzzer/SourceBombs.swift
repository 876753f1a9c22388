// Costly changes to a source: loops around what is there, doubling, nesting and recursion, long literals and chains.

extension SourceMutation {
  /// A text to put before a line of the source.
  mutating func bomb() -> String {
    let count = 2 + random(40)
    switch random(16) {
    case 0: return "for _ in 0..<\(pick(["9", "100", "3_000", "1_000_000"])) { \(statement()) }\n"
    case 1: return "while \(pick(["true", "n < 1_000_000", "!path.isEmpty"])) { \(statement()) }\n"
    case 2: return doubledStructs(count)
    case 3: return doubledTuples(count)
    case 4:
      return nested(pick(["[", "(", "{ ", "-", "!", "[1, ", "f(", ".init("]), count, pick(["1", "x", "", "path"]))
    case 5: return nestingType()
    case 6: return callingItself()
    case 7: return "let big = [\(repeated(["1", "1.5", "[1]", "\"a\"", "rect", ".zero"], count * 8, ", "))]\n"
    case 8:
      let link = pick([" + ", " * ", " ?? ", " && ", ", "])
      return "let chain = \(repeated(["1", "x", "n", "f(1)", "2.0"], count, link))\n"
    case 9: return "/// " + nested(pick(["0...", "0..<", "1 step ", "- "]), count * 8, "9") + "\n"
    case 10: return overloads(count)
    case 11: return "var d\(random(4)) = d\(random(4)) + d\(random(4))\n"
    case 12:
      let value = { (mutation: inout Self) in "h\(mutation.random(4))()" }
      return
        "func h\(random(4))(_ n: Int = \(value(&self)), _ m: Int = \(value(&self))) -> Int { n + \(value(&self)) }\n"
    case 13:
      let value = pick(["path", "rect", "\"text of some length\"", "[1, 2, 3]", "self"])
      return "let held = Array(repeating: \(value), count: \(pick(["10", "5_000", "400_000"])))\n"
    case 14:
      let other = count + random(2)
      return "indirect enum E\(count) { case e, two(E\(count), E\(other)) }\nvar e\(count) = E\(count).e\n"
    default: return "var t = path\n\(statement())\nt.addPath(t)\n"
    }
  }

  /// A generic type that holds values of itself with other arguments.
  private mutating func nestingType() -> String {
    let inner = pick(["[N<[T]>]", "N<N<T>>?", "[Int: N<T?>]", "N<(T, T)>?", "() -> N<[T]>", "[N<(T, T)>]"])
    return "struct N<T> { var n: \(inner)\(pick([" = []", "", " = nil"])) }\nlet nest = N<Int>()\n"
  }

  /// A generic function that calls itself or another one like it.
  private mutating func callingItself() -> String {
    let argument = pick(["[v]", "(v, v)", "Optional(v)", "{ v }", "[1: v]", "v"])
    return "func g\(random(3))<T>(_ v: T) -> Int { g\(random(3))(\(argument)) + g\(random(3))(v) }\n"
  }

  /// A call of the library whose work grows with what it is given.
  private mutating func statement() -> String {
    pick([
      "path.addPath(path)", "_ = path.contains(.zero)", "_ = path.boundingRect", "path = path.offsetBy(dx: 1, dy: 1)",
      "path = path.trimmedPath(from: 0.1, to: 0.9)", "path = path.strokedPath(StrokeStyle(lineWidth: 2))",
      "path = path.strokedPath(StrokeStyle(lineWidth: 1, dash: [0.1, 0.2]))", "path = path.normalized()",
      "path = path.union(path.offsetBy(dx: 3, dy: 1))", "path = path.symmetricDifference(Path(ellipseIn: rect))",
      "path.addLine(to: CGPoint(x: n, y: n))", "path.addEllipse(in: rect)", "s += \"ab\"", "s += s",
      "s = \"\\(s)\\(n)\"",
      "_ = s.count", "_ = s == s + \"a\"", "a += a", "a.append(n)", "a.insert(n, at: 0)", "a = a.reversed()",
      "_ = a == a",
      "_ = a.sorted()", "_ = Set(a)", "d[n] = a", "d[n] = nil", "b.append(path)", "b.append(a)", "a = a.map { $0 + 1 }",
      "_ = \"\\(a)\"", "n += 1", "let c = { n += 1 }; c()", "f(path)", "path = Path(path.cgPath)", "a.removeFirst()",
      "_ = path.description", "_ = path == path", "path.forEach { _ in n += 1 }",
      "a = Array(repeating: 1, count: 100_000)",
      "path.addLines(a.map { CGPoint(x: $0, y: 0) })", "_ = s.replacingOccurrences(of: \"a\", with: s)",
      "do { try f() } catch { }",
    ])
  }

  private mutating func pick(_ choices: [String]) -> String { choices[random(choices.count)] }

  private mutating func repeated(_ choices: [String], _ count: Int, _ separator: String) -> String {
    Array(repeating: pick(choices), count: count).joined(separator: separator)
  }

  private func nested(_ part: String, _ count: Int, _ core: String) -> String {
    let closing: [Character: Character] = ["[": "]", "(": ")", "{": "}"]
    let ends = part.reversed().compactMap { closing[$0] }
    return String(repeating: part, count: count) + core + String(repeating: String(ends), count: count)
  }

  private mutating func doubledStructs(_ count: Int) -> String {
    let form = pick(["D#()", "[D#()]", "[D#]()", "Optional(D#())", "(D#(), 1)"])
    let lines = (1...count).map { level in
      let value = form.replacing("#", with: "\(level - 1)")
      return "struct D\(level) { var a = \(value); var b = \(value) }\n"
    }
    return "struct D0 { var a = 1.0 }\n" + lines.joined() + "var d = D\(count)()\n"
  }

  private mutating func doubledTuples(_ count: Int) -> String {
    let form = pick(["(T#, T#)", "[T#: T#]", "(T#) -> T#", "[(T#, T#)]", "(T#?, T#)"])
    let lines = (1...count).map { "typealias T\($0) = \(form.replacing("#", with: "\($0 - 1)"))\n" }
    return "typealias T0 = Int\n" + lines.joined() + "var t: T\(count)\n"
  }

  private mutating func overloads(_ count: Int) -> String {
    let types = ["Int", "Double", "CGFloat", "Float", "String", "[Int]", "() -> Int", "Path"]
    return (0..<count % 20 + 2).map { _ in
      "func f(_ v: \(pick(types))) -> \(pick(types)) { f(v) }\n"
    }.joined() + "let y = " + nested("f(", count % 12, "1") + "\n"
  }
}
