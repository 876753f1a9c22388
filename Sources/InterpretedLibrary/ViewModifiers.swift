// Modifiers of layout and drawing.

extension View {
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    _node._frame(width, height, alignment)
  }
  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    _node._flexibleFrame([minWidth, idealWidth, maxWidth], [minHeight, idealHeight, maxHeight], alignment)
  }
  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let inset = length ?? 16
    return _node._padding(
      EdgeInsets(
        top: edges.contains(.top) ? inset : 0, leading: edges.contains(.leading) ? inset : 0,
        bottom: edges.contains(.bottom) ? inset : 0, trailing: edges.contains(.trailing) ? inset : 0))
  }
  func padding(_ length: CGFloat) -> some View {
    _node._padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  func padding(_ insets: EdgeInsets) -> some View { _node._padding(insets) }
  func fixedSize() -> some View { _node._fixedSize(true, true) }
  func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _node._fixedSize(horizontal, vertical) }
  func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    _node._aspectRatio(aspectRatio, contentMode == .fill)
  }
  func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    _node._aspectRatio(aspectRatio.width / aspectRatio.height, contentMode == .fill)
  }
  func scaledToFit() -> some View { _node._aspectRatio(nil, false) }
  func scaledToFill() -> some View { _node._aspectRatio(nil, true) }
  func position(_ position: CGPoint) -> some View { _node._position(position) }
  func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { _node._position(CGPoint(x: x, y: y)) }
  func layoutPriority(_ value: Double) -> some View { _node._priority(value) }
  func offset(_ offset: CGSize) -> some View { _node._offset(offset) }
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _node._offset(CGSize(width: x, height: y)) }
  func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    _node._rotation(angle, anchor)
  }
  func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    _node._scale(CGSize(width: s, height: s), anchor)
  }
  func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { _node._scale(scale, anchor) }
  func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    _node._scale(CGSize(width: x, height: y), anchor)
  }
  func transformEffect(_ transform: CGAffineTransform) -> some View { _node._transform(transform) }
  func opacity(_ opacity: Double) -> some View { _node._opacity(opacity) }
  func hidden() -> some View { _node._hidden() }
  func zIndex(_ value: Double) -> some View { _node._zIndex(value) }
  func id<ID: Hashable>(_ id: ID) -> some View { _node._id(_identityText(id)) }
  func modifier<T: ViewModifier>(_ modifier: T) -> some View {
    modifier._modified(_node)
  }
  func modifier(_ modifier: EmptyModifier) -> some View { _node }
  func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { _node }
}

extension ViewModifier {
  func _modified(_ content: _Node) -> _Node {
    _Node._own(_typeName(self), { _installed(self).body(content: content)._node })
  }
}

extension View where Self: Equatable {
  func equatable() -> some View { _node }
}

struct EmptyModifier: ViewModifier {
  static let identity = EmptyModifier()
  func body(content: Content) -> some View { content }
}

// Other views in front, behind and as a mask.

extension View {
  func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    _node._overlay(content()._node, alignment)
  }
  @_disfavoredOverload func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    _node._overlay(overlay._node, alignment)
  }
  func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _node._overlay(shape._node._fill(style._style, fillStyle), .center)
  }
  func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    _node._background(content()._node, alignment)
  }
  @_disfavoredOverload func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    _node._background(background._node, alignment)
  }
  func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _node._background(shape._node._fill(style._style, fillStyle), .center)
  }
  func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View {
    _node._mask(mask()._node, alignment)
  }
  func mask<V: View>(_ mask: V) -> some View { _node._mask(mask._node, .center) }
  func clipShape<T: Shape>(_ shape: T, style: FillStyle = FillStyle()) -> some View {
    _node._clip(shape._node, style)
  }
  func clipped(antialiased: Bool = false) -> some View { _node._clip(Rectangle()._node, FillStyle()) }
  func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    _node._clip(RoundedRectangle(cornerRadius: radius)._node, FillStyle())
  }
  func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    _node._overlay(
      Rectangle().inset(by: width / 2)._node._stroke(content._style, StrokeStyle(lineWidth: width)), .center)
  }
}

// The surroundings of the views in a view.

extension View {
  func font(_ font: Font?) -> some View { _node._font(font) }
  func fontWeight(_ weight: Font.Weight?) -> some View { _node._fontWeight(weight?._value) }
  func bold(_ isActive: Bool = true) -> some View { _node._fontWeight(isActive ? 0.4 : nil) }
  func italic(_ isActive: Bool = true) -> some View { _node._italic(isActive) }
  func fontDesign(_ design: Font.Design?) -> some View { _node._fontDesign(design?._index) }
  func monospaced(_ isActive: Bool = true) -> some View { _node._fontDesign(isActive ? 3 : nil) }
  func monospacedDigit() -> some View { _node._monospacedDigit() }
  func foregroundColor(_ color: Color?) -> some View { _node._foregroundColor(color) }
  func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _node._foreground([style._style]) }
  func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    _node._foreground([primary._style, secondary._style])
  }
  func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    _node._foreground([primary._style, secondary._style, tertiary._style])
  }
  func tint(_ tint: Color?) -> some View { _node._tint(tint) }
  func accentColor(_ accentColor: Color?) -> some View { _node._tint(accentColor) }
  func lineLimit(_ number: Int?) -> some View { _node._lineLimit(number) }
  func minimumScaleFactor(_ factor: CGFloat) -> some View { _node._minimumScaleFactor(factor) }
  func lineSpacing(_ lineSpacing: CGFloat) -> some View { _node._lineSpacing(lineSpacing) }
  func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    _node._textAlignment(alignment == .leading ? 0 : alignment == .center ? 1 : 2)
  }
  func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    colorScheme.map { _node._preferredScheme($0 == .dark) } ?? _node
  }
  func colorScheme(_ colorScheme: ColorScheme) -> some View { _node._dark(colorScheme == .dark) }
}

extension View {
  func truncationMode(_ mode: Text.TruncationMode) -> some View {
    _node._truncation(mode == .head ? 0 : mode == .middle ? 1 : 2)
  }
}
