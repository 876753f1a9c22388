import SwiftUI

/// Multi-line, raw and escaped strings, read back by hand.
struct TextLiterals: Shape {
  private let drawing = """
    ..##..
    .#  #.
    #.\t.#
    """

  private let raw = #"a\n"b" \#(1 + 2)"#

  private let commands = """
    M 0 0
    L 10 0 \
    L 10 10
    Z
    """

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (y, line) in drawing.split(separator: "\n").enumerated() {
      for (x, character) in line.enumerated() where character == "#" {
        path.addRect(CGRect(x: rect.minX + CGFloat(x) * 3, y: rect.minY + CGFloat(y) * 3, width: 3, height: 3))
      }
    }
    path.addRect(CGRect(x: 0, y: 0, width: raw.count, height: "\u{1F600}\"\\".count))
    for line in commands.components(separatedBy: .newlines) {
      let parts = line.split(separator: " ").map(String.init)
      guard let command = parts.first else { continue }
      var numbers = parts.dropFirst().compactMap(Double.init)[...]
      switch command {
      case "M": path.move(to: CGPoint(x: numbers.removeFirst(), y: numbers.removeFirst()))
      case "L":
        while let x = numbers.popFirst(), let y = numbers.popFirst() { path.addLine(to: CGPoint(x: x, y: y)) }
      case "Z": path.closeSubpath()
      default: break
      }
    }
    return path
  }
}
