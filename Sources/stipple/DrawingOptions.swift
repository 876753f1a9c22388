import ArgumentParser
import Foundation
import PlaygroundCore

/// The arguments that say how a shape is drawn on the screen.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The size of the rectangle that shapes are drawn in, in points.", valueName: "wxh"),
    transform: DrawingOptions.rect)
  var rect: CGRect?

  @Option(help: "The characters to draw with.")
  var glyphs = GlyphSet.braille

  @Option(
    help: ArgumentHelp(
      "How wide a cell of the screen is for its height; without it 0.5, and in a terminal what that tells.",
      valueName: "ratio"), transform: DrawingOptions.cellAspect)
  var cellAspect: CellAspect?

  @Option(help: "A number that decides which values 'x' gives by chance; the same number gives the same ones.")
  var seed: UInt64 = Playground.standardSeed

  /// The rectangle that is asked for, else the usual one.
  var bounds: CGRect { rect ?? Playground.standardRect }

  private static func cellAspect(_ text: String) throws -> CellAspect {
    guard let aspect = Double(text).flatMap(CellAspect.init) else {
      let limits = CellAspect.limits
      throw ValidationError("write the aspect as '0.45', from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return aspect
  }

  private static func rect(_ text: String) throws -> CGRect {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      throw ValidationError("write the size as '200x150'")
    }
    return CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
  }
}

extension GlyphSet: ExpressibleByArgument {}
