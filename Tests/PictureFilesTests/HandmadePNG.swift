/// A PNG file that is put together here, so that reading is checked without our own writer: samples of any colour type
/// and depth, with or without interlacing, not compressed.
struct HandmadePNG {
  /// The meaning of a pixel's samples, and its number in the file.
  enum Kind: Int, CaseIterable {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6

    var samples: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][rawValue] ?? 0 }

    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }
  }

  var kind: Kind
  var depth: Int
  var isInterlaced = false
  /// The samples of each pixel, row by row.
  var rows: [[[Int]]]
  /// Red, green and blue of the palette's colours.
  var palette: [[UInt8]] = []
  /// The content of the chunk tRNS; nil for none.
  var transparency: [UInt8]?

  var bytes: [UInt8] {
    var header = Self.number(rows[0].count) + Self.number(rows.count)
    header += [UInt8(depth), UInt8(kind.rawValue), 0, 0, isInterlaced ? 1 : 0]
    var bytes = Self.signature + Self.chunk("IHDR", header)
    if !palette.isEmpty { bytes += Self.chunk("PLTE", palette.flatMap { $0 }) }
    if let transparency { bytes += Self.chunk("tRNS", transparency) }
    return bytes + Self.chunk("IDAT", Self.stored(lines)) + Self.chunk("IEND", [])
  }

  /// The rows of the file, each behind the number of its filter.
  private var lines: [UInt8] {
    // The first column and row of each pass, and the steps (PNG specification, Adam7).
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var lines: [UInt8] = []
    for (left, top, across, down) in passes {
      let columns = Array(stride(from: left, to: rows[0].count, by: across))
      guard !columns.isEmpty else { continue }
      for row in stride(from: top, to: rows.count, by: down) {
        lines += [0] + packed(columns.flatMap { rows[row][$0] })
      }
    }
    return lines
  }

  /// Returns samples with the bits of the depth each, the last byte filled with zeros.
  private func packed(_ samples: [Int]) -> [UInt8] {
    let bits = samples.flatMap { sample in (0..<depth).reversed().map { sample >> $0 & 1 } }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count ? UInt8(bits[start + $1]) : 0) }
    }
  }

  // The parts of the file.

  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xff) }
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return number(content.count) + body + number(checksum(body))
  }

  /// Returns a zlib stream with one stored block (RFC 1950, RFC 1951).
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(data.count & 0xff), UInt8(data.count >> 8))
    var (sum, total) = (1, 0)
    for byte in data {
      sum = (sum + Int(byte)) % 65_521
      total = (total + sum) % 65_521
    }
    return [0x78, 1, 1, low, high, ~low, ~high] + data + number(total << 16 | sum)
  }

  /// Returns the cyclic redundancy check of a chunk's name and content.
  static func checksum(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = 0xffff_ffff
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
    return Int(~value)
  }
}

extension HandmadePNG {
  /// Creates a file of a random kind, of up to 12 x 12 random pixels.
  init(using generator: inout some RandomNumberGenerator) {
    kind = Kind.allCases.randomElement(using: &generator) ?? .gray
    depth = kind.depths.randomElement(using: &generator) ?? 8
    isInterlaced = Bool.random(using: &generator)
    let (width, height) = (Int.random(in: 1...12, using: &generator), Int.random(in: 1...12, using: &generator))
    let values = 0...(1 << depth) - 1
    let samples = kind.samples
    rows = []
    for _ in 0..<height {
      rows.append((0..<width).map { _ in (0..<samples).map { _ in Int.random(in: values, using: &generator) } })
    }
    if kind == .palette {
      palette = (0..<(1 << depth)).map { _ in (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } }
    }
    guard Bool.random(using: &generator) else { return }
    switch kind {
    case .gray, .color: transparency = rows[0][0].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    case .palette:
      let count = Int.random(in: 1...palette.count, using: &generator)
      transparency = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    case .grayAlpha, .colorAlpha: break
    }
  }

  /// The components that the file's pixels stand for.
  var components: [UInt8] { rows.joined().flatMap(components(of:)) }

  private func components(of samples: [Int]) -> [UInt8] {
    let greatest = (1 << depth) - 1
    let bytes = samples.map { UInt8(($0 * 255 * 2 + greatest) / (greatest * 2)) }
    switch kind {
    case .gray, .color:
      let isTransparent = samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] } == transparency
      let colors = kind == .gray ? [bytes[0], bytes[0], bytes[0]] : bytes
      return colors + [isTransparent ? 0 : 255]
    case .palette:
      let alphas = transparency ?? []
      return palette[samples[0]] + [samples[0] < alphas.count ? alphas[samples[0]] : 255]
    case .grayAlpha: return [bytes[0], bytes[0], bytes[0], bytes[1]]
    case .colorAlpha: return bytes
    }
  }
}
