import PictureFiles
import TestSupport
import Testing

/// PNG files of pictures, and pictures of PNG files.
struct PicturePNGTests {
  /// Returns the error of reading a file.
  private func error(_ bytes: [UInt8], limit: Int = 100) -> PictureError? {
    do throws(PictureError) {
      _ = try Picture(png: bytes, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func aPictureIsReadBackAsItWas() throws {
    let picture = Picture("r.b\n+-#")
    #expect(try Picture(png: picture.png(), limit: 6) == picture)
  }

  @Test(arguments: UInt64(1)...100)
  func everyPictureIsReadBackAsItWas(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (Int.random(in: 1...70, using: &generator), Int.random(in: 1...70, using: &generator))
    var colors = (0..<Int.random(in: 1...300, using: &generator)).map { _ in Picture.Pixel.random(using: &generator) }
    if Bool.random(using: &generator) { for index in colors.indices { colors[index].alpha = 255 } }
    let picture = Picture(width: width, height: height, of: colors, using: &generator)
    let bytes = try picture.png()
    #expect(try Picture(png: bytes, limit: 4900) == picture, "seed \(seed)")
    #expect(try picture.png() == bytes, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...300)
  func everyKindOfFileIsRead(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let file = HandmadePNG(using: &generator)
    let picture = try Picture(png: file.bytes, limit: 144)
    #expect(picture.pixels == file.components, "seed \(seed): \(file)")
    #expect(picture.width == file.rows[0].count, "seed \(seed)")
  }

  @Test func otherFilesAreNoPNG() {
    #expect(error([]) == .notPNG)
    #expect(error(Array("GIF89a".utf8)) == .notPNG)
    #expect(error(Array(HandmadePNG.signature.dropLast())) == .notPNG)
  }

  @Test func aFileCutAnywhereIsRefused() throws {
    let bytes = try Picture("r.b\n+-#").png()
    for count in 8..<bytes.count { #expect(error(Array(bytes.prefix(count))) == .cutPNG, "\(count) bytes") }
  }

  @Test func aFileWithAWrongChecksumIsDamaged() throws {
    var bytes = try Picture("r.b\n+-#").png()
    bytes[20] ^= 1
    #expect(error(bytes) == .brokenPNG)
  }

  @Test func aFileWithBytesBehindItsEndIsRead() throws {
    #expect(try Picture(png: Picture("rgb").png() + [1, 2, 3], limit: 3).text == "rgb")
  }

  @Test func pixelsBeyondTheLimitAreRefusedBeforeTheyAreRead() throws {
    #expect(error(try Picture("rgb\nbbb").png(), limit: 5) == .tooLarge(width: 3, height: 2, limit: 5))
    let header = HandmadePNG.number(0x7fff_ffff) + HandmadePNG.number(0x7fff_ffff) + [8, 6, 0, 0, 0]
    let bytes =
      HandmadePNG.signature + HandmadePNG.chunk("IHDR", header) + HandmadePNG.chunk("IDAT", [])
      + HandmadePNG.chunk("IEND", [])
    #expect(error(bytes) == .tooLarge(width: 0x7fff_ffff, height: 0x7fff_ffff, limit: 100))
    // Four times 2^62 bytes cannot be in so short a file.
    #expect(error(bytes, limit: .max) == .cutPNG)
  }

  @Test func aPictureWithoutPixelsHasNoFile() {
    #expect(throws: PictureError.unusableSize(width: 0, height: 0, format: "PNG")) { try Picture("").png() }
  }

  /// The law of damage: any change of a file is a picture or an error.
  @Test(arguments: UInt64(1)...200)
  func damagedFilesNeverStopTheProgram(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let original = HandmadePNG(using: &generator).bytes
    for _ in 0..<100 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) { Self.damage(&bytes, using: &generator) }
      if Bool.random(using: &generator) { Self.correctChecksums(of: &bytes) }
      if let picture = try? Picture(png: bytes, limit: 10_000) {
        #expect(picture.width * picture.height <= 10_000, "seed \(seed)")
      }
    }
  }

  private static func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    let place = Int.random(in: 0..<max(bytes.count, 1), using: &generator)
    guard place < bytes.count else { return }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    default: bytes.removeSubrange(place..<min(place + Int.random(in: 1...40, using: &generator), bytes.count))
    }
  }

  /// Makes the chunks' checksums right, so that a damage reaches the parts behind the checks.
  private static func correctChecksums(of bytes: inout [UInt8]) {
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { return }
      let checksum = HandmadePNG.checksum(Array(bytes[place + 4..<end]))
      bytes.replaceSubrange(end..<end + 4, with: HandmadePNG.number(checksum))
      place = end + 4
    }
  }
}
