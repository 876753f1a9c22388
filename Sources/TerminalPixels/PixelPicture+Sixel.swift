extension PixelPicture {
  /// Returns the picture in DEC's sixel format (STD 070, chapter 9), to be shown from the cursor on.
  ///
  /// Pixels that are left out stay as they are on the terminal. Colours are rounded to hundredths. A picture with more
  /// than 256 colours is dithered, if `dithers` is true, by a pattern that stands still; this needs more bytes.
  func sixel(dithers: Bool = true) -> [UInt8] {
    let count = ColorCount(self)
    let palette = SixelPalette(count, dithers: dithers)
    // The parameter 1 keeps the pixels that are left out; raster attributes give square pixels and the size.
    var bytes = Array("\u{1B}P0;1q\"1;1;\(width);\(height)".utf8)
    for (number, color) in palette.registers.enumerated() {
      bytes += "#\(number);2;\(color.x);\(color.y);\(color.z)".utf8
    }
    var band = SixelBand(width: width)
    for row in stride(from: 0, to: height, by: SixelBand.height) {
      if row > 0 { bytes.append(UInt8(ascii: "-")) }
      fill(&band, from: row, count, palette)
      band.empty(into: &bytes)
    }
    return bytes + "\u{1B}\\".utf8
  }

  /// Adds up to six rows of pixels to a band.
  private func fill(_ band: inout SixelBand, from row: Int, _ count: ColorCount, _ palette: SixelPalette) {
    for line in 0..<min(SixelBand.height, height - row) {
      var last: (color: UInt32, mixture: SixelPalette.Mixture)?
      for column in 0..<width {
        let place = ((row + line) * width + column) * Self.depth
        guard pixels[place + 3] != 0 else { continue }
        let color = ColorCount.color(pixels, at: place)
        if last?.color != color, let index = count.index(of: color) {
          last = (color, palette.mixtures[index])
        }
        guard let register = last?.mixture.register(column: column, row: row + line) else { continue }
        band.add(register: Int(register), column: column, line: line)
      }
    }
  }
}

/// Six rows of a sixel picture: for each register, the pixels that have its colour.
private struct SixelBand {
  /// The number of rows.
  static let height = 6
  /// The character for a column without pixels; the six bits of others are added to it.
  private static let blank: UInt8 = 0x3f
  /// The length of a run from which on it is shorter with a count.
  private static let leastRun = 4

  private let width: Int
  /// Six bits for each column, register by register.
  private var bits: [UInt8]
  /// The columns with pixels of each register; empty if there are none.
  private var columns: [Range<Int>]

  init(width: Int) {
    self.width = width
    bits = [UInt8](repeating: 0, count: width * SixelPalette.most)
    columns = [Range<Int>](repeating: 0..<0, count: SixelPalette.most)
  }

  mutating func add(register: Int, column: Int, line: Int) {
    bits[register * width + column] |= 1 << UInt8(line)
    let former = columns[register]
    if former.isEmpty {
      columns[register] = column..<column + 1
    } else if !former.contains(column) {
      columns[register] = min(former.lowerBound, column)..<max(former.upperBound, column + 1)
    }
  }

  /// Writes the used registers one over the other, and empties the band.
  mutating func empty(into bytes: inout [UInt8]) {
    var isFirst = true
    for register in columns.indices where !columns[register].isEmpty {
      if !isFirst { bytes.append(UInt8(ascii: "$")) }
      isFirst = false
      bytes += "#\(register)".utf8
      Self.write(Self.blank, times: columns[register].lowerBound, into: &bytes)
      var run: (bits: UInt8, count: Int) = (0, 0)
      for column in columns[register] {
        let place = register * width + column
        if bits[place] != run.bits {
          Self.write(Self.blank + run.bits, times: run.count, into: &bytes)
          run = (bits[place], 0)
        }
        run.count += 1
        bits[place] = 0
      }
      Self.write(Self.blank + run.bits, times: run.count, into: &bytes)
      columns[register] = 0..<0
    }
  }

  private static func write(_ character: UInt8, times count: Int, into bytes: inout [UInt8]) {
    if count >= leastRun {
      bytes += "!\(count)".utf8
      bytes.append(character)
    } else {
      for _ in 0..<count { bytes.append(character) }
    }
  }
}
