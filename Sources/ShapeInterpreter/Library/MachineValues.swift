import Foundation
import ShapeGeometry

// How native types lie in the machine.

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
    frame[bool: slot.word] = self != nil
    self?.store(to: frame, at: slot.advanced(by: .word))
  }
}

/// A type whose stored properties are Doubles: read and written one after the other.
@inline(__always)
func double(_ words: UnsafeMutablePointer<UInt64>, _ index: Int) -> CGFloat {
  CGFloat(Double(bitPattern: words[index]))
}

@inline(__always)
func set(_ words: UnsafeMutablePointer<UInt64>, _ index: Int, _ value: CGFloat) {
  words[index] = Double(value).bitPattern
}

extension CGPoint: WordValue {
  static var type: Type { .point }
  static var wordCount: Int { 2 }

  @inline(__always)
  init(words: UnsafeMutablePointer<UInt64>) {
    self.init(x: double(words, 0), y: double(words, 1))
  }

  @inline(__always)
  func write(to words: UnsafeMutablePointer<UInt64>) {
    set(words, 0, x)
    set(words, 1, y)
  }
}

extension CGSize: WordValue {
  static var type: Type { .size }
  static var wordCount: Int { 2 }

  @inline(__always)
  init(words: UnsafeMutablePointer<UInt64>) {
    self.init(width: double(words, 0), height: double(words, 1))
  }

  @inline(__always)
  func write(to words: UnsafeMutablePointer<UInt64>) {
    set(words, 0, width)
    set(words, 1, height)
  }
}

extension CGRect: WordValue {
  static var type: Type { .rect }
  static var wordCount: Int { 4 }

  @inline(__always)
  init(words: UnsafeMutablePointer<UInt64>) {
    self.init(x: double(words, 0), y: double(words, 1), width: double(words, 2), height: double(words, 3))
  }

  @inline(__always)
  func write(to words: UnsafeMutablePointer<UInt64>) {
    origin.write(to: words)
    size.write(to: words + 2)
  }
}

extension CGVector: WordValue {
  static var type: Type { .library("CGVector") }
  static var wordCount: Int { 2 }

  init(words: UnsafeMutablePointer<UInt64>) {
    self.init(dx: double(words, 0), dy: double(words, 1))
  }

  func write(to words: UnsafeMutablePointer<UInt64>) {
    set(words, 0, dx)
    set(words, 1, dy)
  }
}

extension Angle: WordValue {
  static var type: Type { .angle }
  static var wordCount: Int { 1 }

  init(words: UnsafeMutablePointer<UInt64>) {
    self.init(radians: Double(bitPattern: words[0]))
  }

  func write(to words: UnsafeMutablePointer<UInt64>) {
    words[0] = radians.bitPattern
  }
}

extension UnitPoint: WordValue {
  static var type: Type { .library("UnitPoint") }
  static var wordCount: Int { 2 }

  init(words: UnsafeMutablePointer<UInt64>) {
    self.init(x: double(words, 0), y: double(words, 1))
  }

  func write(to words: UnsafeMutablePointer<UInt64>) {
    set(words, 0, x)
    set(words, 1, y)
  }
}

extension CGAffineTransform: WordValue {
  static var type: Type { .library("CGAffineTransform") }
  static var wordCount: Int { 6 }

  init(words: UnsafeMutablePointer<UInt64>) {
    self.init(
      a: double(words, 0), b: double(words, 1), c: double(words, 2), d: double(words, 3), tx: double(words, 4),
      ty: double(words, 5))
  }

  func write(to words: UnsafeMutablePointer<UInt64>) {
    for (index, value) in [a, b, c, d, tx, ty].enumerated() { set(words, index, value) }
  }
}

extension EdgeInsets: WordValue {
  static var type: Type { .library("EdgeInsets") }
  static var wordCount: Int { 4 }

  init(words: UnsafeMutablePointer<UInt64>) {
    self.init(
      top: double(words, 0), leading: double(words, 1), bottom: double(words, 2), trailing: double(words, 3))
  }

  func write(to words: UnsafeMutablePointer<UInt64>) {
    for (index, value) in [top, leading, bottom, trailing].enumerated() { set(words, index, value) }
  }
}

extension UIEdgeInsets: WordValue {
  static var type: Type { .library("UIEdgeInsets") }
  static var wordCount: Int { 4 }

