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
    case .text: return bytes(of: screen.unstyledText.printableRows)
    // A screen holds only printable characters, so the escape sequences between them come from this program.
    case .ansi: return bytes(of: screen.ansiText(depth: colors))
    case .json: return bytes(of: screen.json.printableRows)
    case .svg: return bytes(of: screen.svg(cellAspect: cellAspect).printableRows)
    case .html: return bytes(of: screen.html(cellAspect: cellAspect).printableRows)
    case .png:
      return try PNGDrawing.data(of: screen.export(cellAspect: cellAspect), scale: 2, title: "the screen")
    }
  }

  /// Returns the bytes of a text, without the search of `Data` for faster ways to any sequence.
  private func bytes(of text: String) -> Data {
    var text = text
    return text.withUTF8 { Data(buffer: $0) }
  }
}

extension ColorDepth: ExpressibleByArgument {}
