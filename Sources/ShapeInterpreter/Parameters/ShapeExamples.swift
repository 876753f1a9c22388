import SwiftSyntax

/// The calls in a file, by the name of the callee. They show how a file makes its shapes:
/// in previews, views and functions.
struct ShapeExamples {
  private let items: [CodeBlockItemSyntax]
  private var found: [String: [FunctionCallExprSyntax]]?

  init(_ items: [CodeBlockItemSyntax]) {
    self.items = items
  }

  /// Finds the calls in a file's items at once, for copies that share them.
  init(found items: [CodeBlockItemSyntax]) {
    self.items = items
    found = Self.find(in: items)
  }

  /// Returns the calls that may make a value of a type: first those in previews, then the others in source order.
  mutating func calls(of nominal: Nominal) -> [FunctionCallExprSyntax] {
    if found == nil { found = Self.find(in: items) }
    return found?[nominal.baseName] ?? []
  }

  private static func find(in items: [CodeBlockItemSyntax]) -> [String: [FunctionCallExprSyntax]] {
    var inPreviews: [String: [FunctionCallExprSyntax]] = [:]
    var elsewhere: [String: [FunctionCallExprSyntax]] = [:]
    var open = items.reversed().map { (node: Syntax($0), isPreview: false) }
    while let (node, isInside) = open.popLast() {
      let isPreview = isInside || node.isPreview
      if node.kind == .functionCallExpr, let call = node.as(FunctionCallExprSyntax.self), let name = call.typeName {
        if isPreview {
          inPreviews[name, default: []].append(call)
        } else {
          elsewhere[name, default: []].append(call)
        }
      }
      for child in node.children(viewMode: .sourceAccurate).reversed() where child.mayHoldCalls {
        open.append((child, isPreview))
      }
    }
    return inPreviews.merging(elsewhere) { $0 + $1 }
  }
}

extension SyntaxProtocol {
  /// True if the node is `#Preview` or a type that provides previews.
  fileprivate var isPreview: Bool {
    switch kind {
    case .macroExpansionExpr: return self.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    case .macroExpansionDecl: return self.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    case .structDecl:
      let inherited = self.as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes
      return inherited?.contains { $0.type.bareText == "PreviewProvider" } ?? false
    default: return false
    }
  }
}

extension FunctionCallExprSyntax {
  /// The last component of the callee's name, if it may be a type: `Star` for `Star(points: 5)` and
  /// `Icons.Star(points: 5)`. Else nil.
  fileprivate var typeName: String? {
    switch calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return node.baseName.identifierText
    case .genericSpecializationExpr(let node):
      return node.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.identifierText
      if name == "init" { return node.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText }
      return node.base != nil && name.first?.isUppercase ?? false ? name : nil
    default: return nil
    }
  }
}

