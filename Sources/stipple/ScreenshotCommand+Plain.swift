import PlaygroundCore
import Rendering

extension ScreenshotCommand {
  /// Reads the arguments of an ordinary call: a word, and perhaps `--size` or `--canvas`. Returns nil for all others,
  /// which the parser of command lines reads.
  ///
  /// The result is the same as that of the parser, which takes as long as checking a shape.
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
    colors = .truecolor
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
    (options.rect, options.dark, options.glyphs) = (nil, false, .braille)
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
