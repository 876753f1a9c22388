/// The rules for all forms of expressions, statements and lvalues.
enum AllLoweringForms: LoweringForms {
  static func lower(
    _ expression: Expression, into target: Slot?, in lowerer: inout Lowerer
  ) throws(CheckFailure) -> Slot {
    try lowerer.lowerExpression(expression, into: target)
  }

  static func lower(_ statements: [Statement], in lowerer: inout Lowerer) throws(CheckFailure) {
    try lowerer.lowerStatements(statements)
  }

  static func open(_ expression: Expression, in lowerer: inout Lowerer) throws(CheckFailure) -> Place {
    try lowerer.openPlace(expression)
  }

  static func close(_ place: Place, in lowerer: inout Lowerer) throws(CheckFailure) {
    try lowerer.closePlace(place)
  }
}

extension Lowerer {
  /// Makes a lowerer for checked declarations.
  init(_ checker: Checker) {
    self.init(checker, forms: AllLoweringForms.self)
  }
}
