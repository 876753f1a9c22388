import SwiftUI

struct PathText: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path("0 0 m 30 0 l 40 20 30 30 q 10 40 5 30 0 20 c h") ?? Path()
    if Path("not a path") == nil { path.addRect(rect) }
    let copy = Path(path.description)
    if let copy, copy == path { path.addPath(copy, transform: .init(translationX: rect.minX, y: rect.minY)) }
    if let point = path.currentPoint { path.addEllipse(in: CGRect(origin: point, size: CGSize(width: 3, height: 3))) }
    path.addPath(path.normalized())
    return path
  }
}
