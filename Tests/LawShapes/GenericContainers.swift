import SwiftUI

protocol Container {
  associatedtype Item
  associatedtype Index: Comparable = Int
  var items: [Item] { get set }
  init()
  subscript(at index: Int) -> Item { get set }
}
extension Container {
  subscript(at index: Int) -> Item {
    get { items[index] }
    set { items[index] = newValue }
  }
  init(_ items: Item...) {
    self.init()
    self.items = items
  }
  mutating func swapEnds() {
    let last = items.count - 1
    let kept = self[at: 0]
    self[at: 0] = self[at: last]
    self[at: last] = kept
  }
  func mapItems<C: Container>(to type: C.Type, _ change: (Item) -> C.Item) -> C {
    var c = C()
    for i in items { c.items.append(change(i)) }
    return c
  }
  func pairs<Other: Container>(with other: Other) -> [(Item, Other.Item)] where Other.Item: Comparable {
    var out = [(Item, Other.Item)]()
    for (a, b) in zip(items, other.items.sorted()) { out.append((a, b)) }
    return out
  }
}
extension Container where Item: Numeric {
  func sum() -> Item { items.reduce(Item.zero, +) }
  func dot(_ other: Self) -> Item { zip(items, other.items).map { $0 * $1 }.reduce(0, +) }
}
extension Container where Item == Double { var mean: Double { items.isEmpty ? 0 : sum() / Double(items.count) } }
struct Bag<T>: Container {
  var items: [T] = []
  typealias Item = T
}
struct Line: Container {
  var items = [Double]()
  var tag = 1
}

enum Either<L, R> {
  case left(L)
  case right(R)
  func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T {
    switch self {
    case .left(let x): return l(x)
    case .right(let x): return r(x)
    }
  }
  func mapLeft<M>(_ f: (L) -> M) -> Either<M, R> {
    switch self {
    case .left(let x): return .left(f(x))
    case .right(let x): return .right(x)
    }
  }
  var flipped: Either<R, L> {
    if case .left(let x) = self { return .right(x) }
    guard case .right(let y) = self else { fatalError() }
    return .left(y)
  }
}
extension Either: Equatable where L: Equatable, R: Equatable {}

