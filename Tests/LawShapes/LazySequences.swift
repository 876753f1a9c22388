import SwiftUI

/// Lazy sequences call their closures when an element is asked for, and as often as it is.
struct LazyOrders: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    var log: [Int] = []
    func note(_ number: Int) -> Int {
      log.append(number)
      return number
    }
    let squares = (1...6).lazy.map { note($0) * $0 }
    log.append(-1)
    let large = squares.filter { $0 > 8 }
    for square in large {
      log.append(square)
      break
    }
    for square in squares.prefix(2) { log.append(square * 100) }
    log.append(squares.reduce(0, +))
    log += Array(squares.enumerated().map { $0.offset * $0.element })
    let firsts = [3, 1, 2].lazy.compactMap { note($0) == 1 ? nil : $0 + 10 }
    for first in firsts { log.append(first) }
    log.append(squares.contains(16) ? 1 : 0)
    log.append((1...).lazy.map { $0 * $0 }.first { $0 > 50 } ?? 0)
    for number in (1...).lazy.filter({ $0 % 3 == 0 }).prefix(while: { $0 < 12 }) { log.append(number) }
    log.append(sequence(first: 1) { $0 * 2 }.lazy.map { $0 + 1 }.first { $0 > 40 } ?? 0)
    for number in [1, 2].lazy.flatMap({ [note($0), note($0 + 5)] }) { log.append(number) }
    for square in squares.drop(while: { $0 < 10 }).map({ $0 + 1 }) { log.append(square) }
    for (index, number) in log.enumerated() {
      path.addRect(CGRect(x: CGFloat(index), y: CGFloat(number), width: 1, height: 1))
    }
    return path
  }
}

/// Lazy sequences of points and texts in the usual places.
struct LazyPoints: Shape {
  var corners = 5

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let angles = (0..<corners).lazy.map { Double($0) / Double(corners) * 2 * .pi }
    let points = angles.map {
      CGPoint(x: rect.midX + cos($0) * rect.width / 2, y: rect.midY + sin($0) * rect.height / 2)
    }
    path.addLines(Array(points))
    path.closeSubpath()
    let widest = points.lazy.map(\.x).max() ?? 0
    path.addRect(CGRect(x: widest, y: 0, width: CGFloat(points.count), height: 2))
    let words = "one two three".split(separator: " ").lazy.filter { $0.count > 3 }.map { CGFloat($0.count) }
    if let length = words.first { path.addEllipse(in: CGRect(x: 0, y: 0, width: length, height: length)) }
    if points.lazy.filter({ $0.x < 0 }).isEmpty { path.move(to: .zero) }
    return path
  }
}
