/// The colours of a film, counted before a palette is chosen.
public struct ColorCensus: Sendable {
  private let flattening: Flattening
  /// All colours, as long as they are few.
  private var table = ColorTable()
  /// The number of pixels of each of them.
  private var counts: [Int] = []
  /// The colours, if they are many.
  private var cells: ColorCells?

  /// Begins a census of pictures before a ground; without one, pixels of less than half the opacity are transparent,
  /// and the others are opaque. The ground's own alpha is ignored.
  public init(over ground: Picture.Pixel? = nil) {
    flattening = Flattening(ground: ground)
  }

  /// Counts the pixels of a picture.
  public mutating func add(_ picture: Picture) {
    let flattening = flattening
    flattening.forEachRun(in: picture) { color, places in
      if color != .transparent { add(color, times: places.count) }
    }
  }

  private mutating func add(_ color: FlatColor, times count: Int) {
    if cells != nil {
      cells?.add(color, times: count)
    } else if let index = table.insert(color) {
      if index == counts.count { counts.append(0) }
      counts[index] += count
    } else {
      var cells = ColorCells()
      for (color, count) in zip(table.colors, counts) { cells.add(color, times: count) }
      cells.add(color, times: count)
      self.cells = cells
    }
  }

  /// Returns a palette for all pictures that were counted. Up to 255 different colours are all in it.
  ///
  /// A dithered palette mixes two colours in a fixed pattern where none is near.
  public func palette(isDithered: Bool = false) -> ColorPalette {
    guard let cells else { return ColorPalette(table, flattening) }
    return ColorPalette(cells, flattening, isDithered: isDithered)
  }
}
