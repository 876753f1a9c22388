import Foundation
import PictureFiles

/// The sequences of kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/) that are used here.
enum KittyGraphics {
  /// The maximum number of characters of data in one sequence.
  static let chunk = 4096
  /// The layer of all pictures: in front of text, which is seen through their holes. For layers behind text (below 0),
  /// kitty paints in three passes; with Mesa's software renderer, kitty 0.26 then shows former text and wrong colours.
  private static let layer = 0
  /// The effort for compression, from 1 to 9. More takes several times longer and saves little.
  private static let effort = 3

  /// Returns the sequences that show a picture in an area of cells from the cursor on. The cursor does not move, and
  /// the terminal does not answer.
  static func show(_ picture: PixelPicture, as id: UInt32, columns: Int, rows: Int) -> [UInt8] {
    let isOpaque = picture.isOpaque
    let raw = isOpaque ? picture.colors : picture.pixels
    let packed = deflated(raw, effort: effort)
    var keys =
      "a=T,q=2,i=\(id),p=1,f=\(isOpaque ? 24 : 32),s=\(picture.width),v=\(picture.height)"
      + ",c=\(columns),r=\(rows),C=1,z=\(layer)"
    if packed != nil { keys += ",o=z" }
    let data = Data(packed ?? raw).base64EncodedData()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + data.count / 256 + 128)
    var rest = data[...]
    repeat {
      let part = rest.prefix(chunk)
      rest = rest.dropFirst(part.count)
      bytes += "\u{1B}_G\(keys)\(keys.isEmpty ? "" : ",")m=\(rest.isEmpty ? 0 : 1);".utf8
      bytes += part
      bytes += "\u{1B}\\".utf8
      // All keys but m belong to the first sequence; q is repeated, because some terminals answer each one.
      keys = "q=2"
    } while !rest.isEmpty
    return bytes
  }

  /// Returns the sequence that removes a picture from the screen and from the terminal's memory.
  static func remove(_ id: UInt32) -> [UInt8] { Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8) }

  /// The sequence that removes all pictures from the screen.
  static let removeAll = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"
}

extension PixelPicture {
  /// Red, green and blue of each pixel.
  fileprivate var colors: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
      count = width * height * 3
      for pixel in 0..<width * height {
        for part in 0..<3 { bytes[pixel * 3 + part] = pixels[pixel * Self.depth + part] }
      }
    }
  }
}
