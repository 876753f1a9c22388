import ArgumentParser
import Rendering

/// The form in which a drawing is shown: characters, or the pixels of a terminal that has them.
enum CanvasForm: Equatable, ExpressibleByArgument {
  case characters(GlyphSet)
  case pixels

  private static let pixelsName = "pixels"

  init?(argument: String) {
    if argument == Self.pixelsName {
      self = .pixels
    } else {
      guard let glyphs = GlyphSet(argument: argument) else { return nil }
      self = .characters(glyphs)
    }
  }

  static var allValueStrings: [String] { GlyphSet.allValueStrings + [pixelsName] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension DrawingOptions {
  /// Throws for pixels: they need a terminal.
  func needsNoTerminal() throws {
    guard glyphs == .pixels else { return }
    throw ValidationError("'pixels' are those of a terminal; 'stipple export -o x.png' writes a drawing as pixels")
  }
}
