import Foundation
import ShapeGeometry
import ViewTree

// Images, which documents hold as the files that they were read from, or as PNG files of their pixels.

extension SVGWriter {
  /// Returns the element of an area that an image fills: each part of the image is a pattern.
  mutating func painted(
    _ area: Area, with pattern: ImagePattern, _ opacity: String, _ make: (String) -> String
  ) -> String {
    guard let address = address(of: pattern.bitmap) else {
      account.lose(.image)
      return ""
    }
    let source = define(pattern.bitmap, at: address, isSmooth: pattern.isSmooth)
    let box = area.box
    let faded = pattern.opacity < 1 ? " opacity=\"\(number(CGFloat(pattern.opacity), digits: 4))\"" : ""
    if pattern.columns.count == 1, pattern.rows.count == 1 {
      let name = tile(pattern.columns[0], pattern.rows[0], of: pattern.bitmap, source)
      let element = make(" fill=\"url(#\(name))\"" + opacity + area.transform)
      return faded.isEmpty ? element : "<g\(faded)>\(element)</g>"
    }
    let plain = make("")
    let clip = define { "<clipPath id=\"\($0)\">\(plain)</clipPath>" }
    var parts = ""
    for (row, index) in zip(pattern.rows, pattern.rows.indices) {
      for (column, place) in zip(pattern.columns, pattern.columns.indices) {
        let name = tile(column, row, of: pattern.bitmap, source)
        let left = place == 0 ? min(box.minX, column.start) : column.start
        let top = index == 0 ? min(box.minY, row.start) : row.start
        let right = place == pattern.columns.count - 1 ? max(box.maxX, column.end) : column.end
        let bottom = index == pattern.rows.count - 1 ? max(box.maxY, row.end) : row.end
        parts += """
          <rect x="\(number(left))" y="\(number(top))" width="\(number(right - left))" \
          height="\(number(bottom - top))" fill="url(#\(name))"/>
          """
      }
    }
    return "<g clip-path=\"url(#\(clip))\"\(faded.isEmpty ? opacity : faded)\(area.transform)>\(parts)</g>"
  }

  /// Returns the address of an image's file, which is its data; nil if there is no file, and none can be made.
  private mutating func address(of bitmap: Bitmap) -> String? {
    if let known = imageAddresses[bitmap] { return known }
    var file = bitmap.file
    if file.isEmpty, let pictures { file = pictures.maker.png(bitmap.width, bitmap.height, bitmap.pixels) ?? [] }
    guard !file.isEmpty else { return nil }
    let kind = file.starts(with: [0xff, 0xd8]) ? "jpeg" : "png"
    let address = "data:image/\(kind);base64,\(Data(file).base64EncodedString())"
    imageAddresses[bitmap] = address
    return address
  }

  /// Returns the name of an image, one unit wide for each pixel.
  private mutating func define(_ bitmap: Bitmap, at address: String, isSmooth: Bool) -> String {
    let look = isSmooth ? "" : " style=\"image-rendering:optimizeSpeed;image-rendering:pixelated\""
    return define {
      """
      <image id="\($0)" width="\(bitmap.width)" height="\(bitmap.height)" preserveAspectRatio="none"\(look) \
      href="\(address)"/>
      """
    }
  }

  /// Returns the name of a pattern with a part of an image, stretched over a place or repeated from there on.
  private mutating func tile(
    _ column: ImagePattern.Strip, _ row: ImagePattern.Strip, of bitmap: Bitmap, _ source: String
  ) -> String {
    let (width, height) = (column.period ?? (column.end - column.start), row.period ?? (row.end - row.start))
    // A part that is not repeated has room around it, so that its edges do not mix with those on the other side.
    let room = (across: column.period == nil ? width : 0, down: row.period == nil ? height : 0)
    let tile = [column.start - room.across, row.start - room.down, width + 2 * room.across, height + 2 * room.down]
      .map { number($0) }
    let place = [room.across, room.down, width, height].map { number($0) }
    let part = [column.first, row.first, column.last - column.first, row.last - row.first].map { number($0) }
    return define {
      """
      <pattern id="\($0)" patternUnits="userSpaceOnUse" x="\(tile[0])" y="\(tile[1])" width="\(tile[2])" \
      height="\(tile[3])"><svg x="\(place[0])" y="\(place[1])" width="\(place[2])" height="\(place[3])" \
      viewBox="\(part.joined(separator: " "))" preserveAspectRatio="none"><use href="#\(source)"/></svg></pattern>
      """
    }
  }
}
