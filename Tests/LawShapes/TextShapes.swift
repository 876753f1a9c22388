import SwiftUI

/// A picture written as rows of characters, and what strings say about it.
struct TextShapes: Shape {
  private let picture = """
    ..##..
    .#  #.
    ######
    #....#
    """
  private let moves = "U3 R2,D1 L4"

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let lines = picture.split(separator: "\n")
    let cell = CGSize(width: rect.width / CGFloat(lines[0].count), height: rect.height / CGFloat(lines.count))
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() where character == "#" {
        path.addRect(
          CGRect(
            x: rect.minX + CGFloat(column) * cell.width, y: rect.minY + CGFloat(row) * cell.height, width: cell.width,
            height: cell.height))
      }
    }
    var pen = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: pen)
    for word in moves.split(whereSeparator: { $0 == " " || $0 == "," }) {
      guard let direction = word.first, let distance = Int(word.dropFirst()) else { continue }
      switch direction {
      case "U": pen.y -= CGFloat(distance)
      case "D": pen.y += CGFloat(distance)
      case "L", "l": pen.x -= CGFloat(distance)
      case "a"..."z": pen = .zero
      default: pen.x += CGFloat(distance)
      }
      path.addLine(to: pen)
    }
    let title = "Size \(Int(rect.width))x\(Int(rect.height)) of \([1, 2]) and \((3, "b")) \(rect.width > 0)"
    let raw = #"a "quoted" \n word"#
    var sum = title.count + raw.count + title.uppercased().filter { $0.isUppercase }.count
    if title.contains("x"), title.lowercased().hasPrefix("size"), "abc" < "abd" { sum += 5 }
    let letters = Array("hello")
    sum += letters.count + (letters.first == "h" ? 1 : 0) + (letters.last! == "o" ? 2 : 0)
    sum += Int("12")! + Int(Double("2.5") ?? 0) + (Int("x") ?? 4)
    let word = "Stipple"
    let start = word.index(word.startIndex, offsetBy: 2)
    if word[start] == "i", word[..<start] == "St", word[word.startIndex] == "S" { sum += 7 }
    sum += String(word.reversed()).hasPrefix("el") ? 1 : 0
    sum += ["a", "b"].joined(separator: "--").count + String(repeating: "ab", count: 3).count
    path.addRect(CGRect(x: rect.minX, y: rect.minY, width: CGFloat(sum), height: 2))
    print("drawn", path.isEmpty, separator: " ")
    precondition(sum > 0, "nothing was counted: \(sum)")
    assert(!path.isEmpty)
    return path
  }
}
