extension StrokeAlphabet {
  /// The letters of ASCII, and the signs that text has most often beside them.
  static let letters: [Unicode.Scalar: StrokeLetter] = {
    var all = capitals
    for more in [smallLetters, figures, signs, furtherSigns] { all.merge(more) { first, _ in first } }
    return all
  }()

  private static let capitals: [Unicode.Scalar: StrokeLetter] = [
    "A": StrokeLetter(.slant, .slant, "M0 0L8 -20L16 0M2.8 -6.6H13.2"),
    "B": StrokeLetter(.stem, .bowl, "M0 -10.4H6.6A4.8 4.8 0 0 0 6.6 -20H0V0H7.2A5.2 5.2 0 0 0 7.2 -10.4H6.6"),
    "C": StrokeLetter(
      .bowl, .bowl,
      "M15.4 -14.9C14.1 -18.1 11.6 -20 8.7 -20C3.6 -20 0 -15.9 0 -10C0 -4.1 3.6 0 8.7 0C11.6 0 14.1 -1.9 15.4 -5.1"),
    "D": StrokeLetter(.stem, .bowl, "M0 0V-20H5.8C11.2 -20 14.6 -16.2 14.6 -10C14.6 -3.8 11.2 0 5.8 0Z"),
    "E": StrokeLetter(.stem, .slant, "M11.2 -20H0V0H11.4M0 -10.3H10.2"),
    "F": StrokeLetter(.stem, .slant, "M11 -20H0V0M0 -9.8H9.8"),
    "G": StrokeLetter(
      .bowl, .bowl,
      """
      M15.3 -14.9C14 -18.1 11.6 -20 8.7 -20C3.6 -20 0 -15.9 0 -10C0 -4.1 3.6 0 8.6 0C13.1 0 16 -3 16 -8.2V-9.2\
      H9.4
      """),
    "H": StrokeLetter(.stem, .stem, "M0 0V-20M14.6 0V-20M0 -10.2H14.6"),
    "I": StrokeLetter(.stem, .stem, "M0 0V-20"),
    "J": StrokeLetter(.slant, .stem, "M9.6 -20V-5.6C9.6 -2.1 7.8 0 4.8 0C1.9 0 0.1 -1.9 0 -5.2"),
    "K": StrokeLetter(.stem, .slant, "M0 0V-20M12.8 -20L0 -6.6M4.7 -11.5L13.4 0"),
    "L": StrokeLetter(.stem, .slant, "M0 -20V0H10.8"),
    "M": StrokeLetter(.stem, .stem, "M0 0V-20L8.9 -2.4L17.8 -20V0"),
    "N": StrokeLetter(.stem, .stem, "M0 0V-20L14.8 0V-20"),
    "O": StrokeLetter(
      .bowl, .bowl,
      "M8.7 -20C3.6 -20 0 -15.9 0 -10C0 -4.1 3.6 0 8.7 0C13.8 0 17.4 -4.1 17.4 -10C17.4 -15.9 13.8 -20 8.7 -20Z"),
    "P": StrokeLetter(.stem, .bowl, "M0 0V-20H6.6A5.7 5.7 0 0 1 6.6 -8.6H0"),
    "Q": StrokeLetter(
      .bowl, .bowl,
      """
      M8.7 -20C3.6 -20 0 -15.9 0 -10C0 -4.1 3.6 0 8.7 0C13.8 0 17.4 -4.1 17.4 -10C17.4 -15.9 13.8 -20 8.7 -20Z\
      M10.8 -5.4L16.4 1.2
      """),
    "R": StrokeLetter(.stem, .slant, "M0 0V-20H6.6A5.6 5.6 0 0 1 6.6 -8.8H0M7 -8.8L12.4 0"),
    "S": StrokeLetter(
      .bowl, .bowl,
      """
      M12 -15.2C11.5 -18.2 9.4 -20 6.2 -20C2.8 -20 0.5 -18.1 0.5 -15.3C0.5 -12.3 2.8 -11.4 6.2 -10.5\
      C10 -9.5 12.5 -8.4 12.5 -5.2C12.5 -2 9.9 0 6.3 0C2.7 0 0.3 -1.9 0 -5
      """),
    "T": StrokeLetter(.slant, .slant, "M0 -20H14.4M7.2 -20V0"),
    "U": StrokeLetter(.stem, .stem, "M0 -20V-7C0 -2.6 2.8 0 7.1 0C11.4 0 14.2 -2.6 14.2 -7V-20"),
    "V": StrokeLetter(.slant, .slant, "M0 -20L7.9 0L15.8 -20"),
    "W": StrokeLetter(.slant, .slant, "M0 -20L5.8 0L11.5 -20L17.2 0L23 -20"),
    "X": StrokeLetter(.slant, .slant, "M0.4 -20L14 0M14 -20L0 0"),
    "Y": StrokeLetter(.slant, .slant, "M0 -20L7.4 -9L14.8 -20M7.4 -9V0"),
    "Z": StrokeLetter(.slant, .slant, "M0.4 -20H13.6L0 0H14"),
  ]

