import ArgumentParser
import Foundation
import PlaygroundCore
import Rendering

/// The options for the room and the scheme of a drawing.
struct ProposalOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the rectangle that shapes are drawn in and that is proposed to views, in points.", valueName: "wxh"),
    transform: ProposalOptions.rect)
  var rect: CGRect?

  @Flag(help: "Show views in the dark scheme.")
  var dark = false

  static func rect(_ text: String) throws -> CGRect {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      throw ValidationError("write the size as '200x150', two finite numbers that are not negative")
    }
    return CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
  }
}

/// The options for the drawing of a shape on the screen.
struct DrawingOptions: ParsableArguments {
  @OptionGroup var proposal: ProposalOptions

  @Option(
    parsing: .unconditional,
    help: "The characters to draw with, or the terminal's own pixels; without it mixed, as fine as a terminal draws it."
  )
  var glyphs: CanvasForm?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How wide a cell of the screen is for its height; without it 0.5, and in a terminal what that tells.",
      valueName: "ratio"), transform: DrawingOptions.cellAspect)
  var cellAspect: CellAspect?

  @Option(
    parsing: .unconditional,
    help: "A whole number that decides which values 'x' gives by chance; the same number gives the same ones.",
    transform: DrawingOptions.seed)
  var seed: UInt64 = Playground.standardSeed

  private static func cellAspect(_ text: String) throws -> CellAspect {
    guard let aspect = Double(text).flatMap(CellAspect.init) else {
      let limits = CellAspect.limits
      throw ValidationError("write the aspect as '0.45', from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return aspect
  }

  /// Parses any whole number of 64 bits, with or without a sign.
  private static func seed(_ text: String) throws -> UInt64 {
    guard let seed = UInt64(text) ?? Int64(text).map(UInt64.init(bitPattern:)) else {
      throw ValidationError("write the seed as a whole number of at most 64 bits")
    }
    return seed
  }
}

extension GlyphSet: ExpressibleByArgument {}
