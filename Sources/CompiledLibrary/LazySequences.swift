// Lazy sequences. Each one takes its elements from the sequence before it, one at a time, when they are asked for.
// Swift has a type of its own for each member; here, one type stands for all of them. Lazy collections of Swift know
// indices: `dropFirst` calls no closure for what it drops, and `first` calls those of a filter once more.

struct LazyIterator<Element>: IteratorProtocol {
  let pull: () -> Element?
  mutating func next() -> Element? { self.pull() }
}

struct LazySequence<Element>: Collection {
  let start: () -> () -> Element?
  func makeIterator() -> LazyIterator<Element> { LazyIterator<Element>(pull: self.start()) }
  var startIndex: Int { 0 }
  var endIndex: Int { self.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> Element {
    let pull = self.start()
    for _ in 0..<position { _ = pull() }
    return pull()!
  }
  var lazy: LazySequence<Element> { self }
  var first: Element? { self.start()() }
  var last: Element? {
    var result: Element? = nil
    for element in self { result = element }
    return result
  }
  var isEmpty: Bool { self.first == nil }
  var count: Int {
    var result = 0
    for _ in self { result += 1 }
    return result
  }
  func map<T>(_ change: @escaping (Element) -> T) -> LazySequence<T> {
    let start = self.start
    return LazySequence<T>(start: {
      let pull = start()
      return {
        guard let element = pull() else { return nil }
        return change(element)
      }
    })
  }
  func compactMap<T>(_ change: @escaping (Element) -> T?) -> LazySequence<T> {
    let start = self.start
    return LazySequence<T>(start: {
      let pull = start()
      return {
        while let element = pull() { if let value = change(element) { return value } }
        return nil
      }
    })
  }
  func flatMap<S: Sequence>(_ change: @escaping (Element) -> S) -> LazySequence<S.Element> {
    let start = self.start
    return LazySequence<S.Element>(start: {
      let pull = start()
      var rest: [S.Element] = []
      var index = 0
      return {
        while index >= rest.count {
          guard let element = pull() else { return nil }
          rest = Array(change(element))
          index = 0
        }
        index += 1
        return rest[index - 1]
      }
    })
  }
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazySequence<Element> {
    let start = self.start
    return LazySequence<Element>(start: {
      let pull = start()
      return {
        while let element = pull() { if isIncluded(element) { return element } }
        return nil
      }
    })
  }
  func prefix(while predicate: @escaping (Element) -> Bool) -> LazySequence<Element> {
    let start = self.start
    return LazySequence<Element>(start: {
      let pull = start()
      var isOver = false
      return {
        if isOver { return nil }
        if let element = pull() { if predicate(element) { return element } }
        isOver = true
        return nil
      }
    })
  }
  func drop(while predicate: @escaping (Element) -> Bool) -> LazySequence<Element> {
    let start = self.start
    return LazySequence<Element>(start: {
      let pull = start()
      var isInside = false
      return {
        while let element = pull() {
          isInside = isInside || !predicate(element)
          if isInside { return element }
        }
        return nil
      }
    })
  }
  func prefix(_ maxLength: Int) -> LazySequence<Element> {
    let start = self.start
    return LazySequence<Element>(start: {
      let pull = start()
      var rest = maxLength
      return {
        if rest <= 0 { return nil }
        rest -= 1
        return pull()
      }
    })
  }
  func dropFirst(_ k: Int = 1) -> LazySequence<Element> {
    let start = self.start
    return LazySequence<Element>(start: {
      let pull = start()
      var rest = k
      return {
        while rest > 0 {
          rest -= 1
          if pull() == nil { return nil }
        }
        return pull()
      }
    })
  }
  func enumerated() -> LazySequence<(offset: Int, element: Element)> {
    let start = self.start
    return LazySequence<(offset: Int, element: Element)>(start: {
      let pull = start()
      var index = -1
      return {
        guard let element = pull() else { return nil }
        index += 1
        return (offset: index, element: element)
      }
    })
  }
}

extension Sequence {
  var lazy: LazySequence<Element> {
    let all = self
    return LazySequence<Element>(start: {
      var iterator = all.makeIterator()
      return { iterator.next() }
    })
  }
}

extension PartialRangeFrom where Bound == Int {
  var lazy: LazySequence<Int> {
    let lowerBound = self.lowerBound
    return LazySequence<Int>(start: {
      var index = lowerBound - 1
      return {
        index += 1
        return index
      }
    })
  }
}

extension UnfoldFirstSequence {
  var lazy: LazySequence<Element> {
    let all = self
    return LazySequence<Element>(start: {
      var rest = all
      return { rest.next() }
    })
  }
}

extension UnfoldSequence {
  var lazy: LazySequence<Element> {
    let all = self
    return LazySequence<Element>(start: {
      var rest = all
      return { rest.next() }
    })
  }
}
