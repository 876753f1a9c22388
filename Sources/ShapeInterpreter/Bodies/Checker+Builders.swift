import SwiftSyntax

// View builders: a body whose statements make views, one after the other. Each statement is checked once, by itself, so
// that an error in one hides none in the others.

extension Checker {
  /// Returns the builder that a function's body is for, or nil: the one in its own attribute, or in that of the
  /// requirement that it fulfils. A body that returns explicitly has none.
  func builder(of function: Shared<FunctionDeclaration>) -> Bool {
    guard function.isBuilder || requirements(of: function).contains(where: { $0.isBuilder }),
      let items = function.statements
    else { return false }
    return !items.returnsExplicitly
  }

  /// Returns the file's builder that a function's body is for, or nil: the one in its own attribute, or in that of the
  /// requirement that it fulfils. A body that returns explicitly has none.
  mutating func ownBuilder(of function: Shared<FunctionDeclaration>) throws(CheckFailure) -> Type? {
    guard let syntax = function.ownBuilder ?? requirements(of: function).lazy.compactMap({ $0.ownBuilder }).first,
      let items = function.statements, !items.returnsExplicitly
    else { return nil }
    return try resolve(syntax, in: TypeScope(owner: function.owner, generics: function.generics))
  }

  /// Returns the requirements, with their attributes, that a member of a type may fulfil.
  func requirements(of function: Shared<FunctionDeclaration>) -> [Shared<FunctionDeclaration>] {
    guard case .nominal(let nominal, _)? = function.owner else { return [] }
    return declarations.allProtocols(of: nominal).flatMap { bound -> [Shared<FunctionDeclaration>] in
      guard let table = members[bound] else { return [] }
      let found =
        function.kind == .getter
        ? function.isStatic ? table.allStaticGetters(function.name) : table.allGetters(function.name)
        : table.functions[function.name] ?? []
      return found.map { functions[$0] }.filter { $0.fullName == function.fullName }
    }
  }

  /// Checks the statements of a builder's body; the last one returns the view of them all.
  mutating func checkBuilderBody(_ items: CodeBlockItemListSyntax, at offset: Int) -> [Statement] {
    let (statements, view) = builtBlock(items, at: offset)
    return statements + [.giveBack(view, at: offset)]
  }

  /// Checks the statements of a block. Returns those that are needed first, and the view of them all.
  private mutating func builtBlock(
    _ items: some Collection<CodeBlockItemSyntax>, at offset: Int
  ) -> (statements: [Statement], view: Expression) {
    collectLocals(items)
    var statements: [Statement] = []
    var views: [Expression] = []
    for item in items {
      do throws(CheckFailure) {
        switch item.item {
        case .decl(let node): statements += try checkLocal(node)
        case .expr(let syntax): try build(syntax, &statements, &views)
        case .stmt(let node):
          if let syntax = node.as(ExpressionStmtSyntax.self)?.expression {
            try build(syntax, &statements, &views)
          } else {
            throw failure(BuilderProblem.statement("ViewBuilder"), at: node.offset)
          }
        }
      } catch {
        if let missing = placeholder(for: error) { views.append(missing) } else { report(error) }
        abandon()
      }
    }
    return (statements, views.count == 1 ? views[0] : made("_group", [.array(views)], [.array(.node)], at: offset))
  }

  /// Returns the view that stands for a statement which uses a name that is not known, and warns of it: a part of
  /// SwiftUI that Stipple does not have takes nothing else away. Returns nil for other errors.
  private mutating func placeholder(for error: CheckFailure) -> Expression? {
    guard case .complaint(let complaint) = error, complaint.problem.lacksName, !isPreludeBody else { return nil }
    forgive(complaint)
    return made("_missing", [], [], at: complaint.offset)
  }

  /// True while a body of the prelude is checked, whose errors are the library's own.
  private var isPreludeBody: Bool { current.function.map { functions[$0].isPrelude } ?? false }

