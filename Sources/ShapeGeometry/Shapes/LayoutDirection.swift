/// The direction in which text runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Text runs from left to right.
  case leftToRight
  /// Text runs from right to left.
  case rightToLeft
}
