/// A rectangle of pixels.
struct PixelArea: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  static let empty = PixelArea(columns: 0..<0, rows: 0..<0)

  var count: Int { columns.count * rows.count }
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Returns the smallest area that contains both.
  func union(_ other: PixelArea) -> PixelArea {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelArea(
      columns: min(columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound),
      rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
  }
}

/// The pixels that a player of a GIF shows, as indices of colours.
struct FilmCanvas: Equatable {
  let width: Int
  let height: Int
  private(set) var indices: [UInt8]

  var area: PixelArea { PixelArea(columns: 0..<width, rows: 0..<height) }

  init(width: Int, height: Int, indices: [UInt8]) {
    self.width = width
    self.height = height
    self.indices = indices
  }

  init(width: Int, height: Int, repeating index: UInt8) {
    self.init(width: width, height: height, indices: [UInt8](repeating: index, count: width * height))
  }

  /// Returns the smallest area with all pixels in which another canvas of this size differs.
  func changes(to other: FilmCanvas) -> PixelArea {
    area(comparedWith: other) { $0 != $1 }
  }

  /// Returns the smallest area with all pixels that have an index in another canvas of this size, and not in this one.
  func changes(to other: FilmCanvas, only index: UInt8) -> PixelArea {
    area(comparedWith: other) { $0 != index && $1 == index }
  }

  private func area(comparedWith other: FilmCanvas, _ differ: (UInt8, UInt8) -> Bool) -> PixelArea {
    var area = PixelArea.empty
    indices.withUnsafeBufferPointer { own in
      other.indices.withUnsafeBufferPointer { others in
        for row in 0..<height {
          let start = row * width
          guard let first = (0..<width).first(where: { differ(own[start + $0], others[start + $0]) }) else { continue }
          var end = width
          while !differ(own[start + end - 1], others[start + end - 1]) { end -= 1 }
          area = area.union(PixelArea(columns: first..<end, rows: row..<row + 1))
        }
      }
    }
    return area
  }

  /// Gives an area one index.
  mutating func fill(_ area: PixelArea, with index: UInt8) {
    for row in area.rows {
      let start = row * width
      indices.replaceSubrange(
        start + area.columns.lowerBound..<start + area.columns.upperBound,
        with: repeatElement(index, count: area.columns.count))
    }
  }

  /// Returns the indices of an area of another canvas of this size, with the transparent one for pixels that are the
  /// same in both.
  ///
  /// An unchanged pixel that continues a run of its own colour keeps it, since runs are what GIF compresses best.
  func part(_ area: PixelArea, of other: FilmCanvas, transparent: UInt8) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: area.count) { part, initializedCount in
      var last = transparent
      for row in area.rows {
        for place in row * width + area.columns.lowerBound..<row * width + area.columns.upperBound {
          let index = other.indices[place]
          if index != indices[place] {
            last = index
          } else if index != last {
            last = transparent
          }
          part.initializeElement(at: initializedCount, to: last)
          initializedCount += 1
        }
      }
    }
  }
}
