import CPNG
import Foundation

/// Returns some bytes in zlib's format, as documents contain them; nil if there is too little memory. The same bytes
/// give the same ones with the same release of zlib.
public func deflated(_ bytes: [UInt8]) -> [UInt8]? {
  var count = 0
  guard let start = png_deflate(bytes, bytes.count, &count) else { return nil }
  defer { free(start) }
  return Array(UnsafeBufferPointer(start: start, count: count))
}
