/// A colour without alpha, as GIF has it: red, green and blue in the bits from 0x00ff0000 to 0x000000ff; or no colour,
/// in a pixel that is transparent.
struct FlatColor: Hashable {
  var bits: UInt32

  static let transparent = FlatColor(bits: 0xff00_0000)

  var red: UInt32 { bits >> 16 & 0xff }
  var green: UInt32 { bits >> 8 & 0xff }
  var blue: UInt32 { bits & 0xff }

  init(bits: UInt32) {
    self.bits = bits
  }

  init(red: UInt32, green: UInt32, blue: UInt32) {
    bits = red << 16 | green << 8 | blue
  }
}

/// The way in which colours with alpha become flat.
struct Flattening: Sendable {
  /// The colour behind the picture; nil if pixels of less than half the opacity are transparent, and others opaque.
  let ground: Picture.Pixel?

  /// Returns the flat colour of a pixel's four bytes, of which red is the lowest.
  func flat(_ pixel: UInt32) -> FlatColor {
    let (red, green, blue, alpha) = (pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff, pixel >> 24)
    if alpha == 255 { return FlatColor(red: red, green: green, blue: blue) }
    guard let ground else { return alpha < 128 ? .transparent : FlatColor(red: red, green: green, blue: blue) }
    func over(_ ground: UInt8, _ component: UInt32) -> UInt32 {
      (component * alpha + UInt32(ground) * (255 - alpha) + 127) / 255
    }
    return FlatColor(
      red: over(ground.red, red), green: over(ground.green, green), blue: over(ground.blue, blue))
  }

  /// Calls `body` with each run of equal pixels in reading order: its colour and its places in the picture.
  func forEachRun(in picture: Picture, _ body: (FlatColor, Range<Int>) -> Void) {
    picture.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var start = 0
      while start < pixels.count {
        let pixel = pixels[start]
        var end = start + 1
        while end < pixels.count, pixels[end] == pixel { end += 1 }
        body(flat(UInt32(littleEndian: pixel)), start..<end)
        start = end
      }
    }
  }
}
