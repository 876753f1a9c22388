import ShapeInterpreter

/// What a person has chosen and set: the part of the state that is worth remembering, bringing back and comparing.
public struct Tuning: Equatable, Sendable {
  /// The selected line of the shape list, by name, so that it survives a change of the list.
  public var shape: ShapeID?
  /// Values that differ from a shape's start values: by shape, then by parameter name.
  var changes: [ShapeID: [String: ParameterValue]] = [:]
  /// The drawing's values, in the order of its parameters.
  public var drawing: [ParameterValue] = DrawingSettings.parameters.map(\.initial)
  /// How the canvas looks at the drawing.
  public internal(set) var lens = Lens()
  /// What is kept of each shape to be compared with.
  public internal(set) var bookmarks: [ShapeID: Bookmark] = [:]

  /// The parameters that a shape has with the values that are set.
  public func parameters(of shape: InterpretedShape, id: ShapeID) -> [Parameter] {
    shape.parameters(changing: changes[id] ?? [:])
  }

  /// The values of a shape in the order of its parameters; a change that the parameter no longer admits does not count.
  public func values(of shape: InterpretedShape, id: ShapeID) -> [ParameterValue] {
    Self.values(of: shape, changes: changes[id] ?? [:])
  }

  /// The values of a shape, some of which differ from its start values.
  static func values(of shape: InterpretedShape, changes: [String: ParameterValue]) -> [ParameterValue] {
    shape.parameters(changing: changes).map { parameter in
      changes[parameter.name].flatMap(parameter.adopting) ?? parameter.initial
    }
  }

  /// Has another shape take the place of one, with what was set of it; what is set of the other already counts more.
  mutating func move(_ id: ShapeID, to other: ShapeID) {
    if shape == id { shape = other }
    if let moved = changes.removeValue(forKey: id), changes[other] == nil { changes[other] = moved }
    if let moved = bookmarks.removeValue(forKey: id), bookmarks[other] == nil { bookmarks[other] = moved }
  }

  /// Sets one value of a shape; a start value leaves no trace.
  mutating func set(_ value: ParameterValue, of parameter: Parameter, shape id: ShapeID) {
    var values = changes[id] ?? [:]
    values[parameter.name] = value == parameter.initial ? nil : value
    changes[id] = values.isEmpty ? nil : values
  }
}
