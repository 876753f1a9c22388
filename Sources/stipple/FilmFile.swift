import Foundation
import PictureFiles
import Rendering

/// Drawings of equal size, one after the other, as a GIF.
///
/// Each frame is drawn twice, first for the palette and then for the file, so that a long film takes no memory.
struct FilmFile {
  private let frames: [ScenePixels]
  private let durations: [Int]
  private let progress: (Int) -> Void
  /// The number of drawings.
  private let count: Int

  /// Creates a film, with `scale` pixels for each point. `progress` is told the number of frames that are done.
  init(
    _ film: [SceneExport], framesPerSecond: Double, scale: CGFloat, progress: @escaping (Int) -> Void
  ) throws(InputFailure) {
    var frames: [ScenePixels] = []
    var durations: [Int] = []
    let times = FilmFrame.durations(count: film.count, perSecond: framesPerSecond)
    for (index, drawing) in film.enumerated() {
      // What stands still is one frame that is shown longer.
      if index > 0, drawing == film[index - 1] {
        durations[durations.count - 1] += times[index]
        continue
      }
      guard let pixels = ScenePixels(drawing, scale: scale, texts: .fonts) else {
        throw .pictureTooLarge(width: Double(drawing.frame.width * scale), height: Double(drawing.frame.height * scale))
      }
      frames.append(pixels)
      durations.append(times[index])
    }
    (self.frames, self.durations, count) = (frames, durations, film.count)
    self.progress = progress
  }

  /// Returns the file, which plays for ever.
  func gif() throws(InputFailure) -> Data {
    var census = ColorCensus()
    for index in frames.indices {
      // What can be drawn for the palette can be drawn again for the file.
      census.add(try picture(index))
      tell(index)
    }
    do throws(PictureError) {
      guard let first = frames.first else { throw .noFrames }
      var writer = try GIFWriter(
        width: first.columns, height: first.rows, palette: census.palette(isDithered: false), loops: true)
      for index in frames.indices {
        try writer.write(FilmFrame(drawn(index).picture, duration: durations[index]))
        tell(frames.count + index)
      }
      return Data(try writer.finish())
    } catch {
      throw .unpaintable(reason: error.sentence)
    }
  }

  /// Tells the progress after some of the frames, each of which is drawn twice.
  private func tell(_ done: Int) { progress(done * count / (2 * frames.count)) }

  private func picture(_ index: Int) throws(InputFailure) -> Picture {
    let drawn = drawn(index)
    guard drawn.isWhole else { throw .tooMuchToPaint }
    return drawn.picture
  }

  /// Returns a frame, and whether nothing was left out because it takes too long.
  private func drawn(_ index: Int) -> (picture: Picture, isWhole: Bool) {
    let frame = frames[index]
    var pixels: [UInt8] = []
    pixels.reserveCapacity(frame.columns * frame.rows * 4)
    var work = DrawingWork(frame.budget)
    frame.forEachRow(work: &work) { pixels += $0 }
    return (Picture(width: frame.columns, height: frame.rows, pixels: pixels), !work.isSpent)
  }
}
