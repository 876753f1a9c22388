import Foundation
import ShapeGeometry

// The modifiers of nodes: one function for each, called by SwiftUI's surface.

extension ViewNode {
  package func _frame(
    _ width: CGFloat?, _ height: CGFloat?, _ alignment: AlignmentPair
  ) -> ViewNode {
    modified(.frame(width: width, height: height, alignment))
  }

  /// Returns the view in a frame whose width and height are limited; each array has the least, the ideal and the
  /// greatest length.
  package func _flexibleFrame(
    _ width: [CGFloat?], _ height: [CGFloat?], _ alignment: AlignmentPair
  ) -> ViewNode {
    func limits(_ lengths: [CGFloat?]) -> FlexibleFrameRule.Limits {
      let known = lengths + Array(repeating: nil, count: max(0, 3 - lengths.count))
      return FlexibleFrameRule.Limits(known[0], known[1], known[2])
    }
    return modified(
      .flexibleFrame(width: limits(width), height: limits(height), alignment))
  }

  package func _padding(_ insets: EdgeInsets) -> ViewNode { modified(.padding(insets)) }

  package func _fixedSize(_ horizontal: Bool, _ vertical: Bool) -> ViewNode {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  package func _aspectRatio(_ ratio: CGFloat?, _ fills: Bool) -> ViewNode {
    modified(.aspectRatio(ratio, fills: fills))
  }

  package func _position(_ point: CGPoint) -> ViewNode { modified(.position(point)) }
  package func _priority(_ value: Double) -> ViewNode { modified(.priority(value)) }
  package func _gridColumns(_ count: Int) -> ViewNode { modified(.gridCell(.columns(count))) }
  package func _gridAnchor(_ anchor: UnitPoint) -> ViewNode { modified(.gridCell(.anchor(anchor))) }
  package func _gridColumnAlignment(_ guide: HorizontalAlignment) -> ViewNode {
    modified(.gridCell(.columnAlignment(guide.guide)))
  }
  package func _gridUnsized(_ isHorizontal: Bool, _ isVertical: Bool) -> ViewNode {
    modified(.gridCell(.unsized(Set((isHorizontal ? [.horizontal] : []) + (isVertical ? [.vertical] : [])))))
  }
  package func _space(_ name: String) -> ViewNode { modified(.space(name)) }
  package func _offset(_ offset: CGSize) -> ViewNode { modified(.offset(offset)) }

  package func _rotation(_ angle: Angle, _ anchor: UnitPoint) -> ViewNode {
    modified(.rotation(angle, anchor: anchor))
  }

  package func _scale(_ scale: CGSize, _ anchor: UnitPoint) -> ViewNode { modified(.scale(scale, anchor: anchor)) }
  package func _transform(_ transform: CGAffineTransform) -> ViewNode { modified(.transform(transform)) }
  package func _projection(_ numbers: [CGFloat]) -> ViewNode {
    modified(.projection(ProjectionTransform(rows: numbers)))
  }

  /// Returns the view turned in space; `axis` is a vector of three numbers.
  package func _rotation3D(
    _ angle: Angle, _ axis: [CGFloat], _ anchor: UnitPoint, _ anchorZ: CGFloat, _ perspective: CGFloat
  ) -> ViewNode {
    modified(.rotation3D(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  package func _opacity(_ value: Double) -> ViewNode { modified(.opacity(value)) }
  package func _hidden() -> ViewNode { modified(.hidden) }
  package func _zIndex(_ value: Double) -> ViewNode { modified(.zIndex(value)) }

  package func _overlay(_ other: ViewNode, _ alignment: AlignmentPair) -> ViewNode {
    modified(.overlay(other, alignment))
  }

  /// Returns the view with a style in front of it, which reaches beyond the safe area on the edges of these flags.
  package func _styleInFront(_ style: ViewNode, _ edges: Int) -> ViewNode {
    modified(.overlay(style, .center, bleeds: EdgeFlags(rawValue: edges)))
  }

  package func _background(_ other: ViewNode, _ alignment: AlignmentPair) -> ViewNode {
    modified(.background(other, alignment))
  }

  /// Returns the view with a style behind it, which reaches beyond the safe area on the edges of these flags.
  package func _styleBehind(_ style: ViewNode, _ edges: Int) -> ViewNode {
    modified(.background(style, .center, bleeds: EdgeFlags(rawValue: edges)))
  }

  package func _ignoresSafeArea(_ edges: Int) -> ViewNode {
    modified(.ignoredSafeArea(EdgeFlags(rawValue: edges)))
  }
  package func _safeAreaPadding(_ insets: EdgeInsets) -> ViewNode { modified(.safeAreaPadding(insets)) }

  /// Returns the view beside a bar above or below it.
  package func _safeAreaInset(
    _ bar: ViewNode, _ edge: Int, _ alignment: HorizontalAlignment, _ spacing: CGFloat?
  ) -> ViewNode {
    modified(.safeAreaInset(bar, EdgeFlags(rawValue: edge), alignment.guide, spacing: spacing))
  }

  /// Returns the view beside a bar at its leading or trailing edge.
  package func _safeAreaInset(
    _ bar: ViewNode, _ edge: Int, _ alignment: VerticalAlignment, _ spacing: CGFloat?
  ) -> ViewNode {
    modified(.safeAreaInset(bar, EdgeFlags(rawValue: edge), alignment.guide, spacing: spacing))
  }

  package func _mask(_ other: ViewNode, _ alignment: AlignmentPair) -> ViewNode {
    modified(.mask(other, alignment))
  }

  package func _blur(_ radius: CGFloat, _ isOpaque: Bool) -> ViewNode {
    modified(.blur(radius: radius, isOpaque: isOpaque))
  }
  package func _shadow(_ color: Color, _ radius: CGFloat, _ offset: CGSize) -> ViewNode {
    modified(.shadow(color, radius: radius, offset: offset))
  }
  package func _group(_ name: String) -> ViewNode { modified(.group(name)) }
  package func _blend(_ name: String) -> ViewNode { modified(.blend(BlendMode(rawValue: name) ?? .normal)) }
  package func _hueRotation(_ angle: Angle) -> ViewNode { modified(.colors(.hueRotation(angle))) }
  package func _colorMultiply(_ color: Color) -> ViewNode { modified(.colors(.multiply(color))) }

  /// Returns the view with its colours changed by an effect of SwiftUI's name, to an extent by a number.
  package func _colorEffect(_ name: String, _ amount: Double) -> ViewNode {
    ColorEffect(name, amount).map { modified(.colors($0)) } ?? self
  }

  /// Returns the view cut to a shape, which is a node of a shape.
  package func _clip(_ shape: ViewNode, _ style: FillStyle) -> ViewNode {
    guard case .shape(let value, _) = shape.content else { return self }
    return modified(.clip(value, style))
  }

  /// Returns a shape's node with one more paint.
  package func _fill(_ style: ViewStyle, _ fillStyle: FillStyle) -> ViewNode { painted(.fill(style, fillStyle)) }
  package func _stroke(_ style: ViewStyle, _ strokeStyle: StrokeStyle) -> ViewNode {
    painted(.stroke(style, strokeStyle))
  }

  private func painted(_ layer: ShapeLayer) -> ViewNode {
    guard case .shape(let value, let layers) = content else { return self }
    return ViewNode(.shape(value, layers + [layer]), offset: offset)
  }

  package func _font(_ font: FontValue?) -> ViewNode { modified(.font(font)) }
  package func _fontWeight(_ weight: CGFloat?) -> ViewNode { modified(.fontWeight(weight)) }
  package func _italic(_ isItalic: Bool) -> ViewNode { modified(.italic(isItalic)) }
  package func _fontDesign(_ number: Int?) -> ViewNode {
    modified(.fontDesign(number.map(TextFont.Design.init(number:))))
  }
  package func _monospacedDigit() -> ViewNode { modified(.monospacedDigit) }
  package func _foreground(_ styles: [ViewStyle]) -> ViewNode { modified(.foreground(styles)) }
  package func _foregroundColor(_ color: Color?) -> ViewNode { modified(.foreground(color.map { [.color($0)] })) }
  package func _tint(_ color: Color?) -> ViewNode { modified(.tint(color)) }
  package func _kerning(_ points: CGFloat) -> ViewNode { modified(.kerning(points)) }
  package func _baselineOffset(_ points: CGFloat) -> ViewNode { modified(.baselineOffset(points)) }
  package func _underline(_ isActive: Bool, _ pattern: Int, _ color: Color?) -> ViewNode {
    modified(.underline(TextLineStyle(isActive, pattern, color)))
  }
  package func _strikethrough(_ isActive: Bool, _ pattern: Int, _ color: Color?) -> ViewNode {
    modified(.strikethrough(TextLineStyle(isActive, pattern, color)))
  }
  package func _redacted(_ isRedacted: Bool) -> ViewNode { modified(.redacted(isRedacted)) }

  /// Sets the case of letters: 0 is that of the text, 1 upper, 2 lower.
  package func _textCase(_ number: Int) -> ViewNode {
    modified(.textCase(number == 0 ? nil : number == 1 ? .upper : .lower))
  }

  /// Sets the size of symbols: 0 is small, 1 medium, 2 large.
  package func _imageScale(_ number: Int) -> ViewNode {
    modified(.imageScale([0.79, 1, 1.28][min(max(number, 0), 2)]))
  }
  package func _symbolVariant(_ names: [String]) -> ViewNode { modified(.symbolVariant(names)) }

  package func _leastLines(_ count: Int) -> ViewNode { modified(.leastLines(count)) }

  /// Limits the size of type by the places of the least and the greatest one.
  package func _typeSizes(_ low: Int, _ high: Int) -> ViewNode { modified(.typeSizes(low, high)) }

  /// Sets the size of type by its place from the smallest to the largest.
  package func _typeSize(_ number: Int) -> ViewNode { modified(.typeSize(number)) }

  package func _tintStyle(_ style: ViewStyle?) -> ViewNode { modified(.tintStyle(style)) }
  package func _backgroundStyle(_ style: ViewStyle) -> ViewNode { modified(.backgroundStyle(style)) }
  package func _lineLimit(_ limit: Int?) -> ViewNode { modified(.lineLimit(limit)) }
  package func _minimumScaleFactor(_ factor: CGFloat) -> ViewNode { modified(.minimumScaleFactor(factor)) }
  package func _lineSpacing(_ points: CGFloat) -> ViewNode { modified(.lineSpacing(points)) }
  package func _dark(_ isDark: Bool) -> ViewNode { modified(.isDark(isDark)) }
  package func _preferredScheme(_ isDark: Bool) -> ViewNode { modified(.preferredScheme(isDark: isDark)) }
  package func _isEnabled(_ value: Bool) -> ViewNode { modified(.isEnabled(value)) }
  /// Returns the view with the usual look of the controls of a kind in it.
  package func _usualControls(_ kind: String) -> ViewNode { modified(.controlStyle(kind, nil)) }
  package func _set(_ name: String, _ value: Double?) -> ViewNode { modified(.setting(name, value)) }
  package func _id(_ name: String) -> ViewNode { modified(.identity(name)) }
  package func _previewName(_ name: String) -> ViewNode { modified(.preview(.name(name))) }
  package func _previewDevice(_ name: String) -> ViewNode { modified(.preview(.device(name))) }
  package func _previewLandscape(_ value: Bool) -> ViewNode { modified(.preview(.isLandscape(value))) }
  package func _previewSize(_ size: CGSize) -> ViewNode { modified(.preview(.size(size))) }

  /// Sets the alignment of lines: 0 is leading, 1 the centre, 2 trailing.
  package func _textAlignment(_ index: Int) -> ViewNode {
    modified(.textAlignment([.leading, .center, .trailing][min(max(index, 0), 2)]))
  }

  /// Sets the part of a line that gives way: 0 is the head, 1 the middle, 2 the tail.
  package func _truncation(_ index: Int) -> ViewNode {
    modified(.truncation([.head, .middle, .tail][min(max(index, 0), 2)]))
  }
}

extension ViewStyle {
  package static func _color(_ color: Color) -> ViewStyle { .color(color) }
  package static func _level(_ index: Int) -> ViewStyle { .foreground(level: index) }
  package static func _ground() -> ViewStyle { .background }
  package static func _tint() -> ViewStyle { .tint }
  package static func _material(_ opacity: Double) -> ViewStyle { .material(opacity) }
  package static func _standardGradient(_ color: Color) -> ViewStyle { .standardGradient(color) }
  package func _faded(_ share: Double) -> ViewStyle { .faded(self, share) }
  package func _deeper(_ level: Int) -> ViewStyle { .deeper(self, level: level) }
  package func _shadowed(_ isInner: Bool, _ color: Color, _ radius: CGFloat, _ offset: CGSize) -> ViewStyle {
    .shadowed(self, StyleShadow(isInner: isInner, color: color, radius: radius, offset: offset))
  }

  package static func _linear(_ gradient: Gradient, _ start: UnitPoint, _ end: UnitPoint) -> ViewStyle {
    .linear(gradient, start: start, end: end)
  }

  package static func _radial(
    _ gradient: Gradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat
  ) -> ViewStyle {
    .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  package static func _elliptical(
    _ gradient: Gradient, _ center: UnitPoint, _ startShare: CGFloat, _ endShare: CGFloat
  ) -> ViewStyle {
    .elliptical(gradient, center: center, startShare: startShare, endShare: endShare)
  }

  package static func _angular(
    _ gradient: Gradient, _ center: UnitPoint, _ start: Angle, _ end: Angle
  ) -> ViewStyle {
    .angular(gradient, center: center, start: start, end: end)
  }
}

extension ViewNode {
  /// Returns the view with a name under which it shares a place.
  package func _matched(
    _ name: String, _ hasSize: Bool, _ hasPosition: Bool, _ anchor: UnitPoint, _ isSource: Bool
  ) -> ViewNode {
    modified(
      .matched(MatchedPlace(name, hasSize: hasSize, hasPosition: hasPosition, anchor: anchor, isSource: isSource)))
  }
}
