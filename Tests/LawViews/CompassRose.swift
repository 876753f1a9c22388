import SwiftUI

// entries: CompassRose

enum CompassPoint: Int, CaseIterable, Identifiable {
  case north, northEast, east, southEast, south, southWest, west, northWest

  var id: Int { rawValue }
  var degrees: Double { Double(rawValue) * 45 }
  var isCardinal: Bool { rawValue % 2 == 0 }

  var letters: String {
    switch self {
    case .north: "N"
    case .east: "E"
    case .south: "S"
    case .west: "W"
    case .northEast: "NE"
    case .southEast: "SE"
    case .southWest: "SW"
    case .northWest: "NW"
    }
  }

  init(heading: Double) {
    let turns = (heading / 45).rounded()
    let index = Int(turns.truncatingRemainder(dividingBy: 8))
    self = CompassPoint(rawValue: index < 0 ? index + 8 : index)!
  }
}

struct CompassStar: Shape {
  var points = 4
  var ratio: CGFloat = 0.25

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    var path = Path()
    for i in 0..<(points * 2) {
      let radius = i.isMultiple(of: 2) ? outer : outer * ratio
      let angle = CGFloat(i) * .pi / CGFloat(points) - .pi / 2
      let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      if i == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    path.closeSubpath()
    return path
  }
}

private struct DegreeRing: View {
  var body: some View {
    ZStack {
      ForEach(0..<72) { tick in
        VStack {
          Rectangle()
            .fill(tick == 0 ? Color.red : Color.primary)
            .frame(width: tick % 18 == 0 ? 3 : 1, height: tick.isMultiple(of: 6) ? 14 : 7)
          Spacer()
        }
        .rotationEffect(.degrees(Double(tick) * 5))
      }
    }
  }
}

struct CompassRose: View {
  @State var heading: Double = 312

  var body: some View {
    VStack(spacing: 16) {
      Text("\(Int(heading))° \(CompassPoint(heading: heading).letters)")
        .font(.system(.title, design: .monospaced))
      ZStack {
        Circle().strokeBorder(Color.secondary, lineWidth: 2)
        DegreeRing().padding(6)
        CompassStar().fill(Color.primary.opacity(0.15)).rotationEffect(.degrees(45)).padding(70)
        CompassStar(ratio: 0.18).fill(.tertiary).padding(44)
        ForEach(CompassPoint.allCases) { point in
          VStack {
            Text(point.letters)
              .font(point.isCardinal ? .headline : .caption)
              .foregroundColor(point == .north ? .red : .primary)
              .rotationEffect(.degrees(heading - point.degrees))
            Spacer()
          }
          .padding(24)
          .rotationEffect(.degrees(point.degrees))
        }
        Capsule().fill(.red).frame(width: 4).padding(.vertical, 80).rotationEffect(.degrees(heading))
      }
      .rotationEffect(.degrees(-heading))
      .aspectRatio(1, contentMode: .fit)
      Slider(value: $heading, in: 0...360)
      Text("Opposite: \(CompassPoint(heading: heading - 180).letters)").font(.footnote)
    }
    .padding()
  }
}
