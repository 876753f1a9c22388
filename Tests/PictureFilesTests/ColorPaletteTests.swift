import PictureFiles
import TestSupport
import Testing

/// The choice of a film's colours.
struct ColorPaletteTests {
  private func palette(_ pictures: Picture..., isDithered: Bool = false) -> ColorPalette {
    var census = ColorCensus()
    for picture in pictures { census.add(picture) }
    return census.palette(isDithered: isDithered)
  }

  /// A white picture with a band in which red and green grow.
  private let gradient: Picture = {
    var picture = Picture(width: 200, height: 100, repeating: Picture.Pixel(red: 255, green: 255, blue: 255))
    for row in 20..<60 {
      for column in 0..<200 {
        picture[column, row] = Picture.Pixel(red: UInt8(column), green: UInt8(row * 4), blue: 90)
      }
    }
    return picture
  }()

  @Test func fewColorsAreKeptInTheOrderOfTheirFirstUse() {
    #expect(palette(Picture("bb.r"), Picture("go#r")).colors == Picture("brgo#").row)
    #expect(palette(Picture("...")).colors == [])
    #expect(palette(Picture("bb.r")).indices(of: Picture("r.bb")) == [1, 2, 0, 0])
  }

  @Test func thereAreAsManyColorsAsAnIndexHasRoomFor() {
    var picture = Picture(width: 256, height: 1)
    for column in 0..<256 { picture[column, 0] = Picture.Pixel(red: UInt8(column), green: 0, blue: 0) }
    let chosen = palette(picture)
    #expect(chosen.colors.count <= 255)
    #expect(chosen.indices(of: picture).allSatisfy { $0 < chosen.transparentIndex })
    picture[255, 0] = .clear
    #expect(palette(picture).shown(picture) == picture)
  }

  @Test func aGroundIsKeptAsItIs() {
    for isDithered in [false, true] {
      let shown = palette(gradient, isDithered: isDithered).shown(gradient)
      for row in 60..<100 { #expect((0..<200).allSatisfy { shown[$0, row] == gradient[$0, row] }) }
    }
  }

  @Test func everyColorIsNearItsOwn() {
    let shown = palette(gradient).shown(gradient)
    let differences = zip(shown.pixels, gradient.pixels).map { abs(Int($0) - Int($1)) }
    #expect(Double(differences.reduce(0, +)) / Double(200 * 40 * 3) < 3)
  }

  @Test func ditheringKeepsTheMeanOfAnAreaBetter() {
    var generator = SeededGenerator(seed: 1)
    var picture = Picture(width: 240, height: 240)
    for place in 0..<900 {
      let color = Picture.Pixel.random(using: &generator)
      for pixel in 0..<64 {
        picture[place % 30 * 8 + pixel % 8, place / 30 * 8 + pixel / 8] = color
        picture[place % 30 * 8 + pixel % 8, place / 30 * 8 + pixel / 8].alpha = 255
      }
    }
    /// Returns the difference of an area's mean, all components together.
    func error(isDithered: Bool) -> Int {
      let shown = palette(picture, isDithered: isDithered).shown(picture)
      var error = 0
      for place in 0..<900 {
        for component in [\Picture.Pixel.red, \.green, \.blue] {
          let (column, row) = (place % 30 * 8, place / 30 * 8)
          let sum = (0..<64).reduce(0) { $0 + Int(shown[column + $1 % 8, row + $1 / 8][keyPath: component]) }
          error += abs(sum / 64 - Int(picture[column, row][keyPath: component]))
        }
      }
      return error / 900
    }
    #expect(error(isDithered: false) > 20)
    #expect(error(isDithered: true) < 18)
  }

  @Test func unchangedPixelsStayUnchangedWithDithering() {
    var changed = gradient
    for column in 0..<50 { changed[column, 30] = Picture.Pixel(red: 200, green: 30, blue: 20) }
    let palette = palette(gradient, changed, isDithered: true)
    let (before, after) = (palette.indices(of: gradient), palette.indices(of: changed))
    let moved = before.indices.filter { before[$0] != after[$0] }
    #expect(moved.allSatisfy { $0 / 200 == 30 && $0 % 200 < 50 })
  }

  @Test func theSamePicturesHaveTheSamePalette() {
    #expect(palette(gradient).colors == palette(gradient).colors)
  }
}

extension Picture {
  /// The pixels of the first row.
  fileprivate var row: [Pixel] { (0..<width).map { self[$0, 0] } }
}
