import SwiftUI

struct ExplicitTypes: Shape {
  private var pair = AnimatablePair<CGFloat, AnimatablePair<CGFloat, Double>>(
    4, AnimatablePair<CGFloat, Double>(7, 0.5))
  private let names: [String] = [String](["a", "bc"])
  private let lookup: [String: Double?] = ["a": 1.5, "b": nil]
  private let flags = Set<Int>([1, 2, 2])

  func path(in rect: CGRect) -> Path {
    let rect: CGRect = rect as CGRect
    var points: [CGPoint] = [CGPoint]()
    let limit: Swift.Int = 4 as Int
    for i: Int in 0..<limit {
      let angle: Double = Double(i) / Double(limit) * Double.pi * 2.0 as Double
      points.append(CGPoint.init(x: CGFloat(rect.midX + CGFloat.init(cos(angle)) * pair.first * 10), y: rect.midY))
    }
    var path: Path = .init()
    path.addLines(points)
    let value: Double?? = lookup["b"]
    let direct: Double = (lookup["a"] ?? nil) ?? 0.0
    path.addRect(CGRect(x: direct, y: value == nil ? 1 : 2, width: Double(names.count), height: Double(flags.count)))
    let tuple: (x: CGFloat, y: CGFloat) = (x: pair.second.first, y: CGFloat(pair.second.second))
    path.addLine(to: CGPoint(x: tuple.x, y: tuple.y))
    let action: (Int, Int) -> Int = { (a: Int, b: Int) -> Int in return a * b }
    path.addLine(to: CGPoint(x: action(3, 4), y: points.count > 5 ? Int(Float(2.75)) : Int(Int32(7))))
    return path
  }
}
