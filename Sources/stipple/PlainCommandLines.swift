import ArgumentParser
import PlaygroundCore
import Rendering

// Ordinary calls, which are read without the parser of command lines: it takes as long as checking a shape.

/// Returns the command of an ordinary call; nil for all others.
func plainCommand(_ arguments: [String]) -> (any ParsableCommand)? {
  guard !HeadStart.asksForHelp(arguments) else { return nil }
  switch arguments.first {
  case "screenshot": return ScreenshotCommand(plain: arguments.dropFirst())
  case "check": return CheckCommand(plain: arguments.dropFirst())
  default: return nil
  }
}

extension CheckCommand {
  /// Reads the arguments of an ordinary call: words alone. Returns nil for all others.
  init?(plain arguments: ArraySlice<String>) {
    guard !arguments.isEmpty, arguments.allSatisfy({ !$0.hasPrefix("-") }) else { return nil }
    self.init()
    (supported, files) = (false, Array(arguments))
    timeLimit = TimeLimit.plain
  }
}

extension ScreenshotCommand {
  /// Reads the arguments of an ordinary call: a word, and perhaps `--size` or `--canvas`. Returns nil for all others.
  init?(plain arguments: ArraySlice<String>) {
    var (input, size, isCanvas): (String?, ScreenSize?, Bool) = (nil, nil, false)
    var rest = arguments
    while let word = rest.popFirst() {
      switch word {
      case "--canvas" where !isCanvas: isCanvas = true
      case "--size" where size == nil:
        guard let value = rest.popFirst().flatMap(ScreenSize.init) else { return nil }
        size = value
      default:
        guard input == nil, !word.hasPrefix("-") else { return nil }
        input = word
      }
    }
    self.init()
    options = ShapeOptions(plain: input)
    drawing = DrawingOptions.plain
    clock = ClockOptions.plain
    way = WayOptions.plain
    timeLimit = TimeLimit.plain
    self.size = size ?? .usual
    canvas = isCanvas
    colors = nil
    (keys, format, output) = (nil, nil, nil)
  }
}

extension ShapeOptions {
  /// Makes the options of a command line that has the input alone.
  fileprivate init(plain input: String?) {
    self.init()
    (self.input, shape, assignments) = (input, nil, [])
  }
}

extension DrawingOptions {
  /// The options of a command line that has none of them.
  fileprivate static var plain: DrawingOptions {
    var options = DrawingOptions()
    options.proposal = ProposalOptions()
    (options.proposal.rect, options.proposal.dark, options.glyphs) = (nil, false, nil)
    (options.cellAspect, options.seed) = (nil, Playground.standardSeed)
    return options
  }
}

extension ClockOptions {
  /// The options of a command line that has none of them.
  fileprivate static var plain: ClockOptions {
    var options = ClockOptions()
    (options.moment, options.touch) = (nil, [])
    return options
  }
}

extension WayOptions {
  /// The options of a command line that has none of them.
  fileprivate static var plain: WayOptions {
    var options = WayOptions()
    options.former = []
    return options
  }
}

extension TimeLimit {
  /// The limit of a command line that has none.
  fileprivate static var plain: TimeLimit {
    var limit = TimeLimit()
    limit.seconds = 10
    return limit
  }
}
