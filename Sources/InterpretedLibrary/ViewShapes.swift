// Shapes as views: their paints.

struct _ShapeView<S: Shape>: View {
  let shape: S
  let _self: _Node
}

extension _ShapeView {
  func fill<P: ShapeStyle>(_ content: P, style: FillStyle = FillStyle()) -> _ShapeView<S> {
    _ShapeView(shape: shape, _self: _self._fill(content._style, style))
  }
  func fill(style: FillStyle = FillStyle()) -> _ShapeView<S> {
    _ShapeView(shape: shape, _self: _self._fill(_Style._level(0), style))
  }
  func stroke<P: ShapeStyle>(_ content: P, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<S> {
    _ShapeView(shape: shape, _self: _self._stroke(content._style, style))
  }
  func stroke<P: ShapeStyle>(_ content: P, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<S> {
    _ShapeView(shape: shape, _self: _self._stroke(content._style, StrokeStyle(lineWidth: lineWidth)))
  }
}

extension _ShapeView where S: InsettableShape {
  func strokeBorder<P: ShapeStyle>(_ content: P, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<S> {
    let border = shape.inset(by: style.lineWidth / 2)._self._stroke(content._style, style)
    return _ShapeView(shape: shape, _self: _self._overlay(border, .center))
  }
  func strokeBorder<P: ShapeStyle>(_ content: P, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Shape {
  func fill<P: ShapeStyle>(_ content: P, style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(shape: self, _self: _self._fill(content._style, style))
  }
  func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(shape: self, _self: _self._fill(_Style._level(0), style))
  }
  func stroke<P: ShapeStyle>(_ content: P, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
    _ShapeView(shape: self, _self: _self._stroke(content._style, style))
  }
  func stroke<P: ShapeStyle>(_ content: P, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
    _ShapeView(shape: self, _self: _self._stroke(content._style, StrokeStyle(lineWidth: lineWidth)))
  }
}

extension InsettableShape {
  func strokeBorder<P: ShapeStyle>(_ content: P, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
    _ShapeView(shape: self, _self: inset(by: style.lineWidth / 2)._self._stroke(content._style, style))
  }
  func strokeBorder<P: ShapeStyle>(_ content: P, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
