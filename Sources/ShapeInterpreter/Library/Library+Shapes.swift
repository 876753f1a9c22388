import Foundation
import ShapeGeometry

// SwiftUI's own shapes, as values with a `path(in:)`. The prelude has their modifiers.

extension LibraryTable {
  @inline(never)
  mutating func addShapes() {
    let style: [String: any MachineValue] = ["style": RoundedCornerStyle.continuous]
    let styleField = ("style", RoundedCornerStyle.type)
    addShape(Circle.self)
    addShape(Ellipse.self)
    addShape(Rectangle.self)
    addShape(ContainerRelativeShape.self)
    addShape(Capsule.self, fields: [styleField])
    addShape(RoundedRectangle.self, fields: [("cornerSize", .size), styleField])
    addShape(UnevenRoundedRectangle.self, fields: [("cornerRadii", RectangleCornerRadii.type), styleField])
    addShape(ButtonBorderShape.self)
    let borders: [(String, ButtonBorderShape)] = [
      ("automatic", .automatic), ("capsule", .capsule), ("roundedRectangle", .roundedRectangle), ("circle", .circle),
    ]
    for (name, shape) in borders { constant(ButtonBorderShape.self, name, shape) }
    staticMethod(ButtonBorderShape.self, "roundedRectangle(radius:)") { (radius: CGFloat) in
      ButtonBorderShape.roundedRectangle(radius: radius)
    }
    conform(.library("ButtonBorderShape"), to: ["Equatable"])
    operation("==(_:_:)") { (a: ButtonBorderShape, b: ButtonBorderShape) in a == b }
    initializer("init()") { Circle() }
    initializer("init()") { Ellipse() }
    initializer("init()") { Rectangle() }
    initializer("init()") { ContainerRelativeShape() }
    initializer("init(style:)", defaults: style) { (style: RoundedCornerStyle) in Capsule(style: style) }
    initializer("init(cornerRadius:style:)", defaults: style) { (radius: CGFloat, style: RoundedCornerStyle) in
      RoundedRectangle(cornerRadius: radius, style: style)
    }
    initializer("init(cornerSize:style:)", defaults: style) { (size: CGSize, style: RoundedCornerStyle) in
      RoundedRectangle(cornerSize: size, style: style)
    }
    initializer("init(cornerRadii:style:)", defaults: style) {
      (radii: RectangleCornerRadii, style: RoundedCornerStyle) in
      UnevenRoundedRectangle(cornerRadii: radii, style: style)
    }
    initializer(
      "init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)",
      defaults: [
        "topLeadingRadius": CGFloat(0), "bottomLeadingRadius": CGFloat(0), "bottomTrailingRadius": CGFloat(0),
        "topTrailingRadius": CGFloat(0), "style": RoundedCornerStyle.continuous,
      ]
    ) {
      (
        topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat,
        style: RoundedCornerStyle
      ) in
      UnevenRoundedRectangle(
        topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading, bottomTrailingRadius: bottomTrailing,
        topTrailingRadius: topTrailing, style: style)
    }
  }

  @inline(never)
  private mutating func addShape<Value: _InsetOutline & MachineValue>(
    _ type: Value.Type, fields: [(String, Type)] = []
  ) {
    declare(type, fields: fields, conforms: ["_InsetOutline"])
    method("path(in:)") { (shape: Value, rect: CGRect) in shape.path(in: rect) }
    method("_path(in:insetBy:)") { (shape: Value, rect: CGRect, amount: CGFloat) in
      shape._path(in: rect, insetBy: amount)
    }
  }

  /// Adds the members that numbers have as vectors.
  @inline(never)
  mutating func addVectors() {
    addVector(Double.self)
    addVector(CGFloat.self)
    addVector(Float.self)
  }

  @inline(never)
  private mutating func addVector<Value: VectorArithmetic & MachineValue>(_ type: Value.Type) {
    if let nominal = Value.type.nominal { declare(nominal, layout: Value.layout, conforms: ["Animatable"]) }
    mutating("scale(by:)") { (value: inout Value, factor: Double) in value.scale(by: factor) }
    getter("magnitudeSquared") { (value: Value) in value.magnitudeSquared }
  }
}
