/// A picture as a grid of pixels for a terminal: each pixel has one opaque sRGB colour, or is left out.
public struct PixelPicture: Equatable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Red, green, blue and opacity of each pixel in bytes: rows from the top, and each row from the left. The opacity is
  /// 0 or 255, and a pixel without opacity has zeros only.
  public private(set) var pixels: [UInt8]

  /// The number of bytes of a pixel.
  static let depth = 4
  /// The least opacity, in bytes, of a pixel that is shown.
  private static let leastOpacity: UInt8 = 128

  /// Creates a picture from red, green, blue and opacity in bytes. It stops the program unless there are exactly four
  /// for each pixel.
  ///
  /// Terminals do not mix colours, so a pixel is shown if it has at least half of the full opacity.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0, "a picture's size is not negative")
    precondition(pixels.count == width * height * Self.depth, "a picture has four bytes for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.pixels.withUnsafeMutableBufferPointer { bytes in
      for place in stride(from: 0, to: bytes.count, by: Self.depth) where bytes[place + 3] != .max {
        if bytes[place + 3] >= Self.leastOpacity {
          bytes[place + 3] = .max
        } else {
          for part in 0..<Self.depth { bytes[place + part] = 0 }
        }
      }
    }
  }

  /// Creates a picture without any visible pixel.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * Self.depth))
  }

  /// The colour of a pixel as 0xRRGGBB; nil if it is left out. The column and the row begin with 0.
  public subscript(column: Int, row: Int) -> UInt32? {
    get {
      let place = place(column, row)
      guard pixels[place + 3] == .max else { return nil }
      return UInt32(pixels[place]) << 16 | UInt32(pixels[place + 1]) << 8 | UInt32(pixels[place + 2])
    }
    set {
      let place = place(column, row)
      let color = newValue ?? 0
      pixels[place] = UInt8(color >> 16 & 0xff)
      pixels[place + 1] = UInt8(color >> 8 & 0xff)
      pixels[place + 2] = UInt8(color & 0xff)
      pixels[place + 3] = newValue == nil ? 0 : .max
    }
  }

  /// True if every pixel is shown.
  var isOpaque: Bool { !hasOpacity(0, in: 0..<pixels.count) }

  /// True if no pixel is shown.
  var isClear: Bool { !hasOpacity(.max, in: 0..<pixels.count) }

  /// Returns a rectangle of the picture; pixels beyond the picture are left out.
  func part(column: Int, row: Int, width: Int, height: Int) -> PixelPicture {
    var part = PixelPicture(width: width, height: height)
    let columns = max(column, 0)..<max(column, 0, min(column + width, self.width))
    guard !columns.isEmpty else { return part }
    for line in max(row, 0)..<max(row, 0, min(row + height, self.height)) {
      let target = part.place(columns.lowerBound - column, line - row)
      let source = place(columns.lowerBound, line)
      let count = columns.count * Self.depth
      part.pixels.replaceSubrange(target..<target + count, with: pixels[source..<source + count])
    }
    return part
  }

  /// Leaves out all pixels of a rectangle inside the picture.
  mutating func clear(column: Int, row: Int, width: Int, height: Int) {
    for line in row..<row + height {
      let start = place(column, line)
      for place in start..<start + width * Self.depth { pixels[place] = 0 }
    }
  }

  /// Returns true if a rectangle has a pixel that is shown here and left out in another picture of the same size.
  func loses(to other: PixelPicture, column: Int, row: Int, width: Int, height: Int) -> Bool {
    for line in row..<row + height {
      let start = place(column, line)
      for place in stride(from: start, to: start + width * Self.depth, by: Self.depth)
      where pixels[place + 3] > other.pixels[place + 3] { return true }
    }
    return false
  }

  private func hasOpacity(_ opacity: UInt8, in range: Range<Int>) -> Bool {
    pixels.withUnsafeBufferPointer { bytes in
      stride(from: range.lowerBound + 3, to: range.upperBound, by: Self.depth).contains { bytes[$0] == opacity }
    }
  }

  private func place(_ column: Int, _ row: Int) -> Int { (row * width + column) * Self.depth }
}
