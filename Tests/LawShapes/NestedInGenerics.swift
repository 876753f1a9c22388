import SwiftUI

struct Board<Cell> {
  enum Side: CaseIterable {
    case left, right
    var flipped: Side { self == .left ? .right : .left }
  }
  struct Place: Hashable { var row: Int, column: Int }
  struct Entry {
    var place: Place
    var cell: Cell
    var neighbours: [Cell] = []
    static func at(_ row: Int, _ cell: Cell) -> Entry { Entry(place: Place(row: row, column: row), cell: cell) }
  }
  enum Step {
    case put(Cell)
    case skip(Int)
    case both(Entry)
  }
  struct Table<Key: Hashable> {
    var values: [Key: Cell] = [:]
    subscript(key: Key) -> Cell? {
      get { values[key] }
      set { values[key] = newValue }
    }
    func entries() -> [Entry] { values.values.map { Entry(place: Place(row: 0, column: 0), cell: $0) } }
  }
  static var start: Int { 5 }
  var cells: [Place: Cell] = [:]
  var entries: [Entry] = [Entry]()
  private var log: [Step] = []
  mutating func add(_ cell: Cell, _ row: Int, _ column: Int, side: Side = .left) {
    let place = Place(row: row, column: side.flipped == .left ? column : column + 1)
    cells[place] = cell
    entries.append(Entry(place: place, cell: cell))
    entries.append(.at(row, cell))
    log.append(.put(cell))
    log.append(.both(entries[0]))
    if case .both(let e) = log[log.count - 1] { log.append(.skip(e.place.column)) }
  }
  func table() -> Table<Int> {
    var t = Table<Int>()
    for e in entries { t[e.place.column] = e.cell }
    return t
  }
  var skipped: Int { log.reduce(0) { if case .skip(let n) = $1 { $0 + n } else { $0 } } }
  func first() -> Entry? { entries.first }
}
extension Board {
  struct Walk: IteratorProtocol, Sequence {
    var rest: [Entry]
    mutating func next() -> Cell? { rest.isEmpty ? nil : rest.removeFirst().cell }
  }
  func walk() -> Walk { Walk(rest: entries) }
  var sides: [Side] { Side.allCases }
}
extension Board where Cell == Double {
  var total: Double { entries.reduce(0) { $0 + $1.cell } }
  func best() -> Entry { entries.max { $0.cell < $1.cell } ?? Entry(place: Place(row: 0, column: 0), cell: 0) }
}
extension Board.Entry where Cell == Double { var doubled: Double { cell * 2 + Double(Board.start) } }
struct Linked<Value> {
  indirect enum Node {
    case end
    case next(Value, Node)
  }
  var head: Node = .end
  mutating func push(_ v: Value) { head = .next(v, head) }
  var count: Int {
    var n = 0
    var now = head
    while case .next(_, let rest) = now {
      n += 1
      now = rest
    }
    return n
  }
  func map<Other>(_ f: (Value) -> Other) -> Linked<Other> {
    func go(_ node: Node) -> Linked<Other>.Node {
      switch node {
      case .end: return .end
      case .next(let v, let rest): return .next(f(v), go(rest))
      }
    }
    return Linked<Other>(head: go(head))
  }
  var first: Value? {
    if case .next(let v, _) = head { return v }
    return nil
  }
}
struct Wave<Kind: WaveKind> {
  struct Sample {
    var t: Double
    var kind = Kind()
    var y: Double { kind.value(t) }
  }
  func samples(_ n: Int) -> [Sample] { (0..<n).map { Sample(t: Double($0) / Double(n)) } }
}
protocol WaveKind {
  init()
  func value(_ t: Double) -> Double
}
struct Saw: WaveKind { func value(_ t: Double) -> Double { t * 10 } }
struct Square: WaveKind { func value(_ t: Double) -> Double { t < 0.5 ? 0 : 10 } }
/// Types nested in generic types use the parameters around them.
struct NestedInGenerics: Shape {
  typealias Numbers = Board<Double>
  func path(in rect: CGRect) -> Path {
    var p = Path()
    func put(_ x: Double, _ y: Double) { p.addRect(CGRect(x: x, y: y, width: 1, height: 2)) }
    var g = Board<Double>()
    g.add(3.5, 1, 2)
    g.add(7, 2, 4, side: .right)
    put(g.total, g.best().cell)
    put(g.table()[4] ?? 0, Double(g.skipped))
    put(Double(g.sides.count), g.first()?.doubled ?? 0)
    for c in g.walk() { put(c, Double(Board<Int>.start)) }
    let e = Board<Int>.Entry(place: Board<Int>.Place(row: 1, column: 7), cell: 4)
    put(Double(e.cell), Double(e.place.column))
    let f: Numbers.Entry = .at(3, 9.5)
    put(f.cell, f.doubled)
    let side: Board<String>.Side = .right
    put(side == .right ? 1 : 0, Double(Numbers.Side.allCases.count))
    var t = Board<Double>.Table<String>()
    t["a"] = 4
    t["b"] = 8
    put(t["a"] ?? 0, Double(t.entries().count))
    var l = Linked<Int>()
    l.push(4)
    l.push(5)
    put(Double(l.count), l.map { Double($0) * 1.5 }.first ?? 0)
    for s in Wave<Saw>().samples(3) { put(s.t, s.y) }
    for s in Wave<Square>().samples(3) { put(s.t, s.y + s.kind.value(1)) }
    return p
  }
}
