import Rendering

/// The facts about the terminal in the environment.
public struct TerminalEnvironment: Equatable, Sendable {
  /// The terminal's name, `TERM`; empty if it is not set.
  public var terminal: String
  /// True if the terminal claims to show every colour (`COLORTERM`).
  public var hasTruecolor: Bool
  /// True if the user wants no colour at all (`NO_COLOR` is set and not empty).
  public var refusesColor: Bool

  /// The terminal's ground, the last number of `COLORFGBG` in the palette of 16 colours; nil if it is not set.
  var ground: Ink?

  /// The name of the program that shows the terminal, `TERM_PROGRAM`; empty if it is not set.
  var program: String

  public init(_ variables: [String: String]) {
    terminal = variables["TERM"] ?? ""
    program = variables["TERM_PROGRAM"] ?? ""
    // GNU screen passes on the value that it received, but shows at most 256 colours. It sets STY, and tmux does not.
    hasTruecolor = ["truecolor", "24bit"].contains(variables["COLORTERM"]) && variables["STY"] == nil
    refusesColor = !(variables["NO_COLOR"] ?? "").isEmpty
    let colors = (variables["COLORFGBG"] ?? "").split(separator: ";").map { Int($0) }
    if colors.count >= 2, let index = colors.last.flatMap({ $0 }) { ground = Ink(named: index) }
  }

  /// True if the terminal can only print lines.
  var isDumb: Bool { ["", "dumb", "unknown"].contains(terminal) }

  /// True if the terminal may be asked about pictures and colours. The other ones are known to show such questions as
  /// text.
  var understandsQuestions: Bool {
    !isDumb && !["linux", "eterm"].contains { terminal.hasPrefix($0) } && program != "Apple_Terminal"
  }

  /// True if every colour may be used.
  var usesTruecolor: Bool { hasTruecolor && !refusesColor }

  /// The names to look up in terminfo, best first.
  ///
  /// A name that terminfo does not know (kitty, foot and ghostty are missing on many machines) is taken for a terminal
  /// that understands the sequences of xterm.
  var terminfoNames: [String] { [terminal, "xterm-256color"] }
}
