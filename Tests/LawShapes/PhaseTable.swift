import SwiftUI

/// Moons out of a table of tuples.
struct PhaseTable: Shape {
  static let phases: [(name: String, lit: CGFloat, waxing: Bool)] = [
    ("new", 0, true), ("crescent", 0.25, true), ("half", 0.5, true), ("gibbous", 0.75, false), ("full", 1, false),
  ]

  var chosen = "gibbous"

  func path(in rect: CGRect) -> Path {
    let table = Dictionary(uniqueKeysWithValues: Self.phases.map { ($0.name, $0.lit) })
    let step = rect.width / CGFloat(Self.phases.count)
    var path = Path()
    for (i, phase) in Self.phases.enumerated() {
      let box = CGRect(x: rect.minX + CGFloat(i) * step, y: rect.minY, width: step * phase.lit, height: rect.height / 2)
      path.addEllipse(in: box)
      if phase.waxing { path.addRect(box.insetBy(dx: 1, dy: 1)) }
    }
    for (index, (name, lit, _)) in Self.phases.enumerated() where name.hasPrefix("f") || lit > 0.7 {
      path.addRect(CGRect(x: CGFloat(index), y: rect.midY, width: CGFloat(name.count), height: 3))
    }
    let lit = table[chosen, default: 0]
    path.addRect(CGRect(x: rect.minX, y: rect.maxY - 5, width: rect.width * lit, height: 5))
    let brightest = Self.phases.max { $0.lit < $1.lit }
    if let brightest { path.addRect(CGRect(x: 0, y: 0, width: brightest.lit, height: CGFloat(brightest.name.count))) }
    let byHalf = Dictionary(grouping: Self.phases) { $0.lit > 0.4 }
    path.addRect(
      CGRect(x: 1, y: 1, width: CGFloat(byHalf[true]?.count ?? 0), height: CGFloat(byHalf[false]?.count ?? 0)))
    let names = table.filter { $0.value > 0.3 }.keys.sorted()
    for (row, name) in names.enumerated() {
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + CGFloat(row)))
      path.addLine(to: CGPoint(x: rect.minX + CGFloat(name.count), y: rect.minY + CGFloat(row)))
    }
    return path
  }
}
