import SwiftUI

struct TicketStub: Shape {
  /// 2...30
  var notch: CGFloat = 14
  /// 0...1
  var position: CGFloat = 0.7
  var perforated = true

  func path(in rect: CGRect) -> Path {
    let x = rect.minX + rect.width * position
    let body = RoundedRectangle(cornerRadius: notch / 2, style: .continuous).path(in: rect)
    let holes = [rect.minY, rect.maxY].map { y in
      Path(ellipseIn: CGRect(x: x, y: y, width: 0, height: 0).insetBy(dx: -notch, dy: -notch))
    }
    var ticket = holes.reduce(body) { $0.subtracting($1) }
    guard perforated else { return ticket }
    var y = rect.minY + notch * 1.5
    var dots = Path()
    while y < rect.maxY - notch * 1.5 && dots.boundingRect.height < 2_000 {
      dots.addEllipse(in: CGRect(x: x - 1, y: y, width: 2, height: 2))
      y += 8
    }
    ticket.addPath(dots)
    return ticket
  }
}
