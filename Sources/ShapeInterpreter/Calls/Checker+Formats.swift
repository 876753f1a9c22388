import Foundation
import SwiftSyntax
import ViewTree

// `String(format:)`: a format that is written out is parsed when it is checked, so that each value is known to fit its
// specifier. A computed one is parsed when the program runs.

extension Checker {
  /// Checks a format with its values. With a locale, or where `isLocal` says so, the numbers are those that a user in
  /// the United States reads.
  mutating func checkFormat(
    _ arguments: [Argument], isLocal: Bool = false, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let locale = arguments.first { $0.label == "locale" }?.syntax
    if let locale {
      let isLocal = !locale.is(NilLiteralExprSyntax.self)
      return try checkFormat(arguments.filter { $0.label != "locale" }, isLocal: isLocal, at: offset)
    }
    if let list = arguments.last, list.label == "arguments", let values = list.syntax?.as(ArrayExprSyntax.self) {
      let written = values.elements.map { Argument.written(label: nil, $0.expression) }
      return try checkFormat(arguments.dropLast() + written, isLocal: isLocal, at: offset)
    }
    guard let first = arguments.first?.syntax else { throw CheckFailure.silent }
    let format = try check(first, expecting: .string)
    let rest = arguments.dropFirst()
    guard let text = format.writtenText else {
      guard let fitted = converted(format, to: .string) else {
        throw mismatch(format, insteadOf: .string, as: .argument, at: first.offset)
      }
      return try computed(fitted, rest, isLocal: isLocal, at: offset)
    }
    var result: [StringPart] = []
    guard let pieces = FormatPiece.pieces(of: text) else {
      throw failure(LiteralProblem.unknownFormat, at: first.offset)
    }
    for piece in pieces {
      switch piece {
      case .text(let text): result.append(.text(text))
      case .value(let specifier, let index):
        guard index + 1 < arguments.count, let syntax = arguments[index + 1].syntax else {
          throw failure(LiteralProblem.formatWithoutValue(specifier), at: first.offset)
        }
        let part = StringPart.value(try formatted(syntax, specifier))
        result.append(isLocal ? localized(specified: part) : part)
      }
    }
    return Expression(.string([.text("")] + result), .string, at: offset).sealed
  }

