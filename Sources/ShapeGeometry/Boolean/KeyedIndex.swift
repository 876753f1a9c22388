/// An index with its sort key.
struct KeyedIndex {
  var key: UInt64
  var index: Int32
}

extension [KeyedIndex] {
  /// The greatest number of items for which insertion sort is faster than radix sort.
  private static var few: Int { 40 }

  /// Sorts by key; the sort is stable.
  ///
  /// It is a radix sort from the lowest byte of the keys to the highest. Bytes that are equal in all keys are skipped.
  /// The time is proportional to the number of items.
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

  /// Copies all items to an array of the same size, sorted by one byte of their keys.
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
