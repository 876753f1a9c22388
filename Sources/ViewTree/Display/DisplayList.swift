import ShapeGeometry

/// A drawing as a list of painted marks, the lowest first.
///
/// All marks are in one coordinate space, that of the drawing. The list knows nothing of dots, cells or pixels, so that
/// any renderer can draw it at any scale.
public struct DisplayList: Equatable, Sendable {
  public var items: [DisplayItem]

  /// Creates a list of items; the default is an empty drawing.
  public init(_ items: [DisplayItem] = []) {
    self.items = items
  }
}

/// One painted mark of a drawing.
public struct DisplayItem: Equatable, Sendable {
  /// The area that is painted.
  public enum Mark: Equatable, Sendable {
    /// The inside of a path.
    case fill(Path, FillStyle)
    /// The line along a path.
    case stroke(Path, StrokeStyle)
  }

  public var mark: Mark
  public var paint: Paint

  public init(_ mark: Mark, paint: Paint) {
    self.mark = mark
    self.paint = paint
  }
}