  /// Checks a statement of a builder and adds its view.
  private mutating func build(
    _ syntax: ExprSyntax, _ statements: inout [Statement], _ views: inout [Expression]
  ) throws(CheckFailure) {
    guard !syntax.is(IfExprSyntax.self), !syntax.is(SwitchExprSyntax.self) else {
      let view = makeVariable("", .node, mutable: true)
      builtVariables[view] = BuiltArms()
      statements.append(.bind(view, nil))
      if let node = syntax.as(IfExprSyntax.self) {
        statements.append(try checkIf(node, givingValueTo: view))
      } else if let node = syntax.as(SwitchExprSyntax.self) {
        statements.append(try checkSwitch(node, named: nil, givingValueTo: view))
      }
      views.append(Expression(.variable(view), .node, at: syntax.offset))
      return
    }
    if syntax.isAssignment { throw failure(ViewProblem.notView(.void), at: syntax.offset) }
    let value = try checkWhole(syntax, expecting: nil)
    guard let view = node(of: value) ?? nodeOfOptional(value) else {
      guard value.type != .failed else { throw CheckFailure.silent }
      throw failure(ViewProblem.notView(shown(value.type)), at: syntax.offset)
    }
    // Views are made in the order of the statements.
    let variable = makeVariable("", .node, mutable: false)
    statements.append(.bind(variable, try settled(view)))
    views.append(Expression(.variable(variable), .node, at: syntax.offset))
  }

  /// Returns the node of an optional node, which is a condition with one arm; nil for other values.
  private mutating func nodeOfOptional(_ value: Expression) -> Expression? {
    guard inference.resolved(inference.shallow(value.type)) == .optional(.node) else { return nil }
    return made("_branch", [.integer(0), value.kind], [.int, .optional(.node)], at: value.offset)
  }

  /// Checks the arm of a condition in a builder: its view is assigned to the variable. `isLimited` is true for an arm
  /// that only some versions of a system take.
  mutating func builtArm(
    _ items: some Collection<CodeBlockItemSyntax>, _ result: VariableID, isLimited: Bool, at offset: Int
  ) throws(CheckFailure) -> [Statement] {
    if let builder = builtVariables[result]?.builder {
      return try forms.check(arm: Array(items), of: builder, result, isLimited: isLimited, at: offset, in: &self)
    }
    let index = builtVariables[result]?.count ?? 0
    builtVariables[result]?.count = index + 1
    return try scoped { (checker) throws(CheckFailure) in
      let (statements, view) = checker.builtBlock(items, at: offset)
      return statements + [checker.assignArm(index, view, to: result, at: offset)]
    }
  }

  /// Returns the assignment of the missing `else` of a builder's `if`.
  mutating func missingArm(of result: VariableID, at offset: Int) -> Statement {
    if builtVariables[result]?.builder != nil { return addArm(nil, to: result, at: offset) }
    return assignArm(builtVariables[result]?.count ?? 0, nil, to: result, at: offset)
  }

  /// Adds an arm, or the missing `else` without a variable, and returns the statement that chooses it.
  mutating func addArm(_ part: VariableID?, to chosen: VariableID, at offset: Int) -> Statement {
    let index = builtVariables[chosen]?.parts.count ?? 0
    builtVariables[chosen]?.parts.append(part)
    return .assign(
      Expression(.variable(chosen), .int, at: offset), Expression(.integer(index), .int, at: offset))
  }

  private mutating func assignArm(_ index: Int, _ view: Expression?, to result: VariableID, at offset: Int) -> Statement
  {
    let type = Type.optional(.node)
    let arm = view.map { Expression.Kind.convert($0) } ?? .none
    return .assign(
      Expression(.variable(result), .node, at: offset),
      made("_branch", [.integer(index), arm], [.int, type], at: offset))
  }

  /// Returns a call of one of the rows that make nodes.
  private func made(_ name: String, _ arguments: [Expression.Kind], _ types: [Type], at offset: Int) -> Expression {
    guard let row = library.statics[.library("some View")]?[name]?.first else {
      preconditionFailure("the library has no row '\(name)'")
    }
    let values = zip(arguments, types).map { Expression($0, $1, at: offset) }
    return Expression(.native(row, [:], values), .node, at: offset)
  }
}
