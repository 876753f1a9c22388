import ShapeInterpreter

/// Values of a shape and of the drawing that are kept for comparison and can be restored.
public struct Bookmark: Equatable, Sendable {
  /// The shape's values that differ from its start values, by parameter name.
  var changes: [String: ParameterValue] = [:]
  /// The values of the drawing's settings, in their order.
  var settings = DrawingSettings.parameters.map(\.initial)

  /// A bookmark of the start values.
  static let start = Bookmark()
}

/// The drawing that the present one is compared with.
struct Comparison: Sendable {
  var picture: Picture
  var settings: [ParameterValue]
}

extension Tuning {
  /// Returns the present values of a shape and of the drawing.
  func bookmark(of id: EntryID) -> Bookmark {
    Bookmark(changes: changes[id] ?? [:], settings: settings)
  }
}
