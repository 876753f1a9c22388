import Testing

@testable import TerminalPixels

/// Pictures for a terminal.
struct PixelPictureTests {
  @Test func aPixelIsShownOrLeftOut() {
    let picture = PixelPicture(width: 3, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 128, 7, 8, 9, 127])
    #expect(picture.pixels == [1, 2, 3, 255, 4, 5, 6, 255, 0, 0, 0, 0])
    #expect((0..<3).map { picture[$0, 0] } == [0x010203, 0x040506, nil])
    #expect(!picture.isOpaque)
    #expect(!picture.isClear)
    #expect(PixelPicture(width: 2, height: 2).isClear)
    #expect(SamplePicture.drawn(2, 2) { _, _ in 0 }.isOpaque)
  }

  @Test func aPartMayReachBeyondThePicture() {
    let picture = SamplePicture.drawn(3, 2) { column, row in UInt32(column + 10 * row + 1) }
    let part = picture.part(column: 2, row: -1, width: 2, height: 4)
    #expect((0..<4).map { part[0, $0] } == [nil, 3, 13, nil])
    #expect((0..<4).map { part[1, $0] } == [nil, nil, nil, nil])
    #expect(picture.part(column: 5, row: 0, width: 2, height: 1).isClear)
  }

  @Test func aPictureLosesPixelsToOneWithHoles() {
    let whole = SamplePicture.drawn(4, 2) { _, _ in 1 }
    var holed = whole
    holed.clear(column: 1, row: 1, width: 2, height: 1)
    #expect(whole.loses(to: holed, column: 0, row: 0, width: 4, height: 2))
    #expect(!whole.loses(to: holed, column: 3, row: 0, width: 1, height: 2))
    #expect(!holed.loses(to: whole, column: 0, row: 0, width: 4, height: 2))
  }
}
