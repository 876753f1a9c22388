import Foundation

/// An integer type. Its values are stored in a word: sign-extended, or zero-extended if the type is unsigned.
protocol IntegerValue: MachineValue, FixedWidthInteger {}

extension IntegerValue {
  static var type: Type { .library("\(Self.self)") }
  static var layout: Layout { .word }

  @inline(__always)
  static func load(from frame: Frame, at slot: Slot) -> Self { Self(truncatingIfNeeded: frame.words[Int(slot.word)]) }

  @inline(__always)
  func store(to frame: Frame, at slot: Slot) {
    frame.words[Int(slot.word)] = Self.isSigned ? UInt64(bitPattern: Int64(self)) : UInt64(truncatingIfNeeded: self)
  }
}

extension UInt: IntegerValue {}
extension UInt8: IntegerValue {}
extension UInt16: IntegerValue {}
extension UInt32: IntegerValue {}
extension UInt64: IntegerValue {}
extension Int8: IntegerValue {}
extension Int16: IntegerValue {}
extension Int32: IntegerValue {}
extension Int64: IntegerValue {}
extension Int: IntegerValue {}
