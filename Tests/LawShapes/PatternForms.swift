// swift-format-ignore-file: NoLabelsInCasePatterns

import SwiftUI

private enum Piece {
  case dot(CGFloat, CGFloat)
  case bar(x: CGFloat, y: CGFloat, width: CGFloat)
  case label(String?)
  case gap
}

/// Patterns in all the places that take them.
struct PatternForms: Shape {
  func path(in rect: CGRect) -> Path {
    let pieces: [Piece] = [
      .dot(0.1, 0.2), .bar(x: 0.3, y: 0.4, width: 0.2), .gap, .label("abc"), .label(nil), .dot(0.7, 0.9),
      .bar(x: 0.5, y: 0.6, width: 0.05),
    ]
    var path = Path()
    for case .dot(let x, let y) in pieces {
      path.addEllipse(in: CGRect(x: rect.width * x, y: rect.height * y, width: 4, height: 4))
    }
    for case .bar(let x, _, let width) in pieces where width > 0.1 {
      path.addRect(CGRect(x: rect.width * x, y: rect.minY, width: rect.width * width, height: 3))
    }
    for case .label(let text?) in pieces { path.addLine(to: CGPoint(x: text.count, y: 0)) }
    for piece in pieces {
      switch piece {
      case .dot(let x, let y) where x > y: path.addLine(to: rect.origin)
      case .dot(let x, let y): path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
      case .bar(x: 0.3, y: _, width: let w), .bar(_, 0.6, let w): path.addLine(to: CGPoint(x: w, y: w))
      case .bar: break
      case .label(.some(let text)): path.addLine(to: CGPoint(x: 1, y: text.count))
      case .label(.none): path.addLine(to: CGPoint(x: 2, y: 2))
      case .gap: continue
      }
    }
    guard case .dot(let x, let y) = pieces[0], x < y else { return path }
    if case .label(let text) = pieces[3], let text, text.hasPrefix("a") { path.addLine(to: CGPoint(x: x, y: y)) }
    let maybe: Int?? = 5
    if case .some(.some(let value)) = maybe { path.addLine(to: CGPoint(x: value, y: 1)) }
    if case let value?? = maybe { path.addLine(to: CGPoint(x: value, y: 2)) }
    var queue: [CGPoint?] = [rect.origin, nil, .zero]
    while case let point?? = queue.popLast() { path.addLine(to: point) }
    while let next = queue.popLast(), next == nil { path.addLine(to: CGPoint(x: 3, y: queue.count)) }
    let pair = (1, (2.5, "z"))
    let (a, (b, c)) = pair
    if case (1, (2...3, let name)) = pair {
      path.addLine(to: CGPoint(x: Double(a) + b, y: Double(name.count + c.count)))
    }
    for piece in pieces {
      switch piece {
      case .dot(var x, let y), .bar(x: var x, _, width: let y):
        let shift = { x += y }
        shift()
        shift()
        path.addLine(to: CGPoint(x: x, y: y))
      case var other:
        if case .label(var text?) = other {
          text += "!"
          other = .label(text)
        }
        if case .label(let text) = other { path.addLine(to: CGPoint(x: 6, y: text?.count ?? 9)) }
      }
    }
    for var (place, size) in [3, 1].enumerated() where size > 0 {
      place += 5
      size *= place
      path.addLine(to: CGPoint(x: place, y: size))
    }
    let found: (Int, Double)? = (1, 2)
    if var (count, length) = found {
      count += 1
      length /= 4
      path.addLine(to: CGPoint(x: Double(count), y: length))
    }
    let any: Any = 4.5
    switch any {
    case let number as Int: path.addLine(to: CGPoint(x: number, y: 0))
    case let number as Double where number > 4: path.addLine(to: CGPoint(x: number, y: 0))
    case var number as Double:
      number += 1
      path.addLine(to: CGPoint(x: 0, y: number))
    case is String: break
    default: break
    }
    return path
  }
}