struct Memo<Key: Hashable, Value> {
  private var known = [Key: Value]()
  private(set) var misses = 0
  let make: (Key) -> Value
  init(_ make: @escaping (Key) -> Value) { self.make = make }
  mutating func callAsFunction(_ key: Key) -> Value {
    if let v = known[key] { return v }
    misses += 1
    let v = make(key)
    known[key] = v
    return v
  }
  subscript(_ keys: Key...) -> [Value?] { keys.map { known[$0] } }
}
struct Circular<T> {
  var store: [T?]
  var head = 0
  init(_ capacity: Int, filling value: T? = nil) { store = [T?](repeating: value, count: capacity) }
  mutating func put(_ v: T) {
    store[head % store.count] = v
    head += 1
  }
  var all: [T] { store.compactMap { $0 } }
  static func + (a: Circular, b: Circular) -> Circular<T> {
    var r = Circular<T>(a.store.count + b.store.count)
    for v in a.all + b.all { r.put(v) }
    return r
  }
}
struct SquareMatrix<Scalar: FloatingPoint> {
  var rows: [[Scalar]]
  init(identity n: Int) { rows = (0..<n).map { i in (0..<n).map { j in i == j ? 1 : 0 } } }
  subscript(i: Int, j: Int) -> Scalar {
    get { rows[i][j] }
    set { rows[i][j] = newValue }
  }
  static func * (a: SquareMatrix, b: SquareMatrix) -> SquareMatrix {
    var r = SquareMatrix(identity: a.rows.count)
    for i in a.rows.indices {
      for j in b.rows.indices {
        var s = Scalar.zero
        for k in a.rows.indices { s += a[i, k] * b[k, j] }
        r[i, j] = s
      }
    }
    return r
  }
  var trace: Scalar { rows.indices.map { self[$0, $0] }.reduce(0, +) }
  func scaled(by k: Scalar) -> Self {
    var m = self
    for i in m.rows.indices { for j in m.rows[i].indices { m.rows[i][j] *= k } }
    return m
  }
}
func bubble<T: Comparable>(_ list: inout [T], by before: (T, T) -> Bool = { $0 < $1 }) -> Int {
  var swaps = 0
  var again = true
  while again {
    again = false
    for i in list.indices.dropLast() where before(list[i + 1], list[i]) {
      list.swapAt(i, i + 1)
      swaps += 1
      again = true
    }
  }
  return swaps
}
func search<C: RandomAccessCollection>(_ c: C, for x: C.Element) -> Int? where C.Element: Comparable, C.Index == Int {
  var low = c.startIndex
  var high = c.endIndex
  while low < high {
    let mid = (low + high) / 2
    if c[mid] == x { return mid } else if c[mid] < x { low = mid + 1 } else { high = mid }
  }
  return nil
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func powers<T: BinaryInteger>(of base: T, upTo limit: T) -> [T] {
  var out = [T]()
  var p: T = 1
  while p <= limit {
    out.append(p)
    p *= base
  }
  return out
}
func commonDivisor<I: BinaryInteger>(_ a: I, _ b: I) -> I { b == 0 ? a : commonDivisor(b, a % b) }
func lerp<V: BinaryFloatingPoint>(_ a: V, _ b: V, _ t: V) -> V { a + (b - a) * t }
func table<K: Hashable & Comparable, V>(_ pairs: [(K, V)]) -> [(key: K, value: V)] {
  let d = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  return d.sorted { $0.key < $1.key }
}
func local<T: Numeric & Comparable>(_ list: [T]) -> T {
  func go(_ i: Int, _ best: T) -> T { i == list.count ? best : go(i + 1, max(best, list[i] * 2)) }
  let apply: (T) -> T = { x in go(0, x) }
  var total = T.zero { didSet { if total > 100 { total = 100 } } }
  defer { total = 0 }
  for x in list { total += apply(x) }
  switch total {
  case 0: return 1
  case 1...3: return total + 1
  default: return total
  }
}
func describe<T>(_ x: T) -> Double {
  if let n = x as? Int { return Double(n) }
  if let d = x as? Double { return d + 0.5 }
  return x is String ? 7 : -1
}
/// Protocols with associated types, generic containers and algorithms.
struct GenericContainers: Shape {
  func path(in rect: CGRect) -> Path {
    var p = Path()
    func put(_ x: Double, _ y: Double) { p.addRect(CGRect(x: x, y: y, width: 1, height: 2)) }
    var bag = Bag<Int>(1, 2, 3)
    bag.swapEnds()
    put(Double(bag.sum()), Double(bag.dot(bag)))
    let line = bag.mapItems(to: Line.self) { Double($0) * 1.5 }
    put(line.mean, line[at: 0])
    put(Double(bag.pairs(with: line).count), bag.pairs(with: line)[1].1)
    let e: Either<Int, Double> = .left(4)
    put(e.fold(Double.init, { $0 }), 3)
    put(e == .left(4) ? 1 : 0, e.flipped == .right(4) ? 1 : 0)
    var memo = Memo<Int, Double> { Double($0 * $0) }
    put(memo(4) + memo(4) + memo(3), Double(memo.misses))
    put(memo[4, 9].compactMap { $0 }[0], Double(memo[1, 2].count))
    var ring = Circular<Double>(2)
    ring.put(1)
    ring.put(2)
    ring.put(3)
    put(ring.all[0], Double((ring + Circular(3, filling: 9)).all.count))
    var m = SquareMatrix<Double>(identity: 3)
    m[0, 1] = 2
    put((m * m).trace, (m * m)[0, 1])
    put(Double(SquareMatrix<CGFloat>(identity: 2).scaled(by: 3).trace), 0)
    var list = [3, 1, 2]
    put(Double(bubble(&list)), Double(list[0]))
    put(Double(bubble(&list, by: >)), Double(list[0]))
    put(Double(search([1, 3, 5, 7], for: 5) ?? -1), Double(search([1.5, 2.5], for: 2) ?? -1))
    put(compose({ Double($0 + 1) }, { $0 * 1.5 })(3), curry(max)(3.5)(2))
    put(Double(powers(of: 3, upTo: 100).last!), Double(powers(of: UInt8(2), upTo: 100).count))
    put(Double(commonDivisor(12, 18)), lerp(1, 3, 0.25))
    put(Double(table([("b", 2), ("a", 1), ("b", 3)])[1].value), Double(local([1, 2, 3])))
    put(local([0.5, 1]), describe(3) + describe(2.5) + describe("x") + describe([1]))
    return p
  }
}
