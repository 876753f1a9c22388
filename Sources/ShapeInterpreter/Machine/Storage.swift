import Foundation
import ShapeGeometry

/// The memory block that holds a value's parts. Values that share a block have the same address.
struct Storage: Equatable {
  var address: UInt = 0
  var bytes = 0

  /// The size of the header before the elements of an array, in bytes.
  static let header = 32

  init() {}

  /// Measures the memory of an array; an empty one has none.
  @inline(__always)
  init<Element>(_ elements: [Element]) {
    guard elements.capacity > 0 else { return }
    // The array itself is the reference. Asking it for its address would change the reference count.
    address = unsafeBitCast(elements, to: UInt.self)
    bytes = elements.capacity * MemoryLayout<Element>.stride + Self.header
  }

  @inline(__always)
  init<Element>(_ elements: ContiguousArray<Element>) {
    guard elements.capacity > 0 else { return }
    // The array itself is the reference. Asking it for its address would change the reference count.
    address = unsafeBitCast(elements, to: UInt.self)
    bytes = elements.capacity * MemoryLayout<Element>.stride + Self.header
  }

  /// Measures the memory of a string. A string of at most 15 UTF-8 bytes is stored in the value itself and has none.
  init(_ string: String) {
    let count = string.utf8.count
    guard count > 15 else { return }
    address = string.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? 0
    bytes = count + Self.header
  }
}
