// Hash values. Equal values have equal hashes. Swift's own hashes differ from run to run. These do not, so that a
// picture does not change. They are computed from the bytes of a value's description (Fowler, Noll and Vo, FNV-1a).

struct Hasher {
  private var state: UInt64 = 14_695_981_039_346_656_037
  init() {}
  mutating func combine<H: Hashable>(_ value: H) {
    for byte in "\(value)".utf8 { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 }
    state = (state ^ 255) &* 1_099_511_628_211
  }
  func finalize() -> Int { Int(truncatingIfNeeded: state) }
}
