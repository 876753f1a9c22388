import Foundation

/// A number as its decimal digits: those of an integer, or the fewest that tell a floating-point number from others.
struct DecimalDigits: Equatable, CustomStringConvertible {
  var isNegative = false
  /// The digits from the first that is not 0, each from 0 to 9; empty for 0.
  var digits: [UInt8]
  /// The number of digits before the point; negative if the first digit stands behind zeros.
  var point: Int

  /// Creates the number that a description such as `-12`, `0.5` or `1e-07` tells; nil if it tells none.
  init?(_ text: String) {
    var (digits, point): ([UInt8], Int?) = ([], nil)
    var exponent = 0
    var rest = Substring(text)
    if let sign = rest.first, sign == "-" || sign == "+" {
      isNegative = sign == "-"
      rest = rest.dropFirst()
    }
    while let character = rest.first {
      rest = rest.dropFirst()
      if character == "." {
        point = digits.count
      } else if character == "e" || character == "E" {
        guard let number = Int(rest) else { return nil }
        exponent = number
        break
      } else if let digit = character.wholeNumberValue {
        digits.append(UInt8(digit))
      } else {
        return nil
      }
    }
    guard !digits.isEmpty else { return nil }
    self.digits = digits
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
    // Half of the last digit that is kept is 5 behind it.
    let next = kept >= 0 && kept < digits.count ? digits[kept] : 0
    let isMore = kept < 0 ? false : digits.dropFirst(kept + 1).contains { $0 != 0 }
    let rest: Rest =
      isZero ? .none : kept < 0 ? .less : next > 5 || next == 5 && isMore ? .more : next == 5 ? .half : .less
    let head = kept > 0 ? Array(digits.prefix(kept)) : []
    let isOdd = (head.last ?? 0) % 2 == 1
    return Self.rounded(head, rest, isOdd: isOdd, rule, isNegative, point: kept > 0 ? point : -count)
  }

  /// Returns the multiple of an increment that is next by a rule. The increment is not negative.
  func rounded(toMultipleOf increment: DecimalDigits, _ rule: FloatingPointRoundingRule) -> DecimalDigits {
    guard !increment.isZero, !isZero, increment.digits.count < 16 else { return self }
    let divisor = increment.digits.reduce(0) { $0 * 10 + Int($1) }
    // Both as whole numbers of the smaller one's last digit.
    let (own, other) = (digits.count - point, increment.digits.count - increment.point)
    let fraction = max(own, other)
    let whole = digits + Array(repeating: 0, count: fraction - own)
    guard fraction - other < 18, divisor < Int.max / 1_000_000_000 else { return self }
    var step = divisor
    for _ in 0..<(fraction - other) {
      let (next, isTooLarge) = step.multipliedReportingOverflow(by: 10)
      guard !isTooLarge, next < Int.max / 20 else { return self }
      step = next
    }
    var (quotient, left): ([UInt8], Int) = ([], 0)
    for digit in whole {
      left = left * 10 + Int(digit)
      quotient.append(UInt8(left / step))
      left %= step
    }
    let rest: Rest = left == 0 ? .none : left * 2 < step ? .less : left * 2 == step ? .half : .more
    let count = Self.rounded(
      quotient, rest, isOdd: (quotient.last ?? 0) % 2 == 1, rule, isNegative, point: quotient.count)
    return count.times(DecimalDigits(increment.digits, point: increment.point))
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
