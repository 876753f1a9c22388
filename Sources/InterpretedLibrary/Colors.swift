// Colours and gradients. The interpreter alone reads this file: its colours have components that can be changed as
// parameters, and the compiler has those of the view tree. A shape may hold such values, but they do not influence its
// path. The named colours are those of Apple's light appearance in sRGB.

struct Color: View, ShapeStyle, Hashable, CustomStringConvertible {
  /// 0...1
  private var _red: Double
  /// 0...1
  private var _green: Double
  /// 0...1
  private var _blue: Double
  /// 0...1
  private var _opacity: Double
  private var _ownNotation: String
  var _style: _Style { _Style._color(self) }
  var _self: _Node { _Node._style(_Style._color(self)) }
}

extension Color {
  enum RGBColorSpace: Hashable { case sRGB, sRGBLinear, displayP3 }
  init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self = Color._rgb(colorSpace == .sRGB ? 0 : colorSpace == .sRGBLinear ? 1 : 2, red, green, blue, opacity)
  }
  init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self = Color._rgb(
      colorSpace == .sRGB ? 0 : colorSpace == .sRGBLinear ? 1 : 2, white, white, white, opacity)
  }
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self = Color._hue(hue, saturation, brightness, opacity)
  }
  init(_ name: String) { self = Color._asset(name) }
  @_disfavoredOverload init(_ color: Color) { self = color }
  func opacity(_ opacity: Double) -> Color { _faded(opacity) }
  func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    _mixed(rhs, fraction, colorSpace == .device)
  }
  var gradient: _Style { _Style._standardGradient(self) }
  var description: String { "\(self)" }
}

extension Color {
  static let red = Color._system("red")
  static let orange = Color._system("orange")
  static let yellow = Color._system("yellow")
  static let green = Color._system("green")
  static let mint = Color._system("mint")
  static let teal = Color._system("teal")
  static let cyan = Color._system("cyan")
  static let blue = Color._system("blue")
  static let indigo = Color._system("indigo")
  static let purple = Color._system("purple")
  static let pink = Color._system("pink")
  static let brown = Color._system("brown")
  static let gray = Color._system("gray")
  static let primary = Color._system("primary")
  static let secondary = Color._system("secondary")
  static let black = Color._rgb(0, 0, 0, 0, 1)
  static let white = Color._rgb(0, 1, 1, 1, 1)
  static let clear = Color._rgb(0, 0, 0, 0, 0)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  static let accentColor = Color._accent()
}

struct Gradient: Equatable {
  // swift-format-ignore: UseSynthesizedInitializer
  struct Stop: Hashable {
    var color: Color
    var location: CGFloat
    init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  enum ColorSpace: Hashable { case device, perceptual }
  var stops: [Gradient.Stop]
  private var _isDevice = false
  func colorSpace(_ space: Gradient.ColorSpace) -> Gradient {
    var result = self
    result._isDevice = space == .device
    return result
  }
  init(stops: [Gradient.Stop]) { self.stops = stops }
  init(colors: [Color]) {
    stops = []
    for index in colors.indices {
      let location = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      stops.append(Gradient.Stop(color: colors[index], location: location))
    }
  }
}
