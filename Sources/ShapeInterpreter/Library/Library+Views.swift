import Foundation
import ShapeGeometry
import ViewTree

// Views: their nodes, modifiers and styles. The interpreted library has SwiftUI's surface.

extension LibraryTable {
  @inline(never)
  mutating func addViews() {
    declare(NodeValue.self, conforms: ["View"])
    alias("_Node", .node)
    getter("_self", cost: .nothing) { (node: NodeValue) in node }
    declare(TextValue.self, conforms: ["Equatable"])
    operation("==(_:_:)") { (a: TextValue, b: TextValue) in a == b }
    // A faded gradient is a style, and a view as the gradient is.
    declare(ViewStyle.self, conforms: ["ShapeStyle", "View", "Equatable"])
    getter("_self") { (style: ViewStyle) in NodeValue(ViewNode._style(style)) }
    operation("==(_:_:)") { (a: ViewStyle, b: ViewStyle) in a == b }
    getter("_style", cost: .nothing) { (style: ViewStyle) in style }
    addNames()
    addMakers()
    addLayoutModifiers()
    addDrawingModifiers()
    addEffects()
    addImages()
    addSurroundingModifiers()
    addTexts()
    addPaints()
    addEnvironment()
    addAlignments()
    addOwnLayouts()
    addPlaces()
    addSubviews()
    addCanvas()
    addMotion()
    addSessions()
  }

  /// Adds the function that returns the name of a value's type.
  @inline(never)
  private mutating func addNames() {
    let value = GenericParameter(name: "T", owner: -4, bounds: [])
    function("_formatted(_:_:)") { (number: String, words: String) in NumberFormat(words: words).text(of: number) }
    function("_parsed(_:_:)") { (text: String, words: String) in NumberFormat(words: words).number(in: text) }
    function("_currencySign(_:)") { (code: String) in NumberFormat.currencySign(code) }
    add(
      NativeRow(
        name: "_typeName(_:)", role: .function, owner: nil, generics: [value], labels: [nil],
        parameters: [.parameter(value)], result: .string,
        body: .typed { types in
          let name = types.first.map { $0.nominal?.baseName ?? "\($0)" } ?? ""
          return NativeEntry { (frame, slots) throws(Fault) in name.store(to: frame, at: slots[0]) }
        }, cost: .nothing))
    add(
      NativeRow(
        name: "_pathText(_:)", role: .function, owner: nil, generics: [value], labels: [nil],
        parameters: [.parameter(value)], result: .string,
        body: .typed { _ in
          NativeEntry { (frame, slots) throws(Fault) in
            frame.objects[Int(slots[1].object)].pathText.store(to: frame, at: slots[0])
          }
        }, cost: .nothing))
    add(
      NativeRow(
        name: "_identityText(_:)", role: .function, owner: nil, generics: [value], labels: [nil],
        parameters: [.parameter(value)], result: .string, body: .identity, cost: .nothing))
  }

