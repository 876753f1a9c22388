import ShapeGeometry

// More modifiers that change nothing in a still picture.

extension View {
  func contentTransition(_ transition: ContentTransition) -> some View { _self }
}

/// The ways in which the content of a view changes.
enum ContentTransition {
  case identity, opacity, interpolate
  static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
}
