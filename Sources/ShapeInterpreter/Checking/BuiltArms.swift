/// The arms of a condition in a builder's body, in source order.
struct BuiltArms {
  /// The file's builder; nil for a builder of views.
  var builder: Type?
  /// The number of arms of a builder of views so far.
  var count = 0
  /// The variables that hold the parts of the arms of the file's builder; nil for the missing `else`.
  var parts: [VariableID?] = []
}
