// Strings of JSON and their escapes.

extension JSONText {
  /// Returns the content of a string with its escapes replaced. Half of a pair of surrogates becomes U+FFFD.
  static func unescaped(_ content: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    var units: [UInt16] = []
    func endUnits() {
      result += String(decoding: units, as: UTF16.self).utf8
      units = []
    }
    var place = 0
    while place < content.count {
      guard content[place] == UInt8(ascii: "\\"), place + 1 < content.count else {
        endUnits()
        result.append(content[place])
        place += 1
        continue
      }
      let escape = content[place + 1]
      place += 2
      if escape == UInt8(ascii: "u") {
        let digits = String(decoding: content[place..<min(place + 4, content.count)], as: UTF8.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        place += 4
        continue
      }
      endUnits()
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      default: result.append(escape)
      }
    }
    endUnits()
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a string as JSON writes it, in quotation marks and with the escapes that Foundation's encoder writes.
  public static func quoted(_ string: String, escapesSlashes: Bool) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/" where escapesSlashes: text += "\\/"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ": text += (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
