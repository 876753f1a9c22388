/// The form of a number that may equal numbers of other types: `AnyHashable(1)` equals `AnyHashable(1.0)`.
enum NumberForm: Sendable {
  case signed, unsigned, double, float

  /// The meaning of the bits in a number's key. Equal numbers have keys of one kind.
  enum Kind: Int {
    case whole, negative, fraction, notANumber
  }

  /// Returns the key of a number that is stored in a word.
  func key(_ word: UInt64) -> (kind: Kind, bits: UInt64) {
    switch self {
    case .signed: (Int64(bitPattern: word) < 0 ? .negative : .whole, word)
    case .unsigned: (.whole, word)
    case .double: Self.key(Double(bitPattern: word))
    case .float: Self.key(Double(Float(bitPattern: UInt32(truncatingIfNeeded: word))))
    }
  }

  private static func key(_ number: Double) -> (kind: Kind, bits: UInt64) {
    if let whole = UInt64(exactly: number) { return (.whole, whole) }
    if let whole = Int64(exactly: number) { return (.negative, UInt64(bitPattern: whole)) }
    return (number.isNaN ? .notANumber : .fraction, number.bitPattern)
  }
}
