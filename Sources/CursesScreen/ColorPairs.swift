import CNcurses
import PlaygroundCore

/// The colour pairs in use: ncurses shows a foreground and a background only as a numbered pair.
struct ColorPairs {
  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
  }

  /// How a colour of ours becomes a number that the terminal knows.
  private enum Depth {
    case none, direct, palette
    /// 8 or 16 colours with names.
    case named(Int)
  }

  /// Where `init_extended_pair` and the others take -1 for the terminal's own colour.
  private static let standard: Int32 = -1

  private let depth: Depth
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
    depth =
      switch terminal_color_count() {
      case 0x100_0000...: .direct
      case 256...: .palette
      case 16...: .named(16)
      default: .named(8)
      }
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
    guard case .rgb(let red, let green, let blue) = ink else { return Self.standard }
    let index: Int? =
      switch depth {
      case .none: nil
      // Under a direct terminal the values 0 to 7 mean the palette; nearly black stands for black.
      case .direct: max(Int(red) << 16 | Int(green) << 8 | Int(blue), 8)
      case .palette: ink.paletteIndex
      case .named(let count): ink.namedIndex(of: count)
      }
    return index.map(Int32.init) ?? Self.standard
  }
}
