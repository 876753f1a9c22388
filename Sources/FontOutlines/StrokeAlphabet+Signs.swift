extension StrokeAlphabet {
  /// The signs of ASCII.
  static let signs: [Unicode.Scalar: StrokeLetter] = [
    " ": StrokeLetter(.stem, .stem, ""),
    "!": StrokeLetter(.stem, .stem, "M0.3 -20V-6.6" + dot(0.3, -0.3)),
    "\"": StrokeLetter(.stem, .stem, "M0 -20V-14.4M5 -20V-14.4"),
    "#": StrokeLetter(.bowl, .bowl, "M5 -20L2.4 0M12 -20L9.4 0M0.8 -13.6H14.2M0 -6.4H13.4"),
    "$": StrokeLetter(
      .bowl, .bowl,
      """
      M11.4 -15.2C10.9 -17.8 9 -19.2 6.2 -19.2C3 -19.2 0.7 -17.6 0.7 -14.9C0.7 -12.1 3 -11.2 6.2 -10.3\
      C9.8 -9.4 12.2 -8.3 12.2 -5.4C12.2 -2.6 9.8 -0.8 6.3 -0.8C2.8 -0.8 0.5 -2.4 0 -5M6.2 -22.6V2.6
      """),
    "%": StrokeLetter(
      .bowl, .bowl,
      """
      M15.2 -20L4.4 0M4.1 -20C1.6 -20 0 -18.3 0 -15.5C0 -12.7 1.6 -11 4.1 -11C6.6 -11 8.2 -12.7 8.2 -15.5\
      C8.2 -18.3 6.6 -20 4.1 -20ZM15.5 -9C13 -9 11.4 -7.3 11.4 -4.5C11.4 -1.7 13 0 15.5 0\
      C18 0 19.6 -1.7 19.6 -4.5C19.6 -7.3 18 -9 15.5 -9Z
      """),
    "&": StrokeLetter(
      .bowl, .slant,
      """
      M14.4 0L3.6 -12.7C2.4 -14.1 1.9 -15.1 1.9 -16.3C1.9 -18.5 3.6 -20 5.9 -20C8.2 -20 9.8 -18.6 9.8 -16.5\
      C9.8 -14.3 8.2 -13.1 5.5 -11.4C1.9 -9.2 0 -7.7 0 -4.9C0 -2 2.3 0 5.6 0C9.7 0 12.4 -3.2 13 -9
      """),
    "'": StrokeLetter(.stem, .stem, "M0 -20V-14.4"),
    "(": StrokeLetter(.stem, .slant, "M4.4 -22.4C1.6 -19 0 -14.6 0 -9.2C0 -3.8 1.6 0.6 4.4 4"),
    ")": StrokeLetter(.slant, .stem, "M0 -22.4C2.8 -19 4.4 -14.6 4.4 -9.2C4.4 -3.8 2.8 0.6 0 4"),
    "*": StrokeLetter(.bowl, .bowl, "M4 -20V-11M0 -17.8L8 -13.2M8 -17.8L0 -13.2"),
    "+": StrokeLetter(.bowl, .bowl, "M0 -8.6H12M6 -14.6V-2.6"),
    ",": StrokeLetter(.bowl, .stem, "M1.3 -0.4C1.3 1.4 0.9 2.8 0 4.2"),
    "-": StrokeLetter(.bowl, .bowl, "M0 -8H7.2"),
    ".": StrokeLetter(.stem, .stem, dot(0.3, -0.3)),
    "/": StrokeLetter(.slant, .slant, "M0 3L8.4 -22"),
    ":": StrokeLetter(.stem, .stem, dot(0.3, -0.3) + dot(0.3, -11.6)),
    ";": StrokeLetter(.bowl, .stem, "M1.3 -0.4C1.3 1.4 0.9 2.8 0 4.2" + dot(1.2, -11.6)),
    "<": StrokeLetter(.bowl, .bowl, "M11.6 -14.6L0 -8.6L11.6 -2.6"),
    "=": StrokeLetter(.bowl, .bowl, "M0 -11.6H12M0 -5.6H12"),
    ">": StrokeLetter(.bowl, .bowl, "M0 -14.6L11.6 -8.6L0 -2.6"),
    "?": StrokeLetter(
      .bowl, .bowl,
      """
      M0 -15.2C0.3 -18.2 2.3 -20 5.1 -20C8.1 -20 10.2 -18.1 10.2 -15.3C10.2 -13.1 9 -11.9 7 -10.5\
      C5.3 -9.3 4.7 -8.4 4.7 -6.6
      """ + dot(4.7, -0.3)),
    "@": StrokeLetter(
      .bowl, .bowl,
      """
      M14.4 -13V-7C14.4 -4.9 15.4 -3.7 16.9 -3.7C18.9 -3.7 20.2 -5.9 20.2 -9.6C20.2 -15.8 16.2 -20 10.4 -20\
      C4.2 -20 0 -15.6 0 -8.6C0 -1.4 4.2 3.4 10.6 3.4C12.8 3.4 14.8 2.9 16.4 2\
      M14.4 -8.4C14.4 -5.6 12.5 -3.7 10 -3.7C7.4 -3.7 5.6 -5.6 5.6 -8.4C5.6 -11.2 7.4 -13.1 10 -13.1\
      C12.5 -13.1 14.4 -11.2 14.4 -8.4
      """),
    "[": StrokeLetter(.stem, .slant, "M4.6 -22.4H0V4H4.6"),
    "\\": StrokeLetter(.slant, .slant, "M0 -22L8.4 3"),
    "]": StrokeLetter(.slant, .stem, "M0 -22.4H4.6V4H0"),
    "^": StrokeLetter(.bowl, .bowl, "M0 -11.6L5 -20L10 -11.6"),
    "_": StrokeLetter(.slant, .slant, "M0 3.6H12"),
    "`": StrokeLetter(.bowl, .bowl, "M0 -21L3.4 -17.2"),
    "{": StrokeLetter(
      .bowl, .slant,
      """
      M6.2 -22.4H5.6C3.5 -22.4 2.7 -21.3 2.7 -19.2V-12.8C2.7 -10.6 1.9 -9.2 0 -9.2C1.9 -9.2 2.7 -7.8 2.7 -5.6V0.8\
      C2.7 2.9 3.5 4 5.6 4H6.2
      """),
    "|": StrokeLetter(.stem, .stem, "M0 -22.4V4"),
    "}": StrokeLetter(
      .slant, .bowl,
      """
      M0 -22.4H0.6C2.7 -22.4 3.5 -21.3 3.5 -19.2V-12.8C3.5 -10.6 4.3 -9.2 6.2 -9.2C4.3 -9.2 3.5 -7.8 3.5 -5.6V0.8\
      C3.5 2.9 2.7 4 0.6 4H0
      """),
    "~": StrokeLetter(
      .bowl, .bowl, "M0 -6.9C0.4 -9.3 1.7 -10.5 3.4 -10.5C6 -10.5 7.4 -6.9 10 -6.9C11.7 -6.9 13 -8.1 13.4 -10.5"),
  ]

  /// Dashes, quotation marks and signs of units and of calculation.
  static let furtherSigns: [Unicode.Scalar: StrokeLetter] = [
    "–": StrokeLetter(.bowl, .bowl, "M0 -8H9.6"),
    "—": StrokeLetter(.bowl, .bowl, "M0 -8H18"),
    "‘": StrokeLetter(.bowl, .bowl, "M1.3 -20.4C0.4 -19 0 -17.6 0 -15.8"),
    "’": StrokeLetter(.bowl, .bowl, "M1.3 -20.4C1.3 -18.6 0.9 -17.2 0 -15.8"),
    "“": StrokeLetter(.bowl, .bowl, "M1.3 -20.4C0.4 -19 0 -17.6 0 -15.8M6.3 -20.4C5.4 -19 5 -17.6 5 -15.8"),
    "”": StrokeLetter(.bowl, .bowl, "M1.3 -20.4C1.3 -18.6 0.9 -17.2 0 -15.8M6.3 -20.4C6.3 -18.6 5.9 -17.2 5 -15.8"),
    "•": StrokeLetter(.bowl, .bowl, "M0 -8.6A1.2 1.2 0 0 1 2.4 -8.6A1.2 1.2 0 0 1 0 -8.6Z"),
    "·": StrokeLetter(.stem, .stem, dot(0.3, -8.6)),
    "…": StrokeLetter(.stem, .stem, dot(0.3, -0.3) + dot(7.3, -0.3) + dot(14.3, -0.3)),
    "°": StrokeLetter(.bowl, .bowl, "M0 -17A3.2 3.2 0 0 1 6.4 -17A3.2 3.2 0 0 1 0 -17Z"),
    "−": StrokeLetter(.bowl, .bowl, "M0 -8.6H12"),
    "×": StrokeLetter(.bowl, .bowl, "M0 -13.6L10 -3.6M10 -13.6L0 -3.6"),
    "÷": StrokeLetter(.bowl, .bowl, "M0 -8.6H12" + dot(6, -14) + dot(6, -3.2)),
    "←": StrokeLetter(.bowl, .bowl, "M17 -8.6H0M6 -14.6L0 -8.6L6 -2.6"),
    "→": StrokeLetter(.bowl, .bowl, "M0 -8.6H17M11 -14.6L17 -8.6L11 -2.6"),
    "↑": StrokeLetter(.bowl, .bowl, "M6 0V-18M0 -12L6 -18L12 -12"),
    "↓": StrokeLetter(.bowl, .bowl, "M6 -18V0M0 -6L6 0L12 -6"),
    "€": StrokeLetter(
      .slant, .bowl,
      """
      M14.4 -16.8C13.2 -18.9 11.5 -20 9.4 -20C5.2 -20 2.6 -16.2 2.6 -10C2.6 -3.8 5.2 0 9.4 0\
      C11.5 0 13.2 -1.1 14.4 -3.2M0 -12H10.8M0 -8H10
      """),
    "£": StrokeLetter(
      .slant, .slant,
      """
      M11.8 -16C11.2 -18.6 9.6 -20 7.2 -20C4.2 -20 2.6 -18 2.6 -14.6C2.6 -11 4 -8.6 4 -5.2C4 -2.8 2.6 -1 0.4 0\
      H12.2M0 -9.6H9
      """),
    "ß": StrokeLetter(
      .stem, .bowl,
      """
      M0 0V-15C0 -18.6 2 -20.6 5.2 -20.6C8.2 -20.6 10 -18.9 10 -16.3C10 -13.7 8.2 -12.2 5 -12.2\
      C8.8 -12.2 11.2 -9.8 11.2 -6.2C11.2 -2.5 9 0 5.6 0H4.4
      """),
    "æ": StrokeLetter(
      .bowl, .bowl,
      """
      M0.6 -10.8C1.2 -12.9 2.7 -14 4.9 -14C7.6 -14 9.2 -12.4 9.2 -9.5V-7.4H19C18.9 -11.5 17.2 -14 14.2 -14\
      C11.2 -14 9.2 -11.2 9.2 -7C9.2 -2.7 11.2 0 14.4 0C16.6 0 18.1 -1.2 18.8 -3.3\
      M9.2 -8.3H4.8C1.7 -8.3 0 -6.7 0 -4.1C0 -1.6 1.6 0 4.2 0C7.1 0 9.2 -2.1 9.2 -5.2
      """),
    "ø": StrokeLetter(
      .bowl, .bowl,
      """
      M5.8 -14C2.3 -14 0 -11.2 0 -7C0 -2.8 2.3 0 5.8 0C9.3 0 11.6 -2.8 11.6 -7C11.6 -11.2 9.3 -14 5.8 -14Z\
      M0.8 0.6L10.8 -14.6
      """),
  ]

  /// The marks that are put over and under letters.
  static let marks: [Unicode.Scalar: StrokeLetter] = [
    "\u{300}": StrokeLetter(.bowl, .bowl, "M0 -22L3.2 -18.6"),
    "\u{301}": StrokeLetter(.bowl, .bowl, "M3.2 -22L0 -18.6"),
    "\u{302}": StrokeLetter(.bowl, .bowl, "M0 -18.6L3.4 -21.8L6.8 -18.6"),
    "\u{303}": StrokeLetter(.bowl, .bowl, "M0 -18.6C0.4 -20.8 2.6 -21.2 4 -20C5.4 -18.8 7.6 -19.2 8 -21.4"),
    "\u{304}": StrokeLetter(.bowl, .bowl, "M0 -19.6H7"),
    "\u{306}": StrokeLetter(.bowl, .bowl, "M0 -21.4C0.4 -19.6 1.6 -18.6 3.4 -18.6C5.2 -18.6 6.4 -19.6 6.8 -21.4"),
    "\u{307}": StrokeLetter(.bowl, .bowl, dot(0.3, -19.4)),
    "\u{308}": StrokeLetter(.bowl, .bowl, dot(0.3, -19.4) + dot(6.3, -19.4)),
    "\u{30A}": StrokeLetter(.bowl, .bowl, "M0 -20A1.9 1.9 0 0 1 3.8 -20A1.9 1.9 0 0 1 0 -20Z"),
    "\u{30B}": StrokeLetter(.bowl, .bowl, "M2.6 -22L0 -18.6M7.6 -22L5 -18.6"),
    "\u{30C}": StrokeLetter(.bowl, .bowl, "M0 -21.8L3.4 -18.6L6.8 -21.8"),
    "\u{327}": StrokeLetter(.bowl, .bowl, "M2 0C3.6 1.4 4.2 2.6 4.2 3.6C4.2 5 2.8 5.8 0 5.4"),
    "\u{328}": StrokeLetter(.bowl, .bowl, "M3.4 0C1.2 1 0 2.6 0 4C0 5.6 1.4 6 3 5.6"),
  ]
}
