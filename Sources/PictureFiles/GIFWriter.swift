import CGIF

/// A GIF file that grows frame by frame, so that a film need not be in memory as a whole.
///
/// Of each frame, only the rectangle that has changed is written. Frames that look the same become one.
public struct GIFWriter: ~Copyable {
  private let file: OpaquePointer
  private let palette: ColorPalette
  private let loops: Bool
  /// The pixels that are shown before the pending frame.
  private var canvas: FilmCanvas
  /// The last frame, which is written when the next one is known: a frame itself clears pixels that become transparent
  /// after it.
  private var pending: (canvas: FilmCanvas, duration: Int)?
  /// True if the first frame has transparent pixels; nil before it is written.
  private var beginsTransparent: Bool?
  private var bytes: [UInt8] = []

  /// The greatest duration of a frame in the file, in hundredths of a second.
  private static let greatestDuration = 65_535

  /// Begins a file whose pictures have a size and were counted for a palette.
  ///
  /// It throws `PictureError.unusableSize` unless they are from 1 to 65,535 pixels wide and high.
  public init(width: Int, height: Int, palette: ColorPalette, loops: Bool) throws(PictureError) {
    let sides = 1...65_535
    guard sides.contains(width), sides.contains(height) else {
      throw .unusableSize(width: width, height: height, format: "GIF")
    }
    // The transparent index has a colour too, which is never seen.
    var colors: [UInt8] = []
    for color in palette.colors { colors += [color.red, color.green, color.blue] }
    colors += [0, 0, 0]
    let file = gif_writer_open(Int32(width), Int32(height), colors, Int32(colors.count / 3), loops)
    guard let file else { throw .outOfMemory }
    self.file = file
    self.palette = palette
    self.loops = loops
    canvas = FilmCanvas(width: width, height: height, repeating: palette.transparentIndex)
  }

  deinit { gif_writer_close(file) }

  /// Writes the next frame.
  ///
  /// A frame without a duration is left out if there are others. It throws `PictureError.unequalFrames` if the picture
  /// has another size than the film.
  public mutating func write(_ frame: FilmFrame) throws(PictureError) {
    let picture = frame.picture
    guard picture.width == canvas.width, picture.height == canvas.height else {
      throw .unequalFrames(
        width: canvas.width, height: canvas.height, otherWidth: picture.width, otherHeight: picture.height)
    }
    if pending != nil, frame.duration == 0 { return }
    let next = shown(picture)
    guard let pending else {
      self.pending = (next, frame.duration)
      return
    }
    if pending.duration == 0 || pending.canvas == next {
      self.pending = (next, pending.duration + frame.duration)
    } else {
      let cleared = pending.canvas.changes(to: next, only: palette.transparentIndex)
      try write(pending.canvas, duration: pending.duration, clearing: cleared)
      self.pending = (next, frame.duration)
    }
  }

  /// Ends the file and returns it. It throws `PictureError.noFrames` if there are none.
  public consuming func finish() throws(PictureError) -> [UInt8] {
    guard let pending else { throw .noFrames }
    // Not every player clears the picture before a film starts again.
    let isCleared = loops && beginsTransparent == true
    try write(pending.canvas, duration: pending.duration, clearing: isCleared ? canvas.area : .empty)
    guard gif_writer_end(file) else { throw .outOfMemory }
    takeBytes()
    return bytes
  }

  private func shown(_ picture: Picture) -> FilmCanvas {
    FilmCanvas(width: picture.width, height: picture.height, indices: palette.indices(of: picture))
  }

  /// Writes the difference between the canvas and the next one, with an area that becomes transparent after it.
  private mutating func write(
    _ next: FilmCanvas, duration: Int, clearing cleared: PixelArea
  ) throws(PictureError) {
    // The first frame has the film's size, as some readers expect, and each other one has a pixel at least.
    var area = beginsTransparent == nil ? canvas.area : canvas.changes(to: next).union(cleared)
    if area.isEmpty { area = PixelArea(columns: 0..<1, rows: 0..<1) }
    let transparent = palette.transparentIndex
    var indices = canvas.part(area, of: next, transparent: transparent)
    var rest = duration
    while rest > Self.greatestDuration {
      try write(indices, in: area, duration: Self.greatestDuration, isCleared: false)
      rest -= Self.greatestDuration
      indices = [UInt8](repeating: transparent, count: area.count)
    }
    try write(indices, in: area, duration: rest, isCleared: !cleared.isEmpty)
    beginsTransparent = beginsTransparent ?? next.indices.contains(transparent)
    canvas = next
    if !cleared.isEmpty { canvas.fill(area, with: transparent) }
  }

  private mutating func write(
    _ indices: [UInt8], in area: PixelArea, duration: Int, isCleared: Bool
  ) throws(PictureError) {
    var part = gif_part(
      column: Int32(area.columns.lowerBound), row: Int32(area.rows.lowerBound),
      columns: Int32(area.columns.count), rows: Int32(area.rows.count),
      transparent: Int32(palette.transparentIndex), is_cleared: isCleared, duration: Int32(duration))
    guard gif_writer_write(file, &part, indices) else { throw .outOfMemory }
    takeBytes()
  }

  private mutating func takeBytes() {
    var count = 0
    let start = gif_writer_take(file, &count)
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }
}
