// The paints, blend modes and filters of a canvas.

/// Gradients have their places in points of the context's space. They do not repeat, and mix as all gradients do.
extension GraphicsContext {
  struct Shading {
    let _style: _Style
    var _isInPoints = false
    static let foreground = GraphicsContext.Shading(_style: _Style._level(0))
    static func color(_ color: Color) -> GraphicsContext.Shading {
      GraphicsContext.Shading(_style: _Style._color(color))
    }
    static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> GraphicsContext.Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> GraphicsContext.Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading {
      GraphicsContext.Shading(_style: style._style)
    }
    static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> GraphicsContext.Shading {
      GraphicsContext.Shading(_style: _Style._image(image._self, sourceRect, scale, origin), _isInPoints: true)
    }
    /// The first of several levels.
    static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading { array.first ?? .foreground }
    static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> GraphicsContext.Shading {
      let (start, end) = (UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y))
      return GraphicsContext.Shading(_style: _Style._linear(gradient, start, end), _isInPoints: true)
    }
    static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> GraphicsContext.Shading {
      let middle = UnitPoint(x: center.x, y: center.y)
      return GraphicsContext.Shading(
        _style: _Style._radial(gradient, middle, startRadius, endRadius), _isInPoints: true)
    }
    static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
    ) -> GraphicsContext.Shading {
      let middle = UnitPoint(x: center.x, y: center.y)
      return GraphicsContext.Shading(
        _style: _Style._angular(gradient, middle, angle, angle + .degrees(360)), _isInPoints: true)
    }
  }
  struct GradientOptions: OptionSet, Hashable {
    let rawValue: Int
  }
  struct ClipOptions: OptionSet, Hashable {
    let rawValue: Int
    static let inverse = ClipOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  struct BlendMode: Hashable {
    let _name: String
    static let normal = GraphicsContext.BlendMode(_name: "normal")
    static let multiply = GraphicsContext.BlendMode(_name: "multiply")
    static let screen = GraphicsContext.BlendMode(_name: "screen")
    static let overlay = GraphicsContext.BlendMode(_name: "overlay")
    static let darken = GraphicsContext.BlendMode(_name: "darken")
    static let lighten = GraphicsContext.BlendMode(_name: "lighten")
    static let colorDodge = GraphicsContext.BlendMode(_name: "colorDodge")
    static let colorBurn = GraphicsContext.BlendMode(_name: "colorBurn")
    static let softLight = GraphicsContext.BlendMode(_name: "softLight")
    static let hardLight = GraphicsContext.BlendMode(_name: "hardLight")
    static let difference = GraphicsContext.BlendMode(_name: "difference")
    static let exclusion = GraphicsContext.BlendMode(_name: "exclusion")
    static let hue = GraphicsContext.BlendMode(_name: "hue")
    static let saturation = GraphicsContext.BlendMode(_name: "saturation")
    static let color = GraphicsContext.BlendMode(_name: "color")
    static let luminosity = GraphicsContext.BlendMode(_name: "luminosity")
    static let clear = GraphicsContext.BlendMode(_name: "clear")
    static let copy = GraphicsContext.BlendMode(_name: "copy")
    static let sourceIn = GraphicsContext.BlendMode(_name: "sourceIn")
    static let sourceOut = GraphicsContext.BlendMode(_name: "sourceOut")
    static let sourceAtop = GraphicsContext.BlendMode(_name: "sourceAtop")
    static let destinationOver = GraphicsContext.BlendMode(_name: "destinationOver")
    static let destinationIn = GraphicsContext.BlendMode(_name: "destinationIn")
    static let destinationOut = GraphicsContext.BlendMode(_name: "destinationOut")
    static let destinationAtop = GraphicsContext.BlendMode(_name: "destinationAtop")
    static let xor = GraphicsContext.BlendMode(_name: "xor")
    static let plusDarker = GraphicsContext.BlendMode(_name: "plusDarker")
    static let plusLighter = GraphicsContext.BlendMode(_name: "plusLighter")
  }
}

/// Changes of each mark as a whole. The one that is added last comes first. Lengths are in the space that the context
/// has when a filter is added; SwiftUI does not document it.
extension GraphicsContext {
  struct Filter {
    let _added: (_CanvasState) -> _CanvasState
    static func blur(
      radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()
    ) -> GraphicsContext.Filter {
      GraphicsContext.Filter(_added: { $0._blurred(radius, options.contains(.opaque)) })
    }
    static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> GraphicsContext.Filter {
      GraphicsContext.Filter(_added: { $0._shadowed(color, radius, CGSize(width: x, height: y)) })
    }
    static func _colored(_ name: String, _ amount: Double) -> GraphicsContext.Filter {
      GraphicsContext.Filter(_added: { $0._colored(name, amount) })
    }
    static func brightness(_ amount: Double) -> GraphicsContext.Filter { _colored("brightness", amount) }
    static func contrast(_ amount: Double) -> GraphicsContext.Filter { _colored("contrast", amount) }
    static func saturation(_ amount: Double) -> GraphicsContext.Filter { _colored("saturation", amount) }
    static func grayscale(_ amount: Double) -> GraphicsContext.Filter { _colored("grayscale", amount) }
    static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter { _colored("contrast", 1 - 2 * amount) }
    static var luminanceToAlpha: GraphicsContext.Filter { _colored("luminanceToAlpha", 1) }
    static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
      GraphicsContext.Filter(_added: { $0._hueTurned(angle) })
    }
    static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
      GraphicsContext.Filter(_added: { $0._multiplied(color) })
    }
    static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color(white: 0)
    ) -> GraphicsContext.Filter {
      GraphicsContext.Filter(_added: { $0._thresholded(min, max, color) })
    }
  }
  struct FilterOptions: OptionSet, Hashable {
    let rawValue: Int
  }
  struct BlurOptions: OptionSet, Hashable {
    let rawValue: Int
    static let opaque = BlurOptions(rawValue: 1)
    static let dithersResult = BlurOptions(rawValue: 2)
  }
}
