import SwiftUI

struct Ternaries: Shape {
  var flipped = false
  var rounded: Bool = true
  var level = 2

  func path(in rect: CGRect) -> Path {
    let y = flipped ? rect.minY : rect.maxY
    let r: CGFloat = rounded ? level > 1 ? 12 : 6 : 0
    let sign: CGFloat = flipped != rounded ? 1 : -1
    let isWide = rect.width >= rect.height && !(level == 0) || flipped
    var path = rounded ? Path(roundedRect: rect, cornerRadius: r) : Path(rect)
    path.move(to: CGPoint(x: isWide ? rect.minX : rect.maxX, y: y))
    path.addLine(to: .init(x: rect.midX + sign * (level > 0 ? 5 : 7.5), y: rect.midY))
    let style: RoundedCornerStyle = if isWide { .circular } else { .continuous }
    path.addRoundedRect(in: rect.insetBy(dx: 9, dy: 9), cornerSize: .init(width: r, height: r), style: style)
    return path
  }
}
