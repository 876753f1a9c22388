import SwiftUI

/// A local function that changes variables around it.
struct CapturedCounter: Shape {
  /// 1...20
  var bricks: Int = 11

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var cursor = rect.origin
    var placed = 0
    var rowHeight: CGFloat = 0

    func newLine() {
      cursor.x = rect.minX
      cursor.y += rowHeight + 2
      rowHeight = 0
    }

    func place(_ width: CGFloat, _ height: CGFloat) {
      if cursor.x + width > rect.maxX { newLine() }
      path.addRect(CGRect(origin: cursor, size: CGSize(width: width, height: height)))
      cursor.x += width + 2
      rowHeight = max(rowHeight, height)
      placed += 1
    }

    while placed < bricks {
      place(CGFloat(10 + placed * 7 % 23), CGFloat(5 + placed % 3))
    }

    var total = 0
    let add: (Int) -> Int = { amount in
      total += amount
      return total
    }
    _ = add(3)
    let seen = add(placed)
    path.addLine(to: CGPoint(x: seen, y: total))

    func counter() -> () -> Int {
      var count = 0
      return {
        count += 1
        return count
      }
    }
    let first = counter()
    let second = counter()
    path.addLine(to: CGPoint(x: first() + first(), y: second()))
    return path
  }
}
