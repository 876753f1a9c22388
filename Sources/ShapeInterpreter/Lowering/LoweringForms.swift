/// The way from a part of a checked body to the rule that lowers it.
///
/// Lowering recurs as checking does: an expression contains statements, and changing an lvalue calls functions with
/// other lvalues. Each rule knows only this protocol and the stages below it. One type above all of them,
/// `AllLoweringForms`, knows the rules.
protocol LoweringForms: SendableMetatype {
  /// Lowers an expression and returns the slot of its value. This is `target`, if one is given.
  static func lower(
    _ expression: Expression, into target: Slot?, in lowerer: inout Lowerer
  ) throws(CheckFailure) -> Slot

  /// Lowers a list of statements in a scope of its own.
  static func lower(_ statements: [Statement], in lowerer: inout Lowerer) throws(CheckFailure)

  /// Makes a slot with the value of an lvalue, to be changed there.
  static func open(_ expression: Expression, in lowerer: inout Lowerer) throws(CheckFailure) -> Place

  /// Stores a changed value back to where `open` took it from.
  static func close(_ place: Place, in lowerer: inout Lowerer) throws(CheckFailure)
}

extension Lowerer {
  /// Lowers an expression and returns the slot of its value. This is `target`, if one is given.
  @discardableResult
  mutating func lower(_ expression: Expression, into target: Slot? = nil) throws(CheckFailure) -> Slot {
    try forms.lower(expression, into: target, in: &self)
  }

  /// Lowers a list of statements in a scope of its own.
  mutating func lower(_ statements: [Statement]) throws(CheckFailure) {
    try forms.lower(statements, in: &self)
  }

  /// Makes a slot with the value of an lvalue, to be changed there. `close` stores the change back.
  mutating func open(_ expression: Expression) throws(CheckFailure) -> Place {
    try forms.open(expression, in: &self)
  }

  /// Stores a changed value back to where `open` took it from. Call it once on each path of control flow that leaves
  /// the change.
  mutating func close(_ place: Place) throws(CheckFailure) {
    try forms.close(place, in: &self)
  }
}
