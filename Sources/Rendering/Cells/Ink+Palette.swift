// The nearest colour of a smaller palette, by the sum of squared differences.

extension Ink {
  /// The levels of xterm's colour cube.
  private static let cubeLevels: [Int] = [0, 95, 135, 175, 215, 255]

  /// The default values of xterm for the sixteen named colours.
  private static let named: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  /// Creates the colour with a number among the sixteen named ones, as xterm has it by default; nil beyond them.
  public init?(named index: Int) {
    guard Self.named.indices.contains(index) else { return nil }
    let (red, green, blue) = Self.named[index]
    self = .rgb(UInt8(red), UInt8(green), UInt8(blue))
  }

  /// The colours of a palette that look alike in all terminals: of 256 those after the sixteen named ones.
  static func palette(of depth: ColorDepth) -> [Ink] {
    func ink(_ color: (Int, Int, Int)) -> Ink { .rgb(UInt8(color.0), UInt8(color.1), UInt8(color.2)) }
    switch depth {
    case .none, .truecolor: return []
    case .ansi8: return named.prefix(8).map(ink)
    case .ansi16: return named.map(ink)
    case .palette256:
      let cube = cubeLevels.flatMap { red in
        cubeLevels.flatMap { green in cubeLevels.map { blue in ink((red, green, blue)) } }
      }
      return cube + (0..<24).map { ink((8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0)) }
    }
  }

  /// Returns the number that a terminal has for the first colour of `palette(of:)`.
  static func firstIndex(in depth: ColorDepth) -> Int { depth == .palette256 ? named.count : 0 }

  /// Returns the number of the nearest colour in a palette of this depth; nil for the terminal's own colour, and if
  /// there are no colours.
  ///
  /// In truecolor the number is the colour itself: eight bits each for red, green and blue.
  public func index(in depth: ColorDepth) -> Int? {
    switch (depth, self) {
    case (.none, _), (_, .standard): nil
    case (.ansi8, _): namedIndex(of: 8)
    case (.ansi16, _): namedIndex(of: 16)
    case (.palette256, _): paletteIndex
    case (.truecolor, .rgb(let red, let green, let blue)): Int(red) << 16 | Int(green) << 8 | Int(blue)
    }
  }

  /// The number of the nearest colour in xterm's palette of 256, without the sixteen named ones; nil for the terminal's
  /// own colour.
  public var paletteIndex: Int? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    let color = (Int(red), Int(green), Int(blue))
    func nearest(_ value: Int) -> Int {
      Self.cubeLevels.indices.min { abs(Self.cubeLevels[$0] - value) < abs(Self.cubeLevels[$1] - value) } ?? 0
    }
    let cube = (nearest(color.0), nearest(color.1), nearest(color.2))
    let cubeColor = (Self.cubeLevels[cube.0], Self.cubeLevels[cube.1], Self.cubeLevels[cube.2])
    let mean = (color.0 + color.1 + color.2) / 3
    let grey = min(max((mean - 3) / 10, 0), 23)
    let greyLevel = 8 + 10 * grey
    if Self.distance(color, (greyLevel, greyLevel, greyLevel)) < Self.distance(color, cubeColor) {
      return 232 + grey
    }
    return 16 + 36 * cube.0 + 6 * cube.1 + cube.2
  }

  /// Returns the number of the nearest among the first `count` named colours (8 or 16); nil for the terminal's own
  /// colour.
  public func namedIndex(of count: Int) -> Int? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    let color = (Int(red), Int(green), Int(blue))
    return (0..<min(count, Self.named.count)).min {
      Self.distance(color, Self.named[$0]) < Self.distance(color, Self.named[$1])
    }
  }

  private static func distance(_ a: (Int, Int, Int), _ b: (Int, Int, Int)) -> Int {
    let red = a.0 - b.0
    let green = a.1 - b.1
    let blue = a.2 - b.2
    return red * red + green * green + blue * blue
  }
}
