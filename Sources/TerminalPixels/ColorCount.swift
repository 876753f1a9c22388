/// The colours of a picture and the number of pixels of each.
///
/// If there are too many, colours that differ only in their lowest bits are counted as one.
struct ColorCount {
  /// A colour with its share: the sums of the red, green and blue of its pixels, and their number.
  struct Entry: Equatable {
    var sums: SIMD3<Int>
    var pixels: Int

    /// The mean colour, from 0 to 255 for each component.
    var mean: SIMD3<Double> { SIMD3(Double(sums.x), Double(sums.y), Double(sums.z)) / Double(pixels) }
  }

  /// The colours in the order of their first pixel.
  private(set) var entries: [Entry] = []
  /// The colours as 0xRRGGBB without the bits that do not count, in the same order.
  private var keys: [UInt32] = []
  /// The bits of a colour that count.
  private let mask: UInt32
  /// A table of indices of `entries`, searched from a colour's place on; -1 where it is empty.
  private var table = [Int32](repeating: -1, count: 1 << 10)

  /// The maximum number of colours that are distinguished.
  static let most = 8192
  /// The masks of the colours that are tried one after the other: all bits, then fewer.
  private static let masks: [UInt32] = [0xff_ffff, 0xfe_fefe, 0xfc_fcfc, 0xf8_f8f8]

  /// Counts the colours of the pixels that are shown.
  init(_ picture: PixelPicture) {
    for mask in Self.masks.dropLast() {
      if let count = ColorCount(picture, mask: mask, most: Self.most) {
        self = count
        return
      }
    }
    // The last mask leaves 32 × 32 × 32 colours, and needs no limit.
    self = ColorCount(picture, mask: Self.masks[Self.masks.count - 1], most: .max) ?? ColorCount(mask: 0)
  }

  private init(mask: UInt32) { self.mask = mask }

  private init?(_ picture: PixelPicture, mask: UInt32, most: Int) {
    self.init(mask: mask)
    var last: (color: UInt32, index: Int)?
    for place in stride(from: 0, to: picture.pixels.count, by: PixelPicture.depth)
    where picture.pixels[place + 3] != 0 {
      let color = Self.color(picture.pixels, at: place)
      // Neighbours are often equal.
      let index = last.flatMap { $0.color == color ? $0.index : nil } ?? find(color)
      guard entries.count <= most else { return nil }
      last = (color, index)
      entries[index].sums &+= SIMD3(Int(color >> 16 & 0xff), Int(color >> 8 & 0xff), Int(color & 0xff))
      entries[index].pixels += 1
    }
  }

  /// Returns a pixel's colour as 0xRRGGBB.
  static func color(_ pixels: [UInt8], at place: Int) -> UInt32 {
    UInt32(pixels[place]) << 16 | UInt32(pixels[place + 1]) << 8 | UInt32(pixels[place + 2])
  }

  /// Returns the index of the entry for a colour of the picture; nil if the picture has no such colour.
  func index(of color: UInt32) -> Int? {
    let entry = table[place(of: color & mask)]
    return entry < 0 ? nil : Int(entry)
  }

  /// Returns the index of the entry for a colour, which is new if need be.
  private mutating func find(_ color: UInt32) -> Int {
    let key = color & mask
    let place = place(of: key)
    if table[place] >= 0 { return Int(table[place]) }
    table[place] = Int32(entries.count)
    entries.append(Entry(sums: .zero, pixels: 0))
    keys.append(key)
    if entries.count * 2 > table.count { grow() }
    return entries.count - 1
  }

  private mutating func grow() {
    table = [Int32](repeating: -1, count: table.count * 4)
    for (index, key) in keys.enumerated() { table[place(of: key)] = Int32(index) }
  }

  /// Returns the place of a key in the table, or the empty place where it belongs.
  private func place(of key: UInt32) -> Int {
    // Knuth's multiplicative hashing: the golden ratio of 32 bits spreads neighbouring keys.
    var place = Int((key &* 0x9E37_79B1) >> 8) & (table.count - 1)
    while table[place] >= 0, keys[Int(table[place])] != key { place = (place + 1) & (table.count - 1) }
    return place
  }
}
