import ShapeInterpreter
import ViewTree

/// The user's selections and values: the part of the state that is remembered, undone and compared.
public struct Tuning: Equatable, Sendable {
  /// The selected row of the shape list, by name, so that it survives a change of the list.
  public var selection: EntryID?
  /// The values that differ from a shape's start values, by shape and parameter name.
  var changes: [EntryID: [String: ParameterValue]] = [:]
  /// The values of the drawing's settings, in their order.
  public var settings: [ParameterValue] = DrawingSettings.parameters.map(\.initial)
  /// The values of the settings of shapes' motion, in their order.
  var motion: [ParameterValue] = MotionSettings.parameters.map(\.initial)
  /// The canvas's view of the drawing.
  public internal(set) var lens = Lens()
  /// The events that have happened to views, in the order of their moments.
  var events: [EntryID: [ViewEvent]] = [:]
  /// The bookmark of each shape.
  public internal(set) var bookmarks: [EntryID: Bookmark] = [:]

  /// Returns the parameters of a shape, which may depend on the values that are set.
  public func parameters(of shape: EntryPoint, id: EntryID) -> [Parameter] {
    shape.parameters(changing: changes[id] ?? [:])
  }

  /// Returns the values of a shape in the order of its parameters. A changed value that its parameter does not admit is
  /// ignored.
  public func values(of shape: EntryPoint, id: EntryID) -> [ParameterValue] {
    Self.values(of: shape, changes: changes[id] ?? [:])
  }

  /// Returns the values of a shape with the given changes to its start values.
  static func values(of shape: EntryPoint, changes: [String: ParameterValue]) -> [ParameterValue] {
    shape.parameters(changing: changes).map { parameter in
      changes[parameter.name].flatMap(parameter.adopting) ?? parameter.initial
    }
  }

  /// Moves the selection and the values of a shape to another one; existing values of the other shape take precedence.
  mutating func move(_ id: EntryID, to other: EntryID) {
    if selection == id { selection = other }
    if let moved = changes.removeValue(forKey: id), changes[other] == nil { changes[other] = moved }
    if let moved = events.removeValue(forKey: id), events[other] == nil { events[other] = moved }
    if let moved = bookmarks.removeValue(forKey: id), bookmarks[other] == nil { bookmarks[other] = moved }
  }

  /// Sets one value of a shape; a start value is not stored.
  mutating func set(_ value: ParameterValue, of parameter: Parameter, shape id: EntryID) {
    var values = changes[id] ?? [:]
    values[parameter.name] = value == parameter.initial ? nil : value
    changes[id] = values.isEmpty ? nil : values
  }
}
