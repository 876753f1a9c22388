import SwiftUI

/// A name means what the innermost block says.
struct NearestNames: Shape {
  func path(in rect: CGRect) -> Path {
    let width = 3.0
    func height() -> Double { 4 }
    var path = Path()
    path.move(to: CGPoint(x: width, y: height()))
    do {
      var width: Double { 5 }
      func rect() -> Double { 6 }
      let height = 7.0
      path.addLine(to: CGPoint(x: width + rect(), y: height))
    }
    for width in [8.0, 9] {
      var height: Double {
        get { width * 2 }
        set { path.addLine(to: CGPoint(x: newValue, y: width)) }
      }
      height += 1
    }
    var rect: CGRect { CGRect(x: 1, y: 2, width: width, height: height()) }
    path.addRect(rect)
    return path
  }
}
