// Decimal numbers as people read them: without a locale, and without the rounding errors of binary fractions.

/// Returns ten to the power of `exponent`, which is clamped to 0...18.
package func powerOfTen(_ exponent: Int) -> Double {
  var result = 1.0
  for _ in 0..<min(max(exponent, 0), 18) { result *= 10 }
  return result
}

/// Returns the number of decimal digits that a number needs after the point, at most 6.
package func decimals(of number: Double) -> Int {
  guard number.isFinite else { return 0 }
  for digits in 0..<6 {
    let scaled = number * powerOfTen(digits)
    if abs(scaled - scaled.rounded()) <= 1e-9 * max(1, abs(scaled)) { return digits }
  }
  return 6
}

/// Returns the number nearest to `number` that has `decimals` decimal digits: the same Double as the literal. Returns
/// `number` itself if it is too large for that.
package func rounded(_ number: Double, decimals: Int) -> Double {
  let scale = powerOfTen(decimals)
  let scaled = (number * scale).rounded()
  return scaled.isFinite && abs(scaled) < 0x1p53 ? scaled / scale : number
}

/// Returns the number with exactly `decimals` digits after the point, in its shortest form if it is too large for that.
package func decimalText(_ number: Double, decimals: Int) -> String {
  let scaled = (abs(number) * powerOfTen(decimals)).rounded()
  guard scaled < 1e15 else { return number.description }
  var digits = String(Int64(scaled))
  if decimals > 0 {
    while digits.count <= decimals { digits = "0" + digits }
    digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
  }
  return number < 0 && scaled > 0 ? "−" + digits : digits
}

/// Returns a number in the fewest digits that parse to the same Double; whole numbers have no decimal point.
package func shortest(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
