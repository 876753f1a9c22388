import Foundation
import ShapeGeometry
import ShapeInterpreter

@testable import NativeShapes

/// The compiled twin of every shape of the gallery, by the shape's name.
///
/// Each takes the values of its parameters in the order of its properties.
let nativeGallery: [String: @Sendable (inout ValueReader) -> any Shape] = [
  "Banner": {
    Banner(
      ends: $0.choice([.pointed, .swallowtail, .folded]), depth: $0.number(), endLength: $0.number(),
      drop: $0.number(), arch: $0.number())
  },
  "ChatBubble": {
    ChatBubble(
      cornerRadius: $0.number(), arrowSize: $0.number(), arcLength: $0.number(), arrowOffsetFraction: $0.number(),
      lean: $0.number())
  },
  "Cloud": {
    Cloud(
      puffs: $0.integer(), puffiness: $0.number(), variety: $0.number(), base: $0.number(), drift: $0.number())
  },
  "Flower": {
    Flower(
      petals: $0.integer(), breadth: $0.number(), sharpness: $0.number(), heart: $0.number(), turn: $0.angle(),
      isJoined: $0.toggle())
  },
  "LetterE": {
    LetterE(stem: $0.number(), arm: $0.number(), middle: $0.number(), beak: $0.number(), slant: $0.number())
  },
  "Petal": {
    Petal(breadth: $0.number(), belly: $0.number(), sharpness: $0.number())
  },
  "RoundedRect": {
    RoundedRect(
      cornerRadius: $0.number(), corner: $0.choice([.continuous, .circular, .scooped, .bevelled]),
      topLeading: $0.toggle(), topTrailing: $0.toggle(), bottomTrailing: $0.toggle(), bottomLeading: $0.toggle())
  },
]

/// Hands out the values of a shape's parameters one after another, as the types that the properties have.
///
/// A value of another kind than the property's is remembered, and a stand-in is handed out.
struct ValueReader {
  private var values: ArraySlice<ParameterValue>
  /// True if every value was asked for once, as the kind that it is.
  var isSound: Bool { values.isEmpty && !hasMismatch }
  /// True if no value was asked for.
  var isUntouched: Bool { values.count == count }
  private let count: Int
  private var hasMismatch = false

  init(_ values: [ParameterValue]) {
    self.values = values[...]
    count = values.count
  }

  mutating func number<Number: BinaryFloatingPoint>() -> Number {
    if case .number(let number)? = values.popFirst() { return Number(number) }
    hasMismatch = true
    return 0
  }

  mutating func integer<Integer: FixedWidthInteger>() -> Integer {
    if case .integer(let number)? = values.popFirst(), let integer = Integer(exactly: number) { return integer }
    hasMismatch = true
    return 0
  }

  mutating func text() -> String {
    if case .text(let text)? = values.popFirst() { return text }
    hasMismatch = true
    return ""
  }

  mutating func toggle() -> Bool {
    if case .toggle(let flag)? = values.popFirst() { return flag }
    hasMismatch = true
    return false
  }

  mutating func angle() -> Angle {
    if case .degrees(let degrees)? = values.popFirst() { return Angle(degrees: degrees) }
    hasMismatch = true
    return .zero
  }

  /// One of an enum's cases, which are given in declaration order.
  mutating func choice<Value>(_ cases: [Value]) -> Value {
    if case .choice(let index)? = values.popFirst(), cases.indices.contains(index) { return cases[index] }
    hasMismatch = true
    return cases[0]
  }
}
