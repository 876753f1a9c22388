import PictureFiles
import TestSupport
import Testing

/// Pictures of JPEG files.
struct PictureJPEGTests {
  /// Returns the greatest difference of a component to the colour that a pixel should have.
  private func difference(_ picture: Picture, _ column: Int, _ row: Int, _ color: [Double]) -> Double {
    let pixel = picture[column, row]
    return zip([pixel.red, pixel.green, pixel.blue], color).map { abs(Double($0) - $1) }.max() ?? 0
  }

  @Test(arguments: UInt64(1)...300)
  func everyKindOfFileIsRead(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let file = HandmadeJPEG(using: &generator)
    let picture = try Picture(jpeg: file.bytes, limit: 1600)
    #expect(picture.width == file.size.width && picture.height == file.size.height && picture.isOpaque, "seed \(seed)")
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let color = file.color(column: column / 8, row: row / 8)
        #expect(difference(picture, column, row, color) < 1.6, "seed \(seed): \(file) at \(column), \(row)")
      }
    }
  }

  @Test func usualFilesAreRead() throws {
    let baseline = try Picture(jpeg: SampleJPEG.baseline, limit: 256)
    #expect(try Picture(jpeg: SampleJPEG.progressive, limit: 256) == baseline)
    let gray = try Picture(jpeg: SampleJPEG.gray, limit: 256)
    for (column, row) in [(0, 0), (15, 0), (0, 15), (15, 15), (8, 8), (3, 12)] {
      let (red, green) = (Double(column) * 17, Double(row) * 17)
      #expect(difference(baseline, column, row, [red, green, 128]) < 20)
      let luminance = 0.299 * red + 0.587 * green + 0.114 * 128
      #expect(difference(gray, column, row, [luminance, luminance, luminance]) < 5)
    }
    let inks = try Picture(jpeg: SampleJPEG.inks, limit: 256)
    #expect(difference(inks, 2, 2, [255, 255, 0]) < 2 && difference(inks, 13, 2, [0, 255, 255]) < 2)
  }

  @Test func onePixelIsAPicture() throws {
    var file = HandmadeJPEG(.color, [[[10, 20, 30]]])
    file.size = (1, 1)
    let picture = try Picture(jpeg: file.bytes, limit: 1)
    #expect(picture.pixels == [10, 20, 30, 255])
  }

  @Test func aFileWithBytesBehindItsEndIsRead() throws {
    let picture = try Picture(jpeg: SampleJPEG.baseline, limit: 256)
    #expect(try Picture(jpeg: SampleJPEG.baseline + [1, 2, 3], limit: 256) == picture)
  }
}

