import Foundation
import SwiftUI

// entries: PriceLabelsView

// Decimal numbers, compared with Foundation's.

private struct PriceItem: Codable, Equatable {
  var name: String
  var price: Decimal
  var discount: Decimal?
}

private func priceTotal<S: Sequence>(_ values: S) -> Decimal where S.Element == Decimal { values.reduce(0, +) }

private func pricePower<N: Numeric>(_ base: N, _ exponent: Int) -> N {
  (0..<exponent).reduce(1) { result, _ in result * base }
}

private func priceArithmetic() -> [String] {
  let a: Decimal = 1.1
  let b = Decimal(3)
  let small = Decimal(string: "-0.000123")!
  var lines = ["\(a + b) \(a - b) \(a * b) \(b / 7) \(-a) \(small * small) \(a / 0)"]
  lines.append("\(a < b) \(a == 1.1) \(a != b) \(a >= 1.1) \(max(a, b)) \(min(a, small)) \(abs(small))")
  lines.append("\(pow(a, 3)) \(pow(b, 40)) \(pow(Decimal(2), 1000)) \(pricePower(a, 4)) \(pow(b, 0))")
  lines.append(
    "\(Decimal(19.99) * 3) \(Decimal(3.14)) \(Decimal(0.1) + Decimal(0.2) == Decimal(0.3)) \(Decimal(100) / 7)")
  lines.append("\(Decimal(UInt64.max)) \(Decimal(Int.min)) \(Decimal(Int8(-3))) \(Decimal(1e30)) \(Decimal(2.50))")
  var sum: Decimal = 0
  for value in [a, b, 2.25, small] { sum += value * Decimal(2) }
  sum -= 1
  sum *= 3
  sum /= 4
  lines.append("\(sum) \(priceTotal([a, b, small])) \([a, b, small].sorted()) \([a, b].max()!)")
  var negated = a
  negated.negate()
  lines.append(
    "\(negated) \(a.distance(to: b)) \(a.advanced(by: 2))")
  return lines
}

private func priceParts() -> [String] {
  let texts = [
    "1.10", "-5", ".5", "1e5", "12abc", "abc", "", "0.1234567890123456789", "1234567890123456789012345678901234567890",
  ]
  var lines = texts.map { text in Decimal(string: text).map { "\($0)" } ?? "none" }
  for value in [Decimal(1234.5), -0.25, 0, .pi, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
    lines.append("\(value) \(value.isZero) \(value.isNaN) \(value.isFinite) \(value.isSignMinus) \(value.magnitude)")
  }
  let third = Decimal(1) / 3
  lines.append(
    "\(third.exponent) \(third.significand) \(Decimal(sign: .minus, exponent: -2, significand: 123)) \(Decimal(12.5).sign == .plus)"
  )
  for (text, scale) in [("2.345", 2), ("2.355", 2), ("-2.345", 2), ("1234.5", -2), ("0.5", 0), ("1.5", 0)] {
    for mode in [NSDecimalNumber.RoundingMode.plain, .bankers, .up, .down] {
      var (value, result) = (Decimal(string: text)!, Decimal())
      NSDecimalRound(&result, &value, scale, mode)
      lines.append("\(result)")
    }
  }
  lines.append("\(Set([Decimal(1), 1.0, Decimal(string: "1.000")!, 2]).count) \(Decimal(string: "2.0")! == 2)")
  let table: [Decimal: String] = [1.5: "a", 2: "b"]
  lines.append("\(table[Decimal(string: "1.50")!] ?? "-") \(table[3] ?? "-")")
  return lines
}

private func priceObjects() -> [String] {
  let value = Decimal(string: "2.75")!
  let number = NSDecimalNumber(decimal: value)
  let two = NSDecimalNumber(value: 2)
  var lines = [
    "\(number.doubleValue) \(number.stringValue) \(number.decimalValue) \((value as NSDecimalNumber).intValue)"
  ]
  lines.append(
    "\(number.adding(two)) \(number.subtracting(two)) \(number.multiplying(by: two)) \(number.dividing(by: two))")
  lines.append(
    "\(NSDecimalNumber(string: "1.23")) \(NSDecimalNumber(mantissa: 123, exponent: -2, isNegative: true)) \(NSDecimalNumber.one)"
  )
  lines.append(
    "\(Double(truncating: value as NSNumber)) \(two.compare(number) == .orderedAscending) \(number == NSDecimalNumber(string: "2.75"))"
  )
  let items = [PriceItem(name: "a", price: 9.99, discount: nil), PriceItem(name: "b", price: 12, discount: 0.5)]
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let data = (try? encoder.encode(items)) ?? Data()
  lines.append(String(decoding: data, as: UTF8.self))
  lines.append("\((try? JSONDecoder().decode([PriceItem].self, from: data)) == items)")
  let read = try? JSONDecoder().decode([Decimal].self, from: Data("[1.10, 3, 1e30, 0.1234567890123456789]".utf8))
  lines.append("\(read ?? [])")
  lines.append("\((try? JSONDecoder().decode(Decimal.self, from: Data("\"1\"".utf8))) == nil)")
  return lines
}

struct PriceLabelsView: View {
  @State private var total: Decimal = 12.5
  var body: some View {
    VStack {
      ForEach(priceArithmetic(), id: \.self) { Text(verbatim: $0) }
      ForEach(Array(priceParts().enumerated()), id: \.offset) { Text(verbatim: $0.element) }
      ForEach(priceObjects(), id: \.self) { Text(verbatim: $0) }
      Text(total.description)
      Text(verbatim: "\(total * 2)")
    }
  }
}
