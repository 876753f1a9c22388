import CNcurses
import Foundation
import PlaygroundCore
import Rendering
import TerminalPixels

/// The facts about the terminal that can be determined without taking it over.
public struct TerminalReport: Sendable {
  /// The size in cells; nil if neither input nor output is a terminal.
  public var size: ScreenSize?
  /// The size of a cell in pixels; nil if the terminal does not report it.
  public var cellPixels: ScreenSize?
  /// The proportions of a cell; nil if the terminal does not report them, or reports impossible ones.
  public var cellAspect: CellAspect?
  /// The terminfo name that the terminal is opened under; nil if terminfo knows none of the possible names.
  public var terminfoName: String?
  /// The number of colours that the screen is painted in.
  public var colors: ColorDepth
  /// The character encoding of the environment's locale; nil if that locale is not installed.
  public var codeset: String?
  /// True if characters beyond ASCII can be sent, possibly with another locale than the environment's.
  public var hasUnicode: Bool
  /// The character sets whose widths the machine knows, and whose blocks the terminal draws; the best one first.
  public var glyphSets: [GlyphSet]
  /// The terminal's ground, by its answer or by the environment; nil if neither tells it.
  public var ground: Ink?
  /// The answers to the questions about pixels; nil if they were not asked.
  public private(set) var answers: TerminalAnswers?
  /// The reason why the screen cannot be opened; nil if it can.
  public var obstacle: ScreenFailure?

  /// Queries the terminal on standard input and output.
  public init(environment: TerminalEnvironment) {
    var measures = terminal_measures()
    if terminal_measure(&measures) {
      size = ScreenSize(columns: Int(measures.columns), rows: Int(measures.rows))
      if measures.cell_width > 0, measures.cell_height > 0 {
        cellPixels = ScreenSize(columns: Int(measures.cell_width), rows: Int(measures.cell_height))
        cellAspect = CellAspect(measures)
      }
    }
    terminfoName = environment.terminfoNames.first { terminal_described_colors($0) >= 0 }
    let count = terminfoName.map { Int(terminal_described_colors($0)) } ?? 0
    colors = environment.refusesColor ? .none : environment.usesTruecolor ? .truecolor : ColorDepth(colors: count)
    codeset = setlocale(LC_CTYPE, "") == nil ? nil : String(cString: nl_langinfo(nl_item(CODESET)))
    let repertoire = Repertoire.ofLocale()
    hasUnicode = repertoire == .unicode
    glyphSets = repertoire.glyphSets(drawing: [])
    ground = environment.ground
    obstacle = CursesScreen.obstacle(environment)
    if obstacle == nil, terminfoName == nil { obstacle = .unknownTerminal(environment.terminal) }
  }
}

extension TerminalReport {
  /// The way to show pixels; nil if the terminal has none, or was not asked.
  public var pixelSupport: PixelSupport? { answers.flatMap { PixelSupport($0, measured: cellPixels) } }

  /// The time to wait for the terminal's answers.
  private static let patience = Duration.milliseconds(300)

  /// Asks the terminal for its blocks, its ground and its pixels; it must not be open as a screen.
  public mutating func askForFacts(environment: TerminalEnvironment) {
    guard obstacle == nil, hasUnicode, environment.understandsQuestions else { return }
    var former = termios()
    guard tcgetattr(STDIN_FILENO, &former) == 0 else { return }
    var silent = former
    cfmakeraw(&silent)
    // Signals and line ends stay as they are.
    silent.c_lflag |= former.c_lflag & tcflag_t(ISIG)
    silent.c_oflag = former.c_oflag
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0 else { return }
    let answers = Interview.answers(within: Self.patience)
    self.answers = answers
    glyphSets = Repertoire.unicode.glyphSets(drawing: answers.mixedSets)
    ground = answers.ground ?? ground
    _ = tcsetattr(STDIN_FILENO, TCSAFLUSH, &former)
  }
}

extension Repertoire {
  /// Returns the character sets whose characters the machine knows to be one column wide, the best one first. For other
  /// characters, ncurses shows blanks without an error. Of the mixed sets with finer blocks, they are those that the
  /// terminal draws.
  func glyphSets(drawing finer: [GlyphSet]) -> [GlyphSet] {
    let known = GlyphSet.allCases.filter { set in set.characters.allSatisfy { shows($0, width: 1) } }
    return finer.filter(known.contains).prefix(1) + known.filter { !$0.isMixed || $0 == .mixed }
  }
}

extension CellAspect {
  /// Creates the proportions from a terminal's measures; nil if there are none, or if they are impossible.
  init?(_ measures: terminal_measures) {
    let width = Double(measures.width) / Double(measures.columns)
    let height = Double(measures.height) / Double(measures.rows)
    guard width > 0, height > 0 else { return nil }
    self.init(width / height)
  }
}
