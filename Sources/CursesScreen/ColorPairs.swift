import CNcurses
import PlaygroundCore
import Rendering

/// The colour pairs in use. ncurses shows a foreground and a background only as a numbered pair.
struct ColorPairs {
  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
  }

  /// The value for the terminal's own colour in `init_extended_pair` and related functions.
  private static let standard: Int32 = -1

  /// The number of colours that the terminal shows.
  let depth: ColorDepth
  private let capacity: Int
  private var numbers: [Pair: Int32] = [:]
  private var known: [CellColors: Int32] = [:]

  private struct CellColors: Hashable {
    var foreground: Ink
    var background: Ink
  }

  /// Starts colour, if the open terminal supports it.
  init(isMonochrome: Bool) {
    // Pairs must not be used if colour was not started: ncurses would read a table that does not exist.
    guard !isMonochrome, has_colors(), start_color() == OK, use_default_colors() == OK else {
      depth = .none
      capacity = 0
      return
    }
    capacity = Int(min(terminal_pair_count(), 65_536))
    depth = ColorDepth(colors: Int(terminal_color_count()))
  }

  /// Returns the number of the pair that shows two colours as closely as the terminal can.
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
      // All pairs are taken. Cells on the screen keep their pair numbers and would change their colours, so the screen
      // is painted again.
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
    // In direct colour, the values 0 to 7 select the palette, so black is replaced by a colour that is nearly black.
    return Int32(depth == .truecolor ? max(index, 8) : index)
  }
}

extension ColorDepth {
  /// Creates the depth of a terminal from the number of colours in terminfo. A number between 256 and truecolor counts
  /// as 256, because its further colours are unknown.
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