  @inline(never)
  private mutating func addMakers() {
    maker("_group(_:)") { (views: [NodeValue]) in ViewNode._group(views.map(\.node)) }
    maker("_branch(_:_:)") { (index: Int, view: NodeValue?) in ViewNode._branch(index, view?.node) }
    add("_room(_:)", .staticMember, of: .node, [.int], .int, [:], cost: .nothing) { (frame, slots) throws(Fault) in
      let count = frame[int: slots[1].word]
      if let size = frame.allowance?.pointee.size, count > NodeValue.most(of: size) {
        throw .tooManyViews(NodeValue.most(of: size))
      }
      count.store(to: frame, at: slots[0])
    }
    maker("_items(_:_:)") { (ids: [String], views: [NodeValue]) in ViewNode._items(ids, views.map(\.node)) }
    maker("_style(_:)") { (style: ViewStyle) in ViewNode._style(style) }
    maker("_text(_:)") { (text: TextValue) in ViewNode._text(text) }
    maker("_spacer(_:)") { (length: CGFloat?) in ViewNode._spacer(length) }
    maker("_missing()") { () in ViewNode._missing() }
    maker("_first(_:)") { (views: NodeValue) in ViewNode._first(views.node) }
    maker("_control(_:_:_:_:)") { (kind: String, parts: [NodeValue], state: [Double], usual: NodeValue) in
      ViewNode._control(kind, parts.map(\.node), state, usual.node)
    }
    maker("_lazyGrid(_:_:_:_:_:_:)") {
      (
        alignment: HorizontalAlignment, tracks: [[CGFloat]], gaps: [CGFloat?], alignments: [AlignmentPair?],
        spacing: CGFloat?, content: NodeValue
      ) in ViewNode._lazyGrid(alignment, tracks, gaps, alignments, spacing, content.node)
    }
    maker("_lazyGrid(_:_:_:_:_:_:)") {
      (
        alignment: VerticalAlignment, tracks: [[CGFloat]], gaps: [CGFloat?], alignments: [AlignmentPair?],
        spacing: CGFloat?, content: NodeValue
      ) in ViewNode._lazyGrid(alignment, tracks, gaps, alignments, spacing, content.node)
    }
    maker("_divider()") { () in ViewNode._divider() }
    maker("_stack(_:_:_:_:)") {
      (alignment: VerticalAlignment, spacing: CGFloat?, isLazy: Bool, content: NodeValue) in
      ViewNode._stack(alignment, spacing, isLazy, content.node)
    }
    maker("_stack(_:_:_:_:)") {
      (alignment: HorizontalAlignment, spacing: CGFloat?, isLazy: Bool, content: NodeValue) in
      ViewNode._stack(alignment, spacing, isLazy, content.node)
    }
    maker("_layers(_:_:)") { (alignment: AlignmentPair, content: NodeValue) in
      ViewNode._layers(alignment, content.node)
    }
    maker("_scroll(_:_:_:)") { (isHorizontal: Bool, isVertical: Bool, content: NodeValue) in
      ViewNode._scroll(isHorizontal, isVertical, content.node)
    }
    maker("_fitting(_:_:_:)") { (isHorizontal: Bool, isVertical: Bool, content: NodeValue) in
      ViewNode._fitting(isHorizontal, isVertical, content.node)
    }
    maker("_gridRow(_:_:)") { (alignment: VerticalAlignment?, content: NodeValue) in
      ViewNode._gridRow(alignment, content.node)
    }
    maker("_grid(_:_:_:_:)") {
      (alignment: AlignmentPair, horizontal: CGFloat?, vertical: CGFloat?, content: NodeValue) in
      ViewNode._grid(alignment, horizontal, vertical, content.node)
    }
    codeMaker("_own(_:_:)", named: true, [.function([], .node)]) { name, code in
      ViewNode(.own(OwnView(name, code: code)))
    }
    let body = [Type.function([], .node), .function([.init(type: .array(.double))], .node)]
    add(
      "_moving(_:_:_:_:)", .staticMember, of: .node, [.string, .array(.double)] + body, .node, [:], cost: .nothing
    ) { (frame, slots) throws(Fault) in
      let code = frame.code(2, slots, first: 3)
      let view = OwnView(
        .load(from: frame, at: slots[1]), code: code, numbers: [Double].load(from: frame, at: slots[2]))
      try frame.put(ViewNode(.own(view)), around: [], keeping: code.closures, at: slots[0])
    }
    let length = Type.Parameter(type: .optional(.cgFloat))
    codeMaker(
      "_shape(_:_:_:_:_:)", named: true,
      [
        .function([.init(type: .rect)], .path), .function([length, length], .size), .function([], .array(.double)),
        .function([.init(type: .array(.double)), .init(type: .rect)], .path),
      ]
    ) { name, code in ViewNode(.shape(ShapeValue(name, code: code), [])) }
  }

