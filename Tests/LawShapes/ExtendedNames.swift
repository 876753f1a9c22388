import Foundation
import SwiftUI

// Extensions through the names of modules and through aliases.

extension InkOutline {
  fileprivate mutating func dot(at corner: InkCorner) {
    addEllipse(in: CGRect(origin: corner, size: .init(width: 3, height: 3)))
  }
}
extension InkNumber { fileprivate var twice: InkNumber { self * 2 } }
extension InkCorners { fileprivate var final: InkCorner { self[count - 1] } }
extension InkBezier {
  fileprivate convenience init(cut: CGFloat) {
    self.init()
    move(to: CGPoint(x: cut, y: 0))
    addLine(to: CGPoint(x: 9, y: cut))
  }
}
extension InkCarton { fileprivate var content: Thing { thing } }
extension InkCrate.Short { fileprivate static let depth = 3.0 }
extension InkCrate.Inner { fileprivate struct Deep { var z = 4.0 } }
extension InkCrate.Inner.Deep { fileprivate var tenfold: Double { z * 10 } }
extension Swift.Double { fileprivate var thrice: Swift.Double { self * 3 } }
extension Foundation.CGPoint {
  fileprivate static var ones: CGPoint { CGPoint(x: 1, y: 1) }
  fileprivate struct Mark { var width = 5.0 }
}
extension SwiftUI.Path {
  fileprivate static func unit(_ n: Double) -> SwiftUI.Path { Path(CGRect(x: 0, y: 0, width: n, height: 1)) }
}
extension SwiftUI.Shape {
  fileprivate var extent: CGRect { path(in: CGRect(x: 0, y: 0, width: 10, height: 8)).boundingRect }
}
extension CGSize {
  fileprivate init(_ data: AnimatableData) { self.init(width: data.first, height: data.second) }
  fileprivate var doubled: AnimatableData { animatableData + animatableData }
}
extension CGRect {
  fileprivate func moved(by data: AnimatableData) -> CGRect {
    var result = self
    result.animatableData += data
    return result
  }
}
extension Angle {
  fileprivate static func of(_ data: AnimatableData) -> Angle {
    var angle = Angle.zero
    angle.animatableData = data
    return angle
  }
}

private typealias InkOutline = Path
private typealias InkNumber = CGFloat
private typealias InkCorner = CGPoint
private typealias InkCorners = [InkCorner]
private typealias InkBezier = UIBezierPath
private typealias InkCarton<Thing> = InkCrate.Box<Thing>
typealias InkDrawn = Shape & InkSized

private enum InkCrate {
  struct Inner {}
  typealias Short = Inner
  struct Box<Thing> { var thing: Thing }
}

protocol InkSized: InkMeasurable {}
protocol InkMeasurable { var side: CGFloat { get } }
extension InkSized { fileprivate var half: CGFloat { side / 2 } }

struct InkChip: InkDrawn {
  var side: CGFloat = 8
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: half, height: side)) }
}

struct ExtendedNames: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path.unit(4)
    path.dot(at: [CGPoint.ones, CGPoint(x: 6, y: 7)].final)
    path.addPath(Path(InkBezier(cut: 3).cgPath))
    path.addLine(to: CGPoint(x: CGFloat(4).twice, y: CGFloat(2.0.thrice + InkCarton(thing: 5.5).content)))
    path.addLine(to: CGPoint(x: InkCrate.Inner.depth + InkCrate.Inner.Deep().tenfold, y: CGPoint.Mark().width))
    path.addRect(InkChip().extent)
    path.addRect(Circle().extent.moved(by: CGRect(x: 1, y: 2, width: 3, height: 4).animatableData))
    path.addRect(CGRect(origin: .zero, size: CGSize(CGSize(width: 2, height: 3).doubled)))
    path.addLine(to: CGPoint(x: Angle.of(Angle.degrees(30).animatableData).degrees, y: 0))
    return path
  }
}
