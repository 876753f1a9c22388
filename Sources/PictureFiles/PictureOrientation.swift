/// The side of a file's picture that is up when it is shown. The cases have UIKit's names and EXIF's numbers (tag
/// 0x0112): a mirrored one is mirrored from left to right before it is turned.
enum PictureOrientation: Int, CaseIterable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// True if rows of the file are shown as columns.
  var isOnSide: Bool { rawValue >= 5 }
}

extension Picture {
  /// Returns a file's picture as it is shown.
  func turned(_ orientation: PictureOrientation) -> Picture {
    guard orientation != .up, width > 0, height > 0 else { return self }
    // The index of the first pixel that is shown, and the steps to the next one in its row and in its column.
    let (last, below) = (width - 1, (height - 1) * width)
    let (first, across, down) =
      switch orientation {
      case .up: (0, 1, width)
      case .upMirrored: (last, -1, width)
      case .down: (below + last, -1, -width)
      case .downMirrored: (below, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (below, -width, 1)
      case .rightMirrored: (below + last, -width, -1)
      case .left: (last, width, -1)
      }
    let size = orientation.isOnSide ? (width: height, height: width) : (width: width, height: height)
    let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { memory, count in
      count = pixels.count
      pixels.withUnsafeBytes { source in
        let memory = UnsafeMutableRawBufferPointer(memory)
        var place = 0
        for row in 0..<size.height {
          for column in 0..<size.width {
            let origin = (first + column * across + row * down) * 4
            memory.storeBytes(
              of: source.loadUnaligned(fromByteOffset: origin, as: UInt32.self), toByteOffset: place, as: UInt32.self)
            place += 4
          }
        }
      }
    }
    return Picture(width: size.width, height: size.height, pixels: turned)
  }
}