  @inline(never)
  private mutating func addLayoutModifiers() {
    modifier("_frame(_:_:_:)") { (node, width: CGFloat?, height: CGFloat?, alignment: AlignmentPair) in
      node._frame(width, height, alignment)
    }
    modifier("_flexibleFrame(_:_:_:)") { (node, width: [CGFloat?], height: [CGFloat?], alignment: AlignmentPair) in
      node._flexibleFrame(width, height, alignment)
    }
    modifier("_padding(_:)") { (node, insets: EdgeInsets) in node._padding(insets) }
    modifier("_safeAreaPadding(_:)") { (node, insets: EdgeInsets) in node._safeAreaPadding(insets) }
    modifier("_ignoresSafeArea(_:)") { (node, edges: Int) in node._ignoresSafeArea(edges) }
    modifier("_safeAreaInset(_:_:_:_:)") {
      (node, bar: NodeValue, edge: Int, alignment: HorizontalAlignment, spacing: CGFloat?) in
      node._safeAreaInset(bar.node, edge, alignment, spacing)
    }
    modifier("_safeAreaInset(_:_:_:_:)") {
      (node, bar: NodeValue, edge: Int, alignment: VerticalAlignment, spacing: CGFloat?) in
      node._safeAreaInset(bar.node, edge, alignment, spacing)
    }
    modifier("_fixedSize(_:_:)") { (node, horizontal: Bool, vertical: Bool) in node._fixedSize(horizontal, vertical) }
    modifier("_aspectRatio(_:_:)") { (node, ratio: CGFloat?, fills: Bool) in node._aspectRatio(ratio, fills) }
    modifier("_position(_:)") { (node, point: CGPoint) in node._position(point) }
    modifier("_priority(_:)") { (node, value: Double) in node._priority(value) }
    modifier("_id(_:)") { (node, name: String) in node._id(name) }
    modifier("_previewName(_:)") { (node, name: String) in node._previewName(name) }
    modifier("_previewDevice(_:)") { (node, name: String) in node._previewDevice(name) }
    modifier("_previewLandscape(_:)") { (node, value: Bool) in node._previewLandscape(value) }
    modifier("_previewSize(_:)") { (node, size: CGSize) in node._previewSize(size) }
  }

  @inline(never)
  private mutating func addDrawingModifiers() {
    modifier("_offset(_:)") { (node, offset: CGSize) in node._offset(offset) }
    modifier("_rotation(_:_:)") { (node, angle: Angle, anchor: UnitPoint) in node._rotation(angle, anchor) }
    modifier("_scale(_:_:)") { (node, scale: CGSize, anchor: UnitPoint) in node._scale(scale, anchor) }
    modifier("_transform(_:)") { (node, transform: CGAffineTransform) in node._transform(transform) }
    modifier("_opacity(_:)") { (node, value: Double) in node._opacity(value) }
    modifier("_hidden()") { (node) in node._hidden() }
    modifier("_zIndex(_:)") { (node, value: Double) in node._zIndex(value) }
    modifier("_overlay(_:_:)") { (node, other: NodeValue, alignment: AlignmentPair) in
      node._overlay(other.node, alignment)
    }
    modifier("_background(_:_:)") { (node, other: NodeValue, alignment: AlignmentPair) in
      node._background(other.node, alignment)
    }
    modifier("_styleInFront(_:_:)") { (node, style: NodeValue, edges: Int) in node._styleInFront(style.node, edges) }
    modifier("_styleBehind(_:_:)") { (node, style: NodeValue, edges: Int) in node._styleBehind(style.node, edges) }
    modifier("_mask(_:_:)") { (node, other: NodeValue, alignment: AlignmentPair) in node._mask(other.node, alignment) }
    modifier("_clip(_:_:)") { (node, shape: NodeValue, style: FillStyle) in node._clip(shape.node, style) }
    modifier("_fill(_:_:)") { (node, style: ViewStyle, fillStyle: FillStyle) in node._fill(style, fillStyle) }
    modifier("_stroke(_:_:)") { (node, style: ViewStyle, strokeStyle: StrokeStyle) in
      node._stroke(style, strokeStyle)
    }
  }

