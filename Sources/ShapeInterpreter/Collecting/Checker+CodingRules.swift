import SwiftSyntax

// Types that are said to be written or read: all their parts must be, unless the type does it itself.

extension Checker {
  /// Returns the diagnostic of a type with a part that cannot be read or written; nil if there is none. Parts without a
  /// written type, and those whose types have parameters, are not looked at.
  mutating func uncodedPart(of declared: Shared<TypeDeclaration>) -> CheckFailure? {
    let nominal = declared.nominal
    let protocols = declarations.protocols(of: nominal)
    for (bound, isOwn) in [("Decodable", readsItself(nominal)), ("Encodable", writesItself(nominal))] where !isOwn {
      guard protocols.contains(where: { declarations.refines($0, .library(bound)) }) else { continue }
      let scope = TypeScope(owner: declared.type, generics: declared.generics)
      for (syntax, offset) in codedParts(of: declared, isRead: bound == "Decodable") {
        guard let type = try? resolve(syntax, in: scope), type.parameters.isEmpty, !type.contains({ $0 == .failed }),
          !conforms(type, to: .library(bound))
        else { continue }
        return failure(
          ConformanceProblem.lacksMember(declared.type, bound), at: declared.offset,
          notes: [(.cannotSynthesize(bound, type), offset)])
      }
    }
    return nil
  }

  /// Returns whether a type is said to be read or written.
  func isCoded(_ nominal: Nominal) -> Bool {
    declarations.protocols(of: nominal).contains { bound in
      LibraryProtocols.coding.contains { declarations.refines(bound, .library($0)) }
    }
  }

  /// Returns whether a type has an initializer of its own that reads it.
  func readsItself(_ nominal: Nominal) -> Bool {
    (members[nominal]?.initializers ?? []).contains {
      functions[$0].parameters.map(\.label) == ["from"] && !functions[$0].isPrelude
    }
  }

  /// Returns whether a type has a function of its own that writes it.
  func writesItself(_ nominal: Nominal) -> Bool {
    (members[nominal]?.functions["encode"] ?? []).contains {
      functions[$0].parameters.map(\.label) == ["to"] && !functions[$0].isPrelude
    }
  }

  /// Returns the written types of the parts that are read or written, with the places of the parts.
  private func codedParts(of declared: Shared<TypeDeclaration>, isRead: Bool) -> [(TypeSyntax, offset: Int)] {
    if declared.kind == .enumeration {
      return declared.cases.flatMap { one in one.types.map { ($0, one.offset) } }
    }
    return codedProperties(of: declared).filter { $0.wrapper == nil && !(isRead && $0.isFixed) }.compactMap {
      property in
      property.annotation.map { ($0, property.offset) }
    }
  }

  /// Returns the properties that are written and read: those that the type's own keys name, or all.
  func codedProperties(of declared: Shared<TypeDeclaration>) -> [PropertyDeclaration] {
    let own = members[declared.nominal]?.types["CodingKeys"].flatMap { types[$0] }
    let keys = own.flatMap { $0.kind == .enumeration ? $0.cases.map(\.name) : nil }
    return declared.properties.filter { $0.lazyGetter == nil && (keys?.contains($0.label) ?? true) }
  }
}
