/// The role of a shape in a drawing.
public enum ShapeRole: Hashable, Sendable {
  /// A filled area.
  case fill
  /// The outline of a stroke.
  case stroke
  /// A line between things.
  case separator
}

/// The behaviour of a drawing in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The drawing is never mirrored.
  case fixed
  /// The drawing is mirrored where text runs in the given direction.
  case mirrors(in: LayoutDirection)
  /// The drawing is mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
