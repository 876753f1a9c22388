import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The part of the library that is written in Swift and interpreted itself: algorithms that call closures.
enum Prelude {
  /// The prelude's source with its operators folded, parsed once.
  static let file: SourceFileSyntax = {
    let parsed = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { error in
      preconditionFailure("the prelude does not fold: \(error.asDiagnostic.message)")
    }
    return folded.as(SourceFileSyntax.self) ?? parsed
  }()

  private static var text: String {
    [sequences, elementTests, arrays, tables, functions, random, randomOrders, shapes, animation, paints]
      .joined(separator: "\n")
  }
}
