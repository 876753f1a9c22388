/// A picture of a film, and the time for which it is shown.
public struct FilmFrame: Equatable, Sendable {
  public var picture: Picture
  /// The time in hundredths of a second, the unit of GIF. Players take 0 and 1 for 10.
  public var duration: Int

  public init(_ picture: Picture, duration: Int) {
    precondition(duration >= 0, "a duration is not negative")
    self.picture = picture
    self.duration = duration
  }

  /// Returns the durations of frames at a rate that need not divide 100: the end of each frame is rounded, so that no
  /// error grows with their number.
  public static func durations(count: Int, perSecond rate: Double) -> [Int] {
    precondition(rate > 0, "a rate is positive")
    let ends = (0...count).map { Int((Double($0) * 100 / rate).rounded()) }
    return zip(ends, ends.dropFirst()).map { $1 - $0 }
  }
}

extension Collection where Element == FilmFrame {
  /// Returns the frames as a GIF file, with one palette for all of them.
  ///
  /// The frames are visited twice, one at a time, so a lazy collection need not keep them. For the ground and for
  /// dithering see `ColorCensus`. A film that does not loop ends with its last frame. It throws a `PictureError` if
  /// there are no frames, if their sizes differ, or if they are not from 1 to 65,535 pixels wide and high.
  public func gif(
    loops: Bool, over ground: Picture.Pixel? = nil, isDithered: Bool = false
  ) throws(PictureError) -> [UInt8] {
    guard let first = first?.picture else { throw .noFrames }
    var census = ColorCensus(over: ground)
    for frame in self { census.add(frame.picture) }
    var writer = try GIFWriter(
      width: first.width, height: first.height, palette: census.palette(isDithered: isDithered), loops: loops)
    for frame in self { try writer.write(frame) }
    return try writer.finish()
  }
}
