import SwiftOperators
import SwiftSyntax

extension OperatorTable {
  /// The operators of Swift's standard library: the same as `standardOperators`, which makes a syntax tree for each
  /// group that it passes on the way from one group to another, and takes most of its time for them.
  static let swift: OperatorTable = {
    // A relation with a syntax needs no other one. It would be shown only if its group did not exist.
    let place = PrecedenceGroupNameSyntax(name: .identifier(""))
    let groups = standardGroups.map { group in
      PrecedenceGroup(
        name: group.name + "Precedence", associativity: group.associativity, assignment: group.name == "Assignment",
        relations: group.lower.map { [.higherThan($0 + "Precedence", syntax: place)] } ?? [])
    }
    func operators(_ kind: OperatorKind, _ names: String, _ group: String? = nil) -> [Operator] {
      names.split(separator: " ").map { Operator(kind: kind, name: String($0), precedenceGroup: group) }
    }
    let infix = standardGroups.flatMap { operators(.infix, $0.operators, $0.name + "Precedence") }
    let others =
      operators(.postfix, "++ -- ...") + operators(.prefix, "++ -- ! ~ + - ... ..<") + operators(.infix, "~>")
    return OperatorTable(precedenceGroups: groups, operators: infix + others) { error in
      preconditionFailure("the operators contradict each other: \(error)")
    }
  }()

  /// Returns a source of ours with its operators folded, which are those of the standard library.
  static func folded(_ parsed: SourceFileSyntax) -> SourceFileSyntax {
    let folded = OperatorTable.swift.foldAll(parsed) { error in
      preconditionFailure("a source of the library does not fold: \(error.asDiagnostic.message)")
    }
    return folded.as(SourceFileSyntax.self) ?? parsed
  }

  /// The groups of infix operators, each with the next lower one.
  private static let standardGroups: [(name: String, associativity: Associativity, lower: String?, operators: String)] =
    [
      ("Assignment", .right, nil, "*= &*= /= %= += &+= -= &-= <<= &<<= >>= &>>= &= ^= |="),
      ("FunctionArrow", .right, "Assignment", ""),
      ("Ternary", .right, "FunctionArrow", ""),
      ("Default", .none, "Ternary", ""),
      ("LogicalDisjunction", .left, "Ternary", "||"),
      ("LogicalConjunction", .left, "LogicalDisjunction", "&&"),
      ("Comparison", .none, "LogicalConjunction", "< <= > >= == != === !== ~="),
      ("NilCoalescing", .right, "Comparison", "??"),
      ("Casting", .none, "NilCoalescing", ""),
      ("RangeFormation", .none, "Casting", "... ..<"),
      ("Addition", .left, "RangeFormation", "+ &+ - &- | ^"),
      ("Multiplication", .left, "Addition", "* &* / % &"),
      ("BitwiseShift", .none, "Multiplication", "<< &<< >> &>>"),
    ]
}
