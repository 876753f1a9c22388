import TerminalPixels

/// A reader of the sixel format, as simple as a terminal's: what stands between `ESC P` and `ESC \`.
struct SixelReader {
  /// The pixels that were set, row by row.
  private(set) var picture: PixelPicture
  /// The registers that pixels were set in.
  private(set) var usedRegisters: Set<Int> = []
  /// The number of times that a band starts again from the left.
  private(set) var overprints = 0

  /// Reads a picture; nil if its form is wrong, or if it sets pixels beyond the size that it declares.
  init?(_ body: some Collection<UInt8>) {
    var rest = Array(body)[...]
    guard Self.take("0;1q\"1;1;", of: &rest), let width = Self.number(&rest), Self.take(";", of: &rest),
      let height = Self.number(&rest)
    else { return nil }
    picture = PixelPicture(width: width, height: height)
    var colors: [Int: UInt32] = [:]
    var (column, row, register) = (0, 0, 0)
    while let command = rest.popFirst() {
      switch command {
      case UInt8(ascii: "#"):
        guard let number = Self.number(&rest), number < 256 else { return nil }
        register = number
        if Self.take(";2;", of: &rest) {
          guard colors[number] == nil, let color = Self.color(&rest) else { return nil }
          colors[number] = color
        }
      case UInt8(ascii: "$"):
        column = 0
        overprints += 1
      case UInt8(ascii: "-"): (column, row) = (0, row + 6)
      case UInt8(ascii: "!"):
        guard let count = Self.number(&rest), let bits = rest.popFirst() else { return nil }
        for _ in 0..<count {
          guard set(bits, column, row, colors[register], register) else { return nil }
          column += 1
        }
      default:
        guard set(command, column, row, colors[register], register) else { return nil }
        column += 1
      }
    }
  }

  private mutating func set(_ character: UInt8, _ column: Int, _ row: Int, _ color: UInt32?, _ register: Int) -> Bool {
    guard (0x3f...0x7e).contains(character) else { return false }
    for line in 0..<6 where (character - 0x3f) >> UInt8(line) & 1 == 1 {
      guard let color, column < picture.width, row + line < picture.height else { return false }
      picture[column, row + line] = color
      usedRegisters.insert(register)
    }
    return true
  }

  /// Reads three hundredths and returns the colour that xterm makes of them.
  private static func color(_ rest: inout ArraySlice<UInt8>) -> UInt32? {
    var color: UInt32 = 0
    for part in 0..<3 {
      if part > 0, !take(";", of: &rest) { return nil }
      guard let value = number(&rest), value <= 100 else { return nil }
      color = color << 8 | SixelReader.byte(hundredths: value)
    }
    return color
  }

  /// Returns the component of a colour that has so many hundredths of the full intensity.
  static func byte(hundredths: Int) -> UInt32 { UInt32((hundredths * 255 + 50) / 100) }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static func take(_ text: String, of rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }
}
