/// Arguments that do not suit the parameters of a call, or a call of something that is no function.
enum CallProblem: Problem {
  /// The function that a call names.
  enum Callee {
    case initializer, `subscript`
    case instanceMethod(String)
    case staticMethod(String)
    case function(String)
  }

  /// Several overloads exist, and none takes the arguments.
  case noExactMatch(Callee)
  /// No argument for the parameter at this index.
  case missingArgument(label: String?, index: Int)
  /// An argument too many.
  case extraArgument(label: String?)
  /// An argument of a call that takes none.
  case argumentForNone
  /// Arguments without labels; the payload lists the parameters' labels.
  case missingLabels([String?])
  /// Arguments with labels that the parameters do not have.
  case extraneousLabels([String?])
  /// Labels that differ from those of the parameters; both lists are complete.
  case incorrectLabels(have: [String?], expected: [String?])
  case notFunction(Type)
  /// An argument for an `inout` parameter has no `&`.
  case missingAmpersand(Type)
  /// An argument for another parameter has one.
  case extraAmpersand(Type)

  var sentence: Sentence {
    switch self {
    case .noExactMatch(.initializer): "no exact matches in call to initializer"
    case .noExactMatch(.subscript): "no exact matches in call to subscript"
    case .noExactMatch(.instanceMethod(let name)): "no exact matches in call to instance method '\(name)'"
    case .noExactMatch(.staticMethod(let name)): "no exact matches in call to static method '\(name)'"
    case .noExactMatch(.function(let name)): "no exact matches in call to global function '\(name)'"
    case .missingArgument(let label?, _): "missing argument for parameter '\(label)' in call"
    case .missingArgument(nil, let index): "missing argument for parameter #\(index + 1) in call"
    case .extraArgument(let label?): "extra argument '\(label)' in call"
    case .extraArgument(nil): "extra argument in call"
    case .argumentForNone: "argument passed to call that takes no arguments"
    case .missingLabels(let labels):
      "missing argument label\(plural(labels.count)) '\(Self.list(labels))' in call"
    case .extraneousLabels(let labels):
      "extraneous argument label\(plural(labels.count)) '\(Self.list(labels))' in call"
    case .incorrectLabels(let have, let expected):
      """
      incorrect argument label\(plural(zip(have, expected).filter { $0 != $1 }.count)) in call \
      (have '\(Self.list(have))', expected '\(Self.list(expected))')
      """
    case .notFunction(let type): "cannot call value of non-function type '\(type)'"
    case .missingAmpersand(let type):
      "passing value of type '\(type)' to an inout parameter requires explicit '&'"
    case .extraAmpersand(let type): "'&' used with non-inout argument of type '\(type)'"
    }
  }

  private func plural(_ count: Int) -> String { count == 1 ? "" : "s" }

  /// Returns labels as a function's full name has them: `x:y:`.
  private static func list(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
}
