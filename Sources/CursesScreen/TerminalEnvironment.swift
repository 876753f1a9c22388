/// What the environment says about the terminal.
public struct TerminalEnvironment: Equatable, Sendable {
  /// The terminal's name, `TERM`; empty when it has none.
  public var terminal: String
  /// Whether the terminal says that it shows any colour (`COLORTERM`).
  public var hasTruecolor: Bool
  /// Whether the user wants no colour at all (`NO_COLOR`, when it is not empty).
  public var refusesColor: Bool

  public init(_ variables: [String: String]) {
    terminal = variables["TERM"] ?? ""
    hasTruecolor = ["truecolor", "24bit"].contains(variables["COLORTERM"])
    refusesColor = !(variables["NO_COLOR"] ?? "").isEmpty
  }

  /// Whether the terminal cannot be more than a printer of lines.
  var isDumb: Bool { ["", "dumb", "unknown"].contains(terminal) }

  /// The names to ask terminfo for, best first.
  ///
  /// ncurses shows any colour only under a name that ends in `-direct` (Debian has those in `ncurses-term`). A name that terminfo does not know
  /// (kitty, foot and ghostty are missing on many machines) stands for a terminal that understands what xterm does.
  var terminfoNames: [String] {
    guard hasTruecolor, !refusesColor else { return [terminal, "xterm-256color"] }
    let direct = [terminal.replacing("-256color", with: "") + "-direct"]
    if terminal.hasPrefix("xterm") { return direct + ["xterm-direct", terminal, "xterm-256color"] }
    return direct + [terminal, "xterm-direct", "xterm-256color"]
  }
}
