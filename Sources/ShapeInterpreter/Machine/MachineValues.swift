import Foundation
import ShapeGeometry

// The layouts of native types in the machine.

extension Double: MachineValue {
  static var type: Type { .double }
  static var layout: Layout { .word }

  @inline(__always)
  static func load(from frame: Frame, at slot: Slot) -> Double { frame[double: slot.word] }

  @inline(__always)
  func store(to frame: Frame, at slot: Slot) { frame[double: slot.word] = self }
}

extension CGFloat: MachineValue {
  static var type: Type { .cgFloat }
  static var layout: Layout { .word }

  @inline(__always)
  static func load(from frame: Frame, at slot: Slot) -> CGFloat { CGFloat(frame[double: slot.word]) }

  @inline(__always)
  func store(to frame: Frame, at slot: Slot) { frame[double: slot.word] = Double(self) }
}

extension Float: MachineValue {
  static var type: Type { .float }
  static var layout: Layout { .word }

  static func load(from frame: Frame, at slot: Slot) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: frame.words[Int(slot.word)]))
  }

  func store(to frame: Frame, at slot: Slot) { frame.words[Int(slot.word)] = UInt64(bitPattern) }
}

extension Bool: MachineValue {
  static var type: Type { .bool }
  static var layout: Layout { .word }

  @inline(__always)
  static func load(from frame: Frame, at slot: Slot) -> Bool { frame[bool: slot.word] }

  @inline(__always)
  func store(to frame: Frame, at slot: Slot) { frame[bool: slot.word] = self }
}

extension Optional: MachineValue where Wrapped: MachineValue {
  static var type: Type { .optional(Wrapped.type) }
  static var layout: Layout { .word + Wrapped.layout }

  static func load(from frame: Frame, at slot: Slot) -> Self {
    frame[bool: slot.word] ? Wrapped.load(from: frame, at: slot.advanced(by: .word)) : nil
  }

  func store(to frame: Frame, at slot: Slot) {
    guard let self else { return frame.clear(Self.layout, at: slot) }
    frame[bool: slot.word] = true
    self.store(to: frame, at: slot.advanced(by: .word))
  }
}

extension CGPoint: WordValue {
  static var type: Type { .point }
}

extension CGSize: WordValue {
  static var type: Type { .size }
}

extension CGRect: WordValue {
  static var type: Type { .rect }
}

extension CGVector: WordValue {
  static var type: Type { .library("CGVector") }
}

extension Angle: WordValue {
  static var type: Type { .angle }
}

extension UnitPoint: WordValue {
  static var type: Type { .library("UnitPoint") }
}

extension CGAffineTransform: WordValue {
  static var type: Type { .library("CGAffineTransform") }
}

extension CGAffineTransformComponents: WordValue {
  static var type: Type { .library("CGAffineTransformComponents") }
}

extension EdgeInsets: WordValue {
  static var type: Type { .library("EdgeInsets") }
}

extension UIEdgeInsets: WordValue {
  static var type: Type { .library("UIEdgeInsets") }
}

extension NSDirectionalEdgeInsets: WordValue {
  static var type: Type { .library("NSDirectionalEdgeInsets") }
}

extension RectangleCornerRadii: WordValue {
  static var type: Type { .library("RectangleCornerRadii") }
}

extension Path: ObjectValue {
  static var type: Type { .path }

  @inline(__always)
  init(object: Object) {
    if case .path(let path) = object { self = path } else { self.init() }
  }

  @inline(__always)
  var object: Object { .path(self) }

  // The path is moved out of its slot and back. Access in place would change its reference count twice.
  @inline(__always)
  static func load(from frame: Frame, at slot: Slot) -> Path {
    let path = take(from: frame, at: slot)
    path.putBack(to: frame, at: slot)
    return path
  }

  @inline(__always)
  static func take(from frame: Frame, at slot: Slot) -> Path {
    let place = frame.objects + Int(slot.object)
    guard case .path(let path) = place.move() else {
      place.initialize(to: .none)
      return Path()
    }
    place.initialize(to: .none)
    return path
  }

  @inline(__always)
  var extent: Int { elements.count }
  static var parts: String { "path elements" }
  @inline(__always)
  var storage: Storage { Storage(elements) }
}

extension String: ObjectValue {
  static var type: Type { .string }

  init(object: Object) {
    if case .string(let string) = object { self = string } else { self = "" }
  }

  var object: Object { .string(self) }
  var extent: Int { utf8.count }
  static var parts: String { "characters in a string" }
  var storage: Storage { Storage(self) }
}

extension Array: MachineValue where Element: MachineValue {}

extension Array: ObjectValue where Element: MachineValue {
  static var type: Type { .array(Element.type) }
  var extent: Int { count }
  static var parts: String { "array elements" }

  init(object: Object) {
    guard case .array(var value) = object else {
      self = []
      return
    }
    let layout = Element.layout
    self = []
    reserveCapacity(value.count)
    let count = value.count
    value.words.withUnsafeMutableBufferPointer { words in
      value.objects.withUnsafeMutableBufferPointer { objects in
        let spare = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
        let none = UnsafeMutablePointer<Object>.allocate(capacity: 1)
        none.initialize(to: .none)
        let frame = Frame(words: words.baseAddress ?? spare, objects: objects.baseAddress ?? none)
        for index in 0..<count {
          append(Element.load(from: frame, at: Slot(index * layout.words, index * layout.objects)))
        }
        none.deinitialize(count: 1)
        none.deallocate()
        spare.deallocate()
      }
    }
  }

  var object: Object {
    var value = ArrayValue()
    for element in self {
      let constant = Constant(element)
      value.words += constant.words
      value.objects += constant.objects
    }
    value.count = count
    return .array(value)
  }
}