  private static let smallLetters: [Unicode.Scalar: StrokeLetter] = [
    "a": StrokeLetter(
      .bowl, .stem,
      """
      M0.6 -10.8C1.2 -12.9 3 -14 5.4 -14C8.4 -14 10.2 -12.4 10.2 -9.5V0\
      M10.2 -8.3H5.2C1.9 -8.3 0 -6.7 0 -4.1C0 -1.6 1.8 0 4.6 0C7.8 0 10.2 -2.1 10.2 -5.2
      """),
    "b": StrokeLetter(.stem, .bowl, "M0 -20.6V0" + bowlOnTheRight),
    "c": StrokeLetter(
      .bowl, .bowl,
      "M10.6 -9.9C9.9 -12.5 8.2 -14 5.8 -14C2.3 -14 0 -11.2 0 -7C0 -2.8 2.3 0 5.8 0C8.2 0 9.9 -1.5 10.6 -4.1"),
    "d": StrokeLetter(.bowl, .stem, "M11.4 -20.6V0" + bowlOnTheLeft),
    "e": StrokeLetter(
      .bowl, .bowl,
      "M0.1 -7.4H11.2C11.1 -11.5 9.1 -14 5.7 -14C2.3 -14 0 -11.2 0 -7C0 -2.7 2.3 0 5.9 0C8.3 0 10.1 -1.2 10.9 -3.3"),
    "f": StrokeLetter(.slant, .slant, "M7.2 -20.6H6.4C4 -20.6 2.7 -19.2 2.7 -16.7V0M0 -14H6.8"),
    "g": StrokeLetter(.bowl, .stem, "M11.4 -14V1.1C11.4 4.3 9.2 6 5.9 6C3.3 6 1.4 5 0.6 3" + bowlOnTheLeft),
    "h": StrokeLetter(.stem, .stem, "M0 -20.6V0" + arch),
    "i": StrokeLetter(.stem, .stem, "M0 -14V0" + dot(0, -19.4)),
    "\u{131}": StrokeLetter(.stem, .stem, "M0 -14V0"),
    "j": StrokeLetter(.slant, .stem, "M2.6 -14V2.4C2.6 4.8 1.6 6 0 6" + dot(2.6, -19.4)),
    "\u{237}": StrokeLetter(.slant, .stem, "M2.6 -14V2.4C2.6 4.8 1.6 6 0 6"),
    "k": StrokeLetter(.stem, .slant, "M0 -20.6V0M9.2 -14L0 -4.6M3.6 -8.3L9.8 0"),
    "l": StrokeLetter(.stem, .stem, "M0 -20.6V0"),
    "m": StrokeLetter(
      .stem, .stem,
      """
      M0 -14V0M0 -8.4C0 -11.9 1.8 -14 4.6 -14C7.3 -14 8.8 -12.3 8.8 -9.2V0\
      M8.8 -8.4C8.8 -11.9 10.6 -14 13.4 -14C16.1 -14 17.6 -12.3 17.6 -9.2V0
      """),
    "n": StrokeLetter(.stem, .stem, "M0 -14V0" + arch),
    "o": StrokeLetter(
      .bowl, .bowl,
      "M5.8 -14C2.3 -14 0 -11.2 0 -7C0 -2.8 2.3 0 5.8 0C9.3 0 11.6 -2.8 11.6 -7C11.6 -11.2 9.3 -14 5.8 -14Z"),
    "p": StrokeLetter(.stem, .bowl, "M0 -14V6" + bowlOnTheRight),
    "q": StrokeLetter(.bowl, .stem, "M11.4 -14V6" + bowlOnTheLeft),
    "r": StrokeLetter(.stem, .slant, "M0 -14V0M0 -8.6C0 -12 1.8 -14 4.7 -14H5.8"),
    "s": StrokeLetter(
      .bowl, .bowl,
      """
      M9.1 -10.8C8.7 -12.8 7.1 -14 4.7 -14C2.2 -14 0.5 -12.7 0.5 -10.7C0.5 -8.5 2.2 -7.9 4.8 -7.3\
      C7.7 -6.6 9.5 -5.9 9.5 -3.7C9.5 -1.4 7.6 0 4.8 0C2.1 0 0.3 -1.3 0 -3.5
      """),
    "t": StrokeLetter(.slant, .slant, "M2.7 -18.4V-4C2.7 -1.4 3.9 0 6.2 0H6.8M0 -14H6.6"),
    "u": StrokeLetter(.stem, .stem, "M10.4 -14V0M10.4 -6C10.4 -2.3 8.3 0 5.1 0C1.9 0 0 -2 0 -5.6V-14"),
    "v": StrokeLetter(.slant, .slant, "M0 -14L5.4 0L10.8 -14"),
    "w": StrokeLetter(.slant, .slant, "M0 -14L4.1 0L8.2 -14L12.3 0L16.4 -14"),
    "x": StrokeLetter(.slant, .slant, "M0.2 -14L10 0M10 -14L0 0"),
    "y": StrokeLetter(.slant, .slant, "M0 -14L5.4 0M10.8 -14L5.4 0L4.2 3.1C3.4 5.1 2.4 6 0.8 6H0.2"),
    "z": StrokeLetter(.slant, .slant, "M0.2 -14H9.4L0 0H9.8"),
  ]

