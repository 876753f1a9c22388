import ArgumentParser
import Foundation
import PlainText
import Rendering

/// A format in which a screen can be written to a file.
enum ScreenFormat: String, ExpressibleByArgument, CaseIterable {
  case text, ansi, json, svg, html, png

  /// Finds the format that the ending of a file's name says; nil if it says none.
  init?(ofFile path: String) {
    self.init(rawValue: URL(fileURLWithPath: path).pathExtension)
  }

  /// The colours that the format shows.
  var usualDepth: ColorDepth { self == .text ? .none : .truecolor }

  /// Returns a screen in this format. `colors` are the most that ANSI uses.
  func data(
    of screen: ScreenBuffer, cellAspect: CellAspect, colors: ColorDepth
  ) throws(InputFailure) -> Data {
    switch self {
    case .text: return Data(screen.unstyledText.printableRows.utf8)
    // A screen holds only printable characters, so the escape sequences between them come from this program.
    case .ansi: return Data(screen.ansiText(depth: colors).utf8)
    case .json: return Data(screen.json.printableRows.utf8)
    case .svg: return Data(screen.svg(cellAspect: cellAspect).printableRows.utf8)
    case .html: return Data(screen.html(cellAspect: cellAspect).printableRows.utf8)
    case .png:
      return try PNGDrawing.data(of: screen.export(cellAspect: cellAspect), scale: 2, title: "the screen")
    }
  }
}

extension ColorDepth: ExpressibleByArgument {}
