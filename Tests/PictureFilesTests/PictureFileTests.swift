import PictureFiles
import TestSupport
import Testing

/// Files of a kind that their bytes tell.
struct PictureFileTests {
  @Test func theBytesTellTheKind() throws {
    let png = try Picture("r.b\n+-#").png()
    let first = try PictureFile(png, limit: 6)
    #expect(first.picture == Picture("r.b\n+-#") && first.isPlain)
    let second = try PictureFile(SampleJPEG.baseline, limit: 256)
    #expect(try second.picture == Picture(jpeg: SampleJPEG.baseline, limit: 256) && second.isPlain)
  }

  @Test func turnedPicturesAndInksAreNotPlain() throws {
    var file = HandmadeJPEG(.gray, [[[10], [20]]])
    file.head = HandmadeJPEG.exif(orientation: 1)
    #expect(try PictureFile(file.bytes, limit: 128).isPlain)
    file.head = HandmadeJPEG.exif(orientation: 8)
    #expect(try !PictureFile(file.bytes, limit: 128).isPlain)
    #expect(try !PictureFile(SampleJPEG.inks, limit: 256).isPlain)
  }

  @Test func theSizeIsKnownFromTheFirstBytes() throws {
    let png = try Picture("r.b\n+-#").png()
    let data = try #require(png.firstRange(of: Array("IDAT".utf8))).upperBound
    for count in [data, png.count] {
      let size = try PictureFile.size(Array(png.prefix(count)))
      #expect(size.width == 3 && size.height == 2)
    }
    #expect(throws: PictureError.cutPNG) { try PictureFile.size(Array(png.prefix(data - 8))) }
    var file = HandmadeJPEG(.gray, [[[10], [20]]])
    for (orientation, width) in [(1, 16), (3, 16), (6, 8), (8, 8)] as [(UInt8, Int)] {
      file.head = HandmadeJPEG.exif(orientation: orientation)
      let scan = try #require(file.bytes.firstRange(of: [0xff, 0xda])).upperBound
      let size = try PictureFile.size(Array(file.bytes.prefix(scan + 20)))
      #expect(size.width == width && size.width + size.height == 24, "orientation \(orientation)")
    }
    #expect(throws: PictureError.cutJPEG) { try PictureFile.size(Array(SampleJPEG.gray.prefix(20))) }
    #expect(throws: PictureError.unknownFormat) { try PictureFile.size(Array("GIF89a".utf8)) }
  }

  @Test func otherFilesAreRefused() throws {
    #expect(throws: PictureError.unknownFormat) { try PictureFile([], limit: 1) }
    #expect(throws: PictureError.unknownFormat) { try PictureFile(Array("GIF89a".utf8), limit: 1) }
    #expect(throws: PictureError.cutJPEG) { try PictureFile(SampleJPEG.gray.dropLast(9), limit: 256) }
    #expect(throws: PictureError.tooLarge(width: 16, height: 16, limit: 1)) {
      try PictureFile(SampleJPEG.gray, limit: 1)
    }
    let png = try Picture("rgb").png()
    #expect(throws: PictureError.cutPNG) { try PictureFile(png.dropLast(9), limit: 3) }
  }
}
