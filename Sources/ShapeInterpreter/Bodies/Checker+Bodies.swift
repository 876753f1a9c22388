import SwiftSyntax

// Bodies: functions, accessors and initializers, each checked once, when it is first needed.

extension Checker {
  /// Returns the checked body of a function. Its diagnostics are also stored in the body's `faults`.
  mutating func checkBody(of id: FunctionID) throws(CheckFailure) -> FunctionBody {
    if let known = bodies[id] { return answer(known) }
    let function = functions[id]
    let signature = try signature(of: id)
    // `signature(of:)` infers an unwritten result type from the body, which may have been checked by then.
    if let known = bodies[id] { return answer(known) }
    if let around = function.enclosing { try tellTypes(ofVariablesIn: around.scopes) }
    let saved = bodyState
    defer {
      abandon()
      bodyState = saved
    }
    let failed = failures
    let told = complaints
    let firstVariable = variables.count
    enter(function, id, signature, receiver: saved.surroundings.receiver)
    var body = outline(of: function, signature)
    // A recursive call finds this outline of the body.
    bodies[id] = body
    scopes.append(Scope())
    do throws(CheckFailure) {
      try checkStatements(of: function, signature, &body)
    } catch {
      report(error)
    }
    if signature.result == .failed { body.result = current.returned ?? .failed }
    if failures == failed, !function.isPrelude {
      checkInitialization(of: body, function, variablesFrom: firstVariable)
      tellApproximations(in: body.statements)
    }
    let faults = Array(complaints.failures[failed...])
    body.faults = faults
    if let complaint = complaintToForgive(among: faults, in: function, signature) {
      // Whether it is one depends on who asks.
      let undone = complaints
      complaints = told
      body.pardon = pardon(of: function, id, signature, receiver: saved.surroundings.receiver)
      if body.pardon == nil, function.kind == .function {
        body.pardon = FunctionBody.Pardon(
          complaints: [complaint.forgiven()], receiver: body.receiver, parameters: body.parameters,
          statements: function.isAsync ? waitingForever(at: complaint) : [])
      }
      if body.pardon == nil { complaints = undone }
    }
    bodies[id] = body
    return answer(body)
  }

  /// Returns a checked body as the code that asks for it sees it, and tells what is wrong with one that may be
  /// forgiven: a view goes on with a warning and the statements in its place, a shape has the errors.
  private mutating func answer(_ body: FunctionBody) -> FunctionBody {
    guard let pardon = body.pardon else { return body }
    guard drawsViews else {
      for fault in body.faults ?? [] { report(fault.map { .complaint($0) } ?? .silent) }
      return body
    }
    for complaint in pardon.complaints { complaints.warn(complaint) }
    var forgiven = body
    (forgiven.receiver, forgiven.parameters) = (pardon.receiver, pardon.parameters)
    (forgiven.statements, forgiven.faults) = (pardon.statements, [])
    return forgiven
  }

  /// Checks a function once more without the statements that use unknown names; nil if it has other errors.
  private mutating func pardon(
    of function: Shared<FunctionDeclaration>, _ id: FunctionID, _ signature: Signature, receiver: VariableID?
  ) -> FunctionBody.Pardon? {
    let told = complaints
    defer { complaints = told }
    enter(function, id, signature, receiver: receiver)
    current.leavesUnknownOut = true
    let firstVariable = variables.count
    var body = outline(of: function, signature)
    scopes.append(Scope())
    do throws(CheckFailure) { try checkStatements(of: function, signature, &body) } catch { report(error) }
    if failures == told.failures.count { checkInitialization(of: body, function, variablesFrom: firstVariable) }
    guard failures == told.failures.count else { return nil }
    return FunctionBody.Pardon(
      complaints: Array(complaints.told[told.told.count...]), receiver: body.receiver, parameters: body.parameters,
      statements: body.statements)
  }

  /// Returns the first of a body's errors if it is a part of Swift or of a library that is not known here, in a
  /// function that has no part in the picture of a view: one without a result, or one that waits, which actions alone
  /// can call. An initializer does without what is not known if it makes its whole value all the same. What Stipple
  /// does not have takes nothing else away.
  private func complaintToForgive(
    among faults: [Complaint?], in function: Shared<FunctionDeclaration>, _ signature: Signature
  ) -> Complaint? {
    let makesOrActs =
      function.kind == .initializer
      || function.kind == .function && !function.isMutating && (signature.result == .void || function.isAsync)
    guard !faults.isEmpty, !function.isPrelude, makesOrActs, function.enclosing == nil,
      !signature.parameters.contains(where: \.isInout)
    else { return nil }
    // Others may follow from the first one.
    let first = faults.lazy.compactMap { $0 }.first
    return first.flatMap { $0.problem.exceedsSupport ? $0 : nil }
  }

  /// Makes a function the surroundings of the code that is checked next. A local function has the receiver of the one
  /// around it.
  private mutating func enter(
    _ function: Shared<FunctionDeclaration>, _ id: FunctionID, _ signature: Signature, receiver: VariableID?
  ) {
    bodyState = BodyState(
      scopes: (function.enclosing?.scopes ?? []) + [Scope()], solution: Solution(firstVariable: variables.count),
      surroundings: Surroundings(
        function: id, owner: function.owner, isStatic: function.isStatic,
        receiver: function.enclosing == nil ? nil : receiver, generics: function.generics,
        result: signature.result == .failed ? nil : signature.result))
    current.isView = signature.result == .node
    current.isInitializer = function.kind == .initializer
    current.handlesErrors = function.isThrowing
    current.isAsync = function.isAsync
    current.thrown = signature.thrown
  }

