// Arrows, chevrons and the signs of mathematics and of writing.

extension SymbolTable {
  static let arrows: [String: [SymbolPart]] = [
    "chevron.left": [.line("M14.8 4.5L7.4 12L14.8 19.5")],
    "chevron.right": [.line("M9.2 4.5L16.6 12L9.2 19.5")],
    "chevron.up": [.line("M4.5 15.4L12 8L19.5 15.4")],
    "chevron.down": [.line("M4.5 8.6L12 16L19.5 8.6")],
    "chevron.left.2": [.line("M11 5L4 12L11 19M19.5 5L12.5 12L19.5 19")],
    "chevron.right.2": [.line("M4.5 5L11.5 12L4.5 19M13 5L20 12L13 19")],
    "chevron.up.chevron.down": [.line("M7.2 9L12 4.2L16.8 9M7.2 15L12 19.8L16.8 15")],
    "chevron.compact.down": [.line("M3.5 10.5L12 14L20.5 10.5")],
    "chevron.compact.up": [.line("M3.5 13.5L12 10L20.5 13.5")],
    "chevron.left.forwardslash.chevron.right": [.line("M7 7L2.2 12L7 17M17 7L21.8 12L17 17M14 4.5L10 19.5")],
    "arrow.left": [.line("M20.5 12H3.5M10.8 4.7L3.5 12L10.8 19.3")],
    "arrow.right": [.line("M3.5 12H20.5M13.2 4.7L20.5 12L13.2 19.3")],
    "arrow.up": [.line("M12 20.5V3.5M4.7 10.8L12 3.5L19.3 10.8")],
    "arrow.down": [.line("M12 3.5V20.5M4.7 13.2L12 20.5L19.3 13.2")],
    "arrow.up.left": [.line("M18.5 18.5L5.5 5.5M16 5.5H5.5V16")],
    "arrow.up.right": [.line("M5.5 18.5L18.5 5.5M8 5.5H18.5V16")],
    "arrow.down.left": [.line("M18.5 5.5L5.5 18.5M16 18.5H5.5V8")],
    "arrow.down.right": [.line("M5.5 5.5L18.5 18.5M8 18.5H18.5V8")],
    "arrow.left.and.right": [.line("M2.8 12H21.2M7 7.8L2.8 12L7 16.2M17 7.8L21.2 12L17 16.2")],
    "arrow.up.and.down": [.line("M12 2.8V21.2M7.8 7L12 2.8L16.2 7M7.8 17L12 21.2L16.2 17")],
    "arrow.left.arrow.right": [
      .line("M3.5 7.5H20.5M16.3 3.3L20.5 7.5L16.3 11.7M20.5 16.5H3.5M7.7 12.3L3.5 16.5L7.7 20.7")
    ],
    "arrow.up.arrow.down": [
      .line("M7.5 20.5V3.5M3.3 7.7L7.5 3.5L11.7 7.7M16.5 3.5V20.5M12.3 16.3L16.5 20.5L20.7 16.3")
    ],
    "arrow.clockwise": [.line("M19.9 10.2A8.1 8.1 0 1 0 20.1 13.4M20.3 4.2V10.2H14.3")],
    "arrow.counterclockwise": [.line("M4.1 10.2A8.1 8.1 0 1 1 3.9 13.4M3.7 4.2V10.2H9.7")],
    "arrow.triangle.2.circlepath": [
      .line("M3.9 11A8.2 8.2 0 0 1 19 7.8M19.6 3V8.4H14.4M20.1 13A8.2 8.2 0 0 1 5 16.2M4.4 21V15.6H9.6")
    ],
    "arrow.2.squarepath": [
      .line("M7 16.5V9A2.5 2.5 0 0 1 9.5 6.5H14M3.4 12.9L7 16.5L10.6 12.9M17 7.5V15A2.5 2.5 0 0 1 14.5 17.5H10")
    ],
    "arrow.uturn.left": [.line("M8.2 3.8L3.6 8.4L8.2 13M3.6 8.4H14.2A6 6 0 0 1 14.2 20.4H8")],
    "arrow.uturn.right": [.line("M15.8 3.8L20.4 8.4L15.8 13M20.4 8.4H9.8A6 6 0 0 0 9.8 20.4H16")],
    "arrow.uturn.backward": [.line("M8.2 3.8L3.6 8.4L8.2 13M3.6 8.4H14.2A6 6 0 0 1 14.2 20.4H8")],
    "arrow.uturn.forward": [.line("M15.8 3.8L20.4 8.4L15.8 13M20.4 8.4H9.8A6 6 0 0 0 9.8 20.4H16")],
    "arrow.turn.up.left": [.line("M20.5 20V13.2A4 4 0 0 0 16.5 9.2H3.6M8.8 4L3.6 9.2L8.8 14.4")],
    "arrow.turn.up.right": [.line("M3.5 20V13.2A4 4 0 0 1 7.5 9.2H20.4M15.2 4L20.4 9.2L15.2 14.4")],
    "arrow.turn.down.left": [.line("M20.5 4V10.8A4 4 0 0 1 16.5 14.8H3.6M8.8 9.6L3.6 14.8L8.8 20")],
    "arrow.turn.down.right": [.line("M3.5 4V10.8A4 4 0 0 0 7.5 14.8H20.4M15.2 9.6L20.4 14.8L15.2 20")],
    "arrow.down.to.line": [.line("M12 3V15.8M6 10L12 16L18 10M4.2 20.6H19.8")],
    "arrow.up.to.line": [.line("M12 21V8.2M6 14L12 8L18 14M4.2 3.4H19.8")],
    "arrow.up.left.and.arrow.down.right": [
      .line("M10 10L3.8 3.8M3.8 9.4V3.8H9.4M14 14L20.2 20.2M14.6 20.2H20.2V14.6")
    ],
    "arrow.down.right.and.arrow.up.left": [
      .line("M3.4 3.4L10 10M4.4 10H10V4.4M20.6 20.6L14 14M19.6 14H14V19.6")
    ],
    "arrow.branch": [.line("M7 21V8.5M7 17A9 9 0 0 0 17 8M3.4 7.2L7 3.4L10.6 7.2M13.4 9.6L17.2 6L20.6 9.8")],
    "arrowtriangle.right": [.body("M7 4.4V19.6L19.8 12Z")],
    "arrowtriangle.left": [.body("M17 4.4V19.6L4.2 12Z")],
    "arrowtriangle.up": [.body("M4.4 17H19.6L12 4.2Z")],
    "arrowtriangle.down": [.body("M4.4 7H19.6L12 19.8Z")],
    "arrowshape.turn.up.left": [
      .body("M10.4 4.2L2.8 11.4L10.4 18.4V14.4C15.6 14.2 18.8 15.6 21 19.4C21 13.2 17.4 8.8 10.4 8.4Z")
    ],
    "arrowshape.turn.up.right": [
      .body("M13.6 4.2L21.2 11.4L13.6 18.4V14.4C8.4 14.2 5.2 15.6 3 19.4C3 13.2 6.6 8.8 13.6 8.4Z")
    ],
    "return": [.line("M19.5 5V10.6A3.4 3.4 0 0 1 16.1 14H4M8.4 9.6L4 14L8.4 18.4")],
    "shuffle": [
      .line(
        """
        M2.8 7.2H6C11.4 7.2 11.4 16.8 17.2 16.8H21M2.8 16.8H6C11.4 16.8 11.4 7.2 17.2 7.2H21M17.8 4 \
        L21 7.2L17.8 10.4M17.8 13.6L21 16.8L17.8 20
        """)
    ],
    "repeat": [
      .line(
        """
        M3 12.4V10.4A3.4 3.4 0 0 1 6.4 7H20M16.6 3.6L20 7L16.6 10.4M21 11.6V13.6A3.4 3.4 0 0 1 17.6 17 \
        H4M7.4 13.6L4 17L7.4 20.4
        """)
    ],
  ]

