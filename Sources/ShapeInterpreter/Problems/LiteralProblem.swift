/// A literal that does not fit its type, or whose type is not known.
enum LiteralProblem: Problem {
  case overflow(String, Type)
  /// A negative number for an unsigned type.
  case negativeOverflow(String, Type)
  /// `[]` or `[:]` where the context says no type.
  case emptyCollection
  /// A dictionary literal for a type that is made from none.
  case dictionary(Type)
  /// An expression whose type stays open.
  case ambiguous
  /// A value that has no text, in a string.
  case notPrintable(Type)
  /// A value of a type that `String(format:)` cannot print.
  case notFormatted(Type)
  case unknownFormat
  case formatWithoutValue(String)
  case formatMismatch(String, Type)

  var sentence: Sentence {
    switch self {
    case .overflow(let value, let type): "integer literal '\(value)' overflows when stored into '\(type)'"
    case .negativeOverflow(let value, let type):
      "negative integer '\(value)' overflows when stored into unsigned type '\(type)'"
    case .emptyCollection: "empty collection literal requires an explicit type"
    case .dictionary(let type): "type '\(type)' has no initializer that takes a dictionary literal"
    case .ambiguous: "type of expression is ambiguous without a type annotation"
    case .notPrintable(let type): "a value of type '\(type)' cannot be put into a string"
    case .notFormatted(let type): "argument type '\(type)' does not conform to expected type 'CVarArg'"
    case .unknownFormat: "this format is not supported"
    case .formatWithoutValue(let format): "the format '\(format)' has no value"
    case .formatMismatch(let format, let type): "a value of type '\(type)' does not suit the format '\(format)'"
    }
  }
}
