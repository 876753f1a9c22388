/// The members that Core Data makes for a class of the file, as source text.
struct ManagedModelText {
  private(set) var text: String

  /// The name of the function that describes a class's entity. A data model brings it.
  static let entity = "_modelEntity"

  /// Makes the members of a class by its full name. Without a data model, its own properties are those of the entity.
  init(of type: String, _ members: [ManagedMember], parent: String?, hasEntity: Bool, hasRequest: Bool) {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    text = """
      extension \(type) {
      static func entity() -> NSEntityDescription { \(Self.entity)() }
      override func _entityName() -> String { \(type).\(Self.entity)().name ?? "" }

      """
    if !hasRequest {
      text += "static func fetchRequest() -> NSFetchRequest<\(type)> "
      text += "{ NSFetchRequest<\(type)>(entityName: \(type).\(Self.entity)().name ?? \"\") }\n"
    }
    let any = "NSFetchRequest<any NSFetchRequestResult>"
    text += "@_disfavoredOverload static func fetchRequest() -> \(any) "
    text += "{ \(any)(entityName: \(type).\(Self.entity)().name ?? \"\") }\n"
    var properties: [String] = []
    for member in members {
      switch member {
      case .property(let name, let type, _):
        addAccessors(of: name, type)
        properties.append(Self.description(of: name, type))
      case .method(let name, let parameters): addMethod(name, parameters)
      }
    }
    if !hasEntity {
      let own = "[\(properties.joined(separator: ", "))]"
      let inherited = parent.map { "\($0).\(Self.entity)()" }
      text += "static func \(Self.entity)() -> NSEntityDescription {\nNSEntityDescription(_name: \"\(name)\", "
      if let inherited { text += "parents: [\(inherited).name ?? \"\"] + \(inherited)._parents, " }
      text += inherited.map { "\($0)._properties + \(own))\n}\n" } ?? "\(own))\n}\n"
    }
    text += "}\n"
  }

  /// Returns the list of all entities of some classes.
  static func list(of classes: [String]) -> String {
    let entities = classes.map { "\($0).\(entity)()" }.joined(separator: ", ")
    let tests = classes.map {
      "if name == \($0).\(entity)().name { return \($0)(entity: \($0).\(entity)(), insertInto: nil) }\n"
    }
    return """
      extension _DataModel {
      static func _entities() -> [NSEntityDescription] { [\(entities)] }
      static func _object(_ name: String) -> NSManagedObject {
      \(tests.joined())return NSManagedObject(entity: _entity(name), insertInto: nil)
      }
      }

      """
  }

  /// Returns the call that describes a property of a class without a data model.
  private static func description(of name: String, _ type: String) -> String {
    let isOptional = type.hasSuffix("?")
    let bare = isOptional ? String(type.dropLast()) : type
    if ["NSSet", "NSOrderedSet"].contains(bare) || bare.hasPrefix("Set<") {
      let isOrdered = bare == "NSOrderedSet"
      return "_ManagedProperty(\"\(name)\", to: \"NSManagedObject\", isMany: true, isOrdered: \(isOrdered))"
    }
    return "_ManagedProperty(\"\(name)\")"
  }

  /// Adds the accessors of a property.
  private mutating func addAccessors(of name: String, _ type: String) {
    let isOptional = type.hasSuffix("?")
    let bare = isOptional ? String(type.dropLast()) : type
    let key = "\"\(name)\""
    var get = "_read(\(key))"
    var set = "_write(newValue, \(key))"
    switch bare {
    case "Int", "Int16", "Int32", "Int64":
      get = "\(bare)(truncatingIfNeeded: _integer(\(key)))"
      set = "_write(Int(newValue), \(key))"
    case "Double", "TimeInterval": get = "_fraction(\(key))"
    case "Float", "CGFloat":
      get = "\(bare)(_fraction(\(key)))"
      set = "_write(Double(newValue), \(key))"
    case "Bool": get = "_flag(\(key))"
    case "NSNumber":
      get = isOptional ? "_number(\(key))" : "_number(\(key))!"
      set = "_write(_plainValue(newValue), \(key))"
    case "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet":
      get = "\(bare)(_many(\(key)))"
      set = "_writeMany(newValue\(isOptional ? "?._objects ?? []" : "._objects"), \(key))"
    case _ where bare.hasPrefix("Set<"):
      get = "\(bare)(_many(\(key)).compactMap { $0 as? \(bare.dropFirst(4).dropLast()) })"
      set = "_writeMany(newValue\(isOptional ? "?.map { $0 } ?? []" : ".map { $0 }"), \(key))"
    // Nothing is an empty text where none can be missing, and so on.
    case "String" where !isOptional: get = "_read(\(key)) ?? \"\""
    case _ where !isOptional && bare.hasPrefix("["): get = "_read(\(key)) ?? \(bare.contains(":") ? "[:]" : "[]")"
    case _ where !isOptional: get = "_read(\(key))!"
    default: break
    }
    text += "var `\(name)`: \(type) {\nget { \(get) }\nset { \(set) }\n}\n"
  }

  /// Adds a method that changes a relationship to several objects.
  private mutating func addMethod(_ name: String, _ parameters: [(label: String, name: String, type: String)]) {
    guard parameters.count == 1, let first = parameters.first else { return }
    for (start, function) in [("addTo", "_add"), ("removeFrom", "_remove")] where name.hasPrefix(start) {
      let rest = name.dropFirst(start.count)
      let key = rest.prefix(1).lowercased() + rest.dropFirst()
      let label = first.label == first.name ? first.name : "\(first.label) \(first.name)"
      text += "func \(name)(\(label): \(first.type)) { \(function)(\(first.name), \"\(key)\") }\n"
    }
  }
}
