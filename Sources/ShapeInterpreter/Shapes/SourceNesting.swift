/// The nesting depth at a position of a source text, found from its bytes alone.
struct SourceNesting {
  /// The number of open brackets of every kind, including string interpolations.
  private(set) var depth = 0
  /// The number of open square brackets within the innermost braces.
  private(set) var squares = 0
  /// The number of open compilation conditions: `#if`.
  private(set) var conditions = 0
  /// The number of open angle brackets since the last brace or semicolon. A comparison such as `a<b` counts too.
  private(set) var angles = 0

  private enum Place { case code, lineComment, blockComment, string, longString, rawString }
  private var place = Place.code
  private var comments = 0
  /// The surroundings of each interpolation: the kind of string, and the depth of the brackets before it.
  private var strings: [(place: Place, depth: Int)] = []
  /// The number of square brackets outside each open brace.
  private var outerSquares: [Int] = []
  private var previous: (UInt8, UInt8) = (0, 0)

  /// Processes the next byte.
  mutating func take(_ byte: UInt8) {
    defer { previous = (previous.1, byte) }
    switch place {
    case .lineComment: if byte == UInt8(ascii: "\n") { place = .code }
    case .blockComment: takeComment(byte)
    case .string, .longString, .rawString: takeText(byte)
    case .code: takeCode(byte)
    }
  }

  private mutating func takeComment(_ byte: UInt8) {
    if previous.1 == UInt8(ascii: "/"), byte == UInt8(ascii: "*") {
      comments += 1
      previous.1 = 0
    } else if previous.1 == UInt8(ascii: "*"), byte == UInt8(ascii: "/") {
      comments -= 1
      if comments == 0 { place = .code }
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    let isEscaped =
      place == .rawString
      ? previous == (UInt8(ascii: "\\"), UInt8(ascii: "#")) : previous.1 == UInt8(ascii: "\\")
    switch byte {
    case UInt8(ascii: "(") where isEscaped:
      strings.append((place, depth))
      depth += 1
      place = .code
    case UInt8(ascii: "\\") where isEscaped: previous.1 = 0
    case UInt8(ascii: "#") where place == .rawString && previous.1 == UInt8(ascii: "\""): place = .code
    case UInt8(ascii: "\"") where !isEscaped && place != .rawString:
      if place == .string {
        place = .code
      } else if previous == (UInt8(ascii: "\""), UInt8(ascii: "\"")) {
        place = .code
        previous = (0, 0)
      }
    case UInt8(ascii: "\n") where place == .string: place = .code
    default: return
    }
  }

  private mutating func takeCode(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/") where previous.1 == byte: place = .lineComment
    case UInt8(ascii: "*") where previous.1 == UInt8(ascii: "/"):
      place = .blockComment
      comments = 1
    case UInt8(ascii: "\"") where previous == (byte, byte):
      place = .longString
      previous = (0, 0)
    case UInt8(ascii: "\"") where previous.1 == UInt8(ascii: "#"): place = .rawString
    case UInt8(ascii: "\""): place = .string
    case UInt8(ascii: "("): depth += 1
    case UInt8(ascii: "["):
      depth += 1
      squares += 1
    case UInt8(ascii: "f") where previous == (UInt8(ascii: "#"), UInt8(ascii: "i")): conditions += 1
    case UInt8(ascii: "f") where previous == (UInt8(ascii: "d"), UInt8(ascii: "i")): conditions = max(0, conditions - 1)
    case UInt8(ascii: "<") where previous.1 > UInt8(ascii: "/"): angles += 1
    case UInt8(ascii: ">") where previous.1 != UInt8(ascii: "-"): angles = max(0, angles - 1)
    case UInt8(ascii: ";"): angles = 0
    case UInt8(ascii: "{"):
      angles = 0
      depth += 1
      outerSquares.append(squares)
      squares = 0
    case UInt8(ascii: ")"):
      depth = max(0, depth - 1)
      if let outer = strings.last, outer.depth == depth {
        place = outer.place
        strings.removeLast()
      }
    case UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      squares = max(0, squares - 1)
    case UInt8(ascii: "}"):
      angles = 0
      depth = max(0, depth - 1)
      squares = outerSquares.popLast() ?? 0
    default: return
    }
  }
}
