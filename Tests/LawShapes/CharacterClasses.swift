import SwiftUI

/// A barcode: what each character is decides about its bar.
struct CharacterClasses: Shape {
  var text = "Hello, World 42! é\tZ"

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var x = rect.minX
    for ch in text {
      var height = rect.height
      if ch.isUppercase { height *= 0.9 }
      if ch.isLetter && ch.isLowercase { height *= 0.7 }
      if ch.isNumber || ch.isWhitespace { height *= 0.5 }
      if ch.isPunctuation { height = 3 }
      let width: CGFloat = ch.isASCII ? CGFloat(ch.asciiValue ?? 0).truncatingRemainder(dividingBy: 5) + 1 : 7
      path.addRect(CGRect(x: x, y: rect.minY, width: width, height: height))
      x += width + 1
      if let digit = Int(String(ch)) { x += CGFloat(digit) }
      if "aeiou".contains(ch) { path.addEllipse(in: CGRect(x: x, y: rect.maxY, width: 2, height: 2)) }
    }
    let upper = text.uppercased()
    let firstIndex = text.index(text.startIndex, offsetBy: min(4, text.count))
    path.addLine(to: CGPoint(x: text[..<firstIndex].count, y: upper == text ? 1 : 2))
    path.addLine(to: CGPoint(x: text.utf8.count, y: text.unicodeScalars.count))
    let codes = text.unicodeScalars.map { Int($0.value) }
    path.addLine(to: CGPoint(x: codes.reduce(0) { ($0 * 31 + $1) % 1009 }, y: text.hashed))
    return path
  }
}

extension String {
  fileprivate var hashed: Int { utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) % 997 } }
}
