import PictureFiles
import TestSupport
import Testing

/// GIF files, as a player shows them.
struct GIFWriterTests {
  /// Returns a film of pictures that are shown for 4 hundredths of a second each.
  private func film(_ texts: String...) -> [FilmFrame] {
    texts.map { FilmFrame(Picture($0), duration: 4) }
  }

  private func read(_ frames: [FilmFrame], loops: Bool = true, over ground: Picture.Pixel? = nil) throws -> ReadFilm {
    try #require(ReadFilm(try frames.gif(loops: loops, over: ground)))
  }

  @Test func aFilmIsReadBackAsItWas() throws {
    let frames = film("rr#\nrbo", "rr#\nrbg", "...\n...", "..#\n...")
    #expect(try read(frames).frames == frames)
  }

  @Test func onlyTheChangedRectangleIsWritten() throws {
    let parts = try read(film("oooo\noooo\noooo", "oooo\norro\noroo")).parts
    #expect(
      parts == [
        ReadFilm.Part(column: 0, row: 0, columns: 4, rows: 3, duration: 4, isCleared: false),
        ReadFilm.Part(column: 1, row: 1, columns: 2, rows: 2, duration: 4, isCleared: false),
      ])
  }

  @Test func aFrameClearsThePixelsThatBecomeTransparentAfterIt() throws {
    let film = try read(film("....\n....", "r...\n....", "r..b\n....", "...b\n...."), loops: false)
    #expect(film.frames.map(\.picture.text) == ["....\n....", "r...\n....", "r..b\n....", "...b\n...."])
    #expect(film.parts.map(\.isCleared) == [false, false, true, false])
    #expect(film.parts[2] == ReadFilm.Part(column: 0, row: 0, columns: 4, rows: 1, duration: 4, isCleared: true))
  }

  @Test func theLastFrameIsClearedBeforeATransparentFilmStartsAgain() throws {
    let frames = film("r.", ".r")
    #expect(try read(frames).parts.map(\.isCleared) == [true, true])
    #expect(try read(frames, loops: false).parts.map(\.isCleared) == [true, false])
    #expect(try read(film("r.")).parts.map(\.isCleared) == [false])
  }

  @Test func equalFramesBecomeOne() throws {
    let film = try read(film("rb", "rb", "rb", "br"))
    #expect(film.parts.map(\.duration) == [12, 4])
  }

  @Test func aLongTimeIsWrittenInParts() throws {
    let frames = [FilmFrame(Picture("r."), duration: 200_000), FilmFrame(Picture(".b"), duration: 1)]
    let film = try read(frames)
    #expect(film.frames == frames)
    #expect(film.parts.map(\.duration) == [65_535, 65_535, 65_535, 3395, 1])
  }

  @Test func aFrameWithoutADurationIsLeftOutBesideOthers() throws {
    let (red, blue) = (FilmFrame(Picture("r"), duration: 0), FilmFrame(Picture("b"), duration: 5))
    #expect(try read([red, blue, red]).frames == [blue])
    #expect(try read([red]).frames == [red])
  }

  @Test func opacityIsDividedAtAHalf() throws {
    #expect(try read(film("+-r.")).frames.map(\.picture.text) == ["r.r."])
  }

  @Test func aGroundShowsThroughTransparency() throws {
    let picture = try read(film("+-r."), over: Picture.Pixel(red: 255, green: 255, blue: 255)).frames[0].picture
    #expect((0..<4).map { picture[$0, 0].red } == [255, 255, 255, 255])
    #expect((0..<4).map { picture[$0, 0].green } == [127, 128, 0, 255])
    #expect(picture.isOpaque)
  }

  @Test func onlyAFilmThatLoopsSaysSo() throws {
    func text(loops: Bool) throws -> String {
      String(decoding: try film("r", "b").gif(loops: loops), as: Unicode.ASCII.self)
    }
    #expect(try text(loops: true).contains("NETSCAPE2.0\u{3}\u{1}\0\0"))
    #expect(try !text(loops: false).contains("NETSCAPE"))
    #expect(try text(loops: false).hasPrefix("GIF89a"))
  }

  @Test func theTableHasAsManyColorsAsNecessary() throws {
    #expect(try read(film("r")).colorCount == 2)
    #expect(try read(film("rgb")).colorCount == 4)
    #expect(try read(film("rgbo")).colorCount == 8)
    #expect(try read(film("...")).frames.map(\.picture.text) == ["..."])
  }

  @Test func aLazyFilmIsMadeFrameByFrame() throws {
    let texts = ["rb", "br"]
    let frames = texts.lazy.map { FilmFrame(Picture($0), duration: 3) }
    #expect(try frames.gif(loops: true) == Array(frames).gif(loops: true))
  }

  @Test func unusableFilmsAreRefused() {
    #expect(throws: PictureError.noFrames) { try film().gif(loops: true) }
    #expect(throws: PictureError.unequalFrames(width: 2, height: 1, otherWidth: 1, otherHeight: 2)) {
      try film("rb", "r\nb").gif(loops: true)
    }
    #expect(throws: PictureError.unusableSize(width: 0, height: 0, format: "GIF")) { try film("").gif(loops: true) }
    #expect(throws: PictureError.unusableSize(width: 65_536, height: 1, format: "GIF")) {
      try [FilmFrame(Picture(width: 65_536, height: 1), duration: 1)].gif(loops: true)
    }
  }

  /// The law of films: a player shows the palette's choice for each frame, and every frame for its time.
  @Test(arguments: UInt64(1)...80)
  func everyFilmIsReadBackAsItsPaletteShowsIt(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (Int.random(in: 1...20, using: &generator), Int.random(in: 1...20, using: &generator))
    let count = seed % 2 == 0 ? Int.random(in: 1...255, using: &generator) : 2000
    let colors = (0..<count).map { _ in Picture.Pixel.random(using: &generator) }
    var picture = Picture(width: width, height: height, of: colors, using: &generator)
    var frames: [FilmFrame] = []
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      for _ in 0..<Int.random(in: 0...10, using: &generator) {
        let column = Int.random(in: 0..<width, using: &generator)
        let row = Int.random(in: 0..<height, using: &generator)
        picture[column, row] = colors.randomElement(using: &generator) ?? .clear
      }
      frames.append(FilmFrame(picture, duration: Int.random(in: 1...9, using: &generator)))
    }
    let isDithered = Bool.random(using: &generator)
    var census = ColorCensus()
    for frame in frames { census.add(frame.picture) }
    let palette = census.palette(isDithered: isDithered)
    let expected = frames.map { FilmFrame(palette.shown($0.picture), duration: $0.duration) }
    let film = try #require(ReadFilm(try frames.gif(loops: Bool.random(using: &generator), isDithered: isDithered)))
    #expect(film.frames == expected.merged, "seed \(seed)")
    guard count <= 255 else { return }
    #expect(expected.map(\.picture) == frames.map { $0.picture.flat }, "seed \(seed)")
  }
}

extension ColorPalette {
  /// Returns a picture as it looks in the palette's colours.
  func shown(_ picture: Picture) -> Picture {
    let entries = colors + [.clear]
    let components = indices(of: picture).flatMap { index in
      let color = entries[Int(index)]
      return [color.red, color.green, color.blue, color.alpha]
    }
    return Picture(width: picture.width, height: picture.height, pixels: components)
  }
}

extension Picture {
  /// The picture with pixels that are opaque or clear.
  fileprivate var flat: Picture {
    var result = self
    for row in 0..<height {
      for column in 0..<width {
        result[column, row].alpha = 255
        if self[column, row].alpha < 128 { result[column, row] = .clear }
      }
    }
    return result
  }
}
