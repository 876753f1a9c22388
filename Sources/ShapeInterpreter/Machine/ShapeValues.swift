import Foundation
import ShapeGeometry

// The layouts of SwiftUI's own shapes in the machine.

/// A shape without stored properties. It has an empty layout.
protocol EmptyValue: MachineValue {
  init()
}

extension EmptyValue {
  static var layout: Layout { .none }
  static func load(from frame: Frame, at slot: Slot) -> Self { Self() }
  func store(to frame: Frame, at slot: Slot) {}
}

extension Circle: EmptyValue {
  static var type: Type { .library("Circle") }
}

extension Ellipse: EmptyValue {
  static var type: Type { .library("Ellipse") }
}

extension Rectangle: EmptyValue {
  static var type: Type { .library("Rectangle") }
}

extension ContainerRelativeShape: EmptyValue {
  static var type: Type { .library("ContainerRelativeShape") }
}

extension ButtonBorderShape: ObjectValue {
  static var type: Type { .library("ButtonBorderShape") }

  init(object: Object) {
    if case .any(let value) = object, let shape = value as? ButtonBorderShape {
      self = shape
    } else {
      self = .automatic
    }
  }

  var object: Object { .any(self) }
}

extension Capsule: MachineValue {
  static var type: Type { .library("Capsule") }
  static var layout: Layout { .word }
  static func load(from frame: Frame, at slot: Slot) -> Capsule { Capsule(style: .load(from: frame, at: slot)) }
  func store(to frame: Frame, at slot: Slot) { style.store(to: frame, at: slot) }
}

extension RoundedRectangle: MachineValue {
  static var type: Type { .library("RoundedRectangle") }
  static var layout: Layout { CGSize.layout + .word }

  static func load(from frame: Frame, at slot: Slot) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: .load(from: frame, at: slot), style: .load(from: frame, at: slot.advanced(by: CGSize.layout)))
  }

  func store(to frame: Frame, at slot: Slot) {
    cornerSize.store(to: frame, at: slot)
    style.store(to: frame, at: slot.advanced(by: CGSize.layout))
  }
}

extension UnevenRoundedRectangle: MachineValue {
  static var type: Type { .library("UnevenRoundedRectangle") }
  static var layout: Layout { RectangleCornerRadii.layout + .word }

  static func load(from frame: Frame, at slot: Slot) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      cornerRadii: .load(from: frame, at: slot),
      style: .load(from: frame, at: slot.advanced(by: RectangleCornerRadii.layout)))
  }

  func store(to frame: Frame, at slot: Slot) {
    cornerRadii.store(to: frame, at: slot)
    style.store(to: frame, at: slot.advanced(by: RectangleCornerRadii.layout))
  }
}

/// The same layout as the prelude's enum: the case's index, then its points in order.
extension Path.Element: MachineValue {
  static var type: Type { .nominal(Nominal(name: "Path.Element", isDeclared: true, place: Nominal.preludePlace), []) }
  static var layout: Layout { .word + CGPoint.layout + CGPoint.layout + CGPoint.layout }

  static func load(from frame: Frame, at slot: Slot) -> Path.Element {
    func point(_ index: Int) -> CGPoint {
      .load(from: frame, at: Slot(Int(slot.word) + 1 + index * CGPoint.layout.words, Int(slot.object)))
    }
    return switch frame[int: slot.word] {
    case 0: .move(to: point(0))
    case 1: .line(to: point(0))
    case 2: .quadCurve(to: point(0), control: point(1))
    case 3: .curve(to: point(0), control1: point(1), control2: point(2))
    default: .closeSubpath
    }
  }

  func store(to frame: Frame, at slot: Slot) {
    let (index, points): (Int, [CGPoint]) =
      switch self {
      case .move(let end): (0, [end])
      case .line(let end): (1, [end])
      case .quadCurve(let end, let control): (2, [end, control])
      case .curve(let end, let control1, let control2): (3, [end, control1, control2])
      case .closeSubpath: (4, [])
      }
    frame[int: slot.word] = index
    for (position, point) in points.enumerated() {
      point.store(
        to: frame, at: Slot(Int(slot.word) + 1 + position * CGPoint.layout.words, Int(slot.object)))
    }
  }
}
