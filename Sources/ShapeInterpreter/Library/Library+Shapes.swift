import Foundation
import ShapeGeometry

// SwiftUI's own shapes, as values that are asked for their paths.

extension Circle: MachineValue {
  static var type: Type { .library("Circle") }
  static var layout: Layout { .none }
  static func load(from frame: Frame, at slot: Slot) -> Circle { Circle() }
  func store(to frame: Frame, at slot: Slot) {}
}

extension Ellipse: MachineValue {
  static var type: Type { .library("Ellipse") }
  static var layout: Layout { .none }
  static func load(from frame: Frame, at slot: Slot) -> Ellipse { Ellipse() }
  func store(to frame: Frame, at slot: Slot) {}
}

extension Rectangle: MachineValue {
  static var type: Type { .library("Rectangle") }
  static var layout: Layout { .none }
  static func load(from frame: Frame, at slot: Slot) -> Rectangle { Rectangle() }
  func store(to frame: Frame, at slot: Slot) {}
}

extension Capsule: MachineValue {
  static var type: Type { .library("Capsule") }
  static var layout: Layout { .word }
  static func load(from frame: Frame, at slot: Slot) -> Capsule { Capsule(style: .load(from: frame, at: slot)) }
  func store(to frame: Frame, at slot: Slot) { style.store(to: frame, at: slot) }
}

extension RoundedRectangle: MachineValue {
  static var type: Type { .library("RoundedRectangle") }
  static var layout: Layout { Layout(words: 3) }

  static func load(from frame: Frame, at slot: Slot) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: .load(from: frame, at: slot), style: .load(from: frame, at: slot.advanced(by: CGSize.layout)))
  }

  func store(to frame: Frame, at slot: Slot) {
    cornerSize.store(to: frame, at: slot)
    style.store(to: frame, at: slot.advanced(by: CGSize.layout))
  }
}

extension LibraryTable {
  mutating func addShapes() {
    let style: [String: any MachineValue] = ["style": RoundedCornerStyle.continuous]
    addShape(Circle.self)
    addShape(Ellipse.self)
    addShape(Rectangle.self)
    addShape(Capsule.self)
    addShape(RoundedRectangle.self)
    initializer("init()") { Circle() }
    initializer("init()") { Ellipse() }
    initializer("init()") { Rectangle() }
    initializer("init(style:)", defaults: style) { (style: RoundedCornerStyle) in Capsule(style: style) }
    initializer("init(cornerRadius:style:)", defaults: style) { (radius: CGFloat, style: RoundedCornerStyle) in
      RoundedRectangle(cornerRadius: radius, style: style)
    }
    initializer("init(cornerSize:style:)", defaults: style) { (size: CGSize, style: RoundedCornerStyle) in
      RoundedRectangle(cornerSize: size, style: style)
    }
  }

  private mutating func addShape<Value: ShapeGeometry.Shape & MachineValue>(_ type: Value.Type) {
    declare(type, conforms: ["InsettableShape"])
    method("path(in:)") { (shape: Value, rect: CGRect) in shape.path(in: rect) }
  }
}
