/// The source text of the classes that Xcode generates for the entities of a data model. Beside what Xcode writes, a
/// class describes its entity: start values, inverses and rules for deletion.
struct DataModelText {
  private var text = ""
  private var faults: [DataModelProblem] = []

  /// Returns the text for a model's contents, and the sentences about what it lacks.
  static func read(_ contents: String, named name: String) -> (text: String, faults: [String]) {
    var made = DataModelText()
    do throws(MarkupElement.Flaw) {
      let root = try MarkupElement(contents)
      if root.name == "model" {
        let entities = root.children("entity")
        for entity in entities { made.add(entity, among: entities) }
      } else {
        made.faults.append(.noModel(name))
      }
    } catch {
      made.faults.append(.broken(name, line: error.line))
    }
    return (made.text, made.faults.map(\.sentence.text))
  }

  private mutating func add(_ entity: MarkupElement, among entities: [MarkupElement]) {
    guard let name = entity.attributes["name"], checked(name) else { return }
    let type = Self.className(of: entity)
    guard checked(type) else { return }
    let parent = entity.attributes["parentEntity"].flatMap { name in
      entities.first { $0.attributes["name"] == name }
    }
    let kind = entity.attributes["codeGenerationType"] ?? ""
    if kind == "class" {
      let above = parent.map(Self.className) ?? "NSManagedObject"
      text += "public class \(type): \(above) {}\n"
    }
    var description: [String] = []
    text += "extension \(type)\(kind.isEmpty || parent != nil ? "" : ": Identifiable") {\n"
    for attribute in entity.children("attribute") {
      guard let name = attribute.attributes["name"], checked(name) else { continue }
      guard let swift = Self.type(of: attribute) else {
        let type = attribute.attributes["attributeType"] ?? ""
        faults.append(.attribute(name, entity: entity.attributes["name"] ?? "", type: type))
        continue
      }
      if !kind.isEmpty { text += "@NSManaged public var `\(name)`: \(swift)\n" }
      description.append(Self.description(of: attribute, named: name))
    }
    for relationship in entity.children("relationship") {
      guard let name = relationship.attributes["name"], checked(name),
        let target = relationship.attributes["destinationEntity"], checked(target)
      else { continue }
      let owner = entities.first { $0.attributes["name"] == target }.map(Self.className) ?? target
      if !kind.isEmpty { addRelationship(relationship, name, owner) }
      description.append(Self.relation(relationship, named: name, to: target))
    }
    addDescription(of: entity, type, parent, description)
    text += "}\n"
  }

  /// Adds the property and the methods of a relationship.
  private mutating func addRelationship(_ relationship: MarkupElement, _ name: String, _ type: String) {
    guard relationship.attributes["toMany"] == "YES" else {
      text += "@NSManaged public var `\(name)`: \(type)?\n"
      return
    }
    let isOrdered = relationship.attributes["ordered"] == "YES"
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    text += "@NSManaged public var `\(name)`: \(set)?\n"
    let suffix = name.prefix(1).uppercased() + name.dropFirst()
    for type in [type, set] {
      text += "func addTo\(suffix)(_ value: \(type)) { _add(value, \"\(name)\") }\n"
      text += "func removeFrom\(suffix)(_ value: \(type)) { _remove(value, \"\(name)\") }\n"
    }
    guard isOrdered else { return }
    text += """
      func insertInto\(suffix)(_ value: \(type), at idx: Int) {
      var list = _many("\(name)")
      list.insert(value, at: idx)
      _writeMany(list, "\(name)")
      }
      func removeFrom\(suffix)(at idx: Int) {
      var list = _many("\(name)")
      list.remove(at: idx)
      _writeMany(list, "\(name)")
      }

      """
  }

