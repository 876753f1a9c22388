import SwiftSyntax

/// An argument of a call, either written or already checked.
enum Argument {
  case written(label: String?, ExprSyntax)
  case checked(Expression)
  /// A checked argument with a label that has to match, as in `CGPoint.init(x:y:)`.
  case labelled(String?, Expression)
  /// A trailing closure; its label has to match only from the second one on.
  case trailing(label: String?, ClosureExprSyntax)

  var label: String? {
    switch self {
    case .written(let label, _), .trailing(let label, _), .labelled(let label, _): label
    case .checked: nil
    }
  }

  var isTrailing: Bool {
    if case .trailing = self { return true }
    return false
  }

  /// The offset of the argument; for a checked one, that of its expression.
  var offset: Int {
    switch self {
    case .written(_, let syntax): syntax.offset
    case .trailing(_, let syntax): syntax.offset
    case .checked(let expression), .labelled(_, let expression): expression.offset
    }
  }

  /// The offset of the argument's label, or of the argument if it has none.
  var labelOffset: Int { syntax?.parent?.as(LabeledExprSyntax.self)?.offset ?? offset }

  var syntax: ExprSyntax? {
    switch self {
    case .written(_, let syntax): syntax
    case .trailing(_, let syntax): ExprSyntax(syntax)
    case .checked, .labelled: nil
    }
  }
}

extension Argument {
  /// Returns checked arguments with the labels of a function's full name; without labels they match any parameter's
  /// label.
  static func labelled(_ arguments: [Argument], _ labels: [String?]) -> [Argument] {
    guard labels.count == arguments.count, !labels.isEmpty else { return arguments }
    return zip(arguments, labels).map { argument, label in
      if case .checked(let expression) = argument { .labelled(label, expression) } else { argument }
    }
  }
}
