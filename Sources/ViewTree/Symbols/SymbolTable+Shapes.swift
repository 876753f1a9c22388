import Foundation

// Plain figures, and those around other symbols.

extension SymbolTable {
  static let shapes: [String: [SymbolPart]] = [
    "circle": [.body(.circle(12, 12, 9.3))],
    "square": [.body(.box(3.2, 3.2, 17.6, 17.6, 3.6))],
    "app": [.body(.box(2.8, 2.8, 18.4, 18.4, 5.4))],
    "rectangle": [.body(.box(1.9, 4.9, 20.2, 14.2, 2.8))],
    "rectangle.portrait": [.body(.box(4.9, 1.9, 14.2, 20.2, 2.8))],
    "capsule": [.body(.box(1.9, 5.6, 20.2, 12.8, 6.4))],
    "capsule.portrait": [.body(.box(5.6, 1.9, 12.8, 20.2, 6.4))],
    "oval": [.body("M1.9 12A10.1 7 0 1 1 22.1 12A10.1 7 0 1 1 1.9 12Z")],
    "triangle": [
      .body(
        """
        M10.5 3.9L2.3 18.1A1.7 1.7 0 0 0 3.8 20.7H20.2A1.7 1.7 0 0 0 21.7 18.1L13.5 3.9 \
        A1.7 1.7 0 0 0 10.5 3.9Z
        """)
    ],
    "diamond": [
      .body(
        """
        M10.7 2.5L2.5 10.7A1.8 1.8 0 0 0 2.5 13.3L10.7 21.5A1.8 1.8 0 0 0 13.3 21.5L21.5 13.3 \
        A1.8 1.8 0 0 0 21.5 10.7L13.3 2.5A1.8 1.8 0 0 0 10.7 2.5Z
        """)
    ],
    "rhombus": [.body("M12 2.2L20.4 12L12 21.8L3.6 12Z")],
    "pentagon": [.body("M12 2.6L21.4 9.6L17.8 20.6H6.2L2.6 9.6Z")],
    "hexagon": [.body("M12 2.2L20.6 7.1V16.9L12 21.8L3.4 16.9V7.1Z")],
    "octagon": [.body("M8.2 2.9H15.8L21.1 8.2V15.8L15.8 21.1H8.2L2.9 15.8V8.2Z")],
    "seal": [
      .body(
        """
        M12 1.9L14.9 4.1L18.6 3.9L19.5 7.5L22.3 9.9L20.8 13.3L21.4 16.9L17.9 18.2L15.9 21.4L12.3 20.5 \
        L8.9 21.8L6.7 18.8L3.1 17.8L3.3 14L1.6 10.7L4.2 8L4.7 4.3L8.4 4.2Z
        """)
    ],
    "shield": [.body("M12 2.2L20 5V11.4C20 16.4 16.8 19.8 12 21.8C7.2 19.8 4 16.4 4 11.4V5Z")],
    "circle.dashed": [
      .line(
        """
        M12 2.7A9.3 9.3 0 0 1 16.65 3.95M20.05 7.35A9.3 9.3 0 0 1 21.3 12M20.05 16.65 \
        A9.3 9.3 0 0 1 16.65 20.05M12 21.3A9.3 9.3 0 0 1 7.35 20.05M3.95 16.65A9.3 9.3 0 0 1 2.7 12 \
        M3.95 7.35A9.3 9.3 0 0 1 7.35 3.95
        """)
    ],
    "square.dashed": [
      .line(
        """
        M7.4 3.2H6.8A3.6 3.6 0 0 0 3.2 6.8V7.4M16.6 3.2H17.2A3.6 3.6 0 0 1 20.8 6.8V7.4M20.8 16.6V17.2 \
        A3.6 3.6 0 0 1 17.2 20.8H16.6M3.2 16.6V17.2A3.6 3.6 0 0 0 6.8 20.8H7.4M10.4 3.2H13.6M10.4 20.8 \
        H13.6M3.2 10.4V13.6M20.8 10.4V13.6
        """)
    ],
    "viewfinder": [
      .line(
        """
        M8 3.2H6.2A3 3 0 0 0 3.2 6.2V8M16 3.2H17.8A3 3 0 0 1 20.8 6.2V8M20.8 16V17.8 \
        A3 3 0 0 1 17.8 20.8H16M3.2 16V17.8A3 3 0 0 0 6.2 20.8H8
        """)
    ],
    "circle.lefthalf.filled": [.line(.circle(12, 12, 9.3)), .area("M12 2.7A9.3 9.3 0 0 0 12 21.3Z")],
    "circle.righthalf.filled": [.line(.circle(12, 12, 9.3)), .area("M12 2.7A9.3 9.3 0 0 1 12 21.3Z")],
    "circle.inset.filled": [.line(.circle(12, 12, 9.3)), .area(.circle(12, 12, 5.6))],
    "record.circle": [.body(.circle(12, 12, 9.3)), .dot(.circle(12, 12, 4))],
    "smallcircle.filled.circle": [.body(.circle(12, 12, 9.3)), .dot(.circle(12, 12, 3.6))],
    "target": [.line(.circle(12, 12, 9.3)), .line(.circle(12, 12, 5.2)), .area(.circle(12, 12, 1.6))],
    "square.on.square": [
      .line("M6.6 16.4H5.4A2.6 2.6 0 0 1 2.8 13.8V5.4A2.6 2.6 0 0 1 5.4 2.8H13.8A2.6 2.6 0 0 1 16.4 5.4V6.6"),
      .body(.box(7.6, 7.6, 13.6, 13.6, 2.6)),
    ],
    "square.stack": [.body(.box(4, 9.2, 16, 12, 2.6)), .line("M6 5.9H18M8 2.8H16")],
    "rectangle.stack": [.body(.box(2.4, 9.2, 19.2, 12, 2.6)), .line("M4.8 5.9H19.2M7.2 2.8H16.8")],
    "square.grid.2x2": [
      .body(.box(2.9, 2.9, 7.6, 7.6, 1.8)), .body(.box(13.5, 2.9, 7.6, 7.6, 1.8)),
      .body(.box(2.9, 13.5, 7.6, 7.6, 1.8)), .body(.box(13.5, 13.5, 7.6, 7.6, 1.8)),
    ],
    "circle.grid.2x2": [
      .body(.circle(6.9, 6.9, 3.6)), .body(.circle(17.1, 6.9, 3.6)), .body(.circle(6.9, 17.1, 3.6)),
      .body(.circle(17.1, 17.1, 3.6)),
    ],
    "circle.grid.3x3": [
      .body(.circle(5, 5, 2.5)), .body(.circle(12, 5, 2.5)), .body(.circle(19, 5, 2.5)), .body(.circle(5, 12, 2.5)),
      .body(.circle(12, 12, 2.5)), .body(.circle(19, 12, 2.5)), .body(.circle(5, 19, 2.5)),
      .body(.circle(12, 19, 2.5)), .body(.circle(19, 19, 2.5)),
    ],
    "rectangle.grid.2x2": [
      .body(.box(1.9, 4.2, 9, 6.6, 1.8)), .body(.box(13.1, 4.2, 9, 6.6, 1.8)), .body(.box(1.9, 13.2, 9, 6.6, 1.8)),
      .body(.box(13.1, 13.2, 9, 6.6, 1.8)),
    ],
    "rectangle.3.offgrid": [
      .body(.box(1.9, 4.2, 9, 15.6, 1.8)), .body(.box(13.1, 4.2, 9, 5.4, 1.8)), .body(.box(13.1, 12.2, 9, 7.6, 1.8)),
    ],
    "rectangle.grid.1x2": [.body(.box(2.4, 3.4, 19.2, 7.2, 1.8)), .body(.box(2.4, 13.4, 19.2, 7.2, 1.8))],
    "square.grid.3x3": [
      .body(.box(2.6, 2.6, 4.6, 4.6, 1)), .body(.box(9.7, 2.6, 4.6, 4.6, 1)), .body(.box(16.8, 2.6, 4.6, 4.6, 1)),
      .body(.box(2.6, 9.7, 4.6, 4.6, 1)), .body(.box(9.7, 9.7, 4.6, 4.6, 1)), .body(.box(16.8, 9.7, 4.6, 4.6, 1)),
      .body(.box(2.6, 16.8, 4.6, 4.6, 1)), .body(.box(9.7, 16.8, 4.6, 4.6, 1)), .body(.box(16.8, 16.8, 4.6, 4.6, 1)),
    ],
    "square.split.2x1": [.line(.box(3.2, 3.2, 17.6, 17.6, 3.6)), .line("M12 3.2V20.8")],
    "square.split.1x2": [.line(.box(3.2, 3.2, 17.6, 17.6, 3.6)), .line("M3.2 12H20.8")],
    "sidebar.left": [.line(.box(1.9, 4.2, 20.2, 15.6, 2.8)), .line("M8.6 4.2V19.8M4.4 7.8H6.2M4.4 11H6.2")],
    "rectangle.split.2x1": [.line(.box(1.9, 4.9, 20.2, 14.2, 2.8)), .line("M12 4.9V19.1")],
    "rectangle.split.2x2": [.line(.box(1.9, 4.9, 20.2, 14.2, 2.8)), .line("M12 4.9V19.1M1.9 12H22.1")],
    "square.split.2x2": [.line(.box(3.2, 3.2, 17.6, 17.6, 3.6)), .line("M12 3.2V20.8M3.2 12H20.8")],
    "menubar.rectangle": [
      .line(.box(1.9, 4.2, 20.2, 15.6, 2.8)), .line("M1.9 8.6H22.1"), .area("M4.6 5.6H9V7.4H4.6Z"),
    ],
    "placeholdertext": [
      .body(.box(1.9, 4.9, 20.2, 14.2, 2.8)), .mark("M5.6 9.2H18.4M5.6 12H18.4M5.6 14.8H13"),
    ],
    "square.fill.text.grid.1x2": [
      .area(.box(2.4, 3.8, 7, 7, 1.6)), .area(.box(2.4, 13.2, 7, 7, 1.6)),
      .line("M12.6 5.6H21.4M12.6 9H18M12.6 15H21.4M12.6 18.4H18"),
    ],
    "rectangle.split.3x1": [.line(.box(1.9, 4.9, 20.2, 14.2, 2.8)), .line("M8.6 4.9V19.1M15.4 4.9V19.1")],
    "tablecells": [
      .line(.box(2.4, 4.2, 19.2, 15.6, 2.4)), .line("M2.4 9.4H21.6M2.4 14.6H21.6M8.8 4.2V19.8M15.2 4.2V19.8"),
    ],
    "cube": [.body("M12 2.2L20.6 7.1V16.9L12 21.8L3.4 16.9V7.1Z"), .mark("M3.6 7.2L12 12L20.4 7.2M12 12V21.6")],
  ]

