import SwiftUI

struct CornerFlags: Shape {
  struct Corners: OptionSet {
    let rawValue: UInt8

    static let topLeft = Corners(rawValue: 1 << 0)
    static let topRight = Corners(rawValue: 1 << 1)
    static let bottomRight = Corners(rawValue: 1 << 2)
    static let bottomLeft = Corners(rawValue: 1 << 3)
    static let top: Corners = [.topLeft, .topRight]
    static let all: Corners = [.top, .bottomRight, .bottomLeft]
    static let none: Corners = []
  }

  var corners: Corners = [.topLeft, .bottomRight]
  var radius: CGFloat = 18

  func radius(of corner: Corners) -> CGFloat { corners.contains(corner) ? radius : 0 }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + radius(of: .topLeft), y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - radius(of: .topRight), y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + radius(of: .topRight)))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radius(of: .bottomRight)))
    path.addLine(to: CGPoint(x: rect.maxX - radius(of: .bottomRight), y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + radius(of: .bottomLeft), y: rect.maxY))
    path.closeSubpath()
    var open = Corners.all.subtracting(corners)
    let isNew = open.insert(.topLeft).inserted
    let removed = open.remove(.bottomLeft)
    open.formSymmetricDifference([.topRight, .bottomRight])
    let facts = [
      isNew, removed == .bottomLeft, open == .top, open.isEmpty, Corners.none.isEmpty, Corners.all.isSuperset(of: open),
      open.isSubset(of: .top), open.isDisjoint(with: Corners()), open.union(corners) == .all,
      open.intersection(.topRight) == .topRight, open.rawValue == 1,
    ]
    for (index, fact) in facts.enumerated() {
      let x = rect.minX + rect.width * CGFloat(index) / CGFloat(facts.count)
      path.addRect(CGRect(x: x, y: rect.midY, width: 4, height: fact ? 8 : 2))
    }
    path.move(to: CGPoint(x: CGFloat(open.rawValue), y: CGFloat(Corners.all.rawValue)))
    return path
  }
}
