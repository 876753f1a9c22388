/// An index with the key that it is sorted by.
struct KeyedIndex {
  var key: UInt64
  var index: Int32
}

extension [KeyedIndex] {
  /// Up to how many keys it does not pay to count bytes.
  private static var few: Int { 40 }

  /// Sorts by key; what has the same key stays in order.
  ///
  /// Passes from the lowest byte of the keys to the highest, those left out that are the same in all of them (radix sort): the
  /// time is in proportion to the count.
  mutating func sortByKey() {
    guard count > Self.few else {
      sortByInsertion()
      return
    }
    var differing: UInt64 = 0
    for item in self { differing |= item.key ^ self[0].key }
    var other = self
    var shift: UInt64 = 0
    while shift < 64 {
      if differing >> shift & 0xFF != 0 {
        distribute(to: &other, byByteAt: shift)
        swap(&self, &other)
      }
      shift += 8
    }
  }

  private mutating func sortByInsertion() {
    withUnsafeMutableBufferPointer { items in
      for last in items.indices.dropFirst() {
        let item = items[last]
        var place = last
        while place > 0, items[place - 1].key > item.key {
          items[place] = items[place - 1]
          place -= 1
        }
        items[place] = item
      }
    }
  }

  /// Copies all items to an array of the same count, sorted by one byte of their keys.
  private func distribute(to target: inout [KeyedIndex], byByteAt shift: UInt64) {
    withUnsafeBufferPointer { items in
      target.withUnsafeMutableBufferPointer { target in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
          places.initialize(repeating: 0)
          for item in items { places[Int(item.key >> shift & 0xFF)] += 1 }
          var sum = 0
          for byte in places.indices {
            let number = places[byte]
            places[byte] = sum
            sum += number
          }
          for item in items {
            let byte = Int(item.key >> shift & 0xFF)
            target[places[byte]] = item
            places[byte] += 1
          }
        }
      }
    }
  }
}
