// Pictures: symbols of the system and of an asset catalog.

struct Image: View, Equatable {
  private let _name: String
  private let _isSymbol: Bool
  private var _isResizable = false
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
  var _self: _Node {
    let node = _Node._image(_name, _isSymbol)
    return _isResizable ? node._resizable() : node
  }
}

extension Image {
  func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
    var image = self
    image._isResizable = true
    return image
  }
  func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
  func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
  func antialiased(_ isAntialiased: Bool) -> Image { self }
  func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  enum ResizingMode: Hashable { case tile, stretch }
  enum TemplateRenderingMode: Hashable { case template, original }
  enum Interpolation: Hashable { case none, low, medium, high }
  enum Scale: Hashable { case small, medium, large }
}

enum SymbolRenderingMode: Hashable { case monochrome, multicolor, hierarchical, palette }

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
  func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { _self }
  func symbolVariant(_ variant: SymbolVariants) -> some View { _self._symbolVariant(variant._names) }
}
