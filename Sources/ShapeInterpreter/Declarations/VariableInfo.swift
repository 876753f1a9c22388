/// A local variable, parameter or receiver.
struct VariableInfo {
  var name: String
  var type: Type
  var isMutable: Bool
  /// The offset of the `let` that makes it a constant; nil for parameters and names bound by patterns.
  var constantOffset: Int?
  /// True if it is declared with a type like `Double!`.
  var isUnwrappedImplicitly = false
  /// True if it is declared without a value, which is assigned later.
  var isDeclaredWithoutValue = false
  /// True if it stands for `_` in a tuple of lvalues: what is assigned to it is dropped.
  var isDropped = false
  /// The offset of the name if it is declared without a value, otherwise nil.
  var nameOffset: Int?
  var observers: Observers?
  /// The library's function that waits for the value, if the variable is an `async let`; nil for other variables.
  var waiter: String?
  /// The optional whose wrapped value it stands for in an optional chain; nil for other variables.
  var wrapped: Expression?
}