  @inline(never)
  private mutating func addSurroundingModifiers() {
    modifier("_font(_:)") { (node, font: FontValue?) in node._font(font) }
    modifier("_fontWeight(_:)") { (node, weight: CGFloat?) in node._fontWeight(weight) }
    modifier("_fontDesign(_:)") { (node, number: Int?) in node._fontDesign(number) }
    modifier("_monospacedDigit()") { (node) in node._monospacedDigit() }
    modifier("_italic(_:)") { (node, isItalic: Bool) in node._italic(isItalic) }
    modifier("_foreground(_:)") { (node, styles: [ViewStyle]) in node._foreground(styles) }
    modifier("_foregroundColor(_:)") { (node, color: Color?) in node._foregroundColor(color) }
    modifier("_tint(_:)") { (node, color: Color?) in node._tint(color) }
    modifier("_lineLimit(_:)") { (node, limit: Int?) in node._lineLimit(limit) }
    modifier("_minimumScaleFactor(_:)") { (node, factor: CGFloat) in node._minimumScaleFactor(factor) }
    modifier("_lineSpacing(_:)") { (node, points: CGFloat) in node._lineSpacing(points) }
    modifier("_textAlignment(_:)") { (node, index: Int) in node._textAlignment(index) }
    modifier("_truncation(_:)") { (node, index: Int) in node._truncation(index) }
    let look = Type.function([.init(type: .array(.node)), .init(type: .array(.double))], .node)
    codeModifier("_controlStyle(_:_:)", of: String.self, [look]) { node, kind, code in
      node.modified(.controlStyle(kind, code))
    }
    modifier("_preferredScheme(_:)") { (node, isDark: Bool) in node._preferredScheme(isDark) }
    modifier("_isEnabled(_:)") { (node, value: Bool) in node._isEnabled(value) }
    modifier("_dark(_:)") { (node, isDark: Bool) in node._dark(isDark) }
  }

  @inline(never)
  private mutating func addTexts() {
    staticMethod(TextValue.self, "_plain(_:)") { (text: String) in TextValue._plain(text) }
    staticMethod(TextValue.self, "_localized(_:)") { (text: String) in TextValue._localized(text) }
    staticMethod(TextValue.self, "_image(_:_:)") { (name: String, isSymbol: Bool) in TextValue._image(name, isSymbol) }
    method("_joined(_:)") { (text: TextValue, other: TextValue) in text._joined(other) }
    method("_font(_:)") { (text: TextValue, font: FontValue?) in text._font(font) }
    method("_weight(_:)") { (text: TextValue, weight: CGFloat?) in text._weight(weight) }
    method("_design(_:)") { (text: TextValue, number: Int) in text._design(number) }
    method("_monospacedDigit()") { (text: TextValue) in text._monospacedDigit() }
    method("_italic(_:)") { (text: TextValue, isItalic: Bool) in text._italic(isItalic) }
    method("_paint(_:)") { (text: TextValue, style: ViewStyle?) in text._paint(style) }
    method("_kerning(_:)") { (text: TextValue, points: CGFloat) in text._kerning(points) }
    declare(FontValue.self, conforms: ["Equatable"])
    operation("==(_:_:)") { (a: FontValue, b: FontValue) in a == b }
    staticMethod(FontValue.self, "_style(_:)") { (index: Int) in FontValue._style(index) }
    addTextLines()
    staticMethod(FontValue.self, "_fixed(_:_:)") { (name: String, size: CGFloat) in FontValue._fixed(name, size) }
    staticMethod(FontValue.self, "_custom(_:_:)") { (name: String, size: CGFloat) in FontValue._custom(name, size) }
    add(
      "_system(_:_:_:)", .staticMember, of: FontValue.type,
      [.cgFloat, .optional(.cgFloat), .optional(.int)], FontValue.type, [:]
    ) { frame, slots in
      FontValue._system(
        .load(from: frame, at: slots[1]), .load(from: frame, at: slots[2]), .load(from: frame, at: slots[3])
      ).store(to: frame, at: slots[0])
    }
    method("_weight(_:)") { (font: FontValue, weight: CGFloat) in font._weight(weight) }
    method("_italic()") { (font: FontValue) in font._italic() }
    method("_design(_:)") { (font: FontValue, number: Int?) in font._design(number) }
    method("_monospacedDigit()") { (font: FontValue) in font._monospacedDigit() }
    method("_leading(_:)") { (font: FontValue, points: CGFloat) in font._leading(points) }
  }