  /// Returns the body of a function before its statements are checked, and declares its receiver and parameters.
  private mutating func outline(of function: Shared<FunctionDeclaration>, _ signature: Signature) -> FunctionBody {
    var body = FunctionBody(parameters: [], statements: [], result: signature.result)
    if function.enclosing == nil, let owner = function.owner, !function.isStatic || function.kind == .initializer {
      let isMutable = function.isMutating || function.kind == .initializer && !function.fillsObject
      let receiver = declare("self", owner, mutable: isMutable)
      body.receiver = receiver
      current.receiver = receiver
    }
    for (parameter, known) in zip(function.parameters, signature.parameters) {
      let variable = declare(parameter.name, known.type, mutable: known.isInout)
      variables[variable].isUnwrappedImplicitly = parameter.type?.isUnwrappedImplicitly ?? false
      body.parameters.append(variable)
    }
    return body
  }

  /// Checks the statements of a function, which are written or, for an accessor, made by the compiler.
  private mutating func checkStatements(
    of function: Shared<FunctionDeclaration>, _ signature: Signature, _ body: inout FunctionBody
  ) throws(CheckFailure) {
    if let value = function.lazyValue {
      body.statements = try checkLazy(function, value, body)
    } else if let name = function.wrapped {
      body.statements = try checkWrapped(name, function, body)
    } else if let items = function.statements {
      body.statements = try checkFunctionBody(items, function, signature)
      body.epilogue = impliedSuperCall(in: function, body.statements)
    } else {
      throw failure(DeclarationProblem.functionWithoutBody, at: function.offset)
    }
  }

  /// Emits diagnostics for variables that are used before initialization, and for properties that an initializer leaves
  /// without a value.
  private mutating func checkInitialization(
    of body: FunctionBody, _ function: Shared<FunctionDeclaration>, variablesFrom first: VariableID
  ) {
    let isNeeded = function.kind == .initializer || variables[first...].contains(where: \.isDeclaredWithoutValue)
    guard isNeeded, let items = function.statements else { return }
    var walk = InitializationWalk(functions, variables, bodies)
    if function.kind == .initializer, let receiver = body.receiver, let nominal = function.owner?.nominal,
      let declared = types[nominal], nominal.isDeclared
    {
      let makesWhole =
        declared.kind == .enumeration || function.isConvenience || body.statements.assigns(receiver)
      var form = InitializationWalk.Form.value
      if function.fillsObject {
        let isDerived = declarations.superclass(of: nominal) != nil
        form = function.isConvenience ? .convenience : isDerived ? .derived : .root
      }
      walk.begin(
        receiver, makesWhole ? nil : initializedProperties(of: declared), as: form, end: closingOffset(of: items))
    }
    walk.walk(body)
    for complaint in walk.complaints { report(.complaint(complaint)) }
    changedWrappers.formUnion(walk.changing.subtracting(walk.making))
  }

  /// Returns the stored properties of a type, each with true if it has a value before the initializer begins. One whose
  /// own declaration is at fault counts too: the initializer is not to blame for it.
  private func initializedProperties(
    of declared: Shared<TypeDeclaration>
  ) -> [(declaration: PropertyDeclaration, isMade: Bool)] {
    // The answers leave no traces: an attribute is checked again where its wrapper is used.
    var checker = self
    return declared.properties.map { property in
      let isSupplied = property.wrapper == nil && property.hasAttribute
      let isMade = isSupplied || checker.startsWithValue(property, in: declared.nominal)
      return (property, isMade || checker.isFaulty(property, in: declared.nominal))
    }
  }

  private mutating func checkFunctionBody(
    _ items: CodeBlockItemListSyntax, _ function: Shared<FunctionDeclaration>, _ signature: Signature
  ) throws(CheckFailure) -> [Statement] {
    if function.kind == .initializer { return try check(items) }
    if signature.result == .node, builder(of: function) {
      return checkBuilderBody(items, at: items.first?.offset ?? function.offset)
    }
    if let own = try ownBuilder(of: function) {
      let (statements, value) = try forms.check(
        items, of: own, expecting: current.result, at: items.first?.offset ?? function.offset, in: &self)
      let wanted = current.result ?? value.type
      guard let fitted = converted(value, to: wanted) else {
        throw mismatch(value, insteadOf: wanted, as: .result, at: value.offset)
      }
      if current.result == nil { current.returned = value.type }
      return statements + [.giveBack(try settled(fitted), at: value.offset)]
    }
    if signature.result != .void, items.count == 1, let only = items.first {
      do throws(CheckFailure) {
        switch only.item {
        case .expr(let syntax) where !syntax.isAssignment:
          let value =
            current.result == nil
            ? try checkOpaque(syntax, function.result) : try checkWhole(syntax, expecting: current.result, as: .result)
          if current.result == nil { current.returned = value.type }
          return [.giveBack(value, at: syntax.offset)]
        case .stmt(let node):
          if let wrapped = node.as(ExpressionStmtSyntax.self), wrapped.expression.givesValue {
            return [
              .giveBack(try checkWhole(wrapped.expression, expecting: current.result, as: .result), at: node.offset)
            ]
          }
        default: break
        }
      } catch {
        report(error)
        return []
      }
    }
    let before = failures
    let statements = try check(items)
    if signature.result != .void, !statements.alwaysLeaves, failures == before {
      let body: ControlFlowProblem.Body =
        function.kind == .getter ? .getter : function.owner == nil ? .function : .method
      report(failure(ControlFlowProblem.missingReturn(in: body, signature.result), at: closingOffset(of: items)))
    }
    return statements
  }

  func closingOffset(of items: CodeBlockItemListSyntax) -> Int {
    items.parent?.as(CodeBlockSyntax.self)?.rightBrace.offset
      ?? items.parent?.as(AccessorBlockSyntax.self)?.rightBrace.offset
      ?? items.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