  private static let figures: [Unicode.Scalar: StrokeLetter] = [
    "0": StrokeLetter(
      .bowl, .bowl,
      "M6.3 -20C2.3 -20 0 -16.2 0 -10C0 -3.8 2.3 0 6.3 0C10.3 0 12.6 -3.8 12.6 -10C12.6 -16.2 10.3 -20 6.3 -20Z"),
    "1": StrokeLetter(.slant, .stem, "M0 -16.2L5 -20V0"),
    "2": StrokeLetter(
      .bowl, .slant,
      "M0.2 -14.7C0.4 -17.9 2.6 -20 5.8 -20C9.1 -20 11.2 -18 11.2 -15.1C11.2 -12.9 10.1 -11.2 7.6 -8.4L0 0H11.7"),
    "3": StrokeLetter(
      .bowl, .bowl,
      """
      M0.6 -15.4C1 -18.3 3 -20 5.9 -20C9.1 -20 11.2 -18.1 11.2 -15.3C11.2 -12.4 9.1 -10.7 5.8 -10.7H4\
      M5.8 -10.7C9.5 -10.7 11.9 -8.7 11.9 -5.5C11.9 -2.1 9.5 0 6 0C2.5 0 0.3 -1.8 0 -4.8
      """),
    "4": StrokeLetter(.slant, .slant, "M9.8 0V-20L0 -5H13.4"),
    "5": StrokeLetter(
      .bowl, .bowl,
      """
      M10.8 -20H1.9L0.9 -10.5C2.2 -12 4 -12.8 6 -12.8C9.5 -12.8 11.9 -10.2 11.9 -6.5C11.9 -2.6 9.4 0 5.9 0\
      C2.7 0 0.5 -1.7 0 -4.5
      """),
    "6": StrokeLetter(.bowl, .bowl, six),
    "7": StrokeLetter(.slant, .slant, "M0 -20H11.8L3.8 0"),
    "8": StrokeLetter(
      .bowl, .bowl,
      """
      M6.2 -10.7C3 -10.7 0.8 -12.6 0.8 -15.3C0.8 -18.1 3 -20 6.2 -20C9.4 -20 11.6 -18.1 11.6 -15.3\
      C11.6 -12.6 9.4 -10.7 6.2 -10.7C2.5 -10.7 0 -8.6 0 -5.4C0 -2.1 2.5 0 6.2 0C9.9 0 12.4 -2.1 12.4 -5.4\
      C12.4 -8.6 9.9 -10.7 6.2 -10.7Z
      """),
    "9": StrokeLetter(.bowl, .bowl, nine),
  ]

  private static let six = """
    M11 -16.8C10.2 -18.9 8.6 -20 6.4 -20C2.3 -20 0 -15.9 0 -8.6C0 -2.9 2.3 0 6.1 0C9.7 0 12.2 -2.6 12.2 -6.4\
    C12.2 -10.1 9.7 -12.6 6.3 -12.6C2.7 -12.6 0 -9.9 0 -6.4
    """
  /// The six, turned by half a turn.
  private static let nine = """
    M1.2 -3.2C2 -1.1 3.6 0 5.8 0C9.9 0 12.2 -4.1 12.2 -11.4C12.2 -17.1 9.9 -20 6.1 -20C2.5 -20 0 -17.4 0 -13.6\
    C0 -9.9 2.5 -7.4 5.9 -7.4C9.5 -7.4 12.2 -10.1 12.2 -13.6
    """
  /// The bowl of b and p.
  private static let bowlOnTheRight =
    "M0 -7C0 -11.2 2.3 -14 5.8 -14C9.2 -14 11.4 -11.2 11.4 -7C11.4 -2.8 9.2 0 5.8 0C2.3 0 0 -2.8 0 -7"
  /// The bowl of d, g and q.
  private static let bowlOnTheLeft =
    "M11.4 -7C11.4 -11.2 9.1 -14 5.6 -14C2.2 -14 0 -11.2 0 -7C0 -2.8 2.2 0 5.6 0C9.1 0 11.4 -2.8 11.4 -7"
  /// The arch of h and n.
  private static let arch = "M0 -8C0 -11.7 2.1 -14 5.3 -14C8.5 -14 10.4 -12 10.4 -8.4V0"

  /// Returns a dot, a little wider than the pen.
  static func dot(_ x: Double, _ y: Double) -> String {
    "M\(x - 0.3) \(y)A0.3 0.3 0 0 1 \(x + 0.3) \(y)A0.3 0.3 0 0 1 \(x - 0.3) \(y)Z"
  }
}
