/// The colours of a GIF, and their choice for each pixel of a picture.
public struct ColorPalette: Sendable {
  /// The colours, opaque, at most 255.
  public var colors: [Picture.Pixel] {
    flatColors.map { Picture.Pixel(red: UInt8($0.red), green: UInt8($0.green), blue: UInt8($0.blue)) }
  }

  /// The index of a transparent pixel, which is behind those of the colours.
  public var transparentIndex: UInt8 { UInt8(flatColors.count) }

  private let flattening: Flattening
  private let flatColors: [FlatColor]
  private let choice: Choice

  private enum Choice {
    /// All colours of the film are in the palette.
    case exact(ColorTable)
    /// The index of the nearest colour for each cell.
    case nearest([UInt8])
    /// Two colours that are mixed, for each cell.
    case mixed([ColorMix])
  }

  /// Creates a palette of all colours of a film.
  init(_ table: ColorTable, _ flattening: Flattening) {
    self.flattening = flattening
    flatColors = table.colors
    choice = .exact(table)
  }

  /// Chooses a palette for the colours of a film.
  init(_ cells: ColorCells, _ flattening: Flattening, isDithered: Bool) {
    self.flattening = flattening
    let space = Oklab()
    let blocks = ColorBlocks(cells, in: space)
    flatColors = blocks.representatives(ColorTable.capacity).map { space.color(at: $0) }
    let points = flatColors.map { space.coordinates(of: $0) }
    let nearest = blocks.nearest(of: points)
    if isDithered {
      var mixes = [ColorMix](repeating: ColorMix(), count: ColorCells.count)
      let neighbors = ColorMix.neighbors(of: points)
      for (color, index) in zip(blocks.colors, nearest) {
        mixes[color.cell] = ColorMix(
          of: points, nearest: Int(index), neighbors: neighbors[Int(index)], for: color.point)
      }
      choice = .mixed(mixes)
    } else {
      var indices = [UInt8](repeating: 0, count: ColorCells.count)
      for (color, index) in zip(blocks.colors, nearest) { indices[color.cell] = index }
      choice = .nearest(indices)
    }
  }

  /// Returns the index of each pixel of a picture whose colours were counted for the palette.
  public func indices(of picture: Picture) -> [UInt8] {
    let count = picture.width * picture.height
    return [UInt8](unsafeUninitializedCapacity: count) { indices, initializedCount in
      flattening.forEachRun(in: picture) { color, places in
        guard color != .transparent else { return indices[places].update(repeating: transparentIndex) }
        switch choice {
        case .exact(let table): indices[places].update(repeating: UInt8(table.index(of: color) ?? 0))
        case .nearest(let nearest): indices[places].update(repeating: nearest[ColorCells.cell(of: color)])
        case .mixed(let mixes):
          let mix = mixes[ColorCells.cell(of: color)]
          for place in places {
            indices[place] = mix.index(column: place % picture.width, row: place / picture.width)
          }
        }
      }
      initializedCount = count
    }
  }
}
