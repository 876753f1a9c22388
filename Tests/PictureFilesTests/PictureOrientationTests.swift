import PictureFiles
import TestSupport
import Testing

/// JPEG files that are turned and mirrored when they are shown.
struct PictureOrientationTests {
  /// A file of three by two blocks: red, green and blue, and black and two white ones below.
  private let file = HandmadeJPEG(
    .color, [[[255, 0, 0], [0, 128, 0], [0, 0, 255]], [[0, 0, 0], [255, 255, 255], [255, 255, 255]]])

  /// Returns the blocks of the picture that is shown for a file with these bytes at its head.
  private func text(_ head: [UInt8]) throws -> String {
    var file = file
    file.head = head
    let picture = try Picture(jpeg: file.bytes, limit: 384)
    var blocks = Picture(width: picture.width / 8, height: picture.height / 8)
    for row in 0..<blocks.height {
      for column in 0..<blocks.width { blocks[column, row] = picture[column * 8 + 3, row * 8 + 3] }
    }
    return blocks.text
  }

  @Test(
    arguments: [
      "rgb\n#oo", "bgr\noo#", "oo#\nbgr", "#oo\nrgb", "r#\ngo\nbo", "#r\nog\nob", "ob\nog\n#r", "bo\ngo\nr#",
    ].enumerated().map { (UInt8($0.offset + 1), $0.element) })
  func everyOrientationIsShown(number: UInt8, text: String) throws {
    for isBigEndian in [false, true] {
      #expect(try self.text(HandmadeJPEG.exif(orientation: number, isBigEndian: isBigEndian)) == text)
    }
  }

  @Test func oddSizesAreTurnedPixelByPixel() throws {
    var file = file
    file.size = (17, 9)
    file.head = HandmadeJPEG.exif(orientation: 6)
    let picture = try Picture(jpeg: file.bytes, limit: 153)
    #expect(picture.width == 9 && picture.height == 17)
    let corners = [(0, 0), (1, 0), (8, 0), (0, 16), (1, 16)].map { picture[$0.0, $0.1] }
    let text = Picture(width: 5, height: 1, pixels: corners.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }).text
    #expect(text == "#rrob")
  }

  @Test func theDataMayStandBehindOtherSegments() throws {
    let exif = HandmadeJPEG.exif(orientation: 3)
    let others =
      HandmadeJPEG.segment(0xe2, Array("ICC_PROFILE\0".utf8) + [1, 1])
      + HandmadeJPEG.segment(0xe1, Array("http://ns.adobe.com/xap/1.0/\0".utf8)) + HandmadeJPEG.segment(0xfe, [])
    #expect(try text(others + [0xff] + exif) == "oo#\nbgr")
    #expect(try text(exif + HandmadeJPEG.exif(orientation: 2)) == "oo#\nbgr", "the first ones count")
  }

  @Test func dataThatCannotBeUnderstoodTellNothing() throws {
    for number in [UInt8(0), 9, 255] { #expect(try text(HandmadeJPEG.exif(orientation: number)) == "rgb\n#oo") }
    let exif = HandmadeJPEG.exif(orientation: 3)
    // Cut anywhere: the value's last two bytes, and what follows, are not needed.
    let content = Array(exif.dropFirst(4))
    for count in 0..<content.count {
      let isWhole = count >= 6 + 8 + 2 + 12 + 10
      let shown = try text(HandmadeJPEG.segment(0xe1, Array(content.prefix(count))))
      #expect(shown == (isWhole ? "oo#\nbgr" : "rgb\n#oo"), "\(count) bytes")
    }
    // A directory far behind the end, another magic number, another byte order, another type, two values.
    for (place, byte) in [(17, UInt8(0xff)), (12, 43), (10, 0x4d), (34, 4), (36, 2)] {
      var other = exif
      #expect(other[place] != byte)
      other[place] = byte
      #expect(try text(other) == "rgb\n#oo", "\(place)")
    }
  }
}
