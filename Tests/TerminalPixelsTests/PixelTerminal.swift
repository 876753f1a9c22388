import Rendering
import TerminalPixels

/// A terminal as far as pixels are concerned: it takes the bytes that are sent, and knows each pixel that it shows.
struct PixelTerminal {
  /// The terminals whose ways differ.
  enum Kind: String, CaseIterable {
    /// Pictures with numbers; clearing the screen removes them.
    case kitty
    /// The same protocol, but pictures stay when the screen is cleared.
    case keepingKitty
    /// One plane of pixels, of which written cells are erased.
    case foot
    /// At most 16 pictures, of which written cells are erased. A further one takes the place of the topmost.
    case xterm
    /// At most 20 pictures. A written cell removes those that it touches, a further one the oldest.
    case tmux

    /// The way to send pixels to it.
    var graphics: GraphicsProtocol {
      switch self {
      case .kitty, .keepingKitty: .kitty
      case .foot: .sixel(SixelHabits(keepsParts: true, keepsHoles: true))
      case .xterm: .sixel(SixelHabits(keepsParts: false, keepsHoles: true))
      case .tmux: .sixel(SixelHabits(keepsParts: false, keepsHoles: false))
      }
    }
  }

  /// A picture on the screen.
  private struct Item {
    var id: UInt32
    var area: CellArea
    var picture: PixelPicture
    /// The number of pictures before it.
    var time: Int
  }

  let kind: Kind
  let cell: ScreenSize
  private(set) var size: ScreenSize
  /// The sequences that were not understood, or that do harm.
  private(set) var complaints: [String] = []
  private var items: [Item] = []
  private var reader = KittyReader()
  private var cursor = (column: 0, row: 0)
  private var saved: (column: Int, row: Int)?
  private var time = 0

  init(_ kind: Kind, size: ScreenSize, cell: ScreenSize) {
    (self.kind, self.size, self.cell) = (kind, size, cell)
  }

  /// The number of pictures in the terminal's memory.
  var pictureCount: Int { items.count }

  /// The number of pictures that were shown so far.
  var shownCount: Int { time }

  /// Returns all pixels of the screen.
  func screen() -> PixelPicture {
    var screen = PixelPicture(width: size.columns * cell.columns, height: size.rows * cell.rows)
    for item in items.sorted(by: { $0.time < $1.time }) {
      let (left, top) = (item.area.column * cell.columns, item.area.row * cell.rows)
      for row in 0..<max(0, min(item.picture.height, screen.height - top)) {
        for column in 0..<max(0, min(item.picture.width, screen.width - left)) {
          if let color = item.picture[column, row] { screen[left + column, top + row] = color }
        }
      }
    }
    return screen
  }

  /// Writes a character into a cell.
  mutating func write(column: Int, row: Int) { erase(column: column, row: row) }

  /// Clears the screen, as text programs do before they paint everything.
  mutating func clear() {
    switch kind {
    case .keepingKitty: break
    case .kitty, .tmux: items = []
    case .foot, .xterm:
      // The pixels are erased, but the pictures stay in memory.
      for index in items.indices {
        items[index].picture = PixelPicture(width: items[index].picture.width, height: items[index].picture.height)
      }
    }
  }

  /// Changes the size; the pixels stay until they are erased.
  mutating func resize(_ size: ScreenSize) { self.size = size }

  /// Takes bytes from the program.
  mutating func take(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == 0x1B, let kind = rest.popFirst() else { return complain("a character is written: \(byte)") }
      switch kind {
      case UInt8(ascii: "7"): saved = cursor
      case UInt8(ascii: "8"):
        if saved == nil { complain("the cursor is restored, but was not saved") }
        cursor = saved ?? cursor
        saved = nil
      case UInt8(ascii: "["): control(&rest)
      case UInt8(ascii: "_"): graphics(Self.string(&rest))
      case UInt8(ascii: "P"): sixel(Self.string(&rest))
      default: return complain("unknown sequence \(kind)")
      }
    }
    if saved != nil { complain("the cursor is not restored") }
  }

  private mutating func control(_ rest: inout ArraySlice<UInt8>) {
    let parameters = rest.prefix { $0 < 0x40 }
    rest = rest.dropFirst(parameters.count)
    let values = parameters.split(separator: UInt8(ascii: ";")).map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
    switch rest.popFirst() {
    case UInt8(ascii: "m"): if values != [0] { complain("attributes \(values)") }
    case UInt8(ascii: "H"):
      cursor = (min(values[1], size.columns) - 1, min(values[0], size.rows) - 1)
      if saved == nil { complain("the cursor is moved, but was not saved") }
    case UInt8(ascii: "X"):
      for column in cursor.column..<min(cursor.column + values[0], size.columns) {
        erase(column: column, row: cursor.row)
      }
    default: complain("unknown control sequence")
    }
  }

  private mutating func graphics(_ body: [UInt8]) {
    switch reader.read(body) {
    case nil: complain("wrong: \(String(decoding: body.prefix(80), as: UTF8.self))")
    case .some(.none): break
    case .removeAll: items = []
    case .remove(let id): items.removeAll { $0.id == id }
    case .show(let id, let picture, let columns, let rows):
      items.removeAll { $0.id == id }
      if picture.width != columns * cell.columns || picture.height != rows * cell.rows { complain("it is scaled") }
      add(Item(id: id, area: area(columns, rows), picture: picture, time: time))
    }
  }

  private mutating func sixel(_ body: [UInt8]) {
    guard let picture = SixelReader(body)?.picture else { return complain("a wrong sixel picture") }
    let (columns, rows) = (picture.width / cell.columns, picture.height / cell.rows)
    let item = Item(id: 0, area: area(columns, rows), picture: picture, time: time)
    if item.area.endRow >= size.rows { complain("the screen scrolls") }
    switch kind {
    case .xterm where items.count == 16:
      let top = items.map(\.area.row).min()
      if let index = items.firstIndex(where: { $0.area.row == top }) { items[index] = item }
      time += 1
    case .tmux where items.count == 20:
      items.removeFirst()
      add(item)
    default: add(item)
    }
  }

  private func area(_ columns: Int, _ rows: Int) -> CellArea {
    CellArea(column: cursor.column, row: cursor.row, columns: columns, rows: rows)
  }

  private mutating func add(_ item: Item) {
    items.append(item)
    time += 1
  }

  private mutating func erase(column: Int, row: Int) {
    switch kind {
    case .kitty, .keepingKitty: break
    case .tmux: items.removeAll { $0.area.contains(column: column, row: row) }
    case .foot, .xterm:
      for index in items.indices where items[index].area.contains(column: column, row: row) {
        let (left, top) = (column - items[index].area.column, row - items[index].area.row)
        for x in 0..<cell.columns {
          for y in 0..<cell.rows { items[index].picture[left * cell.columns + x, top * cell.rows + y] = nil }
        }
      }
    }
  }

  private mutating func complain(_ sentence: String) { complaints.append(sentence) }

  /// Returns the bytes before `ESC \`.
  private static func string(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let body = rest.prefix { $0 != 0x1B }
    rest = rest.dropFirst(body.count + 2)
    return Array(body)
  }
}
