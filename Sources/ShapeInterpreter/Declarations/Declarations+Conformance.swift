// Conformance: the protocols of a type, declared and inherited.

extension Declarations {
  /// Returns whether a type conforms to a protocol, as far as its parts are inferred.
  func conforms(_ type: Type, to bound: Nominal, _ inference: Inference = Inference()) -> Bool {
    if bound == .library("Any") { return true }
    // All hashable values can be an AnyHashable, and no others.
    if bound == Type.anyHashable.nominal { return conforms(type, to: .library("Hashable"), inference) }
    switch type {
    case .parameter(let parameter):
      return parameter.bounds.contains { $0 == bound || refines($0, bound) }
    case .nominal(let nominal, let arguments):
      if nominal == bound { return true }
      if bound == .library("AnyObject"), types[nominal]?.kind == .reference { return true }
      if bound == LibraryTable.ownCollection { return allProtocols(of: nominal).contains(bound) }
      if isSequence(bound), let limit = arguments.first,
        nominal.name.hasSuffix("Range") || nominal.name.hasPrefix("PartialRange"),
        !nominal.isDeclared, !inference.shallow(limit).isInteger, !inference.isOpenLiteral(limit)
      {
        return false
      }
      if library.conforms(nominal, to: bound) { return true }
      if protocols(of: nominal).contains(where: { $0 == bound || refines($0, bound) }) { return true }
      if let declared = types[nominal] {
        if bound == .library("Equatable") || bound == .library("Hashable") {
          return declared.kind == .enumeration && declared.cases.allSatisfy { $0.types.isEmpty }
        }
      }
      if ["Equatable", "Hashable"].contains(bound.name),
        ["Array", "Optional", "ArraySlice", "Set", "Dictionary"].contains(nominal.name)
      {
        return arguments.allSatisfy { conforms($0, to: bound, inference) }
      }
      if !bound.isDeclared, LibraryProtocols.coding.contains(bound.name), LibraryProtocols.coded.contains(nominal.name),
        !nominal.isDeclared || nominal.isPrelude
      {
        return arguments.allSatisfy { conforms($0, to: bound, inference) }
      }
      if nominal.isKeyPath, bound == .library("Equatable") { return true }
      if nominal == .library("Optional"), bound == .library("View"), let wrapped = arguments.first {
        return conforms(wrapped, to: bound, inference)
      }
      return ["Sendable", "Any", "Copyable"].contains(bound.name)
    case .tuple, .function, .metatype: return bound.name == "Any" || bound.name == "Sendable"
    case .variable, .failed: return true
    }
  }

  /// Returns whether a protocol is another one or inherits from it.
  func refines(_ one: Nominal, _ other: Nominal) -> Bool {
    one == other || library.conforms(one, to: other)
      || allProtocols(of: one).contains { $0 == other || library.conforms($0, to: other) }
  }

  /// Returns the protocols in the header and the extensions of a declared type, or in the file's extensions of a
  /// library type.
  func protocols(of nominal: Nominal) -> [Nominal] {
    let declared = nominal.isDeclared ? types[nominal] : nil
    let inherited = (declared?.inherited ?? adopted[nominal] ?? []).flatMap(\.nominals)
    guard declared?.kind == .enumeration else { return inherited }
    // The type of the raw values is no protocol: the enum has none of its members.
    return inherited.filter { $0.isDeclared || types[$0]?.kind == .proto || LibraryProtocols.refined[$0.name] != nil }
  }

  /// Returns the protocols of a generic parameter and those that they refine.
  func requirements(of parameter: GenericParameter) -> [Nominal] {
    parameter.bounds.flatMap { [$0] + allProtocols(of: $0) }
  }

  /// Returns whether values of the type are existentials, which carry the type of the value inside.
  func isExistential(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    if let declared = types[nominal] { return declared.kind == .proto }
    return !nominal.isDeclared && LibraryProtocols.refined[nominal.name] != nil
  }

  /// Returns whether a type is that of styles: a generic parameter or an existential that conforms to `ShapeStyle`.
  func isStyle(_ type: Type) -> Bool {
    switch type {
    case .parameter(let parameter): parameter.bounds.contains { refines($0, .library("ShapeStyle")) }
    case .nominal(.library("_Style"), _): true
    case .nominal(let nominal, _): isExistential(type) && refines(nominal, .library("ShapeStyle"))
    default: false
    }
  }

  /// Returns true if the protocol is a library protocol for sequences.
  func isSequence(_ bound: Nominal) -> Bool {
    !bound.isDeclared && LibraryTable.sequenceProtocols.contains(bound.name)
  }

  /// Returns whether the file declares a type to be a collection.
  func isCollection(_ nominal: Nominal) -> Bool {
    allProtocols(of: nominal).contains(LibraryTable.ownCollection)
  }
}

extension Declarations {
  /// Returns whether a type wraps a view of a platform, which is not drawn.
  func wrapsForeignView(_ nominal: Nominal) -> Bool {
    protocols(of: nominal).contains { Self.foreignViews.contains($0.name) }
  }

  private static let foreignViews: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]
}
