/// A statement that a result builder does not take, or a builder without its methods.
enum BuilderProblem: Problem {
  /// A loop, a guard or another statement that the builder of that name has no method for.
  case statement(String)
  case withoutBlock(Type)

  var sentence: Sentence {
    switch self {
    case .statement(let builder):
      "closure containing control flow statement cannot be used with result builder '\(builder)'"
    case .withoutBlock(let builder):
      """
      result builder '\(builder)' does not implement any '\("buildBlock")' or a combination of \
      '\("buildPartialBlock(first:)")' and '\("buildPartialBlock(accumulated:next:)")'
      """
    }
  }
}
