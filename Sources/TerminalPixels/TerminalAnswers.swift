import Rendering

/// The questions to a terminal about pictures and colours, and its answers.
///
/// Terminals answer through the keyboard. This value separates answers from keys: it takes bytes as they arrive, keeps
/// the facts, and returns the bytes that are keys. Bytes that may become an answer are held back until the next ones
/// decide; the caller decides how long it waits for them.
///
/// tmux and GNU screen answer themselves, and do not pass kitty's question on. tmux shows sixel pictures from version
/// 3.4 on, if it is built so, and says so; otherwise there are no pixels in them.
public struct TerminalAnswers: Equatable, Sendable {
  /// True if the terminal understands kitty's graphics protocol.
  public private(set) var knowsKitty = false
  /// The numbers of the primary device attributes; nil until they are known. All terminals answer this question, and
  /// it is the last one, so that no more answers are expected; but GNU screen passes others on later.
  public private(set) var attributes: [Int]?
  /// The size of a cell in pixels; nil if it is not known.
  public private(set) var cellPixels: ScreenSize?
  /// The terminal's background; nil if it is not known.
  public private(set) var ground: Ink?
  /// The terminal's name and version; nil if they are not known.
  public private(set) var name: String?
  /// The maximum size of a sixel picture in pixels; nil if it is not known.
  public private(set) var sixelMost: ScreenSize?

  /// The bytes that may be the beginning of an answer.
  private var held: [UInt8] = []

  /// The number of the picture in the question for kitty's protocol. It is never shown.
  private static let questionID = 31
  /// The attribute of terminals with sixel pictures.
  private static let sixelAttribute = 4
  /// The maximum length of an answer; more is no answer.
  private static let longest = 256

  public init() {}

  /// The bytes that ask all questions: kitty's protocol, the background (OSC 11), a cell's pixels, the name
  /// (XTVERSION), the maximum size of sixel pictures (XTSMGRAPHICS), and the device attributes (DA1).
  public static let questions =
    "\u{1B}_Gi=\(questionID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}]11;?\u{1B}\\" + "\u{1B}[16t" + "\u{1B}[>0q"
    + "\u{1B}[?2;4;0S" + "\u{1B}[c"

  /// The beginnings of all answers, if a cell is 10 to 999 pixels high. None of them is the beginning of a key's
  /// sequence: `ESC [ 6 ;` alone would be, of Page Down with Control.
  public static let beginnings =
    ["\u{1B}_G", "\u{1B}]11;", "\u{1B}P>|", "\u{1B}[?"] + (10...99).map { "\u{1B}[6;\($0)" }

  /// True if the bytes so far end within an answer.
  public var isWithinAnswer: Bool { !held.isEmpty }

  /// True if the bytes so far end with an Esc, which is more probably a key than the beginning of an answer.
  public var isWithinEscape: Bool { held.count == 1 }

  /// True if the terminal has said that it has sixel pictures.
  var knowsSixel: Bool { attributes?.contains(Self.sixelAttribute) ?? false }

  /// Takes bytes from the terminal, and returns those that are no answers.
  public mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    var keys: [UInt8] = []
    for byte in bytes { take(byte, keys: &keys) }
    return keys
  }

  /// Returns the bytes that were held back, after their time is over.
  public mutating func takeHeld() -> [UInt8] {
    defer { held = [] }
    return held
  }

  private mutating func take(_ byte: UInt8, keys: inout [UInt8]) {
    held.append(byte)
    switch TerminalAnswer.reading(held) {
    case .partial where held.count <= Self.longest: break
    case .complete(let answer):
      held = []
      record(answer)
    case .partial, .foreign:
      // The first byte is a key, but an answer may begin after it.
      let rest = held.dropFirst()
      keys.append(held[0])
      held = []
      for byte in rest { take(byte, keys: &keys) }
    }
  }

  private mutating func record(_ answer: TerminalAnswer) {
    switch answer {
    case .kitty(let id, let isWell): if id == Self.questionID { knowsKitty = isWell }
    case .attributes(let numbers): attributes = numbers
    case .cell(let size): cellPixels = size
    case .ground(let color): ground = color ?? ground
    case .name(let text): name = text
    case .sixelMost(let size): sixelMost = size
    case .other: break
    }
  }
}
