// Paints by their short names: gradients and the styles of the surroundings.

extension ShapeStyle where Self == LinearGradient {
  static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }

  static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension Gradient: ShapeStyle {
  var _style: _Style { _Style._linear(self, .top, .bottom) }
}

/// The colour of controls.
struct TintShapeStyle: ShapeStyle {
  var _style: _Style { _Style._tint() }
}

extension ShapeStyle where Self == TintShapeStyle {
  static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The paint of what says nothing about its own.
struct ForegroundStyle: ShapeStyle {
  var _style: _Style { _Style._level(0) }
}

extension ShapeStyle where Self == ForegroundStyle {
  static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The colour behind everything.
struct BackgroundStyle: ShapeStyle {
  var _style: _Style { Color(UIColor.systemBackground)._style }
}

extension ShapeStyle where Self == BackgroundStyle {
  static var background: BackgroundStyle { BackgroundStyle() }
}

extension TintShapeStyle {
  func opacity(_ opacity: Double) -> some ShapeStyle { _style._faded(opacity) }
}

extension ForegroundStyle {
  func opacity(_ opacity: Double) -> some ShapeStyle { _style._faded(opacity) }
}

extension BackgroundStyle {
  func opacity(_ opacity: Double) -> some ShapeStyle { _style._faded(opacity) }
}

extension HierarchicalShapeStyle {
  func opacity(_ opacity: Double) -> some ShapeStyle { _style._faded(opacity) }
}
