import Foundation
import SwiftSyntax
import ViewTree

// `String(format:)`: the format is parsed when it is checked, so that each value is known to fit its specifier.

extension Checker {
  mutating func checkFormat(_ arguments: [Argument], at offset: Int) throws(CheckFailure) -> Expression {
    guard let first = arguments.first?.syntax, case let format = try check(first, expecting: .string),
      case .string(let parts) = format.kind, parts.count <= 1
    else { throw failure(LiteralProblem.computedFormat, at: arguments[0].offset) }
    var text = ""
    if case .text(let written)? = parts.first { text = written }
    var result: [StringPart] = []
    var rest = arguments.dropFirst()
    for piece in try FormatPiece.pieces(of: text, or: failure(LiteralProblem.unknownFormat, at: first.offset)) {
      switch piece {
      case .text(let text): result.append(.text(text))
      case .value(let specifier):
        guard let syntax = rest.popFirst()?.syntax else {
          throw failure(LiteralProblem.formatWithoutValue(specifier), at: first.offset)
        }
        result.append(.value(try formatted(syntax, specifier)))
      }
    }
    return Expression(.string([.text("")] + result), .string, at: offset)
  }

  /// Returns the text of a value in an interpolation with a specifier, such as `"\(x, specifier: "%.2f")"`.
  mutating func formatted(
    _ syntax: ExprSyntax, specifier: String, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let pieces = try FormatPiece.pieces(of: specifier, or: failure(LiteralProblem.unknownFormat, at: offset))
    var parts: [StringPart] = []
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .value(let specifier): parts.append(.value(try formatted(syntax, specifier)))
      }
    }
    return Expression(.string([.text("")] + parts), .string, at: offset)
  }

  /// Returns a string literal as the text of a `LocalizedStringKey`: its integers are grouped, and its other numbers
  /// have six digits behind the point.
  func localized(_ literal: Expression) -> Expression {
    guard case .string(let parts) = literal.kind else { return literal }
    let changed = parts.map { part -> StringPart in
      guard case .value(let value) = part else { return part }
      let type = inference.resolved(value.type)
      guard type == .int || type.isFloating else { return part }
      let row = NativeRow(
        name: "localized(_:)", role: .function, labels: [nil], parameters: [type], result: .string,
        body: .native { (frame, slots) throws(Fault) in
          let text =
            if type == .int {
              NumberText.grouped(String(frame[int: slots[1].word]))
            } else if type == .float {
              String(format: "%f", Double(Float.load(from: frame, at: slots[1])))
            } else {
              String(format: "%f", frame[double: slots[1].word])
            }
          text.store(to: frame, at: slots[0])
        })
      return .value(Expression(.native(row, [:], [value]), .string, at: value.offset))
    }
    return Expression(.string(changed), literal.type, at: literal.offset)
  }

  /// Returns the text of one value, printed according to its specifier.
  private mutating func formatted(_ syntax: ExprSyntax, _ specifier: String) throws(CheckFailure) -> Expression {
    let kind = specifier.last ?? "d"
    let type: Type = kind == "@" ? .string : "diuxX".contains(kind) ? .int : .double
    let value = try check(syntax, expecting: type)
    guard let fitted = converted(value, to: type) else {
      throw failure(LiteralProblem.formatMismatch(specifier, shown(value.type)), at: syntax.offset)
    }
    let row = NativeRow(
      name: "formatted(_:)", role: .function, labels: [nil], parameters: [type], result: .string,
      body: .native { (frame, slots) throws(Fault) in
        let text: String
        switch type {
        case .string: text = String.load(from: frame, at: slots[1])
        case .int: text = String(format: specifier.dropLast() + "l" + String(kind), frame[int: slots[1].word])
        default: text = String(format: specifier, frame[double: slots[1].word])
        }
        text.store(to: frame, at: slots[0])
      })
    return Expression(.native(row, [:], [fitted]), .string, at: syntax.offset)
  }
}

/// A piece of a format: literal text, or the specifier of a value such as `%.2f`.
private enum FormatPiece {
  case text(String)
  case value(String)

  static func pieces(of text: String, or failure: CheckFailure) throws(CheckFailure) -> [FormatPiece] {
    var result: [FormatPiece] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "%") {
      result.append(.text(String(rest[..<start])))
      rest = rest[start...].dropFirst()
      if rest.first == "%" {
        result.append(.text("%"))
        rest = rest.dropFirst()
        continue
      }
      let options = rest.prefix { "+-0 #.123456789".contains($0) }
      let widths = options.split { !$0.isNumber }
      rest = rest.dropFirst(options.count)
      rest = rest.drop { $0 == "l" }
      // Limits the width, because wide fields could exceed any budget.
      guard let kind = rest.popFirst(), "diuxXfFeEgG@".contains(kind), widths.allSatisfy({ $0.count <= 3 }),
        kind != "@" || options.isEmpty
      else { throw failure }
      result.append(.value("%" + options + String(kind)))
    }
    return result + [.text(String(rest))]
  }
}
