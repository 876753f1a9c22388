import CNcurses
import PlaygroundCore

/// The colour pairs in use: ncurses shows a foreground and a background only as a numbered pair.
struct ColorPairs {
  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
  }

  /// Where `init_extended_pair` and the others take -1 for the terminal's own colour.
  private static let standard: Int32 = -1

  /// How many colours the terminal shows.
  let depth: ColorDepth
  private let capacity: Int
  private var numbers: [Pair: Int32] = [:]
  private var known: [CellColors: Int32] = [:]

  private struct CellColors: Hashable {
    var foreground: Ink
    var background: Ink
  }

  /// Starts colour, if the open terminal has it.
  init(isMonochrome: Bool) {
    // Pairs must not be touched where colour was not started: ncurses reads a table then that is not there.
    guard !isMonochrome, has_colors(), start_color() == OK, use_default_colors() == OK else {
      depth = .none
      capacity = 0
      return
    }
    capacity = Int(min(terminal_pair_count(), 65_536))
    depth = ColorDepth(colors: Int(terminal_color_count()))
  }

  /// The number of the pair that shows two colours as nearly as the terminal can.
  mutating func pair(foreground: Ink, background: Ink) -> Int32 {
    if foreground == .standard, background == .standard { return 0 }
    let colors = CellColors(foreground: foreground, background: background)
    if let number = known[colors] { return number }
    let number = register(Pair(foreground: index(of: foreground), background: index(of: background)))
    known[colors] = number
    return number
  }

  private mutating func register(_ pair: Pair) -> Int32 {
    if pair.foreground == Self.standard, pair.background == Self.standard { return 0 }
    if let number = numbers[pair] { return number }
    if numbers.count + 1 >= capacity {
      // All are taken. What is on the screen keeps its numbers and would change its colours, so it is painted anew.
      numbers.removeAll()
      known.removeAll()
      clearok(terminal_current_window(), true)
    }
    let number = Int32(numbers.count + 1)
    init_extended_pair(number, pair.foreground, pair.background)
    numbers[pair] = number
    return number
  }

  private func index(of ink: Ink) -> Int32 {
    guard let index = ink.index(in: depth) else { return Self.standard }
    // Under a direct terminal the values 0 to 7 mean the palette; nearly black stands for black.
    return Int32(depth == .truecolor ? max(index, 8) : index)
  }
}

extension ColorDepth {
  /// What a terminal shows that terminfo says has so many colours; more than 256 and less than all are none that it could be sure of.
  init(colors: Int) {
    self =
      switch colors {
      case 0x100_0000...: .truecolor
      case 256...: .palette256
      case 16...: .ansi16
      case 8...: .ansi8
      default: .none
      }
  }
}
