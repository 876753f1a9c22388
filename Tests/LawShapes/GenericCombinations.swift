import SwiftUI

struct Stack2<Element>: Sequence, ExpressibleByArrayLiteral, CustomStringConvertible {
  var elements: [Element]
  init(arrayLiteral elements: Element...) { self.elements = elements }
  init<S: Sequence>(_ s: S) where S.Element == Element { elements = Array(s) }
  func makeIterator() -> AnyIterator<Element> {
    var i = elements.count
    return AnyIterator {
      i -= 1
      return i >= 0 ? elements[i] : nil
    }
  }
  var description: String { "Stack of \(elements.count)" }
}
struct Graph<Node: Hashable> {
  var edges: [Node: Set<Node>] = [:]
  mutating func connect(_ a: Node, _ b: Node) {
    edges[a, default: []].insert(b)
    edges[b, default: []].insert(a)
  }
  func distance(from a: Node, to b: Node) -> Int? {
    var queue = [(a, 0)]
    var seen: Set<Node> = [a]
    while !queue.isEmpty {
      let (node, d) = queue.removeFirst()
      if node == b { return d }
      for next in edges[node] ?? [] where !seen.contains(next) {
        seen.insert(next)
        queue.append((next, d + 1))
      }
    }
    return nil
  }
}
struct Interval<Bound: Comparable> {
  let low: Bound, high: Bound
  init?(_ low: Bound, _ high: Bound) {
    guard low <= high else { return nil }
    self.low = low
    self.high = high
  }
  init(_ range: ClosedRange<Bound>) {
    low = range.lowerBound
    high = range.upperBound
  }
  func contains(_ x: Bound) -> Bool { (low...high).contains(x) }
  func union(_ o: Interval) -> Interval { Interval(min(low, o.low)...max(high, o.high)) }
  func clamp(_ x: Bound) -> Bound { Swift.min(Swift.max(x, low), high) }
}
extension Interval where Bound: BinaryFloatingPoint {
  var length: Bound { high - low }
  func at(_ t: Bound) -> Bound { low + t * length }
  func samples(_ n: Int) -> [Bound] { (0...n).map { at(Bound($0) / Bound(n)) } }
}
extension Interval: Equatable where Bound: Equatable {}
extension Interval: Hashable where Bound: Hashable {}
@propertyWrapper struct Bounded<Value: Comparable & Sendable>: Sendable {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<Value> { range }
}
protocol Curve { func y(_ x: Double) -> Double }
struct Scaled<C: Curve>: Curve {
  var base: C
  var k = 2.0
  func y(_ x: Double) -> Double { base.y(x) * k }
}
struct Sum<P: Curve, Q: Curve>: Curve {
  let p: P, q: Q
  func y(_ x: Double) -> Double { p.y(x) + q.y(x) }
}
struct Fn: Curve {
  let f: (Double) -> Double
  func y(_ x: Double) -> Double { f(x) }
}
extension Curve {
  func scaled(_ k: Double = 3) -> Scaled<Self> { Scaled(base: self, k: k) }
  func plus<O: Curve>(_ o: O) -> some Curve { Sum(p: self, q: o) }
}
func used(_ c: some Curve, _ d: any Curve) -> Double { c.y(1) + d.y(2) }
func sumAtOne<C: Curve>(_ cs: [C]) -> Double { cs.map { $0.y(1) }.reduce(0, +) }
struct Frame2<Content: Shape, Clip: Shape>: Shape {
  var content: Content
  var clip: Clip
  private let inset: CGFloat = 4
  func path(in rect: CGRect) -> Path {
    var p = content.path(in: rect.insetBy(dx: inset, dy: inset))
    p.addPath(clip.path(in: rect))
    return p
  }
}
extension Shape {
  func framed<C: Shape>(_ c: C) -> Frame2<Self, C> { Frame2(content: self, clip: c) }
}
struct State2<S: CaseIterable & Equatable> where S.AllCases == [S] {
  var now: S
  mutating func advance() {
    let all = S.allCases
    let i = all.firstIndex(of: now)!
    now = all[(i + 1) % all.count]
  }
  var place: Int { S.allCases.firstIndex { $0 == now } ?? -1 }
}
enum Light: Int, CaseIterable { case red, amber, green }
/// Generic types that conform to protocols, wrap values and combine shapes.
struct GenericCombinations: Shape {
  @Bounded(0...10) private var level = 14.0
  @Bounded(1...3) private var steps: Int = 9
  func path(in rect: CGRect) -> Path {
    var p = Path()
    func put(_ x: Double, _ y: Double) { p.addRect(CGRect(x: x, y: y, width: 1, height: 2)) }
    put(level + $level.upperBound, Double(steps))
    let s: Stack2<Double> = [1, 2, 3]
    put(s.reduce(0) { $0 * 10 + $1 }, Double(s.map { $0 }.count))
    put(Stack2(1...4).first { $0 < 4 }.map(Double.init) ?? 0, Double("\(s)".count))
    var g = Graph<String>()
    g.connect("a", "b")
    g.connect("b", "c")
    put(Double(g.distance(from: "a", to: "c") ?? -1), Double(g.distance(from: "a", to: "z") ?? -1))
    let i = Interval(1.0, 3.0)!
    let j = Interval(2.0...7.5)
    put(i.union(j).length, i.at(0.25))
    for v in j.samples(3) { put(v, i.clamp(v)) }
    put(Interval(3, 1) == nil ? 1 : 0, Set([i, j, i]).count == 2 ? 1 : 0)
    let f = Fn { $0 * 2 }
    put(f.scaled().y(2), f.plus(f.scaled(5)).y(1))
    put(used(f.scaled(), f), used(Fn { _ in 4 }, f.plus(f)))
    put(sumAtOne([f, Fn { $0 + 1 }]), 0)
    p.addPath(Circle().framed(Rectangle()).path(in: rect))
    p.addPath(Frame2(content: Capsule(), clip: Circle()).framed(Ellipse()).path(in: rect))
    var state = State2(now: Light.red)
    state.advance()
    state.advance()
    put(Double(state.place), Double(state.now.rawValue))
    state.advance()
    put(Double(state.place), 1)
    return p
  }
}
