// Pictures: symbols of the system and of an asset catalog.

struct Image: View, Equatable {
  private let _name: String
  private let _isSymbol: Bool
  private var _insets: EdgeInsets?
  private var _isTiled = false
  private var _isTemplate: Bool?
  private var _isPixelated = false
  private var _symbolMode: SymbolRenderingMode?
  var _scale: CGFloat?
  init(_ name: String) {
    _name = name
    _isSymbol = false
  }
  init(decorative name: String) { self.init(name) }
  init(_ name: String, variableValue: Double?) { self.init(name) }
  init(systemName: String) {
    _name = systemName
    _isSymbol = true
  }
  init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
  /// The image as a part of a text.
  var _inText: _Text { _Text._image(_name, _isSymbol) }
  var _self: _Node {
    var node = _Node._image(_name, _isSymbol)
    if let insets = _insets { node = node._resizable(insets, _isTiled) }
    if let isTemplate = _isTemplate { node = node._template(isTemplate) }
    if _isPixelated { node = node._pixelated() }
    if let _scale { node = node._imageScale(_scale) }
    if let mode = _symbolMode { node = node._symbolRendering(mode._number) }
    return node
  }
}

extension Image {
  func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
    var image = self
    image._insets = capInsets
    image._isTiled = resizingMode == .tile
    return image
  }
  func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    var image = self
    image._isTemplate = renderingMode.map { $0 == .template }
    return image
  }
  func interpolation(_ interpolation: Image.Interpolation) -> Image {
    var image = self
    image._isPixelated = interpolation == .none
    return image
  }
  func antialiased(_ isAntialiased: Bool) -> Image { self }
  func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image._symbolMode = mode
    return image
  }
  enum ResizingMode: Hashable { case tile, stretch }
  enum TemplateRenderingMode: Hashable { case template, original }
  enum Interpolation: Hashable { case none, low, medium, high }
  enum Scale: Hashable { case small, medium, large }
}

enum SymbolRenderingMode: Hashable {
  case monochrome, multicolor, hierarchical, palette
  var _number: Int {
    switch self {
    case .monochrome: return 0
    case .multicolor: return 1
    case .hierarchical: return 2
    case .palette: return 3
    }
  }
}

struct SymbolVariants: Hashable {
  var _names: [String] = []
  static let none = SymbolVariants()
  static let fill = SymbolVariants(_names: ["fill"])
  static let circle = SymbolVariants(_names: ["circle"])
  static let square = SymbolVariants(_names: ["square"])
  static let rectangle = SymbolVariants(_names: ["rectangle"])
  static let slash = SymbolVariants(_names: ["slash"])
  var fill: SymbolVariants { SymbolVariants(_names: _names + ["fill"]) }
  var circle: SymbolVariants { SymbolVariants(_names: _names + ["circle"]) }
  var square: SymbolVariants { SymbolVariants(_names: _names + ["square"]) }
  var rectangle: SymbolVariants { SymbolVariants(_names: _names + ["rectangle"]) }
  var slash: SymbolVariants { SymbolVariants(_names: _names + ["slash"]) }
}

extension View {
  func imageScale(_ scale: Image.Scale) -> some View {
    _self._imageScale(scale == .small ? 0 : scale == .medium ? 1 : 2)
  }
  func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    _self._set("symbolRendering", mode.map { Double($0._number) })
  }
  func symbolVariant(_ variant: SymbolVariants) -> some View { _self._symbolVariant(variant._names) }
}
