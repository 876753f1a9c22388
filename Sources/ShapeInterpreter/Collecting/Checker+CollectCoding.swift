import SwiftOperators
import SwiftParser
import SwiftSyntax

// Types that are written and read: the members that the compiler makes for them, if a source has a decoder or an
// encoder.

extension Checker {
  /// Adds the members to some types of the file. They stand behind all declarations, so that no offset in them is one
  /// of the file.
  mutating func addCoding(to nominals: [Nominal]) {
    guard declarations.preludeTypes["CodingKey"] != nil else { return }
    let made = nominals.compactMap { nominal in codingText(of: nominal).map { (nominal, text: $0) } }
    guard !made.isEmpty else { return }
    declarations.privateScopes.madeCode = min(declarations.privateScopes.madeCode, declarations.end)
    let text = String(repeating: " ", count: declarations.end) + made.map(\.text).joined()
    declarations.end = text.utf8.count
    let (known, order) = (functions.count, declarations.order)
    let isOther = isCollectingOthers
    // A type with such a member of its own keeps it.
    isCollectingOthers = true
    for (item, nominal) in zip(OperatorTable.folded(Parser.parse(source: text)).statements, made.map(\.0)) {
      guard let node = item.item.as(DeclSyntax.self)?.as(ExtensionDeclSyntax.self) else { continue }
      var open: [OpenType] = []
      for member in DeclSyntax(node).members { declare(member, in: .anExtension(node, of: nominal), &open) }
      complete(open)
      guard let context = context(of: nominal) else { continue }
      for member in DeclSyntax(node).members where !member.declaresName { collect(member, in: context) }
    }
    isCollectingOthers = isOther
    declarations.order = order
    for index in functions.indices[known...] { declarations.functions[index].isPrelude = true }
    declarations.settleLineages()
  }

  private func context(of nominal: Nominal) -> TypeContext? {
    types[nominal].map {
      TypeContext(
        nominal: nominal, type: $0.type, generics: $0.generics, isPrimary: false, isReference: $0.kind == .reference)
    }
  }

  /// Returns the members that a type needs, as an extension; nil if it needs none.
  private func codingText(of nominal: Nominal) -> String? {
    guard let declared = types[nominal], declared.kind != .proto, !nominal.isPrelude else { return nil }
    func conforms(to name: String, _ bounds: [Nominal]) -> Bool {
      bounds.contains { declarations.refines($0, .library(name)) }
    }
    let bounds = declarations.protocols(of: nominal)
    var text = CodingText(of: nominal.name)
    if declared.kind == .enumeration, bounds.contains(where: isCodingKey) {
      guard members[nominal]?.getters["stringValue"] == nil else { return nil }
      let isRaw = declared.inherited.contains { $0.syntax.bareText == "String" }
      text.addMembersOfKeys(declared.cases.map { ($0.name, "\"\($0.name)\"") }, isRaw: isRaw)
      text.end()
      return text.text
    }
    guard !bounds.isEmpty else { return nil }
    let all = bounds + declarations.allProtocols(of: nominal)
    let isRead = conforms(to: "Decodable", all) && !readsItself(nominal)
    let isWritten = conforms(to: "Encodable", all) && !writesItself(nominal)
    guard isRead || isWritten, preludeHas("Decoder") || preludeHas("Encoder") else { return nil }
    let (reads, writes) = (isRead && preludeHas("Decoder"), isWritten && preludeHas("Encoder"))
    if declared.kind == .enumeration {
      addEnum(declared, &text, reads: reads, writes: writes)
    } else {
      let values = codedValues(of: declared)
      if members[nominal]?.types["CodingKeys"] == nil { text.addKeys(values.map(\.name)) }
      if reads { text.addReading(values) }
      if writes { text.addWriting(values) }
    }
    text.end()
    return text.text
  }

  private func isCodingKey(_ bound: Nominal) -> Bool { bound.isPrelude && bound.name == "CodingKey" }

  private func preludeHas(_ name: String) -> Bool { declarations.preludeTypes[name] != nil }

  private func addEnum(
    _ declared: Shared<TypeDeclaration>, _ text: inout CodingText, reads: Bool, writes: Bool
  ) {
    let raw = declared.inherited.first { inherited in
      inherited.nominals.contains { !$0.isDeclared && LibraryProtocols.refined[$0.name] == nil }
    }
    if let raw {
      if reads { text.addReading(ofRawValue: raw.syntax.bareText) }
      if writes { text.addWritingOfRawValue() }
      return
    }
    let cases = declared.cases.map { one in
      CodingText.CodedCase(
        name: one.name,
        values: zip(one.labels, one.types).enumerated().map { index, value in
          CodingText.CodedValue(name: value.0 ?? "_\(index)", isOptional: value.1.isWrittenAsOptional)
        },
        labels: one.labels)
    }
    if members[declared.nominal]?.types["CodingKeys"] == nil { text.addKeys(cases.map(\.name)) }
    text.addKeys(of: cases)
    if reads { text.addReading(cases) }
    if writes { text.addWriting(cases) }
  }

  private func codedValues(of declared: Shared<TypeDeclaration>) -> [CodingText.CodedValue] {
    codedProperties(of: declared).map {
      CodingText.CodedValue(
        name: $0.label, isOptional: $0.annotation?.isWrittenAsOptional ?? false, isRead: !$0.isFixed)
    }
  }
}

extension TypeSyntax {
  /// True for `T?`, `T!` and `Optional<T>`.
  fileprivate var isWrittenAsOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}
