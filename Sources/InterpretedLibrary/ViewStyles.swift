// Styles of shapes: the system's, materials, and the names by which styles are written without their types.

struct AnyShapeStyle: ShapeStyle {
  let _style: _Style
  init<S: ShapeStyle>(_ style: S) { _style = style._style }
}

extension ShapeStyle {
  @_disfavoredOverload func opacity(_ opacity: Double) -> some ShapeStyle { _style._faded(opacity) }
  func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _style._shadowed(style._isInner, style._color, style._radius, CGSize(width: style._x, height: style._y))
  }
  var secondary: some ShapeStyle { _style._deeper(1) }
  var tertiary: some ShapeStyle { _style._deeper(2) }
  var quaternary: some ShapeStyle { _style._deeper(3) }
  var quinary: some ShapeStyle { _style._deeper(4) }
}

extension _Style {
  func opacity(_ opacity: Double) -> _Style { _faded(opacity) }
}

struct ShadowStyle: Equatable {
  var _isInner: Bool
  var _color: Color
  var _radius: CGFloat
  var _x: CGFloat
  var _y: CGFloat
  static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(_isInner: false, _color: color, _radius: radius, _x: x, _y: y)
  }
  static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(_isInner: true, _color: color, _radius: radius, _x: x, _y: y)
  }
}

struct Material: ShapeStyle {
  var _opacity: Double
  var _style: _Style { _Style._material(_opacity) }
  static let ultraThin = Material(_opacity: 0.5)
  static let thin = Material(_opacity: 0.6)
  static let regular = Material(_opacity: 0.7)
  static let thick = Material(_opacity: 0.8)
  static let ultraThick = Material(_opacity: 0.9)
  static let bar = Material(_opacity: 0.8)
}

extension ShapeStyle where Self == Material {
  static var ultraThinMaterial: Material { Material.ultraThin }
  static var thinMaterial: Material { Material.thin }
  static var regularMaterial: Material { Material.regular }
  static var thickMaterial: Material { Material.thick }
  static var ultraThickMaterial: Material { Material.ultraThick }
  static var bar: Material { Material.bar }
}

struct BackgroundStyle: ShapeStyle {
  var _style: _Style { _Style._ground() }
}

struct ForegroundStyle: ShapeStyle {
  var _style: _Style { _Style._level(0) }
}

struct TintShapeStyle: ShapeStyle {
  var _style: _Style { _Style._tint() }
}

struct SelectionShapeStyle: ShapeStyle {
  var _style: _Style { _Style._tint() }
}

struct SeparatorShapeStyle: ShapeStyle {
  var _style: _Style { _Style._color(Color._system("separator")) }
}

struct PlaceholderTextShapeStyle: ShapeStyle {
  var _style: _Style { _Style._color(Color._system("tertiary")) }
}

struct LinkShapeStyle: ShapeStyle {
  var _style: _Style { _Style._color(Color._system("link")) }
}

struct FillShapeStyle: ShapeStyle {
  var _style: _Style { _Style._color(Color._system("fill")) }
}

struct WindowBackgroundShapeStyle: ShapeStyle {
  var _style: _Style { _Style._color(Color._system("background")) }
}

extension ShapeStyle where Self == BackgroundStyle {
  static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == AnyShapeStyle {
  static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(_Style._level(0).shadow(style)) }
}

extension View {
  func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    _self._styleBehind(_Node._style(style._style), _edgeFlags(edges))
  }
  func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    _self._styleBehind(_Node._style(_Style._ground()), _edgeFlags(edges))
  }
  func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    _self._background(shape._self._fill(_Style._ground(), fillStyle), .center)
  }
  func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    _self._styleInFront(_Node._style(style._style), _edgeFlags(edges))
  }
  func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { _self._backgroundStyle(style._style) }
  func tint<S: ShapeStyle>(_ tint: S?) -> some View { _self._tintStyle(tint.map { $0._style }) }
}