/// JPEG files that are no pictures.
struct DamagedJPEGTests {
  /// Returns the error of reading a file.
  private func error(_ bytes: [UInt8], limit: Int = 10_000) -> PictureError? {
    do throws(PictureError) {
      _ = try Picture(jpeg: bytes, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  private let samples = [SampleJPEG.baseline, SampleJPEG.progressive, SampleJPEG.gray, SampleJPEG.inks]

  @Test func otherFilesAreNoJPEG() {
    for bytes in [[], Array("GIF89a".utf8), HandmadePNG.signature, [0xff], [0xff, 0xd8], [0xff, 0xd8, 0]] {
      #expect(error(bytes) == .notJPEG)
    }
  }

  @Test func aFileCutAnywhereIsRefused() {
    for bytes in samples {
      for count in 3..<bytes.count { #expect(error(Array(bytes.prefix(count))) == .cutJPEG, "\(count) bytes") }
    }
  }

  @Test func aFileThatEndsInAScanIsRefused() {
    let bytes = SampleJPEG.baseline
    #expect(error(bytes.dropLast(10) + [0xff, 0xd9]) == .cutJPEG)
  }

  @Test(arguments: [false, true])
  func aFileWithoutAScanOfAComponentIsRefused(isProgressive: Bool) {
    var file = HandmadeJPEG(.luminance, [[[10, 20, 30], [100, 200, 250]]])
    file.isProgressive = isProgressive
    file.scans = [[0], [1], [2]]
    #expect(error(file.bytes) == nil)
    file.scans = [[0], [1]]
    #expect(error(file.bytes) == .cutJPEG)
    file.scans = []
    #expect(error(file.bytes) == .brokenJPEG)
  }

  @Test func garbageBehindTheTablesIsRefused() throws {
    let bytes = SampleJPEG.gray
    let scan = try #require(bytes.indices.dropLast().last { bytes[$0] == 0xff && bytes[$0 + 1] == 0xda })
    var generator = SeededGenerator(seed: 1)
    func garbage(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) } }
    for _ in 0..<100 {
      let error = error(bytes.prefix(scan) + garbage(50))
      #expect([.brokenJPEG, .cutJPEG, .unusualJPEG].contains(error))
    }
    #expect(error([0xff, 0xd8, 0xff, 0xc0, 0, 3] + garbage(20)) == .brokenJPEG)
  }

  @Test func aSizeOfZeroIsRefused() {
    var file = HandmadeJPEG(.gray, [[[10]]])
    for size in [(0, 8), (8, 0), (0, 0)] {
      file.size = size
      #expect(error(file.bytes) == .brokenJPEG)
    }
  }

  @Test func pixelsBeyondTheLimitAreRefusedBeforeTheyAreRead() {
    #expect(error(SampleJPEG.baseline, limit: 255) == .tooLarge(width: 16, height: 16, limit: 255))
    var file = HandmadeJPEG(.gray, [[[10]]])
    file.size = (65_535, 65_535)
    #expect(error(file.bytes) == .tooLarge(width: 65_535, height: 65_535, limit: 10_000))
    #expect(error(file.bytes, limit: .max) == .cutJPEG)
    file.size = (65_500, 65_500)
    // A bit for each unit of 32 x 32 pixels cannot be in so short a file.
    #expect(error(file.bytes, limit: .max) == .cutJPEG)
    file.size = (65_535, 1)
    #expect(error(file.bytes, limit: .max) == .unusualJPEG, "more than the library's greatest width")
  }

  @Test func rareKindsAreRefused() throws {
    let bytes = HandmadeJPEG(.gray, [[[10]]]).bytes
    let frame = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xc0 })
    // Differential, and with arithmetic coding.
    for kind in [UInt8(0xc5), 0xc9] {
      var bytes = bytes
      bytes[frame + 1] = kind
      #expect(error(bytes) == .unusualJPEG)
    }
    var precise = bytes
    precise[frame + 4] = 12
    #expect(error(precise) == .unusualJPEG)
  }

  @Test func scansWithoutEndAreRefused() {
    var file = HandmadeJPEG(.gray, [[[10]]])
    file.isProgressive = true
    file.emptyScans = 99
    #expect(error(file.bytes) == nil)
    file.emptyScans = 100
    #expect(error(file.bytes) == .unusualJPEG)
  }

  /// The law of damage: any change of a byte is a picture or an error.
  @Test func damagedFilesNeverStopTheProgram() {
    var small = HandmadeJPEG(.luminanceOfInks, [[[10, 20, 30, 40], [100, 200, 250, 0]]])
    small.head = HandmadeJPEG.exif(orientation: 6)
    for original in samples + [small.bytes] {
      // All changes of a small file, and those of one bit of a larger one.
      let changes = original.count < 300 ? Array(1...255) : (0..<8).map { UInt8(1) << $0 }
      for place in original.indices {
        for change in changes {
          var bytes = original
          bytes[place] ^= change
          if let picture = try? Picture(jpeg: bytes, limit: 1000), picture.width * picture.height > 1000 {
            Issue.record("byte \(place) changed by \(change)")
          }
        }
      }
    }
  }

  @Test(arguments: UInt64(1)...100)
  func severalDamagesNeverStopTheProgram(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var file = HandmadeJPEG(using: &generator)
    file.head = HandmadeJPEG.exif(orientation: UInt8.random(in: 0...9, using: &generator))
    let original = file.bytes
    for _ in 0..<100 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(place + Int.random(in: 0...4, using: &generator), bytes.count)
        let count = Int.random(in: 0...4, using: &generator)
        bytes.replaceSubrange(place..<end, with: (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
      }
      if let picture = try? Picture(jpeg: bytes, limit: 10_000) {
        #expect(picture.width * picture.height <= 10_000, "seed \(seed)")
      }
    }
  }
}
