import Foundation

extension Path {
  /// The distance of a control point from its end for a quarter of the unit circle: the literal that CoreGraphics uses.
  static let quarterHandle: CGFloat = 0.5522847498

  /// Creates the outline of `rect`; a null rectangle gives an empty path.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates the ellipse inscribed in `rect`; a null rectangle gives an empty path, an infinite one the rectangle
  /// itself.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Adds a closed rectangle from its top left corner, clockwise on a y-down screen.
  ///
  /// `rect` is standardized first, and `transform` is applied to its corners; a null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  /// Adds a closed rectangle for each of `rects`, with `transform` applied to its corners; null rectangles add nothing.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Moves to the first point and adds lines to the others; nothing is added without points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the closed ellipse inscribed in `rect`, from three o'clock, clockwise on a y-down screen, one cubic for each
  /// quarter.
  ///
  /// `transform` is applied to all points. A null rectangle adds nothing, an infinite one adds the rectangle itself.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    guard !rect.isInfinite else { return addRect(rect, transform: transform) }
    let (x, y) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Path.quarterHandle, ry * Path.quarterHandle)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    move(to: point(rect.maxX, y))
    addCurve(to: point(x, rect.maxY), control1: point(rect.maxX, y + ky), control2: point(x + kx, rect.maxY))
    addCurve(to: point(rect.minX, y), control1: point(x - kx, rect.maxY), control2: point(rect.minX, y + ky))
    addCurve(to: point(x, rect.minY), control1: point(rect.minX, y - ky), control2: point(x - kx, rect.minY))
    addCurve(to: point(rect.maxX, y), control1: point(x + kx, rect.minY), control2: point(rect.maxX, y - ky))
    closeSubpath()
  }
}
