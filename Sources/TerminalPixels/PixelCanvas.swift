import Rendering

/// A rectangle of a terminal's screen that shows pixels. It knows what the terminal shows, and makes the bytes that
/// change it into the next picture.
///
/// Only tiles that changed are sent. Overlays are holes in the picture: the caller names their cells. A canvas can be
/// kept to a number of bytes for each frame; what exceeds it is sent with the next frames, the oldest change first.
public struct PixelCanvas: Sendable {
  /// The way to send pixels.
  public let graphics: GraphicsProtocol
  private var layout: Layout?
  private var tiles: [PixelTile] = []
  /// The number of frames so far.
  private var frame = 0
  /// The bytes that may be sent; negative if a tile exceeded them.
  private var credit = 0
  /// The numbers of kitty's pictures that may still be on the terminal although the tiles do not know them.
  private var lost: [UInt32] = []

  /// The rectangle on the screen and the size of its cells in pixels.
  private struct Layout: Equatable {
    var area: CellArea
    var cell: ScreenSize
  }

  /// The cells of a tile. Smaller ones cost more for their headers; larger ones send more pixels that did not change.
  private static let kittyTile = ScreenSize(columns: 16, rows: 4)
  /// The cells of a tile of sixels. Each one has a palette of its own, so that large ones pay.
  private static let sixelTile = ScreenSize(columns: 40, rows: 4)
  /// The number of kitty's first picture. It is arbitrary, but large, because other programs begin with 1.
  private static let firstID: UInt32 = 0x53_54_50_00

  /// Creates a canvas for a terminal that shows nothing yet.
  public init(_ graphics: GraphicsProtocol) {
    self.graphics = graphics
  }

  /// True if the terminal shows everything that it is meant to show.
  public var isComplete: Bool { !tiles.contains(where: \.isWaiting) }

  /// Returns the bytes that show a picture in an area of the screen; nothing is shown without a picture.
  ///
  /// The picture's first pixel is in the upper left corner of the area. Pixels beyond the area are not shown, and cells
  /// beyond the picture show nothing. The caller blanks all cells of the area that are not covered, before this frame
  /// or with its text.
  ///
  /// - Parameters:
  ///   - cell: the size of a cell in pixels.
  ///   - covered: the cells that show text.
  ///   - rewritten: the cells that the text of this frame is written into, even if they look the same afterwards. In
  ///     these, sixels are erased.
  ///   - budget: the bytes that may be sent in this frame, or nil for any number. One tile may exceed it, and further
  ///     frames pay for it. Bytes that remove pixels are always sent.
  public mutating func show(
    _ picture: PixelPicture?, in area: CellArea, cell: ScreenSize, covered: CellMask = .none,
    rewritten: CellMask = .none, budget: Int? = nil
  ) -> PixelUpdate {
    var update = PixelUpdate()
    frame += 1
    guard let picture, !area.isEmpty, cell.columns > 0, cell.rows > 0 else {
      update.beforeText = bytesToClear()
      return update
    }
    update.beforeText = removeLost()
    let layout = Layout(area: area, cell: cell)
    if layout != self.layout {
      update.beforeText += bytesToClear()
      self.layout = layout
      tiles = Self.tiles(of: area, cell: cell, size: tileSize(in: layout))
    }
    for index in tiles.indices {
      if case .sixel(let habits) = graphics { tiles[index].note(rewritten: rewritten, keepsHoles: habits.keepsHoles) }
      tiles[index].aim(at: picture, column: area.column, row: area.row, covered: covered, frame: frame)
    }
    if case .sixel = graphics { update.beforeText += blankedCells(all: false) }
    update.afterText = CursorSequence.guarded(waitingTiles(budget: budget))
    if graphics == .kitty {
      for index in tiles.indices where tiles[index].showsTooMuch { update.beforeText += remove(index) }
    }
    return update
  }

  /// Returns the bytes that remove everything from the terminal; the cells are blank then.
  public mutating func bytesToClear() -> [UInt8] {
    var bytes = removeLost()
    switch graphics {
    case .kitty: for index in tiles.indices { bytes += remove(index) }
    case .sixel: bytes += blankedCells(all: true)
    }
    tiles = []
    layout = nil
    return bytes
  }

