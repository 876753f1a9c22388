import CZlib

/// Returns bytes in zlib's format (RFC 1950), as documents and terminals take them; nil if there is too little memory.
/// The same bytes give the same ones with the same release of zlib.
///
/// `effort` goes from 1 to 9: more takes longer and saves more. Without it zlib chooses.
public func deflated(_ bytes: [UInt8], effort: Int? = nil) -> [UInt8]? {
  var isDone = false
  let most = compressBound(uLong(bytes.count))
  let packed = [UInt8](unsafeUninitializedCapacity: Int(most)) { target, count in
    var length = most
    let level = effort.map(Int32.init) ?? Z_DEFAULT_COMPRESSION
    isDone = compress2(target.baseAddress, &length, bytes, uLong(bytes.count), level) == Z_OK
    count = isDone ? Int(length) : 0
  }
  return isDone ? packed : nil
}