  static let signs: [String: [SymbolPart]] = [
    "plus": [.line("M12 3.8V20.2M3.8 12H20.2")],
    "minus": [.line("M3.8 12H20.2")],
    "multiply": [.line("M5 5L19 19M19 5L5 19")],
    "xmark": [.line("M5 5L19 19M19 5L5 19")],
    "divide": [.line("M3.8 12H20.2"), .area(.circle(12, 6, 1.7)), .area(.circle(12, 18, 1.7))],
    "equal": [.line("M4.2 8.6H19.8M4.2 15.4H19.8")],
    "plusminus": [.line("M12 3.4V14.6M6 9H18M6 20.4H18")],
    "lessthan": [.line("M19 4.6L5 12L19 19.4")],
    "greaterthan": [.line("M5 4.6L19 12L5 19.4")],
    "checkmark": [.line("M4.4 13.2L9.6 19L19.6 4.8")],
    "number": [.line("M9.6 3.4L7.4 20.6M16.6 3.4L14.4 20.6M4.4 8.6H20.4M3.6 15.4H19.6")],
    "percent": [.line("M18.6 4.4L5.4 19.6"), .line(.circle(6.8, 7, 3.2)), .line(.circle(17.2, 17, 3.2))],
    "questionmark": [
      .line("M7.2 7.6C7.4 4.8 9.4 3.2 12.2 3.2C15 3.2 17 4.9 17 7.4C17 11.2 12.1 11 12.1 15.4"),
      .area(.circle(12.1, 20.2, 1.5)),
    ],
    "exclamationmark": [.line("M12 3.4V14.6"), .area(.circle(12, 19.8, 1.6))],
    "exclamationmark.2": [
      .line("M7.6 3.4V14.6M16.4 3.4V14.6"), .area(.circle(7.6, 19.8, 1.6)), .area(.circle(16.4, 19.8, 1.6)),
    ],
    "info": [.line("M9 9.8H12.4V20M8.6 20H16"), .area(.circle(12, 4.6, 1.7))],
    "ellipsis": [.area(.circle(4.8, 12, 1.9)), .area(.circle(12, 12, 1.9)), .area(.circle(19.2, 12, 1.9))],
    "asterisk": [.line("M12 4V20M5 8L19 16M19 8L5 16")],
    "at": [
      .line(.circle(12, 12, 3.6)),
      .line("M15.6 8.6V13.4C15.6 16.6 20.6 16.4 20.6 11.6A8.7 8.7 0 1 0 16.6 19.4"),
    ],
    "infinity": [
      .line(
        """
        M12 12C9.6 8.8 8.2 7.6 6.4 7.6A4.4 4.4 0 0 0 6.4 16.4C8.2 16.4 9.6 15.2 12 12 \
        C14.4 8.8 15.8 7.6 17.6 7.6A4.4 4.4 0 0 1 17.6 16.4C15.8 16.4 14.4 15.2 12 12Z
        """)
    ],
    "command": [
      .line(
        """
        M8.8 8.8H15.2V15.2H8.8ZM8.8 8.8H6.4A2.6 2.6 0 1 1 8.8 6.2ZM15.2 8.8V6.2A2.6 2.6 0 1 1 17.8 8.8 \
        ZM15.2 15.2H17.8A2.6 2.6 0 1 1 15.2 17.8ZM8.8 15.2V17.8A2.6 2.6 0 1 1 6.2 15.2Z
        """)
    ],
    "dollarsign": [
      .line(
        """
        M17 7.4C16.4 5.6 14.6 4.8 12 4.8C9 4.8 7 6.2 7 8.4C7 13.2 17.2 10.4 17.2 15.6 \
        C17.2 17.8 15 19.2 12 19.2
        """),
      .line("M12 19.2C9.2 19.2 7.2 18.2 6.6 16.4M12 2.6V21.4"),
    ],
    "eurosign": [.line("M18.6 6A7.6 7.6 0 1 0 18.6 18M3.4 10H14M3.4 14H13")],
    "sterlingsign": [.line("M17.4 7C16.6 3.2 8.6 2.8 8.6 8.2C8.6 12 11.4 16.4 6.4 20H18M6 12.4H14.6")],
    "textformat": [.line("M2.6 18.6L7.6 5.4L12.6 18.6M4.2 14.4H11M20.6 11.2V18.6"), .line(.circle(17.3, 15.1, 3.3))],
    "bold": [.line("M7 4.4H12.8A3.7 3.7 0 0 1 12.8 11.8H7ZM7 11.8H13.6A3.9 3.9 0 0 1 13.6 19.6H7Z")],
    "italic": [.line("M10 4.4H17M7 19.6H14M13.6 4.4L10.4 19.6")],
    "underline": [.line("M6.8 3.8V10.8A5.2 5.2 0 0 0 17.2 10.8V3.8M5.4 20.4H18.6")],
    "strikethrough": [
      .line("M17 7.4C15.4 2.8 7 3.6 7 8C7 10.4 9.4 11.4 12 12M3.8 12H20.2M16.6 14.6C17.8 21 7.8 21.4 6.8 16.6")
    ],
    "line.3.horizontal": [.line("M3.6 6H20.4M3.6 12H20.4M3.6 18H20.4")],
    "line.horizontal.3": [.line("M3.6 6H20.4M3.6 12H20.4M3.6 18H20.4")],
    "line.3.horizontal.decrease": [.line("M3.6 7H20.4M6.8 12H17.2M10 17H14")],
    "list.bullet": [
      .line("M8.6 6H21M8.6 12H21M8.6 18H21"), .area(.circle(4, 6, 1.5)), .area(.circle(4, 12, 1.5)),
      .area(.circle(4, 18, 1.5)),
    ],
    "list.dash": [.line("M8.8 6H21M8.8 12H21M8.8 18H21M3 6H5M3 12H5M3 18H5")],
    "list.number": [.line("M9.4 6H21M9.4 12H21M9.4 18H21M3.2 4.6L4.8 3.8V8M3 10.6H5.4L3 13.6H5.6M3 16.2H5.4V20H3")],
    "text.alignleft": [.line("M3.6 5.4H20.4M3.6 9.8H14.4M3.6 14.2H20.4M3.6 18.6H14.4")],
    "text.aligncenter": [.line("M3.6 5.4H20.4M6.8 9.8H17.2M3.6 14.2H20.4M6.8 18.6H17.2")],
    "text.alignright": [.line("M3.6 5.4H20.4M9.6 9.8H20.4M3.6 14.2H20.4M9.6 18.6H20.4")],
    "text.justify": [.line("M3.6 5.4H20.4M3.6 9.8H20.4M3.6 14.2H20.4M3.6 18.6H20.4")],
    "text.quote": [.line("M3.8 4.6V19.4M8.6 6H21M8.6 12H21M8.6 18H17")],
    "slider.horizontal.3": [
      .line("M3 6H12.6M18.6 6H21M3 12H5.4M11.4 12H21M3 18H12.6M18.6 18H21"), .line(.circle(15.6, 6, 2.2)),
      .line(.circle(8.4, 12, 2.2)), .line(.circle(15.6, 18, 2.2)),
    ],
    "slider.vertical.3": [
      .line("M6 3V12.6M6 18.6V21M12 3V5.4M12 11.4V21M18 3V12.6M18 18.6V21"), .line(.circle(6, 15.6, 2.2)),
      .line(.circle(12, 8.4, 2.2)), .line(.circle(18, 15.6, 2.2)),
    ],
    "delete.left": [
      .body("M8.8 5H19A2.2 2.2 0 0 1 21.2 7.2V16.8A2.2 2.2 0 0 1 19 19H8.8L2.4 12Z"),
      .mark("M11.4 9L17 15M17 9L11.4 15"),
    ],
    "delete.right": [
      .body("M15.2 5H5A2.2 2.2 0 0 0 2.8 7.2V16.8A2.2 2.2 0 0 0 5 19H15.2L21.6 12Z"),
      .mark("M12.6 9L7 15M7 9L12.6 15"),
    ],
    "power": [.line("M12 3V11.4M7.4 5.6A8.3 8.3 0 1 0 16.6 5.6")],
    "scribble": [
      .line("M3.6 16C5 8 9 3.6 10.8 5.6C12.6 8 5.6 16.4 8 17.8C10.8 19 13.6 9 16 10.4C18 11.8 13 18 20.4 17")
    ],
    "cross": [
      .body("M9 3.4H15V9H20.6V15H15V20.6H9V15H3.4V9H9Z")
    ],
    "waveform": [.line("M3 10.4V13.6M6.6 7.6V16.4M10.2 3.8V20.2M13.8 8V16M17.4 5.8V18.2M21 10.4V13.6")],
  ]

