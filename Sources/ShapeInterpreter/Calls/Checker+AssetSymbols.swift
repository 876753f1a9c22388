import SwiftSyntax

// Asset symbols: members that Xcode generates for the colours and images of asset catalogs.

extension Checker {
  /// Returns the value of a type that Xcode generates a member for, by the symbol of an asset; nil if there is none.
  ///
  /// A resource needs no catalog: that of an unknown name stands for an asset that is not there, unless the name is
  /// that of a member of another type that can be meant.
  mutating func assetSymbol(
    _ name: String, of nominal: Nominal, _ type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard nominal.isPrelude else { return nil }
    switch nominal.name {
    case "ColorResource":
      let isOther = ["Color", "UIColor"].contains { hasStatic(name, $0) } || isMember(name, of: .string)
      guard let asset = assetSymbols.colors[name] ?? (isOther ? nil : Self.assetName(of: name)) else { return nil }
      return try resource(asset, type, at: offset)
    case "ImageResource":
      let isOther = isMember(name, of: .string)
      guard let asset = assetSymbols.images[name] ?? (isOther ? nil : Self.assetName(of: name)) else { return nil }
      return try resource(asset, type, at: offset)
    case "Color":
      guard let asset = assetSymbols.colors[name] else { return nil }
      return try color(asset, type, at: offset)
    case "UIColor":
      guard let asset = assetSymbols.colors[name], let color = libraryType("Color") else { return nil }
      return try construct(type, [.checked(try self.color(asset, color, at: offset))], expecting: type, at: offset)
    default: return nil
    }
  }

  /// Returns the colour of a catalog where a style is expected, as in `.foregroundStyle(.brandBlue)`; nil if there is
  /// none.
  mutating func assetStyle(
    _ name: String, of bound: Nominal, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard bound.baseName == "ShapeStyle", bound.isPrelude || !bound.isDeclared,
      let asset = assetSymbols.colors[name], let type = libraryType("Color")
    else { return nil }
    return try color(asset, type, at: offset)
  }

  /// Returns the asset in a namespace that a chain of names stands for, as in `Image(.Icons.star)`; nil if it does not.
  mutating func namespacedAsset(
    _ node: MemberAccessExprSyntax, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let path = node.implicitPath, path.first?.first?.isUppercase ?? false, let type else { return nil }
    let known = inference.resolved(inference.shallow(type))
    let name = path.joined(separator: ".")
    if let bound = known.nominal, declarations.isExistential(known) {
      return try assetStyle(name, of: bound, at: offset)
    }
    guard let nominal = known.nominal else { return nil }
    return try assetSymbol(name, of: nominal, known, at: offset)
  }

  /// Returns the name of an asset that no catalog has: its symbol, with the folders of its namespace.
  private static func assetName(of symbol: String) -> String {
    symbol.split(separator: ".").joined(separator: "/")
  }

  private func libraryType(_ name: String) -> Type? { declarations.libraryType(named: name) }

  private func hasStatic(_ name: String, _ owner: String) -> Bool {
    libraryType(owner).map { isMember(name, of: $0) } ?? false
  }

  /// Returns whether a type has a static member of that name.
  private func isMember(_ name: String, of type: Type) -> Bool {
    guard let nominal = type.nominal, let table = members[nominal] else { return false }
    return table.globals[name] != nil || !table.allStaticGetters(name).isEmpty || table.staticFunctions[name] != nil
  }

  private mutating func resource(_ asset: String, _ type: Type, at offset: Int) throws(CheckFailure) -> Expression {
    try construct(type, [.labelled("_asset", Self.text(asset, offset))], expecting: type, at: offset)
  }

  private mutating func color(_ asset: String, _ type: Type, at offset: Int) throws(CheckFailure) -> Expression {
    try construct(type, [.labelled(nil, Self.text(asset, offset))], expecting: type, at: offset)
  }

  private static func text(_ text: String, _ offset: Int) -> Expression {
    Expression(.string([.text(text)]), .string, at: offset)
  }
}

extension MemberAccessExprSyntax {
  /// The names of a chain that begins with a dot and consists of names alone, `.Icons.star`; nil for others.
  fileprivate var implicitPath: [String]? {
    guard let base else { return [declName.baseName.identifierText] }
    return base.as(MemberAccessExprSyntax.self)?.implicitPath.map { $0 + [declName.baseName.identifierText] }
  }
}
