import SwiftUI

struct EarlyReturns: Shape {
  var value: CGFloat = 0.4
  var isHidden = false

  func path(in rect: CGRect) -> Path {
    guard !isHidden else { return Path(rect) }
    guard rect.width > 0, rect.height > 0 else {
      return Path { $0.move(to: rect.origin) }
    }

    var path = Path()
    addBar(to: &path, in: rect, at: 0)
    addBar(to: &path, in: rect, at: 1)
    addBar(to: &path, in: rect, at: 2)
    return path
  }

  private func addBar(to path: inout Path, in rect: CGRect, at index: Int) {
    if index == 1 && value < 0.2 {
      return
    }
    let width = rect.width / 5
    let bar = CGRect(x: rect.minX + CGFloat(index) * 2 * width, y: rect.minY, width: width, height: rect.height)
    path.addRect(bar)
    guard value > 0.1 else { return }
    path.addRect(bar.insetBy(dx: width * 0.2, dy: 0).offsetBy(dx: 0, dy: rect.height * (1 - value)))
    if index % 2 == 0 { return }
    path.addEllipse(in: bar)
  }
}
