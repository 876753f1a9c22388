import Rendering

// The blocks that a terminal draws by itself, edge to edge. In a font they are missing, or have gaps and seams.

extension TerminalAnswers {
  /// The mixed sets whose blocks the terminal is known to draw without a font, the finest first.
  ///
  /// Sources: the change logs of kitty (sextants 0.19, octants 0.40), foot (sextants before it told its name, octants
  /// 1.20, mended in 1.20.1) and WezTerm (20210814, octants after 20240203); the history of VTE (0.60, 0.78) and of
  /// Ghostty (sextants always, octants 1.1.2).
  public var mixedSets: [GlyphSet] {
    guard let terminal = name.flatMap(NamedTerminal.init), let known = Self.blocks[terminal.name] else { return [] }
    var sets: [GlyphSet] = []
    if terminal.isAtLeast(known.octants) { sets.append(.mixedOctants) }
    if terminal.isAtLeast(known.sextants) { sets.append(.mixedSextants) }
    return sets
  }

  /// The versions from which on terminals draw sextants and octants.
  private static let blocks: [String: (sextants: [Int], octants: [Int])] = [
    "kitty": ([0, 20], [0, 40]),
    "foot": ([1], [1, 20, 1]),
    "wezterm": ([20_210_814], [20_240_204]),
    // VTE tells 7800 for 0.78.0.
    "vte": ([6000], [7800]),
    "ghostty": ([1], [1, 1, 2]),
  ]
}

/// A terminal's answer to XTVERSION: a name and numbers, as in `kitty(0.41.1)`, `WezTerm 20240203-110809-5046fc22` and
/// `VTE(7802)`.
private struct NamedTerminal {
  var name: String
  var version: [Int]

  init?(_ text: String) {
    name = text.prefix { $0.isLetter }.lowercased()
    version = text.dropFirst(name.count).split { !$0.isNumber }.compactMap { Int($0) }
    if name.isEmpty || version.isEmpty { return nil }
  }

  /// Returns whether the version is the given one or a later one.
  func isAtLeast(_ other: [Int]) -> Bool { !version.lexicographicallyPrecedes(other) }
}
