import ShapeGeometry
import SwiftUI

/// A path to measure, and points spread evenly over its box.
struct PathSubject {
  let name: String
  let path: Path
  let points: [CGPoint]

  init(_ name: String, _ path: Path) {
    self.name = name
    self.path = path
    let box = path.boundingRect
    points = (0..<16).map { index in
      CGPoint(
        x: box.minX + box.width * (CGFloat(index % 4) + 0.5) / 4,
        y: box.minY + box.height * (CGFloat(index / 4) + 0.5) / 4)
    }
  }

  static let all = [
    PathSubject("rounded rect", Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 110), cornerRadius: 16)),
    PathSubject("circle", Path(ellipseIn: CGRect(x: 40, y: 40, width: 120, height: 120))),
    PathSubject("10 lines", spread { $0.addLine(to: $1[2]) }),
    PathSubject("10 quads", spread { $0.addQuadCurve(to: $1[2], control: $1[0]) }),
    PathSubject("10 cubics", spread { $0.addCurve(to: $1[2], control1: $1[0], control2: $1[1]) }),
  ]

  /// Ten pieces between points spread over 200 by 200 in a fixed order: multiples of the golden and the silver ratio.
  private static func spread(_ append: (inout Path, [CGPoint]) -> Void) -> Path {
    func point(_ index: Int) -> CGPoint {
      let (x, y) = (Double(index) * 0.6180339887498949, Double(index) * 0.41421356237309515)
      return CGPoint(x: 200 * (x - x.rounded(.down)), y: 200 * (y - y.rounded(.down)))
    }
    var path = Path()
    path.move(to: point(0))
    for piece in 0..<10 { append(&path, (1...3).map { point(3 * piece + $0) }) }
    return path
  }
}
