import SwiftSyntax

// Local variables with a property wrapper: the wrapper is stored, and the name stands for the value within it.

extension Checker {
  /// Declares a variable with a property wrapper: `@Clamped(0...1) var x = 0.5`, or a state of a preview, marked
  /// `@Previewable`.
  mutating func declareWrapped(
    _ node: PatternBindingSyntax, _ wrapper: WrapperUse
  ) throws(CheckFailure) -> [Statement] {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
      throw failure(DeclarationProblem.wrappedPattern, at: node.offset)
    }
    if let block = node.accessorBlock { throw failure(SupportProblem.observedWrappedVariable, at: block.offset) }
    var given: Argument?
    if let annotation = node.typeAnnotation?.type {
      let known = try resolve(annotation, in: typeScope)
      if let value = node.initializer?.value {
        given = .checked(try fit(try check(value, expecting: known), to: known, value, as: .initialization))
      } else if known.wrapped != nil {
        given = .checked(Expression(.none, known, at: node.offset))
      }
    } else if let value = node.initializer?.value {
      given = .written(label: nil, value)
    }
    let made = try settled(wrapped(given, by: wrapper, in: typeScope, at: node.offset))
    let id = declare("_" + name, made.type, mutable: true)
    scopes[scopes.count - 1].wrappers[name] = id
    return [.bind(id, made)]
  }

  /// Returns the value within a variable's wrapper or, for a name with `$`, its projected value.
  mutating func wrappedVariable(
    _ name: String, in wrapper: VariableID, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let holder = Expression(.variable(wrapper), variables[wrapper].type, at: offset)
    let isProjection = name.hasPrefix("$")
    guard let value = try property(isProjection ? "projectedValue" : "wrappedValue", of: holder, at: offset) else {
      guard isProjection else { throw failure(ConformanceProblem.wrapperWithoutValue(holder.type), at: offset) }
      throw unknown(name, at: offset) { $0.visibleNames + $0.library.typeNames }
    }
    return value
  }
}
