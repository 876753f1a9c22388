// The places in dictionaries and sets. The compiler has types of its own for them.

/// The place of an entry of a dictionary or of an element of a set.
struct _TableIndex: Comparable, Hashable {
  let _offset: Int
  static func < (a: _TableIndex, b: _TableIndex) -> Bool { a._offset < b._offset }
}

extension Dictionary {
  var startIndex: _TableIndex { _TableIndex(_offset: 0) }
  var endIndex: _TableIndex { _TableIndex(_offset: self.count) }
  func index(after i: _TableIndex) -> _TableIndex { _TableIndex(_offset: i._offset + 1) }
  func index(forKey key: Key) -> _TableIndex? {
    self.keys.firstIndex(of: key).map { _TableIndex(_offset: $0) }
  }
  subscript(position: _TableIndex) -> (key: Key, value: Value) {
    Array(self)[position._offset]
  }
  @discardableResult mutating func remove(at index: _TableIndex) -> (key: Key, value: Value) {
    let entry = self[index]
    self.removeValue(forKey: entry.key)
    return entry
  }
}

extension Array {
  /// The keys and the values of a dictionary, and the elements of a set, are arrays.
  subscript(position: _TableIndex) -> Element { self[position._offset] }
}

extension Set {
  var startIndex: _TableIndex { _TableIndex(_offset: 0) }
  var endIndex: _TableIndex { _TableIndex(_offset: self.count) }
  func index(after i: _TableIndex) -> _TableIndex { _TableIndex(_offset: i._offset + 1) }
  func firstIndex(of member: Element) -> _TableIndex? {
    Array(self).firstIndex(of: member).map { _TableIndex(_offset: $0) }
  }
  subscript(position: _TableIndex) -> Element { Array(self)[position._offset] }
  @discardableResult mutating func remove(at position: _TableIndex) -> Element {
    let element = self[position]
    self.remove(element)
    return element
  }
}
