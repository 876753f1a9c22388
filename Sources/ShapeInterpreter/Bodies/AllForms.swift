import SwiftSyntax

/// The rules for all forms of expressions and statements.
enum AllForms: Forms {
  static func check(
    _ syntax: ExprSyntax, expecting type: Type?, in checker: inout Checker
  ) throws(CheckFailure) -> Expression {
    try checker.checkForm(syntax, expecting: type)
  }

  static func check(
    _ closure: ClosureExprSyntax, expecting type: Type?, in checker: inout Checker
  ) throws(CheckFailure) -> Expression {
    try checker.checkClosure(closure, expecting: type)
  }

  static func check(_ items: [CodeBlockItemSyntax], in checker: inout Checker) throws(CheckFailure) -> [Statement] {
    try checker.checkStatements(items)
  }

  static func check(
    _ items: CodeBlockItemListSyntax, of builder: Type, expecting type: Type?, at offset: Int,
    in checker: inout Checker
  ) throws(CheckFailure) -> (statements: [Statement], value: Expression) {
    try checker.checkOwnBuilderBody(items, of: builder, expecting: type, at: offset)
  }

  static func check(
    arm items: [CodeBlockItemSyntax], of builder: Type, _ chosen: VariableID, isLimited: Bool, at offset: Int,
    in checker: inout Checker
  ) throws(CheckFailure) -> [Statement] {
    try checker.ownArm(items, of: builder, chosen, isLimited: isLimited, at: offset)
  }

  static func choose(
    among candidates: [Candidate], _ arguments: [Argument], expecting type: Type?, at offset: Int, named name: String,
    of owner: Type?, else fallback: CheckFailure?, in checker: inout Checker
  ) throws(CheckFailure) -> Expression {
    try checker.chooseOverload(
      among: candidates, arguments, expecting: type, at: offset, named: name, of: owner, else: fallback)
  }

  static func construct(
    _ type: Type, _ arguments: [Argument], expecting wanted: Type?, at offset: Int, in checker: inout Checker
  ) throws(CheckFailure) -> Expression {
    try checker.constructValue(type, arguments, expecting: wanted, at: offset)
  }

  static func decide(_ index: Int, in checker: inout Checker) throws(CheckFailure) {
    try checker.decide(index)
  }

  static func settle(_ expression: Expression, in checker: inout Checker) throws(CheckFailure) -> Expression {
    try checker.settleWhole(expression)
  }

  static func type(of question: InferredType, in checker: inout Checker) throws(CheckFailure) -> Type? {
    switch question {
    case .result(let id): return try checker.checkBody(of: id).result
    case .stored(let property, let nominal): return try checker.findType(of: property, in: nominal)
    case .exposed(let property, let nominal): return try checker.exposedType(of: property, in: nominal)
    case .global(let id): return try checker.value(of: id).type
    case .member(let name, let type):
      // Where the member itself is part of the answer, a question within that for the same member is told as a fault.
      // One within that again comes of a call that would ask for ever: the member has no type.
      let asked = MemberOfType(name: name, type: type)
      guard checker.openMembers[asked, default: 0] < 2 else { return nil }
      checker.openMembers[asked, default: 0] += 1
      defer { checker.openMembers[asked, default: 1] -= 1 }
      let found = try checker.property(name, of: Expression(.tuple([]), type, at: 0), at: 0)
      return found.map { checker.inference.resolved($0.type) }
    }
  }
}