  /// The figures from 0 to 9, for names such as `1.circle`.
  static let figures: [String: [SymbolPart]] = [
    "0": [.line("M12 3.6C8.8 3.6 7 6.6 7 12C7 17.4 8.8 20.4 12 20.4C15.2 20.4 17 17.4 17 12C17 6.6 15.2 3.6 12 3.6Z")],
    "1": [.line("M8.4 7L12.8 3.8V20.4")],
    "2": [.line("M7.2 8C7.2 5.4 9.2 3.6 12 3.6C14.8 3.6 16.8 5.4 16.8 7.8C16.8 12 7.2 15.8 7.2 20.4H17.2")],
    "3": [
      .line(
        """
        M7.2 7.2C7.8 5 9.6 3.6 12 3.6C14.6 3.6 16.4 5.2 16.4 7.6C16.4 10 14.4 11.6 11.4 11.6 \
        C14.8 11.6 17 13.2 17 16C17 18.6 15 20.4 12 20.4C9.2 20.4 7.4 19 6.8 16.8
        """)
    ],
    "4": [.line("M14.6 20.4V3.6L6.4 15.4H17.8")],
    "5": [
      .line("M16.4 3.6H8.4L7.4 11.4C8.6 10.4 10 10 11.6 10C14.8 10 17 12.2 17 15.2C17 18.2 14.8 20.4 11.8 20.4"),
      .line("M11.8 20.4C9.2 20.4 7.2 19 6.8 16.8"),
    ],
    "6": [.line("M14.6 3.6C10 7 7 10.8 7 15.2"), .line(.circle(12, 15.4, 5))],
    "7": [.line("M6.8 3.6H17.2L10.2 20.4")],
    "8": [.line(.circle(12, 7.6, 4)), .line(.circle(12, 16, 4.6))],
    "9": [.line("M9.4 20.4C14 17 17 13.2 17 8.8"), .line(.circle(12, 8.6, 5))],
  ]
}
