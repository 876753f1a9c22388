import PictureFiles
import Testing

/// Pictures in memory.
struct PictureTests {
  @Test func componentsAreInRowsFromTheTop() {
    let picture = Picture("r.\n#b")
    #expect(picture.width == 2)
    #expect(picture.height == 2)
    #expect(picture.pixels == [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255])
    #expect(Picture(width: 2, height: 2, pixels: picture.pixels) == picture)
  }

  @Test func aPixelIsReadAndChangedByColumnAndRow() {
    var picture = Picture("ooo\nooo")
    picture[2, 1] = Picture.Pixel(red: 255, green: 0, blue: 0)
    #expect(picture.text == "ooo\noor")
    #expect(picture[2, 1] == Picture.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test func aPictureCanBeOfOnePixelEverywhere() {
    #expect(Picture(width: 3, height: 2, repeating: Picture.Pixel(red: 0, green: 0, blue: 255)).text == "bbb\nbbb")
    #expect(Picture(width: 3, height: 1).text == "...")
  }

  @Test func aPictureIsOpaqueIfAllItsPixelsAre() {
    #expect(Picture("rgb").isOpaque)
    #expect(!Picture("rg+").isOpaque)
    #expect(Picture(width: 0, height: 0).isOpaque)
  }

  @Test func missingComponentsStopTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Picture(width: 2, height: 1, pixels: [1, 2, 3, 4]) }
  }
}
