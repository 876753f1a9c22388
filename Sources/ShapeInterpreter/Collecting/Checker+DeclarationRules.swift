import SwiftSyntax

// Rules that declarations keep whether something uses them or not: none repeats another one, an override says so, and a
// constant is no property that a protocol wants to set.

extension Checker {
  /// Reports the declarations of a file that break a rule.
  mutating func checkDeclarations(_ file: [DeclSyntax]) {
    for repeated in RepeatedNames(file).found { report(redeclaration(repeated)) }
    checkClasses(in: file)
    let ranges = file.map { $0.offset..<$0.endPosition.utf8Offset }
    for nominal in order {
      guard let declared = types[nominal], !nominal.isPrelude, declared.kind != .proto, isCoded(nominal),
        ranges.contains(where: { $0.contains(declared.offset) })
      else { continue }
      if let failure = uncodedPart(of: declared) { report(failure) }
    }
    for nominal in order {
      guard let declared = types[nominal], !nominal.isPrelude, declared.kind != .proto,
        let place = placeOfUnsetRequirement(in: declared), ranges.contains(where: { $0.contains(place.offset) })
      else { continue }
      report(failure(ConformanceProblem.lacksMember(declared.type, place.bound.name), at: place.offset))
    }
  }

  /// Reports the variables and functions of a block that repeat others of it.
  mutating func checkNames(inBlock items: some Sequence<CodeBlockItemSyntax>) {
    for repeated in RepeatedNames(inBlock: items).found { report(redeclaration(repeated)) }
  }

  private func redeclaration(_ repeated: RepeatedNames.Repeated) -> CheckFailure {
    let name = String(repeated.name.prefix { $0 != "(" })
    return failure(
      DeclarationProblem.redeclaration(repeated.name), at: repeated.offset,
      notes: [(.previouslyDeclared(name), repeated.first)])
  }

  /// Returns a protocol of the file with a property that a type cannot set, and where the type says that it conforms;
  /// nil if there is none.
  private func placeOfUnsetRequirement(in declared: Shared<TypeDeclaration>) -> (bound: Nominal, offset: Int)? {
    for inherited in declared.inherited {
      for bound in inherited.nominals.flatMap({ [$0] + declarations.allProtocols(of: $0) }) {
        guard types[bound]?.kind == .proto, !bound.isPrelude, let table = members[bound] else { continue }
        let isUnset =
          table.getters.contains { lacksSetter($1, named: $0, in: declared) }
          || table.staticGetters.contains { lacksStaticSetter($1, named: $0, in: declared) }
        if isUnset { return (bound, inherited.syntax.ancestorExtension?.offset ?? declared.offset) }
      }
    }
    return nil
  }

  private func lacksSetter(_ id: FunctionID, named name: String, in declared: Shared<TypeDeclaration>) -> Bool {
    guard functions[id].body == nil, functions[id].isSettable else { return false }
    if let stored = declared.properties.first(where: { $0.name == name }) { return stored.isLet }
    guard let getter = members[declared.nominal]?.getters[name], functions[getter].body != nil else { return false }
    return setters[getter] == nil
  }

  private func lacksStaticSetter(_ id: FunctionID, named name: String, in declared: Shared<TypeDeclaration>) -> Bool {
    guard functions[id].body == nil, functions[id].isSettable else { return false }
    if let global = members[declared.nominal]?.globals[name] { return globals[global].isLet }
    guard let getter = members[declared.nominal]?.staticGetters[name], functions[getter].body != nil else {
      return false
    }
    return setters[getter] == nil
  }
}

extension SyntaxProtocol {
  /// The extension around the node, or nil if there is none.
  fileprivate var ancestorExtension: ExtensionDeclSyntax? {
    var next = parent
    while let node = next {
      if let found = node.as(ExtensionDeclSyntax.self) { return found }
      if node.is(MemberBlockSyntax.self) { return nil }
      next = node.parent
    }
    return nil
  }
}
