import SwiftUI

// entries: SkillRadar, SkillRadarCompare

struct SkillAxis: Identifiable {
  var id: String { name }
  let name: String
  var value: CGFloat
}

struct RadarWeb: Shape {
  let sides: Int
  let rings: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for ring in 1...rings {
      let share = CGFloat(ring) / CGFloat(rings)
      path.addLines((0...sides).map { RadarWeb.corner($0, of: sides, share: share, in: rect) })
    }
    for side in 0..<sides {
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: RadarWeb.corner(side, of: sides, share: 1, in: rect))
    }
    return path
  }

  static func corner(_ index: Int, of sides: Int, share: CGFloat, in rect: CGRect) -> CGPoint {
    let angle = CGFloat(index) * 2 * .pi / CGFloat(sides) - .pi / 2
    let radius = min(rect.width, rect.height) / 2 * share
    return CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
  }
}

struct RadarArea: Shape {
  var shares: [CGFloat]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, share) in shares.enumerated() {
      let point = RadarWeb.corner(index, of: shares.count, share: max(0, min(share, 1)), in: rect)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.closeSubpath()
    return path
  }
}

struct SkillRadar: View {
  var title = "Player one"
  var tint = Color.green
  var skills = [
    SkillAxis(name: "Speed", value: 0.9), SkillAxis(name: "Power", value: 0.45),
    SkillAxis(name: "Focus", value: 0.7), SkillAxis(name: "Luck", value: 0.2),
    SkillAxis(name: "Craft", value: 1.2), SkillAxis(name: "Charm", value: 0.65),
  ]

  var body: some View {
    VStack(spacing: 24) {
      Text(title).font(.headline)
      ZStack {
        RadarWeb(sides: skills.count, rings: 4).stroke(.gray.opacity(0.4), lineWidth: 0.7)
        RadarArea(shares: skills.map { $0.value }).fill(tint.opacity(0.3))
        RadarArea(shares: skills.map { $0.value }).stroke(tint, style: .init(lineWidth: 2, lineJoin: .round))
        names
      }
      .aspectRatio(1, contentMode: .fit)
      .padding(30)
    }
  }

  var names: some View {
    GeometryReader { geo in
      ForEach(Array(skills.enumerated()), id: \.element.id) { offset, skill in
        let spot = RadarWeb.corner(
          offset, of: skills.count, share: 1.15, in: CGRect(origin: .zero, size: geo.size))
        VStack(spacing: 0) {
          Text(skill.name).font(.caption2).bold()
          Text("\(Int((skill.value * 100).rounded()))").font(.system(size: 9))
        }
        .fixedSize()
        .position(spot)
      }
    }
  }
}

struct SkillRadarCompare: View {
  var body: some View {
    HStack {
      SkillRadar(title: "Three", tint: .red, skills: ["A", "B", "C"].map { SkillAxis(name: $0, value: 0.8) })
      SkillRadar(
        title: "Five", tint: .blue,
        skills: (0..<5).map { SkillAxis(name: "\($0)", value: CGFloat($0 + 1) / 5) })
    }
  }
}