  /// Returns the text of a value in an interpolation with a specifier, such as `"\(x, specifier: "%.2f")"`.
  mutating func formatted(
    _ syntax: ExprSyntax, specifier: String, at offset: Int
  ) throws(CheckFailure) -> Expression {
    guard let pieces = FormatPiece.pieces(of: specifier) else {
      throw failure(LiteralProblem.unknownFormat, at: offset)
    }
    var parts: [StringPart] = []
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append(.text(text))
      case .value(let specifier, _): parts.append(.value(try formatted(syntax, specifier)))
      }
    }
    return Expression(.string([.text("")] + parts), .string, at: offset)
  }

  /// Returns a string literal as the text of a `LocalizedStringKey`: its numbers are formatted as a user in the United
  /// States reads them, in groups of three digits, and those that are no integers have six digits behind the point.
  func localized(_ literal: Expression) -> Expression {
    guard case .string(let parts) = literal.kind else { return literal }
    let changed = parts.map { part -> StringPart in
      guard case .value(let value) = part else { return part }
      if case .string(let pieces) = value.kind {
        return .value(Expression(.string(pieces.map(localized(specified:))), .string, at: value.offset))
      }
      let type = inference.resolved(value.type)
      guard type.isInteger || type.isFloating else { return part }
      let row = NativeRow(
        name: "localized(_:)", role: .function, labels: [nil], parameters: [type], result: .string,
        body: .native { (frame, slots) throws(Fault) in
          LocalNumber(frame, slots[1], type).text.store(to: frame, at: slots[0])
        })
      return .value(Expression(.native(row, [:], [value]), .string, at: value.offset))
    }
    return Expression(.string(changed), literal.type, at: literal.offset)
  }

  /// Returns the text of a value by its specifier as a user in the United States reads it; other parts stay.
  private func localized(specified part: StringPart) -> StringPart {
    guard case .value(let value) = part, case .native(let row, _, let list) = value.kind, row.name == Self.formatted,
      list.count == 2
    else { return part }
    let type = row.parameters[0]
    let local = NativeRow(
      name: "localized(_:_:)", role: .function, labels: [nil, nil], parameters: row.parameters, result: .string,
      body: .native { (frame, slots) throws(Fault) in
        let specifier = String.load(from: frame, at: slots[2])
        FormattedValue(frame, slots[1], type).text(by: specifier, in: .unitedStates)?.store(to: frame, at: slots[0])
      })
    return .value(Expression(.native(local, [:], list), .string, at: value.offset))
  }

  /// The name of the function that prints a value by a specifier.
  private static let formatted = "formatted(_:_:)"

  /// Returns the text of values for a format that is known when the program runs.
  private mutating func computed(
    _ format: Expression, _ arguments: ArraySlice<Argument>, isLocal: Bool, at offset: Int
  ) throws(CheckFailure) -> Expression {
    var values = [format]
    for argument in arguments {
      guard let syntax = argument.syntax else { throw CheckFailure.silent }
      let value = try check(syntax, expecting: nil)
      try force(value.type)
      try settleLiterals(in: value.type)
      guard FormattedValue.types.contains(inference.resolved(value.type)) else {
        throw failure(LiteralProblem.notFormatted(shown(value.type)), at: syntax.offset)
      }
      values.append(value)
    }
    let types = values.map { inference.resolved($0.type) }
    let row = NativeRow(
      name: "format", role: .function, labels: types.map { _ in nil }, parameters: types, result: .string,
      body: .native { (frame, slots) throws(Fault) in
        let format = String.load(from: frame, at: slots[1])
        guard let pieces = FormatPiece.pieces(of: format) else { throw .unknownFormat(format) }
        var text = ""
        for piece in pieces {
          switch piece {
          case .text(let part): text += part
          case .value(let specifier, let position):
            let index = position + 1
            guard index < types.count else { throw .formatWithoutValue(specifier) }
            let found = FormattedValue(frame, slots[index + 1], types[index])
            guard let value = found.text(by: specifier, in: isLocal ? .unitedStates : nil) else {
              throw .formatMismatch(specifier, "\(types[index])")
            }
            text += value
          }
        }
        text.store(to: frame, at: slots[0])
      })
    return Expression(.native(row, [:], values), .string, at: offset)
  }

  /// Returns the text of one value, printed according to its specifier.
  private mutating func formatted(_ syntax: ExprSyntax, _ specifier: String) throws(CheckFailure) -> Expression {
    let kind = specifier.last ?? "d"
    let type: Type = kind == "@" ? .string : FormattedValue.integers.contains(kind) ? .int : .double
    var value = try check(syntax, expecting: type)
    let known = inference.resolved(inference.shallow(value.type))
    if type == .int, known.isInteger, known != .int {
      value = try construct(.int, [.checked(value)], expecting: .int, at: syntax.offset)
    }
    guard let fitted = converted(value, to: type) else {
      throw failure(LiteralProblem.formatMismatch(specifier, shown(value.type)), at: syntax.offset)
    }
    let row = NativeRow(
      name: Self.formatted, role: .function, labels: [nil, nil], parameters: [type, .string], result: .string,
      body: .native { (frame, slots) throws(Fault) in
        let specifier = String.load(from: frame, at: slots[2])
        FormattedValue(frame, slots[1], type).text(by: specifier)?.store(to: frame, at: slots[0])
      })
    let written = Expression(.string([.text(specifier)]), .string, at: syntax.offset)
    return Expression(.native(row, [:], [fitted, written]), .string, at: syntax.offset)
  }
}

extension Locale {
  /// The place as whose users read it numbers are printed.
  fileprivate static let unitedStates = Locale(identifier: "en_US")
}

/// A value for `String(format:)`.
private enum FormattedValue {
  case text(String)
  case integer(Int)
  case number(Double)

  /// The types of the values.
  static let types: [Type] = [.string, .int, .double, .cgFloat, .float]

  /// The letters of the specifiers of integers.
  static let integers = "diuoxXc"

