/// A JSON document (RFC 8259) with the same text on every machine: members in the order given, numbers in the fewest
/// digits that parse to the same Double, and escapes for characters that are not printable.
public indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number; one that is not finite is written as null, because JSON cannot express it.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// The document on one line, without a line break at its end.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? value.description : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// Returns a document that another encoder wrote, with its characters that are not printable escaped. Line breaks
  /// stay, because they occur only between values, not in strings.
  public static func printable(_ document: String) -> String {
    var text = ""
    for scalar in document.unicodeScalars {
      if scalar.isPrintable || scalar == "\n" { text.unicodeScalars.append(scalar) } else { text += escaped(scalar) }
    }
    return text
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isPrintable: text.unicodeScalars.append(scalar)
      default: text += escaped(scalar)
      }
    }
    text += "\""
  }

  /// Returns the escape of a character, or the two escapes of its surrogates.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
