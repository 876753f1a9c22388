// Gradients as views and the names of colours. A shape may hold such values, but they do not influence its path.

struct LinearGradient: View, ShapeStyle {
  var _style: _Style { _Style._linear(_gradient, _startPoint, _endPoint) }
  var _self: _Node { _Node._style(_style) }
  private var _gradient: Gradient
  private var _startPoint: UnitPoint
  private var _endPoint: UnitPoint
  init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = gradient
    _startPoint = startPoint
    _endPoint = endPoint
  }
  init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

struct RadialGradient: View, ShapeStyle {
  var _style: _Style { _Style._radial(_gradient, _center, _startRadius, _endRadius) }
  var _self: _Node { _Node._style(_style) }
  private var _gradient: Gradient
  private var _center: UnitPoint
  private var _startRadius: CGFloat
  private var _endRadius: CGFloat
  init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = gradient
    _center = center
    _startRadius = startRadius
    _endRadius = endRadius
  }
  init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

struct AngularGradient: View, ShapeStyle {
  var _style: _Style { _Style._angular(_gradient, _center, _startAngle, _endAngle) }
  var _self: _Node { _Node._style(_style) }
  private var _gradient: Gradient
  private var _center: UnitPoint
  private var _startAngle: Angle
  private var _endAngle: Angle
  init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = gradient
    _center = center
    _startAngle = startAngle
    _endAngle = endAngle
  }
  init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == Color {
  static var red: Color { Color.red }
  static var orange: Color { Color.orange }
  static var yellow: Color { Color.yellow }
  static var green: Color { Color.green }
  static var mint: Color { Color.mint }
  static var teal: Color { Color.teal }
  static var cyan: Color { Color.cyan }
  static var blue: Color { Color.blue }
  static var indigo: Color { Color.indigo }
  static var purple: Color { Color.purple }
  static var pink: Color { Color.pink }
  static var brown: Color { Color.brown }
  static var gray: Color { Color.gray }
  static var black: Color { Color.black }
  static var white: Color { Color.white }
  static var clear: Color { Color.clear }
}

struct HierarchicalShapeStyle: ShapeStyle {
  var _level: Int
  var _style: _Style { _Style._level(_level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(_level: 0) }
  static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(_level: 1) }
  static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(_level: 2) }
  static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(_level: 3) }
  static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(_level: 4) }
}

struct UIColor: Hashable {
  let _color: Color
  private init(_color: Color) { self._color = _color }
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
  init(white: CGFloat, alpha: CGFloat) { _color = Color(white: Double(white), opacity: Double(alpha)) }
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    _color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
  }
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _color = Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
  init(_ color: Color) { _color = color }
  init?(named name: String) { _color = Color(name) }
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(_color: _color.opacity(Double(alpha))) }
}

enum UIUserInterfaceStyle: Int {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The surroundings for which a colour is asked.
struct UITraitCollection: Hashable {
  var userInterfaceStyle: UIUserInterfaceStyle
}

extension UIColor {
  init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      _color: Color._adaptive(
        dynamicProvider(UITraitCollection(userInterfaceStyle: .light))._color,
        dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))._color))
  }
}

extension UIColor {
  static let red = UIColor(_color: Color._uiColor("red"))
  static let green = UIColor(_color: Color._uiColor("green"))
  static let blue = UIColor(_color: Color._uiColor("blue"))
  static let cyan = UIColor(_color: Color._uiColor("cyan"))
  static let magenta = UIColor(_color: Color._uiColor("magenta"))
  static let yellow = UIColor(_color: Color._uiColor("yellow"))
  static let orange = UIColor(_color: Color._uiColor("orange"))
  static let purple = UIColor(_color: Color._uiColor("purple"))
  static let brown = UIColor(_color: Color._uiColor("brown"))
  static let gray = UIColor(_color: Color._uiColor("gray"))
  static let darkGray = UIColor(_color: Color._uiColor("darkGray"))
  static let lightGray = UIColor(_color: Color._uiColor("lightGray"))
  static let black = UIColor(_color: Color._uiColor("black"))
  static let white = UIColor(_color: Color._uiColor("white"))
  static let clear = UIColor(_color: Color._uiColor("clear"))
  static let label = UIColor(_color: Color._uiColor("label"))
  static let secondaryLabel = UIColor(_color: Color._uiColor("secondaryLabel"))
  static let tertiaryLabel = UIColor(_color: Color._uiColor("tertiaryLabel"))
  static let quaternaryLabel = UIColor(_color: Color._uiColor("quaternaryLabel"))
  static let placeholderText = UIColor(_color: Color._uiColor("placeholderText"))
  static let separator = UIColor(_color: Color._uiColor("separator"))
  static let opaqueSeparator = UIColor(_color: Color._uiColor("opaqueSeparator"))
  static let link = UIColor(_color: Color._uiColor("link"))
  static let systemFill = UIColor(_color: Color._uiColor("systemFill"))
  static let secondarySystemFill = UIColor(_color: Color._uiColor("secondarySystemFill"))
  static let tertiarySystemFill = UIColor(_color: Color._uiColor("tertiarySystemFill"))
  static let quaternarySystemFill = UIColor(_color: Color._uiColor("quaternarySystemFill"))
  static let systemBackground = UIColor(_color: Color._uiColor("systemBackground"))
  static let secondarySystemBackground = UIColor(_color: Color._uiColor("secondarySystemBackground"))
  static let tertiarySystemBackground = UIColor(_color: Color._uiColor("tertiarySystemBackground"))
  static let systemGroupedBackground = UIColor(_color: Color._uiColor("systemGroupedBackground"))
  static let secondarySystemGroupedBackground = UIColor(_color: Color._uiColor("secondarySystemGroupedBackground"))
  static let tertiarySystemGroupedBackground = UIColor(_color: Color._uiColor("tertiarySystemGroupedBackground"))
  static let systemRed = UIColor(_color: Color._uiColor("systemRed"))
  static let systemOrange = UIColor(_color: Color._uiColor("systemOrange"))
  static let systemYellow = UIColor(_color: Color._uiColor("systemYellow"))
  static let systemGreen = UIColor(_color: Color._uiColor("systemGreen"))
  static let systemMint = UIColor(_color: Color._uiColor("systemMint"))
  static let systemTeal = UIColor(_color: Color._uiColor("systemTeal"))
  static let systemCyan = UIColor(_color: Color._uiColor("systemCyan"))
  static let systemBlue = UIColor(_color: Color._uiColor("systemBlue"))
  static let systemIndigo = UIColor(_color: Color._uiColor("systemIndigo"))
  static let systemPurple = UIColor(_color: Color._uiColor("systemPurple"))
  static let systemPink = UIColor(_color: Color._uiColor("systemPink"))
  static let systemBrown = UIColor(_color: Color._uiColor("systemBrown"))
  static let systemGray = UIColor(_color: Color._uiColor("systemGray"))
  static let systemGray2 = UIColor(_color: Color._uiColor("systemGray2"))
  static let systemGray3 = UIColor(_color: Color._uiColor("systemGray3"))
  static let systemGray4 = UIColor(_color: Color._uiColor("systemGray4"))
  static let systemGray5 = UIColor(_color: Color._uiColor("systemGray5"))
  static let systemGray6 = UIColor(_color: Color._uiColor("systemGray6"))
}

extension Color {
  init(_ color: UIColor) { self = color._color }
  init(uiColor: UIColor) { self = uiColor._color }
}