  init(_ frame: Frame, _ slot: Slot, _ type: Type) {
    switch type {
    case .string: self = .text(.load(from: frame, at: slot))
    case .int: self = .integer(frame[int: slot.word])
    case .float: self = .number(Double(Float.load(from: frame, at: slot)))
    default: self = .number(frame[double: slot.word])
    }
  }

  /// Returns the text of the value as it is read in a place, or everywhere; nil if the specifier is one of other
  /// values.
  func text(by specifier: String, in locale: Locale? = nil) -> String? {
    let kind = specifier.last ?? "d"
    switch self {
    case .text(let text): return kind == "@" ? text : nil
    case .integer(let value):
      guard Self.integers.contains(kind) else { return nil }
      // A single unit of UTF-16.
      if kind == "c" { return String(format: specifier, UInt16(truncatingIfNeeded: value)) }
      return String(format: specifier.dropLast() + "l" + String(kind), locale: locale, arguments: [value])
    case .number(let value):
      return "fFeEgG".contains(kind) ? String(format: specifier, locale: locale, arguments: [value]) : nil
    }
  }
}

/// A number of any type in a text that is translated.
private enum LocalNumber {
  case integer(String)
  case number(Double)

  init(_ frame: Frame, _ slot: Slot, _ type: Type) {
    switch type {
    case .int: self = .integer(String(frame[int: slot.word]))
    case .float: self = .number(Double(Float.load(from: frame, at: slot)))
    case .double, .cgFloat: self = .number(frame[double: slot.word])
    default: self = .integer(IntegerRows.native(type).map { Self.digits($0, frame, slot) } ?? "")
    }
  }

  private static func digits<Number: MachineValue>(_: Number.Type, _ frame: Frame, _ slot: Slot) -> String {
    "\(Number.load(from: frame, at: slot))"
  }

  /// The text of the number; one that is not finite has the words that Foundation has for it.
  var text: String {
    switch self {
    case .integer(let digits): NumberFormat(words: "whole").text(of: digits)
    case .number(let value) where !value.isFinite: NumberFormat(words: "").text(of: "\(value)")
    case .number(let value): NumberFormat(words: "fraction 6 6").text(of: String(format: "%f", value))
    }
  }
}

/// A piece of a format: literal text, or the specifier of a value such as `%.2f`.
private enum FormatPiece {
  case text(String)
  /// The specifier of a value, and the value's place among all.
  case value(String, Int)

  /// Returns the pieces of a format; nil if it has a specifier that is not supported.
  static func pieces(of text: String) -> [FormatPiece]? {
    var result: [FormatPiece] = []
    var next = 0
    var rest = text[...]
    while let start = rest.firstIndex(of: "%") {
      result.append(.text(String(rest[..<start])))
      rest = rest[start...].dropFirst()
      if rest.first == "%" {
        result.append(.text("%"))
        rest = rest.dropFirst()
        continue
      }
      // `%2$@` is the second value, wherever it stands.
      let digits = rest.prefix(while: \.isNumber)
      if rest.dropFirst(digits.count).first == "$" {
        guard let position = Int(digits), 1...99 ~= position else { return nil }
        next = position - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      let options = rest.prefix { "+-0 #.123456789".contains($0) }
      let widths = options.split { !$0.isNumber }
      rest = rest.dropFirst(options.count)
      rest = rest.drop { $0 == "l" }
      // Limits the width, because wide fields could exceed any budget.
      guard let kind = rest.popFirst(), "diuoxXcfFeEgG@".contains(kind), widths.allSatisfy({ $0.count <= 3 }),
        kind != "@" || options.isEmpty
      else { return nil }
      result.append(.value("%" + options + String(kind), next))
      next += 1
    }
    return result + [.text(String(rest))]
  }
}

extension Expression {
  /// The text, which is a `String` in any context: no literal that another type may be expressed by.
  var sealed: Expression {
    switch kind {
    case .string, .conditional: type == .string ? Expression(.convert(self), .string, at: offset) : self
    default: self
    }
  }

  /// The text of a string literal without interpolations; nil for other expressions.
  fileprivate var writtenText: String? {
    guard case .string(let parts) = kind, parts.count <= 1 else { return nil }
    switch parts.first {
    case .text(let text): return text
    case .value, .reflected: return nil
    case nil: return ""
    }
  }
}
