// swift-format-ignore-file: OneCasePerLine

import SwiftUI

enum Suit: Int, CaseIterable {
  case clubs = 1, diamonds, hearts
  case spades = 10
}

enum Side: String {
  case near, far
  mutating func flip() { self = self == .near ? .far : .near }
}

struct RawEnums: Shape {
  var suit = Suit.hearts
  var side: Side = .near

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: suit.rawValue, y: Suit.allCases.count))
    for each in Suit.allCases {
      path.addLine(to: CGPoint(x: each.rawValue * 3, y: each == suit ? 1 : 0))
    }
    var other = side
    other.flip()
    if other == .far, let found = Suit(rawValue: 10) {
      path.addLine(to: CGPoint(x: found.rawValue, y: other.rawValue.count))
    }
    if case .hearts = suit { path.closeSubpath() }
    return path
  }
}
