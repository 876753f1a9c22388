import SwiftSyntax

// Dynamic members: names that a type finds by its `subscript(dynamicMember:)`, by a key path or as text.

extension Checker {
  /// Returns the member of a value that its type finds by a subscript, or nil if the type has no such subscript.
  mutating func dynamicMember(
    _ name: String, of value: Expression, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let known = inference.resolved(inference.shallow(value.type))
    guard case .nominal(let nominal, let arguments) = known, let declared = types[nominal] else { return nil }
    for id in members[nominal]?.subscripts ?? [] where functions[id].parameters.first?.label == "dynamicMember" {
      let types = Dictionary(zip(declared.generics, arguments), uniquingKeysWith: { $1 })
      guard let parameter = try signature(of: id).parameters.first?.type else { continue }
      let argument: Expression
      switch try substituted(parameter, types) {
      case .string: argument = Expression(.string([.text(name)]), .string, at: offset)
      case .nominal(let path, let ends) where path.isKeyPath:
        guard let found = try keyPath(to: name, of: ends[0], at: offset) else { continue }
        argument = found
      default: continue
      }
      return try choose(
        among: try candidates([id], receiver: value), [.labelled("dynamicMember", argument)], expecting: nil,
        at: offset, named: "subscript")
    }
    return nil
  }

  /// Returns the key path to a property of a type, or nil if the type has none of that name.
  private mutating func keyPath(to name: String, of root: Type, at offset: Int) throws(CheckFailure) -> Expression? {
    let receiver = makeVariable("", root, mutable: false)
    guard let value = try property(name, of: Expression(.variable(receiver), root, at: offset), at: offset) else {
      return nil
    }
    let whole = makeVariable("", root, mutable: true)
    guard let target = try property(name, of: Expression(.variable(whole), root, at: offset), at: offset) else {
      return nil
    }
    return keyPath(receiver, value, setter: setter(whole, target, of: value.type, at: offset), at: offset)
  }
}