  /// Adds the function that describes an entity by its properties.
  private mutating func addDescription(
    of entity: MarkupElement, _ type: String, _ parent: MarkupElement?, _ properties: [String]
  ) {
    let unique = entity.children("uniquenessConstraints").flatMap { $0.children("uniquenessConstraint") }
      .map { $0.children("constraint").compactMap { $0.attributes["value"] }.map(Self.literal) }
    var arguments = ["_name: \(Self.literal(entity.attributes["name"] ?? ""))", "_class: \(Self.literal(type))"]
    let own = "[\(properties.joined(separator: ",\n"))]"
    let above = parent.map { "\(Self.className(of: $0))._modelEntity()" }
    if let above { arguments.append("parents: [\(above).name ?? \"\"] + \(above)._parents") }
    let lists = unique.filter { !$0.isEmpty }.map { "[\($0.joined(separator: ", "))]" }
    if !lists.isEmpty { arguments.append("unique: [\(lists.joined(separator: ", "))]") }
    arguments.append(above.map { "\($0)._properties + \(own)" } ?? own)
    text += "static func _modelEntity() -> NSEntityDescription {\n"
    text += "NSEntityDescription(\(arguments.joined(separator: ", ")))\n}\n"
  }

  // MARK: Parts of entities

  private static func className(of entity: MarkupElement) -> String {
    let name = entity.attributes["representedClassName"] ?? entity.attributes["name"] ?? ""
    // `.Book` is a class of the current module.
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Returns the type of an attribute's property; nil for a kind that is not known.
  private static func type(of attribute: MarkupElement) -> String? {
    let isScalar = attribute.attributes["usesScalarValueType"] == "YES"
    switch attribute.attributes["attributeType"] {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    // The value itself is kept: nothing transforms it.
    case "Transformable": return (attribute.attributes["customClassName"] ?? "NSObject") + "?"
    default: return nil
    }
  }

  private static func description(of attribute: MarkupElement, named name: String) -> String {
    var arguments = [literal(name)]
    if attribute.attributes["optional"] != "YES" { arguments.append("isOptional: false") }
    if let start = start(of: attribute) { arguments.append("start: \(start)") }
    return "_ManagedProperty(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the start value of an attribute as an expression; nil if it has none.
  private static func start(of attribute: MarkupElement) -> String? {
    let value = attribute.attributes["defaultValueString"]
    switch attribute.attributes["attributeType"] {
    case "Integer 16", "Integer 32", "Integer 64":
      // A number that is not optional is never missing.
      return value.flatMap { Int($0) }.map { "\($0)" } ?? (isNumber(attribute) ? "0" : nil)
    case "Double", "Float":
      return value.flatMap { Double($0) }.map { "Double(\($0))" } ?? (isNumber(attribute) ? "Double(0)" : nil)
    case "Boolean": return value.map { $0 == "YES" ? "true" : "false" } ?? (isNumber(attribute) ? "false" : nil)
    case "String": return value.map(literal)
    case "Date":
      let seconds = attribute.attributes["defaultDateTimeInterval"].flatMap { Double($0) }
      return seconds.map { "Date(timeIntervalSinceReferenceDate: \($0))" }
    case "URI": return value.map { "URL(string: \(literal($0)))" }
    case "UUID": return value.map { "UUID(uuidString: \(literal($0)))" }
    default: return nil
    }
  }

  private static func isNumber(_ attribute: MarkupElement) -> Bool {
    attribute.attributes["usesScalarValueType"] == "YES"
  }

  private static func relation(_ relationship: MarkupElement, named name: String, to target: String) -> String {
    var arguments = [literal(name), "to: \(literal(target))"]
    if relationship.attributes["optional"] != "YES" { arguments.append("isOptional: false") }
    if relationship.attributes["toMany"] == "YES" { arguments.append("isMany: true") }
    if relationship.attributes["ordered"] == "YES" { arguments.append("isOrdered: true") }
    if let inverse = relationship.attributes["inverseName"] { arguments.append("inverse: \(literal(inverse))") }
    let rule = relationship.attributes["deletionRule"] ?? "Nullify"
    if rule != "Nullify" { arguments.append("rule: \(literal(rule))") }
    return "_ManagedProperty(\(arguments.joined(separator: ", ")))"
  }

  /// Returns whether a name is one of Swift; if not, this is noted.
  private mutating func checked(_ name: String) -> Bool {
    let letters = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = letters.allSatisfy { part in
      (part.first.map { $0.isLetter || $0 == "_" } ?? false)
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    if !isName { faults.append(.name(name)) }
    return isName
  }

  /// Returns a text as a literal.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n", "\r", "\r\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