  init(words: UnsafeMutablePointer<UInt64>) {
    self.init(
      top: double(words, 0), left: double(words, 1), bottom: double(words, 2), right: double(words, 3))
  }

  func write(to words: UnsafeMutablePointer<UInt64>) {
    for (index, value) in [top, left, bottom, right].enumerated() { set(words, index, value) }
  }
}

extension RectangleCornerRadii: WordValue {
  static var type: Type { .library("RectangleCornerRadii") }
  static var wordCount: Int { 4 }

  init(words: UnsafeMutablePointer<UInt64>) {
    self.init(
      topLeading: double(words, 0), bottomLeading: double(words, 1), bottomTrailing: double(words, 2),
      topTrailing: double(words, 3))
  }

  func write(to words: UnsafeMutablePointer<UInt64>) {
    for (index, value) in [topLeading, bottomLeading, bottomTrailing, topTrailing].enumerated() {
      set(words, index, value)
    }
  }
}

extension Path: ObjectValue {
  static var type: Type { .path }

  @inline(__always)
  init(object: Object) {
    if case .path(let path) = object { self = path } else { self.init() }
  }

  @inline(__always)
  var object: Object { .path(self) }
}

extension String: ObjectValue {
  static var type: Type { .string }

  init(object: Object) {
    if case .string(let string) = object { self = string } else { self = "" }
  }

  var object: Object { .string(self) }
}

extension Array: MachineValue where Element: MachineValue {}

extension Array: ObjectValue where Element: MachineValue {
  static var type: Type { .array(Element.type) }

  init(object: Object) {
    guard case .array(var value) = object else {
      self = []
      return
    }
    let layout = Element.layout
    self = []
    reserveCapacity(value.count)
    value.words.withUnsafeMutableBufferPointer { words in
      value.objects.withUnsafeMutableBufferPointer { objects in
        let spare = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
        let none = UnsafeMutablePointer<Object>.allocate(capacity: 1)
        none.initialize(to: .none)
        let frame = Frame(words: words.baseAddress ?? spare, objects: objects.baseAddress ?? none)
        for index in 0..<value.count {
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

/// An enum without associated values that the library shares with native code: a word that holds the case's index.
protocol CaseValue: MachineValue, CaseIterable, Equatable where AllCases.Index == Int {}

extension CaseValue {
  static var layout: Layout { .word }

  static func load(from frame: Frame, at slot: Slot) -> Self {
    allCases[min(allCases.count - 1, max(0, frame[int: slot.word]))]
  }

  func store(to frame: Frame, at slot: Slot) {
    frame[int: slot.word] = Self.allCases.firstIndex(of: self) ?? 0
  }
}

extension CGLineCap: CaseValue {
  static var type: Type { .library("CGLineCap") }
  public static var allCases: [CGLineCap] { [.butt, .round, .square] }
}

extension CGLineJoin: CaseValue {
  static var type: Type { .library("CGLineJoin") }
  public static var allCases: [CGLineJoin] { [.miter, .round, .bevel] }
}

extension RoundedCornerStyle: CaseValue {
  static var type: Type { .library("RoundedCornerStyle") }
  public static var allCases: [RoundedCornerStyle] { [.circular, .continuous] }
}

extension StrokeStyle: MachineValue {
  static var type: Type { .library("StrokeStyle") }
  static var layout: Layout { Layout(words: 5, objects: 1) }

  static func load(from frame: Frame, at slot: Slot) -> StrokeStyle {
    func next(_ index: Int) -> Slot { Slot(Int(slot.word) + index, Int(slot.object)) }
    return StrokeStyle(
      lineWidth: .load(from: frame, at: next(0)), lineCap: .load(from: frame, at: next(1)),
      lineJoin: .load(from: frame, at: next(2)), miterLimit: .load(from: frame, at: next(3)),
      dash: .load(from: frame, at: next(4)), dashPhase: .load(from: frame, at: next(4)))
  }

  func store(to frame: Frame, at slot: Slot) {
    func next(_ index: Int) -> Slot { Slot(Int(slot.word) + index, Int(slot.object)) }
    lineWidth.store(to: frame, at: next(0))
    lineCap.store(to: frame, at: next(1))
    lineJoin.store(to: frame, at: next(2))
    miterLimit.store(to: frame, at: next(3))
    dash.store(to: frame, at: next(4))
    dashPhase.store(to: frame, at: next(4))
  }
}
