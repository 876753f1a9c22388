import Foundation

/// A number of decimal digits, of which equal ones have equal words: without zeros at its end.
struct DecimalValue: MachineValue {
  static var type: Type { .library("_Decimal") }
  static var layout: Layout { Layout(words: 3) }

  let number: Decimal

  init(_ number: Decimal) {
    var number = number
    NSDecimalCompact(&number)
    self.number = number
  }

  /// The bytes of a number: the exponent, the count of 16-bit digits with flags, two bytes without a meaning, and eight
  /// digits.
  private static let bytes = 20

  // The count stands below the flags in Apple's Foundation, above them elsewhere; the flag of what is compact says
  // nothing about the number.
  #if canImport(Darwin)
    private static func count(_ byte: UInt8) -> Int { Int(byte & 15) }
    private static let meaning: UInt8 = 0x1F
  #else
    private static func count(_ byte: UInt8) -> Int { Int(byte >> 4) }
    private static let meaning: UInt8 = 0xF8
  #endif

  static func load(from frame: Frame, at slot: Slot) -> DecimalValue {
    let first = Int(slot.word)
    let words = [frame.words[first], frame.words[first + 1], frame.words[first + 2]]
    var number = Decimal()
    withUnsafeMutableBytes(of: &number) { number in
      words.withUnsafeBytes { number.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0.prefix(bytes))) }
    }
    return DecimalValue(number)
  }

  func store(to frame: Frame, at slot: Slot) {
    var words: [UInt64] = [0, 0, 0]
    words.withUnsafeMutableBytes { target in
      withUnsafeBytes(of: number) { source in
        // Digits behind the count have no meaning.
        let count = min(4 + 2 * Self.count(source[1]), Self.bytes)
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: source.prefix(count)))
        target[1] = source[1] & Self.meaning
        target[2] = 0
        target[3] = 0
      }
    }
    for index in 0..<3 { frame.words[Int(slot.word) + index] = words[index] }
  }

  /// Returns the product. Foundation traps where the exponent is less than the least one; there the result is NaN.
  func multiplied(by other: DecimalValue) -> Decimal {
    let exponent = number.exponent + other.number.exponent
    guard exponent < Self.leastExponent, !number.isNaN, !other.number.isNaN else { return number * other.number }
    let product = number.significand * other.number.significand
    let whole = exponent + product.exponent
    guard whole >= Self.leastExponent, !product.isNaN else { return .nan }
    let isNegative = number.isSignMinus != other.number.isSignMinus
    return Decimal(sign: isNegative ? .minus : .plus, exponent: whole, significand: product.significand)
  }

  /// Returns the power. One that Foundation would trap on is NaN.
  func raised(to power: Int) -> Decimal {
    let count = power.magnitude
    let (least, overflows) = number.exponent.multipliedReportingOverflow(by: Int(min(count, 1 << 20)))
    guard overflows || least < Self.leastExponent, !number.isNaN, count > 0 else {
      // Foundation negates the power.
      return pow(number, max(power, -Int.max))
    }
    var (left, right, rest) = (DecimalValue(1), self, count)
    while rest > 1, !left.number.isNaN, !right.number.isNaN {
      if rest % 2 == 1 { left = DecimalValue(left.multiplied(by: right)) }
      right = DecimalValue(right.multiplied(by: right))
      rest /= 2
    }
    let result = left.multiplied(by: right)
    return power > 0 || result.isNaN ? result : 1 / result
  }

  private static let leastExponent = -128

  /// Returns the number to so many digits behind the point.
  func rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
    var (result, number) = (Decimal(), number)
    NSDecimalRound(&result, &number, min(max(scale, -200), 200), mode)
    return result
  }

  /// Returns the number times a power of ten, with a sign.
  func scaled(by exponent: Int, isNegative: Bool) -> Decimal {
    Decimal(sign: isNegative ? .minus : .plus, exponent: min(max(exponent, -400), 400), significand: number)
  }
}
