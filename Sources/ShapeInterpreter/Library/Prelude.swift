import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The part of the library that is written in Swift and interpreted itself: algorithms that call closures.
enum Prelude {
  /// The prelude's source with its operators folded, parsed once.
  static let file: SourceFileSyntax = {
    let parsed = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { error in
      preconditionFailure("the prelude does not fold: \(error.asDiagnostic.message)")
    }
    return folded.as(SourceFileSyntax.self) ?? parsed
  }()

  private static var text: String {
    "extension Array {\n" + sequenceMembers + "\n}\n" + arrayMembers + functions + shapes + animation + paints
  }

  /// What every sequence has; those that are no arrays are made one first.
  private static let sequenceMembers = """
    func map<T>(_ transform: (Element) -> T) -> [T] {
      var result: [T] = []
      for element in self { result.append(transform(element)) }
      return result
    }
    func compactMap<T>(_ transform: (Element) -> T?) -> [T] {
      var result: [T] = []
      for element in self { if let value = transform(element) { result.append(value) } }
      return result
    }
    func flatMap<T>(_ transform: (Element) -> [T]) -> [T] {
      var result: [T] = []
      for element in self { result.append(contentsOf: transform(element)) }
      return result
    }
    func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
      var result: [Element] = []
      for element in self { if isIncluded(element) { result.append(element) } }
      return result
    }
    func forEach(_ body: (Element) -> Void) {
      for element in self { body(element) }
    }
    func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) -> Result) -> Result {
      var result = initialResult
      for element in self { result = nextPartialResult(result, element) }
      return result
    }
    func reduce<Result>(into initialResult: Result, _ update: (inout Result, Element) -> Void) -> Result {
      var result = initialResult
      for element in self { update(&result, element) }
      return result
    }
    func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
      for element in self { if !predicate(element) { return false } }
      return true
    }
    func contains(where predicate: (Element) -> Bool) -> Bool {
      for element in self { if predicate(element) { return true } }
      return false
    }
    func first(where predicate: (Element) -> Bool) -> Element? {
      for element in self { if predicate(element) { return element } }
      return nil
    }
    func enumerated() -> [(offset: Int, element: Element)] {
      var result: [(offset: Int, element: Element)] = []
      var index = 0
      for element in self {
        result.append((offset: index, element: element))
        index += 1
      }
      return result
    }
    func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
      var run: [Element] = []
      for element in self { run.append(element) }
      var width = 1
      while width < run.count {
        var merged: [Element] = []
        var start = 0
        while start < run.count {
          let middle = Swift.min(start + width, run.count)
          let end = Swift.min(start + 2 * width, run.count)
          var left = start
          var right = middle
          while left < middle || right < end {
            if left < middle && (right >= end || !areInIncreasingOrder(run[right], run[left])) {
              merged.append(run[left])
              left += 1
            } else {
              merged.append(run[right])
              right += 1
            }
          }
          start += 2 * width
        }
        run = merged
        width *= 2
      }
      return run
    }
    func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {
      var least: Element? = nil
      for element in self {
        if let known = least { if areInIncreasingOrder(element, known) { least = element } } else { least = element }
      }
      return least
    }
    func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {
      var greatest: Element? = nil
      for element in self {
        if let known = greatest { if areInIncreasingOrder(known, element) { greatest = element } } else { greatest = element }
      }
      return greatest
    }
    """

  private static let arrayMembers = """
    extension Array {
      init(_ elements: [Element]) { self = elements }
      func firstIndex(where predicate: (Element) -> Bool) -> Int? {
        for index in self.indices { if predicate(self[index]) { return index } }
        return nil
      }
      func dropFirst(_ k: Int = 1) -> [Element] {
        var result: [Element] = []
        for index in self.indices { if index >= k { result.append(self[index]) } }
        return result
      }
      func dropLast(_ k: Int = 1) -> [Element] {
        var result: [Element] = []
        for index in self.indices { if index < self.count - k { result.append(self[index]) } }
        return result
      }
      func prefix(_ maxLength: Int) -> [Element] { dropLast(Swift.max(0, self.count - maxLength)) }
      func suffix(_ maxLength: Int) -> [Element] { dropFirst(Swift.max(0, self.count - maxLength)) }
      mutating func swapAt(_ i: Int, _ j: Int) {
        let kept = self[i]
        self[i] = self[j]
        self[j] = kept
      }
      mutating func insert(_ newElement: Element, at index: Int) {
        var result = self.prefix(index)
        result.append(newElement)
        result.append(contentsOf: self.dropFirst(index))
        self = result
      }
      mutating func remove(at index: Int) -> Element {
        let removed = self[index]
        var result = self.prefix(index)
        result.append(contentsOf: self.dropFirst(index + 1))
        self = result
        return removed
      }
      mutating func removeAll() { self = [] }
      mutating func reverse() { self = self.reversed() }
    }
    extension Array where Element: Comparable {
      func min() -> Element? { self.min(by: { $0 < $1 }) }
      func max() -> Element? { self.max(by: { $0 < $1 }) }
      func sorted() -> [Element] { self.sorted(by: { $0 < $1 }) }
    }
    extension Array where Element: Equatable {
      func contains(_ element: Element) -> Bool {
        for other in self { if other == element { return true } }
        return false
      }
      func firstIndex(of element: Element) -> Int? {
        for index in self.indices { if self[index] == element { return index } }
        return nil
      }
    }

    """

  private static let functions = """
    let M_PI: Double = 3.141592653589793
    let M_PI_2: Double = 1.5707963267948966
    let M_PI_4: Double = 0.7853981633974483
    let M_E: Double = 2.718281828459045
    let M_SQRT2: Double = 1.4142135623730951
    func zip<A, B>(_ sequence1: [A], _ sequence2: [B]) -> [(A, B)] {
      var result: [(A, B)] = []
      for index in 0..<Swift.min(sequence1.count, sequence2.count) { result.append((sequence1[index], sequence2[index])) }
      return result
    }
    func zip<B>(_ sequence1: Range<Int>, _ sequence2: [B]) -> [(Int, B)] { zip(sequence1.map { $0 }, sequence2) }
    func zip<A>(_ sequence1: [A], _ sequence2: Range<Int>) -> [(A, Int)] { zip(sequence1, sequence2.map { $0 }) }
    func areEqual<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Bool {
      if a.count != b.count { return false }
      for index in a.indices { if a[index] != b[index] { return false } }
      return true
    }
    func swap<T>(_ a: inout T, _ b: inout T) {
      let kept = a
      a = b
      b = kept
    }
    func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
    func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }

    """
}
