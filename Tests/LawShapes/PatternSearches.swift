import SwiftUI

// Texts that regular expressions find and replace, with options and groups in the template.

struct PatternSearches: Shape {
  var start = 1

  private var texts: [String] {
    ["ada@lovelace.org", "+49 (30) 901-820", "", "aaa", "Grace Hopper 1906", "naïve café", "a\nb\nc", "no.match"]
  }

  private let patterns = [
    "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", "^\\+?[0-9 ()-]+$", "[0-9]+", "a*", "(\\w+) (\\w+)", "É", "^b",
    "\\bcaf.\\b", "[aeiou]",
  ]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var y: CGFloat = 0
    for (row, text) in texts.enumerated() {
      for (column, pattern) in patterns.enumerated() {
        let plain = text.range(of: pattern, options: .regularExpression)
        let last = text.range(of: pattern, options: [.regularExpression, .backwards, .caseInsensitive])
        let first = text.range(of: pattern, options: [.regularExpression, .anchored])
        let lengths = [plain, first].map { range in
          range.map { text.distance(from: $0.lowerBound, to: $0.upperBound) } ?? -1
        }
        let place = plain.map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? 9
        let replaced = text.replacingOccurrences(of: pattern, with: "<$0>", options: .regularExpression)
        let swapped = text.replacingOccurrences(of: pattern, with: "$2 $1!", options: .regularExpression)
        let lastPlace = last.map { text.distance(from: text.startIndex, to: $0.upperBound) } ?? 0
        path.addRect(
          CGRect(
            x: CGFloat(column * 12 + place + start), y: y + CGFloat(lastPlace), width: CGFloat(lengths[0] + 2),
            height: CGFloat(lengths[1] + 3)))
        path.addLine(to: CGPoint(x: replaced.count + row, y: swapped.count))
        path.addLine(to: CGPoint(x: replaced.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 997 }, y: column))
      }
      y += 10
    }
    return path
  }
}