  @inline(never)
  private mutating func addPaints() {
    staticMethod(ViewStyle.self, "_color(_:)") { (color: Color) in ViewStyle._color(color) }
    staticMethod(ViewStyle.self, "_level(_:)") { (index: Int) in ViewStyle._level(index) }
    staticMethod(ViewStyle.self, "_ground()") { () in ViewStyle._ground() }
    staticMethod(ViewStyle.self, "_tint()") { () in ViewStyle._tint() }
    staticMethod(ViewStyle.self, "_material(_:)") { (opacity: Double) in ViewStyle._material(opacity) }
    staticMethod(ViewStyle.self, "_standardGradient(_:)") { (color: Color) in ViewStyle._standardGradient(color) }
    method("_faded(_:)") { (style: ViewStyle, share: Double) in style._faded(share) }
    paint("_linear(_:_:_:)", [Gradient.type, UnitPoint.type, UnitPoint.type]) { frame, slots in
      ._linear(.load(from: frame, at: slots[1]), .load(from: frame, at: slots[2]), .load(from: frame, at: slots[3]))
    }
    paint("_radial(_:_:_:_:)", [Gradient.type, UnitPoint.type, .cgFloat, .cgFloat]) { frame, slots in
      ._radial(
        .load(from: frame, at: slots[1]), .load(from: frame, at: slots[2]), .load(from: frame, at: slots[3]),
        .load(from: frame, at: slots[4]))
    }
    paint("_elliptical(_:_:_:_:)", [Gradient.type, UnitPoint.type, .cgFloat, .cgFloat]) { frame, slots in
      ._elliptical(
        .load(from: frame, at: slots[1]), .load(from: frame, at: slots[2]), .load(from: frame, at: slots[3]),
        .load(from: frame, at: slots[4]))
    }
    paint("_angular(_:_:_:_:)", [Gradient.type, UnitPoint.type, .angle, .angle]) { frame, slots in
      ._angular(
        .load(from: frame, at: slots[1]), .load(from: frame, at: slots[2]), .load(from: frame, at: slots[3]),
        .load(from: frame, at: slots[4]))
    }
    paint("_image(_:_:_:_:)", [.node, .rect, .cgFloat, .point]) { frame, slots in
      ._image(
        NodeValue.load(from: frame, at: slots[1]).node, .load(from: frame, at: slots[2]),
        .load(from: frame, at: slots[3]), .load(from: frame, at: slots[4]))
    }
    let numbers: [Type] = [.array(.int), .array(.cgFloat), .array(Color.type), Color.type, .bool, .bool]
    paint("_mesh(_:_:_:_:_:_:)", numbers) { frame, slots in
      ._mesh(
        .load(from: frame, at: slots[1]), .load(from: frame, at: slots[2]), .load(from: frame, at: slots[3]),
        .load(from: frame, at: slots[4]), .load(from: frame, at: slots[5]), .load(from: frame, at: slots[6]))
    }
    staticMethod(Color.self, "_system(_:)") { (name: String) in Color._system(name) }
    staticMethod(Color.self, "_asset(_:)") { (name: String) in Color._asset(name) }
    staticMethod(Color.self, "_uiColor(_:)") { (name: String) in Color._uiColor(name) }
    staticMethod(Color.self, "_adaptive(_:_:)") { (light: Color, dark: Color) in Color._adaptive(light, dark) }
    staticMethod(Color.self, "_accent()") { () in Color._accent() }
    method("_faded(_:)") { (color: Color, share: Double) in color.opacity(share) }
    let number = Type.double
    add("_rgb(_:_:_:_:_:)", .staticMember, of: Color.type, [.int, number, number, number, number], Color.type, [:]) {
      frame, slots in
      let spaces: [Color.RGBColorSpace] = [.sRGB, .sRGBLinear, .displayP3]
      let space = spaces[min(max(frame[int: slots[1].word], 0), 2)]
      Color(
        space, red: frame[double: slots[2].word], green: frame[double: slots[3].word],
        blue: frame[double: slots[4].word], opacity: frame[double: slots[5].word]
      ).store(to: frame, at: slots[0])
    }
    add("_hue(_:_:_:_:)", .staticMember, of: Color.type, [number, number, number, number], Color.type, [:]) {
      frame, slots in
      Color(
        hue: frame[double: slots[1].word], saturation: frame[double: slots[2].word],
        brightness: frame[double: slots[3].word], opacity: frame[double: slots[4].word]
      ).store(to: frame, at: slots[0])
    }
  }

  /// Adds a static member that makes a style.
  @inline(never)
  private mutating func paint(
    _ name: String, _ parameters: [Type], _ body: @escaping @Sendable (Frame, UnsafePointer<Slot>) -> ViewStyle
  ) {
    add(name, .staticMember, of: ViewStyle.type, parameters, ViewStyle.type, [:]) { frame, slots in
      body(frame, slots).store(to: frame, at: slots[0])
    }
  }
}
