import Foundation

/// A number as its decimal digits: those of an integer, or the fewest that tell a floating-point number from others.
struct DecimalDigits: Equatable, CustomStringConvertible {
  var isNegative = false
  /// The digits from the first that is not 0, each from 0 to 9; empty for 0.
  var digits: [UInt8]
  /// The number of digits before the point; negative if the first digit stands behind zeros.
  var point: Int

  /// The greatest power of ten in a description, by far more than those of numbers.
  private static let mostExponent = 10_000

  /// Creates the number that a description such as `-12`, `0.5` or `1e-07` tells; nil if it tells none.
  init?(_ text: String) {
    let parts = text.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 | 0x20 == UInt8(ascii: "e") }
    var exponent = 0
    if parts.count > 1 {
      guard let number = Int(Substring(parts[1])), number.magnitude <= Self.mostExponent else { return nil }
      exponent = number
    }
    isNegative = text.utf8.first == UInt8(ascii: "-")
    digits = []
    var point: Int?
    for byte in isNegative ? parts[0].dropFirst() : parts[0] {
      switch byte {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      default: return nil
      }
    }
    guard !digits.isEmpty else { return nil }
    self.point = (point ?? digits.count) + exponent
    trim()
  }

  init(_ digits: [UInt8], point: Int, isNegative: Bool = false) {
    (self.digits, self.point, self.isNegative) = (digits, point, isNegative)
    trim()
  }

  /// The digits with the power of ten: `-123e-2`.
  var description: String {
    let text = digits.map { "\($0)" }.joined()
    return (isNegative ? "-" : "") + (text.isEmpty ? "0" : "\(text)e\(point - digits.count)")
  }

  var isZero: Bool { digits.isEmpty }

  /// The number of digits behind the point.
  var fractionCount: Int { max(0, digits.count - point) }

  /// Removes zeros at both ends.
  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }

  /// Returns the digit with this number of digits behind the point; negative numbers count from the point on.
  func digit(at place: Int) -> UInt8 {
    let index = point - 1 + place
    return digits.indices.contains(index) ? digits[index] : 0
  }

  /// Returns the number times a power of ten.
  func shifted(_ power: Int) -> DecimalDigits { DecimalDigits(digits, point: point + power, isNegative: isNegative) }

  /// Returns the product of two numbers.
  func times(_ other: DecimalDigits) -> DecimalDigits {
    var product = [Int](repeating: 0, count: digits.count + other.digits.count)
    for (place, digit) in digits.enumerated() {
      for (otherPlace, otherDigit) in other.digits.enumerated() {
        product[place + otherPlace + 1] += Int(digit) * Int(otherDigit)
      }
    }
    for index in product.indices.reversed() where index > 0 {
      product[index - 1] += product[index] / 10
      product[index] %= 10
    }
    return DecimalDigits(
      product.map { UInt8($0) }, point: point + other.point, isNegative: isNegative != other.isNegative)
  }

  /// Returns the number with at most so many digits behind the point; with a negative number, as many before it are 0.
  func rounded(to count: Int, _ rule: FloatingPointRoundingRule) -> DecimalDigits {
    let kept = point + count
    guard kept < digits.count else { return self }
    let tail = DecimalDigits(Array(digits.dropFirst(max(kept, 0))), point: min(kept, 0))
    let rest = tail.isZero ? .none : tail.comparedToHalf
    let head = kept > 0 ? Array(digits.prefix(kept)) : []
    let isOdd = (head.last ?? 0) % 2 == 1
    return Self.rounded(head, rest, isOdd: isOdd, rule, isNegative, point: kept > 0 ? point : -count)
  }

  /// Returns the multiple of an increment that is next by a rule. The increment is greater than 0, and an integer or a
  /// floating-point number: its digits are those of a number of 64 bits.
  func rounded(toMultipleOf increment: DecimalDigits, _ rule: FloatingPointRoundingRule) -> DecimalDigits {
    let divisor = increment.digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    // The digits before and behind the place of the increment's last digit.
    let count = point + increment.digits.count - increment.point
    var (quotient, left): ([UInt8], UInt64) = ([], 0)
    for place in 0..<max(count, 0) {
      let (high, low) = left.multipliedFullWidth(by: 10)
      let (sum, isOver) = low.addingReportingOverflow(UInt64(place < digits.count ? digits[place] : 0))
      let (digit, rest) = divisor.dividingFullWidth((high + (isOver ? 1 : 0), sum))
      quotient.append(UInt8(digit))
      left = rest
    }
    let tail = DecimalDigits(Array(digits.dropFirst(max(count, 0))), point: min(count, 0))
    let rest: Rest
    if left == 0, tail.isZero {
      rest = .none
    } else if left == divisor / 2 {
      // Of an odd divisor, half is half of a unit more.
      rest = divisor % 2 == 0 ? tail.isZero ? .half : .more : tail.comparedToHalf
    } else {
      rest = left < divisor / 2 ? .less : .more
    }
    return Self.rounded(
      quotient, rest, isOdd: (quotient.last ?? 0) % 2 == 1, rule, isNegative, point: quotient.count
    ).times(DecimalDigits(increment.digits, point: increment.point))
  }

  /// Returns whether a number between 0 and 1 is less or more than one half.
  private var comparedToHalf: Rest {
    guard point == 0, let first = digits.first else { return .less }
    return first > 5 || first == 5 && digits.count > 1 ? .more : first == 5 ? .half : .less
  }

  /// The part that rounding removes, over one unit of the last digit.
  private enum Rest { case none, less, half, more }

  /// Returns digits, and one more of their last place if the rule says so.
  private static func rounded(
    _ digits: [UInt8], _ rest: Rest, isOdd: Bool, _ rule: FloatingPointRoundingRule, _ isNegative: Bool, point: Int
  ) -> DecimalDigits {
    let isUp =
      switch rule {
      case _ where rest == .none: false
      case .up: !isNegative
      case .down: isNegative
      case .towardZero: false
      case .awayFromZero: true
      case .toNearestOrAwayFromZero: rest != .less
      case .toNearestOrEven: rest == .more || rest == .half && isOdd
      @unknown default: rest == .more || rest == .half && isOdd
      }
    var digits = digits
    var point = point
    if isUp {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        point += 1
      }
    }
    return DecimalDigits(digits, point: point, isNegative: isNegative)
  }
}