extension Lowerer {
  /// Returns arguments from calls that make a value, by the index of the parameter. The first call with a value for
  /// every wanted parameter decides. Otherwise each parameter has its value from the call with the most values.
  ///
  /// A value must be known without running the code around the call.
  mutating func examples(
    for candidate: Candidate, _ wanted: [(position: Int, type: Type)], in calls: [FunctionCallExprSyntax]
  ) -> [Int: Constant] {
    var found: [[Int: Constant]] = []
    for call in calls.prefix(Self.mostCalls) {
      let arguments = checker.arguments(of: call)
      guard case .success(let match) = candidate.match(arguments) else { continue }
      var values: [Int: Constant] = [:]
      for (position, type) in wanted {
        let written = match[position].map { arguments[$0] }
        values[position] =
          candidate.parameters[position].isVariadic
          ? variadicExample(written, as: type, at: Syntax(call))
          : written.first.flatMap { example($0.syntax, as: type, at: Syntax(call)) }
      }
      if values.count == wanted.count { return values }
      found.append(values)
    }
    var result: [Int: Constant] = [:]
    // Sorting is not stable, so calls with the same number of values are sorted by position.
    for (_, values) in found.enumerated().sorted(by: { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) })
    {
      result.merge(values) { known, _ in known }
    }
    return result
  }

  /// Returns the argument of a call that makes a value, for the parameter with an index; nil if no call has one that
  /// is known without running the code around it.
  mutating func exampleExpression(
    for candidate: Candidate, _ position: Int, _ type: Type, in calls: [FunctionCallExprSyntax]
  ) -> Expression? {
    for call in calls.prefix(Self.mostCalls) {
      let arguments = checker.arguments(of: call)
      guard case .success(let match) = candidate.match(arguments), match.indices.contains(position),
        let syntax = match[position].first.flatMap({ arguments[$0].syntax })
      else { continue }
      let value = attempt { (lowerer) throws(CheckFailure) in
        try lowerer.checker.example(syntax, as: type, at: Syntax(call), depth: 0)
      }
      if let value { return value }
    }
    return nil
  }

  /// The most calls that are considered.
  private static let mostCalls = 32

  private mutating func variadicExample(_ arguments: [Argument], as type: Type, at site: Syntax) -> Constant? {
    guard let element = type.arrayElement, !arguments.isEmpty else { return nil }
    var elements: [Constant] = []
    for argument in arguments {
      guard let value = example(argument.syntax, as: element, at: site) else { return nil }
      elements.append(value)
    }
    return Constant(objects: [.array(ArrayValue(elements))])
  }

  private mutating func example(_ syntax: ExprSyntax?, as type: Type, at site: Syntax) -> Constant? {
    guard let syntax else { return nil }
    if type == builtInShapeType { return builtInShape(named: syntax) }
    return attempt { (lowerer) throws(CheckFailure) in
      let value = try lowerer.checker.example(syntax, as: type, at: site, depth: 0)
      return try lowerer.evaluate(value, as: type)
    }
  }

  /// Returns the built-in shape that an expression makes, such as `Circle()`, or nil if it makes none.
  private mutating func builtInShape(named syntax: ExprSyntax) -> Constant? {
    guard let name = syntax.as(FunctionCallExprSyntax.self)?.typeName, let first = name.first,
      let kinds = builtInShapeType.nominal.flatMap({ checker.members[$0]?.types["Kind"] }),
      let index = checker.types[kinds]?.cases.firstIndex(where: { $0.name == first.lowercased() + name.dropFirst() })
    else { return nil }
    return Constant(words: [UInt64(index), 0])
  }
}

extension Checker {
  /// The longest chain of names that is followed from an argument to a literal.
  private static let longestChain = 8

  /// Checks an expression of unchecked code on its own. Names of the code around it stand for the values in their
  /// declarations, and a view's state stands for its start value. Warnings are emitted where the code itself is
  /// checked.
  fileprivate mutating func example(
    _ syntax: ExprSyntax, as type: Type?, at site: Syntax, depth: Int
  ) throws(CheckFailure) -> Expression {
    guard depth < Self.longestChain else { throw CheckFailure.silent }
    let known = complaints.told.count
    defer {
      complaints.takeBackWarnings(after: known, in: syntax.position.utf8Offset..<syntax.endPosition.utf8Offset)
    }
    let plain = syntax.withoutReceiver
    var bound: [(name: String, value: Expression)] = []
    for name in plain.names {
      switch site.declaration(of: name) {
      case .outside: continue
      case .withoutValue: throw CheckFailure.silent
      case .value(let value, let annotation, let place):
        let owner = owner(around: place)
        var known: Type?
        if let annotation { known = try resolve(annotation, in: TypeScope(owner: owner)) }
        bound.append((name, try example(value, as: known, at: place, depth: depth + 1)))
      }
    }
    let owner = owner(around: site)
    guard !bound.isEmpty else { return try checkDetached(plain, expecting: type, owner: owner) }
    return try detached(owner: owner) { (checker) throws(CheckFailure) in
      var statements: [Statement] = []
      for (name, value) in bound {
        statements.append(.bind(checker.declare(name, value.type, mutable: false), value))
      }
      let value = try checker.checkWhole(plain, expecting: type)
      let result = checker.makeVariable("", value.type, mutable: true)
      statements.append(.assign(Expression(.variable(result), value.type, at: value.offset), value))
      return Expression(.block(statements, result), value.type, at: value.offset)
    }
  }

  /// Returns the type of the file that contains a node, or nil if there is none.
  private func owner(around site: Syntax) -> Type? {
    var names: [String] = []
    var node = site.parent
    while let present = node {
      if let name = present.typeDeclarationName { names.insert(name, at: 0) }
      node = present.parent
    }
    return types[Nominal(name: names.joined(separator: "."), isDeclared: true, place: nil)]?.type
  }
}