  /// Notes that the terminal's screen is cleared completely with the text of the next frame, so that nothing is shown
  /// any more. It is called before the next `show`.
  public mutating func forget() {
    switch graphics {
    case .kitty:
      // Not every terminal removes pictures when the screen is cleared.
      lost += tiles.indices.compactMap(shownID)
    case .sixel: break
    }
    tiles = []
    layout = nil
  }
}

// The bytes.

extension PixelCanvas {
  /// Sends waiting tiles, the oldest first, while there is credit.
  private mutating func waitingTiles(budget: Int?) -> [UInt8] {
    // Frames without changes save nothing up.
    if let budget { credit = min(credit, 0) + budget } else { credit = 0 }
    var bytes: [UInt8] = []
    let waiting = tiles.indices.filter { tiles[$0].isWaiting }.sorted { one, other in
      (tiles[one].waitingSince ?? 0, one) < (tiles[other].waitingSince ?? 0, other)
    }
    for index in waiting where budget == nil || credit > 0 {
      let sent = send(index, dithers: budget == nil)
      credit -= budget == nil ? 0 : sent.count
      bytes += sent
    }
    return bytes
  }

  private mutating func send(_ index: Int, dithers: Bool) -> [UInt8] {
    guard let picture = tiles[index].wanted else { return [] }
    let area = tiles[index].area
    let former = shownID(index)
    tiles[index].sent()
    let move = CursorSequence.move(column: area.column, row: area.row)
    switch graphics {
    case .sixel: return move + picture.sixel(dithers: dithers)
    case .kitty:
      // The former picture is removed after the new one is shown, so that nothing flickers.
      let shown = shownID(index).map {
        KittyGraphics.show(picture, as: $0, columns: area.columns, rows: area.rows)
      }
      return move + (shown ?? []) + (former.map(KittyGraphics.remove) ?? [])
    }
  }

  /// Removes a tile of kitty's protocol.
  private mutating func remove(_ index: Int) -> [UInt8] {
    guard let id = shownID(index) else { return [] }
    tiles[index].removed()
    return KittyGraphics.remove(id)
  }

  private mutating func removeLost() -> [UInt8] {
    defer { lost = [] }
    return lost.flatMap(KittyGraphics.remove)
  }

  /// Blanks the cells whose sixels must vanish.
  private mutating func blankedCells(all: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in tiles.indices {
      for run in tiles[index].blanked(all: all) {
        bytes += CursorSequence.blank(column: run.column, row: run.row, count: run.columns)
      }
    }
    return CursorSequence.guarded(bytes)
  }

  /// Returns the number of the picture that a tile shows in kitty's protocol; nil if it shows none.
  private func shownID(_ index: Int) -> UInt32? {
    guard tiles[index].shown != nil else { return nil }
    return Self.firstID + UInt32(index) * 2 + (tiles[index].hasSecondNumber ? 1 : 0)
  }

  /// Returns the largest size of a tile in cells.
  private func tileSize(in layout: Layout) -> ScreenSize {
    switch graphics {
    case .kitty: return Self.kittyTile
    case .sixel(let habits) where habits.keepsParts:
      guard let most = habits.most else { return Self.sixelTile }
      return ScreenSize(
        columns: max(1, min(Self.sixelTile.columns, most.columns / layout.cell.columns)),
        rows: max(1, min(Self.sixelTile.rows, most.rows / layout.cell.rows)))
    case .sixel: return ScreenSize(columns: layout.area.columns, rows: layout.area.rows)
    }
  }

  private static func tiles(of area: CellArea, cell: ScreenSize, size: ScreenSize) -> [PixelTile] {
    stride(from: area.row, to: area.endRow, by: size.rows).flatMap { row in
      stride(from: area.column, to: area.endColumn, by: size.columns).map { column in
        let tile = CellArea(
          column: column, row: row, columns: min(size.columns, area.endColumn - column),
          rows: min(size.rows, area.endRow - row))
        return PixelTile(tile, cell: cell)
      }
    }
  }
}
