import CGIF
import PictureFiles

/// A GIF file as a player shows it.
struct ReadFilm {
  /// A part as it is in the file.
  struct Part: Equatable {
    var column, row, columns, rows, duration: Int
    var isCleared: Bool
  }

  /// The pictures that are shown, each different from the one before it.
  var frames: [FilmFrame] = []
  var parts: [Part] = []
  var colorCount = 0

  /// Reads a file with giflib; nil if it cannot.
  init?(_ bytes: [UInt8]) {
    var source = Source(bytes: bytes)
    let isRead = withUnsafeMutablePointer(to: &source) { source -> Bool in
      let file = DGifOpen(
        source,
        { file, target, count in
          guard let source = file?.pointee.UserData?.assumingMemoryBound(to: Source.self) else { return 0 }
          let read = source.pointee.bytes.dropFirst(source.pointee.place).prefix(Int(count))
          for (index, byte) in read.enumerated() { target?[index] = byte }
          source.pointee.place += read.count
          return Int32(read.count)
        }, nil)
      guard let file else { return false }
      defer { DGifCloseFile(file, nil) }
      guard DGifSlurp(file) == GIF_OK, let map = file.pointee.SColorMap else { return false }
      show(file, map)
      return source.pointee.place == bytes.count
    }
    guard isRead else { return nil }
  }

  private struct Source {
    var bytes: [UInt8]
    var place = 0
  }

  private mutating func show(_ file: UnsafeMutablePointer<GifFileType>, _ map: UnsafeMutablePointer<ColorMapObject>) {
    colorCount = Int(map.pointee.ColorCount)
    var shown = Picture(width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
    for index in 0..<Int(file.pointee.ImageCount) {
      var control = GraphicsControlBlock()
      DGifSavedExtensionToGCB(file, Int32(index), &control)
      let image = file.pointee.SavedImages[index]
      let part = Part(
        column: Int(image.ImageDesc.Left), row: Int(image.ImageDesc.Top), columns: Int(image.ImageDesc.Width),
        rows: Int(image.ImageDesc.Height), duration: Int(control.DelayTime),
        isCleared: control.DisposalMode == DISPOSE_BACKGROUND)
      parts.append(part)
      for row in 0..<part.rows {
        for column in 0..<part.columns {
          let (shownColumn, shownRow) = (part.column + column, part.row + row)
          let entry = image.RasterBits[row * part.columns + column]
          if Int32(entry) != control.TransparentColor {
            let color = map.pointee.Colors[Int(entry)]
            shown[shownColumn, shownRow] = Picture.Pixel(red: color.Red, green: color.Green, blue: color.Blue)
          }
        }
      }
      frames.append(FilmFrame(shown, duration: part.duration))
      guard part.isCleared else { continue }
      for row in part.row..<part.row + part.rows {
        for column in part.column..<part.column + part.columns { shown[column, row] = .clear }
      }
    }
    frames = frames.merged
  }
}

extension [FilmFrame] {
  /// The frames, with equal ones in a row as one.
  var merged: [FilmFrame] {
    reduce(into: []) { frames, frame in
      if frames.last?.picture == frame.picture {
        frames[frames.count - 1].duration += frame.duration
      } else {
        frames.append(frame)
      }
    }
  }
}
