import Foundation

// Symbols of games: dice and cards.

extension SymbolTable {
  static let games: [String: [SymbolPart]] = [
    "dice": die(5), "die.face.1": die(1), "die.face.2": die(2), "die.face.3": die(3), "die.face.4": die(4),
    "die.face.5": die(5), "die.face.6": die(6),
    "suit.spade": [
      .body(
        """
        M12 2.4C14.4 6.4 20.4 9.4 20.4 13.6C20.4 17.4 16 18.8 13.2 16.4C13.4 18.6 14 20.2 15 21.4H9 \
        C10 20.2 10.6 18.6 10.8 16.4C8 18.8 3.6 17.4 3.6 13.6C3.6 9.4 9.6 6.4 12 2.4Z
        """)
    ],
    "suit.heart": [
      .body(
        """
        M12 20.6C7 17 2.6 13.4 2.6 8.8C2.6 5.8 4.8 3.6 7.6 3.6C9.4 3.6 11 4.6 12 6.4 \
        C13 4.6 14.6 3.6 16.4 3.6C19.2 3.6 21.4 5.8 21.4 8.8C21.4 13.4 17 17 12 20.6Z
        """)
    ],
    "suit.diamond": [.body("M12 2.2L19.8 12L12 21.8L4.2 12Z")],
    "suit.club": [
      .body(
        """
        M12 2.6A4.3 4.3 0 0 1 15.6 9.2A4.3 4.3 0 1 1 13.2 16C13.4 18.4 14 20.2 15 21.4H9 \
        C10 20.2 10.6 18.4 10.8 16A4.3 4.3 0 1 1 8.4 9.2A4.3 4.3 0 0 1 12 2.6Z
        """)
    ],
  ]

  /// The face of a die with so many pips, 1 to 6.
  private static func die(_ count: Int) -> [SymbolPart] {
    var pips: [(CGFloat, CGFloat)] = count.isMultiple(of: 2) ? [] : [(12, 12)]
    if count > 1 { pips += [(16, 8), (8, 16)] }
    if count > 3 { pips += [(8, 8), (16, 16)] }
    if count == 6 { pips += [(8, 12), (16, 12)] }
    return [.body(.box(3.2, 3.2, 17.6, 17.6, 3.6))] + pips.map { .dot(.circle($0.0, $0.1, 1.5)) }
  }
}
