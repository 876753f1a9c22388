import SwiftUI

// entries: BoardingPass

struct Airport: Equatable {
  let code, city: String
}

struct Flight {
  let number: String
  let from, to: Airport
  let gate: String?
  let seat: String
  let departs: DateComponents
  let duration: TimeInterval

  static let demo = Flight(
    number: "ST 0815", from: Airport(code: "LIS", city: "Lisbon"), to: Airport(code: "HEL", city: "Helsinki"),
    gate: "B42", seat: "14C", departs: DateComponents(hour: 18, minute: 5), duration: 4.75 * 60 * 60)

  var time: String {
    let hour = departs.hour ?? 0
    let minute = departs.minute ?? 0
    return "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  var durationText: String {
    let minutes = Int(duration / 60)
    return "\(minutes / 60)h \(minutes % 60)m"
  }
}

struct FlightArc: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.minY - rect.height))
    return path
  }
}

struct PlaneShape: Shape {
  func path(in rect: CGRect) -> Path {
    let w = rect.width
    let h = rect.height
    var p = Path()
    p.move(to: CGPoint(x: w, y: h / 2))
    for (x, y) in [(0.62, 0.42), (0.35, 0), (0.25, 0), (0.4, 0.42), (0.15, 0.45), (0.05, 0.3), (0, 0.3)] {
      p.addLine(to: CGPoint(x: w * x, y: h * y))
    }
    p.addLine(to: CGPoint(x: w * 0.05, y: h / 2))
    let upper = p
    p.addPath(upper, transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h))
    return p.offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

struct BoardingPass: View {
  var flight: Flight = .demo
  var progress: CGFloat = 0.4

  var body: some View {
    VStack(spacing: 0) {
      top
      perforation
      bottom
    }
    .background(RoundedRectangle(cornerRadius: 18).fill(Color.cyan.opacity(0.25)))
    .padding()
  }

  private var top: some View {
    VStack(spacing: 10) {
      HStack {
        Text(flight.number).font(.headline)
        Spacer()
        Text(flight.durationText).font(.subheadline).foregroundStyle(.secondary)
      }
      HStack {
        airport(flight.from, alignment: .leading)
        ZStack {
          FlightArc().stroke(Color.gray, style: StrokeStyle(lineWidth: 1.5, dash: [4, 4]))
          FlightArc().trim(from: 0, to: progress).stroke(.blue, lineWidth: 2)
          PlaneShape().fill(.blue).frame(width: 26, height: 22).rotationEffect(.degrees(-4))
        }
        .frame(height: 36)
        airport(flight.to, alignment: .trailing)
      }
    }
    .padding(20)
  }

  private func airport(_ airport: Airport, alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      Text(airport.code).font(.system(size: 32, weight: .heavy, design: .monospaced))
      Text(airport.city).font(.caption)
    }
  }

  private var perforation: some View {
    HStack(spacing: 0) {
      Circle().fill(Color.white).frame(width: 20).offset(x: -10)
      Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [5])).frame(height: 1)
      Circle().fill(Color.white).frame(width: 20).offset(x: 10)
    }
    .frame(height: 20)
  }

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path { $0.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)]) }
    }
  }

  private var bottom: some View {
    HStack {
      let facts = [("Gate", flight.gate ?? "—"), ("Seat", flight.seat), ("Departs", flight.time)]
      ForEach(facts, id: \.0) { fact in
        VStack(alignment: .leading, spacing: 2) {
          Text(fact.0).font(.caption2).textCaseUpper()
          Text(fact.1).font(.title3).bold()
        }
        if fact.0 != "Departs" { Spacer() }
      }
    }
    .padding(20)
  }
}

extension Text {
  fileprivate func textCaseUpper() -> some View { kerning(1.5).foregroundColor(.secondary) }
}
