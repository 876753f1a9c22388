// Colours and gradients. A shape may hold such values, but they do not influence its path.  The named colours are those
// of Apple's light appearance in sRGB.

struct Color: Hashable {
  /// 0...1
  private var _red: Double
  /// 0...1
  private var _green: Double
  /// 0...1
  private var _blue: Double
  /// 0...1
  private var _opacity: Double
  enum RGBColorSpace: Hashable { case sRGB, sRGBLinear, displayP3 }
  init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    _red = red
    _green = green
    _blue = blue
    _opacity = opacity
  }
  init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let k = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * Swift.max(0, Swift.min(Swift.min(k, 4 - k), 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }
  func opacity(_ opacity: Double) -> Color {
    Color(red: _red, green: _green, blue: _blue, opacity: _opacity * opacity)
  }
  static let red = Color(red: 1, green: 0.231, blue: 0.188)
  static let orange = Color(red: 1, green: 0.584, blue: 0)
  static let yellow = Color(red: 1, green: 0.8, blue: 0)
  static let green = Color(red: 0.204, green: 0.78, blue: 0.349)
  static let mint = Color(red: 0, green: 0.78, blue: 0.745)
  static let teal = Color(red: 0.188, green: 0.69, blue: 0.78)
  static let cyan = Color(red: 0.196, green: 0.678, blue: 0.902)
  static let blue = Color(red: 0, green: 0.478, blue: 1)
  static let indigo = Color(red: 0.345, green: 0.337, blue: 0.839)
  static let purple = Color(red: 0.686, green: 0.322, blue: 0.871)
  static let pink = Color(red: 1, green: 0.176, blue: 0.333)
  static let brown = Color(red: 0.635, green: 0.518, blue: 0.369)
  static let gray = Color(red: 0.557, green: 0.557, blue: 0.576)
  static let black = Color(white: 0)
  static let white = Color(white: 1)
  static let clear = Color(white: 0, opacity: 0)
  static let primary = Color(white: 0)
  static let secondary = Color(red: 0.235, green: 0.235, blue: 0.263, opacity: 0.6)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  static let accentColor = Color(red: 0, green: 0.478, blue: 1)
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
  var stops: [Gradient.Stop]
  init(stops: [Gradient.Stop]) { self.stops = stops }
  init(colors: [Color]) {
    stops = []
    for index in colors.indices {
      let location = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      stops.append(Gradient.Stop(color: colors[index], location: location))
    }
  }
}

struct LinearGradient {
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

struct RadialGradient {
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

struct AngularGradient {
  private var _gradient: Gradient
  private var _center: UnitPoint
  private var _startAngle: Angle
  private var _endAngle: Angle
  init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    _gradient = gradient
    _center = center
    _startAngle = startAngle
    _endAngle = endAngle
  }
  init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}
