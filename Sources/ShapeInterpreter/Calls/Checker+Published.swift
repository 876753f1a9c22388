import SwiftSyntax

// The publishers of properties that are marked `@Published`: `$name`.

extension Checker {
  /// Returns the publisher of an object's property, by the property's name with `$`; nil if there is none.
  mutating func publisher(
    _ name: String, of value: Expression, _ known: Type, _ declared: Shared<TypeDeclaration>, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard name.hasPrefix("$"), hasPublished(declared.nominal),
      let property = declared.properties.first(where: { $0.isPublished && "$" + $0.name == name }),
      let lines = declarations.preludeTypes["_PublishedLines"]
    else { return nil }
    let holder = makeVariable("", known, mutable: false)
    let object = Expression(.variable(holder), known, at: offset)
    let type = try substituted(
      try type(of: property, in: declared.nominal), declarations.genericArguments(of: known))
    let arguments = [
      Expression(.field(object, publishedLines(of: declared.nominal)), .nominal(lines, []), at: offset),
      Expression(.string([.text(property.name)]), .string, at: offset),
      Expression(.field(object, property.name), type, at: offset),
    ]
    let publisher = try choose(
      among: try candidates(fileScope.functions["_publisher"] ?? []), arguments.map { .checked($0) }, expecting: nil,
      at: offset, named: name)
    let result = makeVariable("", publisher.type, mutable: true)
    let giving = Statement.assign(Expression(.variable(result), publisher.type, at: offset), publisher)
    return Expression(.block([.bind(holder, value), giving], result), publisher.type, at: offset)
  }
}
