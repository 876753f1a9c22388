import SwiftUI

// entries: PreferenceRuler

struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct RulerUnitKey: EnvironmentKey {
  static let defaultValue = RulerUnit.centimeters
}

extension EnvironmentValues {
  var rulerUnit: RulerUnit {
    get { self[RulerUnitKey.self] }
    set { self[RulerUnitKey.self] = newValue }
  }
}

enum RulerUnit: String, CaseIterable {
  case centimeters = "cm"
  case inches = "in"

  /// Points, marks of a unit, and how many of those are one long mark.
  var marks: (points: CGFloat, parts: Int, long: Int) {
    self == .centimeters ? (63, 10, 5) : (160, 16, 4)
  }
}

struct RulerMarks: Shape {
  let unit: RulerUnit

  func path(in rect: CGRect) -> Path {
    let (points, parts, long) = unit.marks
    let step = points / CGFloat(parts)
    var path = Path()
    var index = 0
    while CGFloat(index) * step <= rect.width {
      let x = rect.minX + CGFloat(index) * step
      let share: CGFloat = index % parts == 0 ? 0.7 : index % long == 0 ? 0.5 : 0.3
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.minY + rect.height * share))
      index += 1
    }
    return path
  }
}

struct Ruler: View {
  @Environment(\.rulerUnit) private var unit

  var body: some View {
    GeometryReader { proxy in
      let count = Int(proxy.size.width / unit.marks.points)
      ZStack(alignment: .topLeading) {
        Rectangle().fill(Color.yellow.opacity(0.6))
        RulerMarks(unit: unit).stroke(.black, lineWidth: 1)
        ForEach(0..<count + 1, id: \.self) { number in
          Text("\(number)")
            .font(.system(size: 10))
            .position(x: CGFloat(number) * unit.marks.points + 8, y: proxy.size.height * 0.8)
        }
        Text(unit.rawValue)
          .font(.caption2)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          .padding(2)
      }
      .preference(key: WidestKey.self, value: proxy.size.width)
    }
    .frame(height: 46)
  }
}

struct PreferenceRuler: View {
  @State private var widest: CGFloat = 0
  private let lines = ["one", "twenty-two", "three hundred and thirty-three"]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Ruler()
      Ruler().environment(\.rulerUnit, .inches)
      ForEach(lines, id: \.self) { line in
        Text(line)
          .background(
            GeometryReader { geo in
              Color.orange.opacity(0.3).preference(key: WidestKey.self, value: geo.size.width)
            }
          )
          .frame(width: widest > 0 ? widest : nil, alignment: .trailing)
      }
      HStack(spacing: 0) {
        ForEach(RulerUnit.allCases, id: \.rawValue) { unit in
          Ruler().environment(\.rulerUnit, unit).frame(width: 120).clipped()
        }
      }
    }
    .onPreferenceChange(WidestKey.self) { widest = $0 }
    .coordinateSpace(name: "rulers")
    .padding()
  }
}
