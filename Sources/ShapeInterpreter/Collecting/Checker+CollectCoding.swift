import SwiftSyntax

// Types that are written and read: the members that the compiler makes for them, if a source has a decoder or an
// encoder.

extension Checker {
  /// Returns the members that a type needs, as an extension; nil if it needs none.
  func codingText(of nominal: Nominal) -> String? {
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
