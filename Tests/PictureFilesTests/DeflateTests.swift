import PictureFiles
import Testing

/// Bytes in zlib's format.
@Suite("Compressed bytes")
struct DeflateTests {
  @Test("The first bytes are those of zlib, and the last ones the checksum of the bytes", arguments: [0, 1, 5, 70_000])
  func checksum(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    let result = try #require(deflated(bytes))
    #expect(result[0] == 0x78 && (Int(result[0]) * 256 + Int(result[1])) % 31 == 0)
    // Adler-32. Source: RFC 1950.
    let (low, high) = bytes.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    let read = result.suffix(4).reduce(0) { $0 * 256 + Int($1) }
    #expect(read == high * 65_536 + low)
  }

  @Test("Bytes that repeat become fewer")
  func repeats() throws {
    let result = try #require(deflated(Array(repeating: 7, count: 100_000)))
    #expect(result.count < 200)
    #expect(deflated(Array(repeating: 7, count: 100_000)) == result)
  }
}
