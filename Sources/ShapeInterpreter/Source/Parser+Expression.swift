import SwiftParser
import SwiftSyntax

extension Parser {
  /// Parses a text as a single expression and folds its operators. Returns nil if it is not an expression.
  static func expression(_ text: String) -> ExprSyntax? {
    let parsed = ParsedSource(ShapeSource(name: "", text: text))
    guard parsed.complaints.isEmpty, parsed.file.statements.count == 1,
      case .expr(let expression)? = parsed.file.statements.first?.item
    else { return nil }
    return expression
  }
}
