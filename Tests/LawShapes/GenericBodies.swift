import SwiftUI

protocol Massive {
  var weight: Double { get }
  init(weight: Double)
}
struct Rock: Massive { var weight: Double }
struct Gravel: Massive {
  var weight: Double
  var n = 2
  init(weight: Double) { self.weight = weight * 2 }
}

struct Pile<Item> {
  private var items: [Item] = []
  private var index = [String: [Item]]()
  var count: Int { items.count }
  mutating func push(_ item: Item) {
    items.append(item)
    index["k", default: []].append(item)
  }
  mutating func pop() -> Item? { items.isEmpty ? nil : items.removeLast() }
  func mapped<Other>(_ transform: (Item) -> Other) -> Pile<Other> {
    var result = Pile<Other>()
    for item in items { result.push(transform(item)) }
    return result
  }
  func copy() -> Pile {
    var s = Pile()
    for i in items { s.push(i) }
    return s
  }
  func copy2() -> Pile<Item> {
    var s = Pile<Item>()
    for i in items { s.push(i) }
    return s
  }
  static func of(_ list: [Item]) -> Self {
    var s = Self()
    for item in list { s.push(item) }
    return s
  }
}
func heaviestOf<W: Massive>(_ list: [W]) -> W {
  var best = W(weight: 0)
  for w in list where w.weight > best.weight { best = w }
  let pairs = [(W, Int)]()
  var optional = W?(best)
  optional = nil
  return pairs.isEmpty && optional == nil ? best : list[0]
}
func group<T, K: Hashable>(_ list: [T], by key: (T) -> K) -> [K: [T]] {
  var result = [K: [T]]()
  for item in list { result[key(item), default: [T]()].append(item) }
  return result
}
func unique<T: Hashable>(_ list: [T]) -> [T] {
  var seen = Set<T>()
  var out = [T]()
  for x in list where seen.insert(x).inserted { out.append(x) }
  return out
}
func chunk<T>(_ list: [T], _ n: Int) -> [[T]] {
  var out = [[T]]()
  var now = [T]()
  now.reserveCapacity(n)
  for x in list {
    now.append(x)
    if now.count == n {
      out.append(now)
      now = [T]()
    }
  }
  if !now.isEmpty { out.append(now) }
  return out
}
struct Couple<A, B> {
  var a: A, b: B
  func swapped() -> Couple<B, A> { Couple<B, A>(a: b, b: a) }
  func swapped2() -> Couple<B, A> { .init(a: b, b: a) }
  func swapped3() -> Couple<B, A> { Couple<B, A>.init(a: b, b: a) }
  func with<C>(_ c: C) -> Couple<A, C> {
    let p = Couple<A, C>(a: a, b: c)
    return p
  }
  func list() -> [Couple] { [self, Couple(a: a, b: b)] }
}
func sumOfAll<T: Numeric>(_ list: [T]) -> T {
  var total = T.zero
  let box = NumberHolder<T>()
  for x in list { total += x * box.one + box.add(1, 2) }
  return total + box.one + NumberHolder<T>().one
}
struct NumberHolder<U: Numeric> {
  var one: U = 1
  var more: [U] = [1, 2, 3]
  let fn: (U) -> U = { $0 * 2 }
  func add(_ a: U, _ b: U = 7) -> U { a + b + fn(a) }
  init() { one = fn(1) }
}
struct Wrapped<U: Numeric> {
  var one: U = 1
  var more: [U] = [1, 2, 3]
  var pair: (U, Int) = (2, 3)
  var fn: (U) -> U = { $0 * 2 + 1 }
  var other: U? = 5
  var nested: Inner = Inner()
  struct Inner {
    var k: U = 4
    var l = [U]()
  }
  func total() -> U { one + fn(more[2]) + pair.0 + (other ?? 0) + nested.k + U(exactly: nested.l.count)! }
}
func fallback<T: BinaryFloatingPoint>(_ x: T, scale: T = 2, by: T = T(3) / 2, k: [T] = [T](repeating: 1, count: 2)) -> T
{
  let m = Swift.max(x, scale)
  let s = [T(0), m, 1].reduce(T(0)) { $0 + $1 }
  return s * by + k[1]
}
enum Tree<T: Comparable> {
  case leaf
  indirect case node(Tree<T>, T, Tree<T>)
  init() { self = .leaf }
  func inserting(_ x: T) -> Tree<T> {
    switch self {
    case .leaf: return Tree<T>.node(Tree<T>(), x, .leaf)
    case .node(let l, let v, let r): return x < v ? .node(l.inserting(x), v, r) : Tree.node(l, v, r.inserting(x))
    }
  }
  var list: [T] {
    var out = [T]()
    switch self {
    case .leaf: break
    case .node(let l, let v, let r):
      out += l.list
      out.append(v)
      out += r.list
    }
    return out
  }
}
extension Array where Element: Numeric {
  func running() -> [Element] {
    var out = [Element]()
    var total = Element.zero
    for x in self {
      total += x
      out.append(total)
    }
    return out
  }
  func pairs() -> [(Element, Element)] {
    var o = [(Element, Element)]()
    for i in 1..<count { o.append((self[i - 1], self[i])) }
    return o
  }
}
extension Sequence {
  func collected() -> [Element] {
    var o = [Element]()
    for x in self { o.append(x) }
    return o
  }
  func grouped<K: Hashable>(_ k: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: k) }
}

/// Generic functions and methods make values, arrays and optionals of their own parameters.
struct GenericBodies: Shape {
  func path(in rect: CGRect) -> Path {
    var p = Path()
    func put(_ x: Double, _ y: Double) { p.addRect(CGRect(x: x, y: y, width: 1, height: 2)) }
    var s = Pile<Double>()
    s.push(3)
    s.push(4)
    var t = s.mapped { Int($0) + 1 }
    put(Double(t.pop() ?? 0), Double(t.count))
    var c = s.copy()
    var d = s.copy2()
    var e = Pile.of([1, 2, 3.5])
    put(c.pop() ?? 0, d.pop() ?? 1)
    put(e.pop() ?? 3, Double(e.count))
    put(heaviestOf([Rock(weight: 2), Rock(weight: 5)]).weight, heaviestOf([Gravel(weight: 2)]).weight)
    let g = group([1, 2, 3, 4, 5]) { $0 % 2 == 0 }
    put(Double(g[true]?.count ?? 9), Double(g[false]?[1] ?? 9))
    put(Double(unique([1, 2, 1, 3]).count), Double(chunk([1, 2, 3, 4, 5], 2).count))
    let q = Couple(a: 1, b: 2.5)
    put(q.swapped().a, Double(q.swapped2().b))
    put(q.swapped3().a, q.with(3.5).b)
    put(Double(q.list().count), 0)
    put(sumOfAll([1.5, 2]), Double(sumOfAll([1, 2, 3])))
    put(Wrapped<Double>().total(), Double(Wrapped<Int>().total()))
    put(Wrapped<Double>(one: 9).total(), Double(Wrapped(one: 3, fn: { $0 }).total()))
    put(fallback(4.0), Double(fallback(CGFloat(5), scale: 8)))
    put(Double([3, 1, 2].reduce(Tree<Int>()) { $0.inserting($1) }.list[1]), Tree().inserting(2.0).list[0])
    put([1.5, 2].running()[1], Double([1, 2, 3].pairs()[1].1))
    put(Double((1...4).collected().count), Double((1...5).grouped { $0 % 3 }[1]?.count ?? 0))
    return p
  }
}
