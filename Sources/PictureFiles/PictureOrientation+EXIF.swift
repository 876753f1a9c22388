extension PictureOrientation {
  /// Creates the orientation that a JPEG file tells in its EXIF data; `up` if it tells none that can be understood.
  init(jpeg bytes: [UInt8]) {
    self = .up
    guard bytes.starts(with: [0xff, 0xd8]) else { return }
    // The segments before the first scan: 0xff, a number, and a length of two bytes that counts itself.
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xff {
      switch bytes[place + 1] {
      // More bytes of 0xff may stand before a number.
      case 0xff: place += 1
      // The restarts and one more have no content.
      case 0x01, 0xd0...0xd7: place += 2
      // A scan, or the end.
      case 0xda, 0xd9: return
      case let number:
        let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        let end = place + 2 + length
        guard length >= 2, end <= bytes.count else { return }
        let content = bytes[place + 4..<end]
        if number == 0xe1, let block = EXIFBlock(segment: content) {
          self = block.orientation ?? .up
          return
        }
        place = end
      }
    }
  }
}

/// EXIF data: a TIFF file without a picture (CIPA DC-008, TIFF 6.0).
private struct EXIFBlock {
  /// The bytes of the TIFF file, with the indices of the file around it.
  let bytes: ArraySlice<UInt8>
  let isBigEndian: Bool

  /// The type of numbers of two bytes.
  private static let short = 3

  /// Finds the data in a segment; nil if it is of another kind.
  init?(segment: ArraySlice<UInt8>) {
    let head = Array("Exif\0\0".utf8)
    guard segment.starts(with: head) else { return nil }
    bytes = segment.dropFirst(head.count)
    isBigEndian = bytes.starts(with: Array("MM".utf8))
    guard isBigEndian || bytes.starts(with: Array("II".utf8)), number(at: 2, 2) == 42 else { return nil }
  }

  /// The orientation in the first directory; nil if it has none.
  var orientation: PictureOrientation? {
    guard let start = number(at: 4, 4), let count = number(at: start, 2) else { return nil }
    for index in 0..<count {
      // An entry has a tag, a type, a count and a value; a short number stands at the beginning of the value's place.
      let entry = start + 2 + index * 12
      guard let tag = number(at: entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(at: entry + 2, 2) == Self.short, number(at: entry + 4, 4) == 1 else { return nil }
      return number(at: entry + 8, 2).flatMap(PictureOrientation.init)
    }
    return nil
  }

  /// Returns the number of some bytes at a distance from the beginning; nil if the data end before it does.
  private func number(at offset: Int, _ length: Int) -> Int? {
    guard offset + length <= bytes.count else { return nil }
    let part = bytes[bytes.startIndex + offset..<bytes.startIndex + offset + length]
    return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
