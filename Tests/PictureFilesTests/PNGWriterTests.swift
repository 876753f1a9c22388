import PictureFiles
import Testing

/// PNG files that are written row by row.
struct PNGWriterTests {
  /// Returns the names and contents of a file's chunks.
  private func chunks(_ bytes: [UInt8]) -> [(name: String, content: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      chunks.append((String(decoding: rest.prefix(4), as: UTF8.self), Array(rest.dropFirst(4).prefix(length))))
      rest = rest.dropFirst(length + 8)
    }
    return chunks
  }

  @Test func anOpaquePictureHasNoAlpha() throws {
    let chunks = chunks(try Picture("rgb\nbbb").png())
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(chunks[0].content == [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    #expect(chunks[1].content == [0])
  }

  @Test func aTransparentPictureHasAlpha() throws {
    #expect(chunks(try Picture("rg.").png())[0].content == [0, 0, 0, 3, 0, 0, 0, 1, 8, 6, 0, 0, 0])
  }

  @Test func theSizeOnPaperIsWritten() throws {
    let chunks = chunks(try Picture("r").png(pixelsPerMeter: 5906))
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(chunks[2].content == [0, 0, 0x17, 0x12, 0, 0, 0x17, 0x12, 1])
  }

  @Test func rowsCanBeAnyCollection() throws {
    var writer = try PNGWriter(width: 2, height: 2, hasAlpha: true)
    try writer.write(row: [255, 0, 0, 255, 0, 0, 255, 255])
    try writer.write(row: (0..<8).lazy.map { $0 % 4 == 3 ? 255 : 0 })
    #expect(try Picture(png: writer.finish(), limit: 4).text == "rb\n##")
  }

  @Test func alphaIsLeftOutOfAFileWithoutIt() throws {
    var writer = try PNGWriter(width: 1, height: 1, hasAlpha: false)
    try writer.write(row: [255, 0, 0, 127])
    #expect(try Picture(png: writer.finish(), limit: 1).text == "r")
  }

  @Test func aWriterCanBeDroppedAtAnyTime() throws {
    _ = try PNGWriter(width: 4, height: 4, hasAlpha: true)
    var writer = try PNGWriter(width: 1, height: 4, hasAlpha: true)
    try writer.write(row: [1, 2, 3, 4])
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 1), (1 << 31, 1), (1, 1 << 31)])
  func thereAreNoFilesWithoutPixelsOrTooWide(width: Int, height: Int) {
    #expect(throws: PictureError.unusableSize(width: width, height: height, format: "PNG")) {
      _ = try PNGWriter(width: width, height: height, hasAlpha: true)
    }
  }

  @Test func missingRowsStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = try PNGWriter(width: 1, height: 1, hasAlpha: true).finish()
    }
  }
}