  /// The figures around other symbols, with the place that they have within: its middle and its size as a share.
  static let enclosures: [String: SymbolEnclosure] = [
    "circle": SymbolEnclosure("circle", at: (12, 12), scale: 0.54),
    "square": SymbolEnclosure("square", at: (12, 12), scale: 0.56),
    "app": SymbolEnclosure("app", at: (12, 12), scale: 0.56),
    "rectangle": SymbolEnclosure("rectangle", at: (12, 12), scale: 0.48),
    "rectangle.portrait": SymbolEnclosure("rectangle.portrait", at: (12, 12), scale: 0.48),
    "capsule": SymbolEnclosure("capsule", at: (12, 12), scale: 0.44),
    "triangle": SymbolEnclosure("triangle", at: (12, 14.1), scale: 0.46),
    "diamond": SymbolEnclosure("diamond", at: (12, 12), scale: 0.44),
    "hexagon": SymbolEnclosure("hexagon", at: (12, 12), scale: 0.5),
    "octagon": SymbolEnclosure("octagon", at: (12, 12), scale: 0.52),
    "seal": SymbolEnclosure("seal", at: (12, 12), scale: 0.48),
    "shield": SymbolEnclosure("shield", at: (12, 11.6), scale: 0.48),
    "square.dashed": SymbolEnclosure("square.dashed", at: (12, 12), scale: 0.5),
    "circle.dashed": SymbolEnclosure("circle.dashed", at: (12, 12), scale: 0.5),
    "viewfinder": SymbolEnclosure("viewfinder", at: (12, 12), scale: 0.56),
    "bubble": SymbolEnclosure("bubble", at: (12, 10.6), scale: 0.5),
    "bubble.left": SymbolEnclosure("bubble.left", at: (12, 10.2), scale: 0.46),
    "bubble.right": SymbolEnclosure("bubble.right", at: (12, 10.2), scale: 0.46),
    "message": SymbolEnclosure("message", at: (12, 10.6), scale: 0.5),
    "cloud": SymbolEnclosure("cloud", at: (12, 12.6), scale: 0.42),
    "doc": SymbolEnclosure("doc", at: (12, 14.2), scale: 0.4),
    "folder": SymbolEnclosure("folder", at: (12, 13.4), scale: 0.42),
  ]
}

/// A figure around another symbol.
struct SymbolEnclosure: Sendable {
  /// The name of the figure.
  var name: String
  /// The middle of the symbol within, on the figure's grid.
  var middle: (x: CGFloat, y: CGFloat)
  /// The size of the symbol within, as a share.
  var scale: CGFloat

  init(_ name: String, at middle: (x: CGFloat, y: CGFloat), scale: CGFloat) {
    (self.name, self.middle, self.scale) = (name, middle, scale)
  }
}
