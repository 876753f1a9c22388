/// The faults of a data model of Core Data.
enum DataModelProblem: Problem {
  /// A model that is no XML from a line on.
  case broken(String, line: Int)
  /// A file that holds something else.
  case noModel(String)
  /// An attribute of an entity, and its type.
  case attribute(String, entity: String, type: String)
  /// An entity, or a part of one, whose name is none in Swift.
  case name(String)
  /// A sentence that was made when the model was read.
  case told(String)

  var sentence: Sentence {
    switch self {
    case .broken(let name, let line): "the data model '\(name)' cannot be read: line \(line) of its contents is no XML"
    case .noModel(let name): "the data model '\(name)' cannot be read: its contents are something else"
    case .attribute(let name, let entity, let type):
      "the attribute '\(name)' of the entity '\(entity)' is left out: its type is '\(type)'"
    case .name(let name): "the data model has a part by the name '\(name)', which is left out: Swift has no such names"
    case .told(let text): "\(text)"
    }
  }
}
