// The canvas: a view that code draws. Its context makes marks, which the view tree draws.

/// SwiftUI does not document its edges: here the drawing ends there. `opaque` and the two behind it change no picture.
struct Canvas: View {
  let _self: _Node
  init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { _self = _canvasNode([], renderer) }
  init<Symbols: View>(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { _self = symbols()._self._subviews("", { parts, _ in _canvasNode(parts, renderer) }) }
}

func _canvasNode(_ symbols: [_Node], _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> _Node {
  let tags = symbols.map { $0._traitTexts("tag") }
  return _Node._canvas(
    symbols,
    { numbers in
      let marks = _CanvasMarks(tags, numbers)
      var context = GraphicsContext(_marks: marks)
      renderer(&context, CGSize(width: numbers[0], height: numbers[1]))
      return marks.list
    })
}

/// The marks of a canvas or of a layer, the lowest first: all copies of a context add to the same.
final class _CanvasMarks {
  var list: [_Mark] = []
  /// The tags of the symbols.
  let tags: [[String]]
  /// The width and height of the canvas, and those of each symbol.
  let numbers: [CGFloat]
  init(_ tags: [[String]], _ numbers: [CGFloat]) {
    self.tags = tags
    self.numbers = numbers
  }
  func _empty() -> _CanvasMarks { _CanvasMarks(tags, numbers) }
}

struct GraphicsContext {
  let _marks: _CanvasMarks
  var _state = _CanvasState._start()
}

extension GraphicsContext {
  var opacity: Double {
    get { _state._opacity }
    set { _state = _state._faded(newValue) }
  }
  var blendMode: GraphicsContext.BlendMode {
    get { GraphicsContext.BlendMode(_name: _state._blendName) }
    set { _state = _state._blended(newValue._name) }
  }
  var transform: CGAffineTransform {
    get { _state._transform }
    set { _state = _state._moved(newValue) }
  }
  var environment: EnvironmentValues { EnvironmentValues._current }
  mutating func translateBy(x: CGFloat, y: CGFloat) {
    _state = _state._concatenated(CGAffineTransform(translationX: x, y: y))
  }
  mutating func scaleBy(x: CGFloat, y: CGFloat) { _state = _state._concatenated(CGAffineTransform(scaleX: x, y: y)) }
  mutating func rotate(by angle: Angle) {
    _state = _state._concatenated(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }
  mutating func concatenate(_ matrix: CGAffineTransform) { _state = _state._concatenated(matrix) }
  mutating func addFilter(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = GraphicsContext.FilterOptions()
  ) {
    _state = filter._added(_state)
  }
  /// An inverse clip reaches 10,000 points in each direction.
  mutating func clip(
    to path: Path, style: FillStyle = FillStyle(),
    options: GraphicsContext.ClipOptions = GraphicsContext.ClipOptions()
  ) {
    let isInverse = options.contains(.inverse)
    _state = _state._clipped(isInverse ? _widePath().subtracting(path, eoFill: style.isEOFilled) : path, style)
  }
  mutating func clipToLayer(
    opacity: Double = 1, options: GraphicsContext.ClipOptions = GraphicsContext.ClipOptions(),
    content: (inout GraphicsContext) -> Void
  ) {
    let marks = _layerMarks(content)
    guard options.contains(.inverse) else {
      _state = _state._masked(marks, opacity)
      return
    }
    let black = _Style._color(Color(white: 0))
    let whole = _Mark._fill(_widePath(), black, false, FillStyle(), _CanvasState._start())
    let hole = _Mark._layer(marks, _CanvasState._start()._faded(opacity)._blended("destinationOut"))
    _state = _state._masked([whole, hole], 1)
  }
  func drawLayer(content: (inout GraphicsContext) -> Void) {
    _marks.list.append(_Mark._layer(_layerMarks(content), _state))
  }
  func _layerMarks(_ content: (inout GraphicsContext) -> Void) -> [_Mark] {
    let marks = _marks._empty()
    var layer = GraphicsContext(_marks: marks, _state: _state._inner())
    content(&layer)
    return marks.list
  }
}

func _widePath() -> Path { Path(CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)) }

// Paths, texts, pictures and symbols.

extension GraphicsContext {
  func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
    _marks.list.append(_Mark._fill(path, shading._style, shading._isInPoints, style, _state))
  }
  func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
    _marks.list.append(_Mark._stroke(path, shading._style, shading._isInPoints, style, _state))
  }
  func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  func resolve(_ text: Text) -> GraphicsContext.ResolvedText { GraphicsContext.ResolvedText(_text: text._value) }
  func resolve(_ image: Image) -> GraphicsContext.ResolvedImage { GraphicsContext.ResolvedImage(_image: image._self) }
  func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading { shading }
  func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? {
    guard let number = _marks.tags.firstIndex(of: [_tagText(id)]) else { return nil }
    let size = CGSize(width: _marks.numbers[2 * number + 2], height: _marks.numbers[2 * number + 3])
    return GraphicsContext.ResolvedSymbol(size: size, _number: number)
  }
  func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    _draw(text, _CanvasPlace._at(point, anchor))
  }
  func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) { _draw(text, _CanvasPlace._in(rect)) }
  func _draw(_ text: GraphicsContext.ResolvedText, _ place: _CanvasPlace) {
    _marks.list.append(_Mark._text(text._text, text.shading._style, text.shading._isInPoints, place, _state))
  }
  func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }
  func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    _draw(image, _CanvasPlace._at(point, anchor))
  }
  func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    _draw(image, _CanvasPlace._in(rect))
  }
  func _draw(_ image: GraphicsContext.ResolvedImage, _ place: _CanvasPlace) {
    let shading = image.shading ?? .foreground
    _marks.list.append(_Mark._image(image._image, shading._style, shading._isInPoints, place, _state))
  }
  func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    _marks.list.append(_Mark._symbol(symbol._number, _CanvasPlace._at(point, anchor), _state))
  }
  func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {
    _marks.list.append(_Mark._symbol(symbol._number, _CanvasPlace._in(rect), _state))
  }
}

extension GraphicsContext {
  struct ResolvedText {
    let _text: _Text
    var shading = GraphicsContext.Shading.foreground
    func measure(in size: CGSize) -> CGSize {
      let measures = _textMeasures(_text, size.width, size.height)
      return CGSize(width: measures[0], height: measures[1])
    }
    func firstBaseline(in size: CGSize) -> CGFloat { _textMeasures(_text, size.width, size.height)[2] }
    func lastBaseline(in size: CGSize) -> CGFloat { _textMeasures(_text, size.width, size.height)[3] }
  }
  struct ResolvedImage {
    let _image: _Node
    var shading: GraphicsContext.Shading? = nil
    var size: CGSize {
      let measures = _imageMeasures(_image)
      return CGSize(width: measures[0], height: measures[1])
    }
    var baseline: CGFloat { size.height }
  }
  struct ResolvedSymbol {
    let size: CGSize
    let _number: Int
  }
}
