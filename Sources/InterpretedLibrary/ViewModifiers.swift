// Modifiers of layout and drawing.

extension View {
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    _self._frame(width, height, alignment)
  }
  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    _self._flexibleFrame([minWidth, idealWidth, maxWidth], [minHeight, idealHeight, maxHeight], alignment)
  }
  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let inset = length ?? 16
    return _self._padding(
      EdgeInsets(
        top: edges.contains(.top) ? inset : 0, leading: edges.contains(.leading) ? inset : 0,
        bottom: edges.contains(.bottom) ? inset : 0, trailing: edges.contains(.trailing) ? inset : 0))
  }
  func padding(_ length: CGFloat) -> some View {
    _self._padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  func padding(_ insets: EdgeInsets) -> some View { _self._padding(insets) }
  func fixedSize() -> some View { _self._fixedSize(true, true) }
  func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _self._fixedSize(horizontal, vertical) }
  func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    _self._aspectRatio(aspectRatio, contentMode == .fill)
  }
  func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    _self._aspectRatio(aspectRatio.width / aspectRatio.height, contentMode == .fill)
  }
  func scaledToFit() -> some View { _self._aspectRatio(nil, false) }
  func scaledToFill() -> some View { _self._aspectRatio(nil, true) }
  func position(_ position: CGPoint) -> some View { _self._position(position) }
  func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { _self._position(CGPoint(x: x, y: y)) }
  func layoutPriority(_ value: Double) -> some View { _self._priority(value) }
  func offset(_ offset: CGSize) -> some View { _self._offset(offset) }
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _self._offset(CGSize(width: x, height: y)) }
  func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    _self._rotation(angle, anchor)
  }
  func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    _self._scale(CGSize(width: s, height: s), anchor)
  }
  func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { _self._scale(scale, anchor) }
  func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    _self._scale(CGSize(width: x, height: y), anchor)
  }
  func transformEffect(_ transform: CGAffineTransform) -> some View { _self._transform(transform) }
  func opacity(_ opacity: Double) -> some View { _self._opacity(opacity) }
  func hidden() -> some View { _self._hidden() }
  func zIndex(_ value: Double) -> some View { _self._zIndex(value) }
  func id<ID: Hashable>(_ id: ID) -> some View { _self._id(_identityText(id)) }
  func modifier<T: ViewModifier>(_ modifier: T) -> some View {
    modifier._modified(_self)
  }
  func modifier(_ modifier: EmptyModifier) -> some View { _self }
  func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { _self }
}

extension ViewModifier {
  func _modified(_ content: _Node) -> _Node {
    _Node._own(_typeName(self), { _installed(self).body(content: content)._self })
  }
}

extension View where Self: Equatable {
  func equatable() -> some View { _self }
}

struct EmptyModifier: ViewModifier {
  static let identity = EmptyModifier()
  func body(content: Content) -> some View { content }
}

// Other views in front, behind and as a mask.

extension View {
  func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    _self._overlay(content()._self, alignment)
  }
  @_disfavoredOverload func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    _self._overlay(overlay._self, alignment)
  }
  func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _self._overlay(shape._self._fill(style._style, fillStyle), .center)
  }
  func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    _self._background(content()._self, alignment)
  }
  @_disfavoredOverload func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    _self._background(background._self, alignment)
  }
  func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _self._background(shape._self._fill(style._style, fillStyle), .center)
  }
  func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View {
    _self._mask(mask()._self, alignment)
  }
  func mask<V: View>(_ mask: V) -> some View { _self._mask(mask._self, .center) }
  func clipShape<T: Shape>(_ shape: T, style: FillStyle = FillStyle()) -> some View {
    _self._clip(shape._self, style)
  }
  func clipped(antialiased: Bool = false) -> some View { _self._clip(Rectangle()._self, FillStyle()) }
  func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    _self._clip(RoundedRectangle(cornerRadius: radius)._self, FillStyle())
  }
  func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    _self._overlay(
      Rectangle().inset(by: width / 2)._self._stroke(content._style, StrokeStyle(lineWidth: width)), .center)
  }
}

// The surroundings of the views in a view.

extension View {
  func font(_ font: Font?) -> some View { _self._font(font) }
  func fontWeight(_ weight: Font.Weight?) -> some View { _self._fontWeight(weight?._value) }
  func bold(_ isActive: Bool = true) -> some View { _self._fontWeight(isActive ? 0.4 : nil) }
  func italic(_ isActive: Bool = true) -> some View { _self._italic(isActive) }
  func fontDesign(_ design: Font.Design?) -> some View { _self._fontDesign(design?._index) }
  func monospaced(_ isActive: Bool = true) -> some View { _self._fontDesign(isActive ? 3 : nil) }
  func monospacedDigit() -> some View { _self._monospacedDigit() }
  func foregroundColor(_ color: Color?) -> some View { _self._foregroundColor(color) }
  func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _self._foreground([style._style]) }
  func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    _self._foreground([primary._style, secondary._style])
  }
  func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    _self._foreground([primary._style, secondary._style, tertiary._style])
  }
  func tint(_ tint: Color?) -> some View { _self._tint(tint) }
  func accentColor(_ accentColor: Color?) -> some View { _self._tint(accentColor) }
  func lineLimit(_ number: Int?) -> some View { _self._lineLimit(number) }
  func minimumScaleFactor(_ factor: CGFloat) -> some View { _self._minimumScaleFactor(factor) }
  func lineSpacing(_ lineSpacing: CGFloat) -> some View { _self._lineSpacing(lineSpacing) }
  func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    _self._textAlignment(alignment == .leading ? 0 : alignment == .center ? 1 : 2)
  }
  func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    colorScheme.map { _self._preferredScheme($0 == .dark) } ?? _self
  }
  func colorScheme(_ colorScheme: ColorScheme) -> some View { _self._dark(colorScheme == .dark) }
}

extension View {
  func truncationMode(_ mode: Text.TruncationMode) -> some View {
    _self._truncation(mode == .head ? 0 : mode == .middle ? 1 : 2)
  }
}
