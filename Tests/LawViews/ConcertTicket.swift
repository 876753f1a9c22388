import SwiftUI

// entries: ConcertTicket, ConcertTicket_Previews

struct NotchedTicket: InsettableShape {
  var notch: CGFloat = 12
  var position: CGFloat = 0.7
  var corner: CGFloat = 10
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let r = rect.insetBy(dx: insetAmount, dy: insetAmount)
    let y = r.minY + r.height * position
    var p = Path()
    p.move(to: CGPoint(x: r.minX + corner, y: r.minY))
    p.addLine(to: CGPoint(x: r.maxX - corner, y: r.minY))
    p.addArc(tangent1End: CGPoint(x: r.maxX, y: r.minY), tangent2End: CGPoint(x: r.maxX, y: y), radius: corner)
    p.addLine(to: CGPoint(x: r.maxX, y: y - notch))
    p.addArc(
      center: CGPoint(x: r.maxX, y: y), radius: notch, startAngle: .degrees(270), endAngle: .degrees(90),
      clockwise: true)
    p.addLine(to: CGPoint(x: r.maxX, y: r.maxY - corner))
    p.addArc(
      tangent1End: CGPoint(x: r.maxX, y: r.maxY), tangent2End: CGPoint(x: r.minX, y: r.maxY), radius: corner)
    p.addLine(to: CGPoint(x: r.minX + corner, y: r.maxY))
    p.addArc(
      tangent1End: CGPoint(x: r.minX, y: r.maxY), tangent2End: CGPoint(x: r.minX, y: r.minY), radius: corner)
    p.addLine(to: CGPoint(x: r.minX, y: y + notch))
    p.addArc(
      center: CGPoint(x: r.minX, y: y), radius: notch, startAngle: .degrees(90), endAngle: .degrees(-90),
      clockwise: true)
    p.addLine(to: CGPoint(x: r.minX, y: r.minY + corner))
    p.addArc(
      tangent1End: CGPoint(x: r.minX, y: r.minY), tangent2End: CGPoint(x: r.maxX, y: r.minY), radius: corner)
    p.closeSubpath()
    return p
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

struct TicketBarcode: Shape {
  let code: String

  func path(in rect: CGRect) -> Path {
    let widths = code.utf8.flatMap { [CGFloat($0 % 4) + 1, CGFloat($0 / 4 % 3) + 1] }
    let unit = rect.width / max(widths.reduce(0, +), 1)
    var path = Path()
    var x = rect.minX
    for (index, width) in widths.enumerated() {
      if index.isMultiple(of: 2) {
        path.addRect(CGRect(x: x, y: rect.minY, width: width * unit, height: rect.height))
      }
      x += width * unit
    }
    return path
  }
}

struct ConcertTicket: View {
  var band = "The Terminals"
  var seat: (row: Character, number: Int)? = ("F", 23)
  var tint: Color = .indigo

  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 6) {
        Text(band.uppercased()).font(.system(size: 30, weight: .black)).minimumScaleFactor(0.4).lineLimit(1)
        HStack {
          field("DATE", "14 JUL")
          Spacer()
          field("DOORS", "19:30")
          Spacer()
          field("SEAT", seat.map { "\($0.row)\($0.number)" } ?? "STANDING")
        }
        Spacer()
      }
      .padding(20)
      .frame(height: 210)
      .foregroundColor(.white)
      TicketBarcode(code: band).fill(.white).padding(18).frame(height: 90)
    }
    .background(NotchedTicket().fill(tint.gradient))
    .overlay(NotchedTicket().strokeBorder(.white.opacity(0.5), style: StrokeStyle(lineWidth: 2)))
    .overlay {
      GeometryReader { g in
        Path { p in
          p.move(to: CGPoint(x: 18, y: g.size.height * 0.7))
          p.addLine(to: CGPoint(x: g.size.width - 18, y: g.size.height * 0.7))
        }
        .stroke(.white, style: StrokeStyle(lineWidth: 1, dash: [6, 4], dashPhase: 2))
      }
    }
    .padding()
  }

  private func field(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading) {
      Text(name).font(.caption2).opacity(0.7)
      Text(value).font(.headline)
    }
  }
}

struct ConcertTicket_Previews: PreviewProvider {
  static var previews: some View {
    ConcertTicket(band: "A", seat: nil, tint: .red)
  }
}
