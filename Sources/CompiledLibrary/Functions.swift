// Free functions and the types that belong to them.

// swift-format-ignore: AlwaysUseLowerCamelCase
let M_PI: Double = 3.141592653589793
// swift-format-ignore: AlwaysUseLowerCamelCase
let M_PI_2: Double = 1.5707963267948966
// swift-format-ignore: AlwaysUseLowerCamelCase
let M_PI_4: Double = 0.7853981633974483
// swift-format-ignore: AlwaysUseLowerCamelCase
let M_E: Double = 2.718281828459045
// swift-format-ignore: AlwaysUseLowerCamelCase
let M_SQRT2: Double = 1.4142135623730951

func areEqual<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Bool {
  guard a.count == b.count else { return false }
  for index in a.indices { if a[index] != b[index] { return false } }
  return true
}

struct IndexingIterator<Elements: Sequence>: Sequence, IteratorProtocol {
  let elements: [Elements.Element]
  var index = 0
  mutating func next() -> Elements.Element? {
    if index >= elements.count { return nil }
    index += 1
    return elements[index - 1]
  }
  func makeIterator() -> IndexingIterator<Elements> { self }
}

struct UnfoldFirstSequence<Element>: Sequence, IteratorProtocol {
  var current: Element?
  var isStarted = false
  let step: (Element) -> Element?
  mutating func next() -> Element? {
    if isStarted { if let known = current { current = step(known) } }
    isStarted = true
    return current
  }
  func makeIterator() -> UnfoldFirstSequence<Element> { self }
}

struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  var state: State
  var isFinished = false
  let step: (inout State) -> Element?
  mutating func next() -> Element? {
    if isFinished { return nil }
    let element = step(&state)
    if element == nil { isFinished = true }
    return element
  }
  func makeIterator() -> UnfoldSequence<Element, State> { self }
}

func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  UnfoldFirstSequence(current: first, step: next)
}

func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
  UnfoldSequence(state: state, step: next)
}

func repeatElement<T>(_ element: T, count n: Int) -> [T] { Array(repeating: element, count: n) }

func zip<B: Sequence>(_ sequence1: PartialRangeFrom<Int>, _ sequence2: B) -> [(Int, B.Element)] {
  var result: [(Int, B.Element)] = []
  var index = sequence1.lowerBound
  for element in sequence2 {
    result.append((index, element))
    index += 1
  }
  return result
}

func zip<A: Sequence, B: Sequence>(_ sequence1: A, _ sequence2: B) -> [(A.Element, B.Element)] {
  var result: [(A.Element, B.Element)] = []
  let first = Array(sequence1)
  for element in sequence2 {
    if result.count >= first.count { break }
    result.append((first[result.count], element))
  }
  return result
}

func swap<T>(_ a: inout T, _ b: inout T) {
  let kept = a
  a = b
  b = kept
}

// The sum with zero turns a negative zero into a positive one.
func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x + 0 }

func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }

func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }

func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var least = min(min(x, y), z)
  for value in rest { least = min(least, value) }
  return least
}

func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var greatest = max(max(x, y), z)
  for value in rest { greatest = max(greatest, value) }
  return greatest
}

extension Optional {
  func map<U>(_ change: (Wrapped) -> U) -> U? {
    if let value = self { return change(value) }
    return nil
  }
  func flatMap<U>(_ change: (Wrapped) -> U?) -> U? {
    if let value = self { return change(value) }
    return nil
  }
}

extension Int {
  func quotientAndRemainder(dividingBy rhs: Int) -> (quotient: Int, remainder: Int) { (self / rhs, self % rhs) }
}
