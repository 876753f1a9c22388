import CNcurses
import Foundation
import PlaygroundCore

/// What can be found out about the terminal without taking it over.
public struct TerminalReport: Sendable {
  /// The size in cells; nil where neither input nor output is a terminal.
  public var size: ScreenSize?
  /// The size of a cell in pixels; nil where the terminal does not tell.
  public var cellPixels: ScreenSize?
  /// The proportions of a cell; nil where the terminal does not tell, or tells what cannot be.
  public var cellAspect: CellAspect?
  /// The terminfo name that the terminal is opened under; nil where none of those that would do is known.
  public var terminfoName: String?
  /// The colours that the screen is painted in.
  public var colors: ColorDepth
  /// The character encoding of the locale that the environment asks for; nil where that locale is not installed.
  public var codeset: String?
  /// Whether characters beyond ASCII can be sent, be it by another locale than the environment's.
  public var hasUnicode: Bool
  /// The sets of characters whose widths the machine knows.
  public var glyphSets: [GlyphSet]
  /// Why the screen cannot be opened; nil where it can.
  public var obstacle: ScreenFailure?

  /// Asks the terminal on standard input and output.
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
    glyphSets = repertoire.glyphSets
    obstacle = CursesScreen.obstacle(environment)
    if obstacle == nil, terminfoName == nil { obstacle = .unknownTerminal(environment.terminal) }
  }
}

extension Repertoire {
  /// The sets of characters that the machine knows to be one column wide each; where it does not, ncurses shows blanks and says nothing.
  var glyphSets: [GlyphSet] {
    GlyphSet.allCases.filter { set in set.characters.allSatisfy { shows($0, width: 1) } }
  }
}

extension CellAspect {
  /// The proportions that a terminal's measures say; nil where they say none, or such as cannot be.
  init?(_ measures: terminal_measures) {
    let width = Double(measures.width) / Double(measures.columns)
    let height = Double(measures.height) / Double(measures.rows)
    guard width > 0, height > 0 else { return nil }
    self.init(width / height)
  }
}
