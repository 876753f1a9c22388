import TestSupport
import Testing

@testable import TerminalPixels

/// Sixel pictures, as a terminal reads them.
struct SixelTests {
  private func body(_ picture: PixelPicture) throws -> ArraySlice<UInt8> {
    let bytes = picture.sixel()
    try #require(bytes.starts(with: "\u{1B}P".utf8) && bytes.suffix(2) == [0x1B, 0x5C])
    return bytes[2..<bytes.count - 2]
  }

  private func text(_ picture: PixelPicture) throws -> String { String(decoding: try body(picture), as: UTF8.self) }

  @Test func aPictureOfOneColourHasOneRegister() throws {
    let red = SamplePicture.drawn(5, 7) { _, _ in 0xff0000 }
    #expect(try text(red) == "0;1q\"1;1;5;7#0;2;100;0;0#0!5~-#0!5@")
  }

  @Test func shortRunsAreWrittenOut() throws {
    let picture = SamplePicture.drawn(8, 1) { column, _ in column % 4 == 3 ? 0 : 0xffffff }
    #expect(try text(picture) == "0;1q\"1;1;8;1#0;2;100;100;100#1;2;0;0;0#0@@@?@@@$#1???@???@")
  }

  @Test func pixelsThatAreLeftOutAreNotWritten() throws {
    let picture = SamplePicture.drawn(9, 2) { column, row in column == 8 && row == 1 ? 0x00ff00 : nil }
    #expect(try text(picture) == "0;1q\"1;1;9;2#0;2;0;100;0#0!8?A")
    #expect(try text(PixelPicture(width: 3, height: 7)) == "0;1q\"1;1;3;7-")
  }

  @Test func picturesWithFewColoursAreReadBackAsTheyWere() throws {
    let seed: UInt64 = 20_261_126
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let width = Int.random(in: 1...60, using: &random)
      let height = Int.random(in: 1...30, using: &random)
      let count = [1, 2, 3, 17, 200, 256][round % 6]
      let picture =
        round % 3 == 0
        ? SamplePicture.noise(width, height, colors: count, using: &random)
        : SamplePicture.patches(width, height, colors: count, hasHoles: round % 2 == 0, using: &random)
      let read = try #require(SixelReader(try body(picture)), "seed \(seed), round \(round)")
      #expect(read.picture == picture, "seed \(seed), round \(round)")
      #expect(read.usedRegisters.count <= count, "seed \(seed), round \(round)")
    }
  }

  @Test func otherColoursAreRoundedToHundredths() throws {
    let greys = SamplePicture.drawn(256, 1) { column, _ in UInt32(column) * 0x01_0101 }
    let read = try #require(SixelReader(try body(greys))?.picture)
    let most = zip(read.pixels, greys.pixels).map { abs(Int($0) - Int($1)) }.max()
    #expect(most == 1)
  }

  @Test func aPictureWithManyColoursIsCloseToItself() throws {
    let gradient = SamplePicture.gradient(160, 120)
    let read = try #require(SixelReader(try body(gradient)))
    #expect(read.usedRegisters.count == 256)
    #expect(read.picture.meanError(from: gradient) < 5)
    var random = SeededGenerator(seed: 3)
    let noise = SamplePicture.drawn(200, 150) { _, _ in UInt32.random(in: 0...0xff_ffff, using: &random) }
    // Noise is the worst case: 30000 colours all over the cube.
    let readNoise = try #require(SixelReader(try body(noise))?.picture)
    #expect(readNoise.meanError(from: noise) < 14)
  }

  @Test func ditheringKeepsTheMeanOfEveryBlock() throws {
    let gradient = SamplePicture.gradient(400, 296)
    let dithered = try #require(SixelReader(try body(gradient))?.picture)
    let flat = gradient.sixel(dithers: false)
    let undithered = try #require(SixelReader(flat[2..<flat.count - 2])?.picture)
    #expect(dithered.blockError(from: gradient) < 1.5)
    #expect(dithered.blockError(from: gradient) < undithered.blockError(from: gradient) / 2)
    #expect(undithered.meanError(from: gradient) < 4)
    #expect(flat.count < gradient.sixel().count)
  }

  @Test func ditheringStandsStill() throws {
    let gradient = SamplePicture.gradient(96, 64)
    let first = try #require(SixelReader(try body(gradient))?.picture)
    // The same palette and the same place give the same pattern.
    #expect(try SixelReader(body(gradient))?.picture == first)
    let flat = SamplePicture.drawn(40, 40) { _, _ in 0x123456 }
    #expect(flat.sixel(dithers: true) == flat.sixel(dithers: false))
  }

  @Test func aLargeGroundStaysAsItIs() throws {
    let gradient = SamplePicture.gradient(64, 64)
    let picture = SamplePicture.drawn(128, 96) { column, row in
      column < 64 && row < 64 ? gradient[column, row] : 0x1e1e1e
    }
    let read = try #require(SixelReader(try body(picture))?.picture)
    let ground = try #require(read[100, 80])
    for shift: UInt32 in [0, 8, 16] { #expect(abs(Int(ground >> shift & 0xff) - 0x1e) <= 2) }
  }

  @Test func theSamePictureGivesTheSameBytes() {
    let gradient = SamplePicture.gradient(90, 50)
    #expect(gradient.sixel() == gradient.sixel())
  }

  @Test func coloursAreCountedByTheirUpperBitsIfThereAreTooMany() {
    #expect(ColorCount(SamplePicture.gradient(16, 16)).entries.count == 256)
    var color: UInt32 = 0
    let all = SamplePicture.drawn(300, 300) { _, _ in
      color += 7
      return color
    }
    let count = ColorCount(all)
    #expect(count.entries.count <= ColorCount.most)
    #expect(count.entries.reduce(0) { $0 + $1.pixels } == 90_000)
    #expect(count.index(of: 7) != nil)
  }
}

extension PixelPicture {
  /// The mean difference of the components of blocks of 8 × 8 pixels.
  fileprivate func blockError(from other: PixelPicture) -> Double {
    var sum = 0.0
    for top in stride(from: 0, to: height, by: 8) {
      for left in stride(from: 0, to: width, by: 8) {
        for part in 0..<3 {
          var difference = 0
          for row in top..<top + 8 {
            for column in left..<left + 8 {
              let place = (row * width + column) * 4 + part
              difference += Int(pixels[place]) - Int(other.pixels[place])
            }
          }
          sum += Double(abs(difference)) / 64
        }
      }
    }
    return sum / Double(width / 8 * (height / 8) * 3)
  }
}
