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
    // GNU screen hands on what it was told, but shows no more than 256 (it sets STY, tmux does not).
    hasTruecolor = ["truecolor", "24bit"].contains(variables["COLORTERM"]) && variables["STY"] == nil
    refusesColor = !(variables["NO_COLOR"] ?? "").isEmpty
  }

  /// Whether the terminal cannot be more than a printer of lines.
  var isDumb: Bool { ["", "dumb", "unknown"].contains(terminal) }

  /// Whether every colour is to be used.
  var usesTruecolor: Bool { hasTruecolor && !refusesColor }

  /// The names to ask terminfo for, best first.
  ///
  /// A name that terminfo does not know (kitty, foot and ghostty are missing on many machines) stands for a terminal that understands
  /// what xterm does.
  var terminfoNames: [String] { [terminal, "xterm-256color"] }
}
