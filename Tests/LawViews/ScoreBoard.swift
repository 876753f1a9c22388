import SwiftUI

// entries: ScoreBoard

/// The seven segments of a digit, from the top clockwise, the middle last.
struct SevenSegments: Shape {
  let digit: Int
  var isOn = true

  private static let patterns: [UInt8] = [
    0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111, 0b1111111, 0b1101111,
  ]

  func path(in rect: CGRect) -> Path {
    let thickness = rect.width * 0.16
    let gap = thickness * 0.1
    let half = rect.height / 2
    var path = Path()
    let pattern = Self.patterns[digit]
    for segment in 0..<7 where (pattern & (1 << UInt8(segment)) != 0) == isOn {
      let isHorizontal = segment == 0 || segment == 3 || segment == 6
      let origin: CGPoint
      switch segment {
      case 0: origin = CGPoint(x: thickness, y: 0)
      case 1: origin = CGPoint(x: rect.width - thickness, y: thickness / 2)
      case 2: origin = CGPoint(x: rect.width - thickness, y: half)
      case 3: origin = CGPoint(x: thickness, y: rect.height - thickness)
      case 4: origin = CGPoint(x: 0, y: half)
      case 5: origin = CGPoint(x: 0, y: thickness / 2)
      default: origin = CGPoint(x: thickness, y: half - thickness / 2)
      }
      let size =
        isHorizontal
        ? CGSize(width: rect.width - thickness * 2, height: thickness)
        : CGSize(width: thickness, height: half - thickness / 2)
      let box = CGRect(origin: origin, size: size).insetBy(dx: gap, dy: gap).offsetBy(dx: rect.minX, dy: rect.minY)
      path.addRoundedRect(in: box, cornerSize: CGSize(width: thickness / 3, height: thickness / 3))
    }
    return path
  }
}

struct SegmentDisplay: View {
  var number: Int
  var digits = 2
  var color = Color.red

  private var figures: [Int] {
    var rest = number
    var figures: [Int] = []
    repeat {
      figures.insert(rest % 10, at: 0)
      rest /= 10
    } while figures.count < digits
    return figures
  }

  var body: some View {
    HStack(spacing: 6) {
      ForEach(Array(figures.enumerated()), id: \.offset) { _, figure in
        ZStack {
          SevenSegments(digit: figure).fill(color)
          SevenSegments(digit: figure, isOn: false).fill(color.opacity(0.12))
        }
        .aspectRatio(0.55, contentMode: .fit)
      }
    }
  }
}

struct ScoreSide: View {
  let name: String
  @Binding var score: Int
  let isServing: Bool

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 4) {
        if isServing { Circle().fill(.yellow).frame(width: 8, height: 8) }
        Text(name).font(.headline).foregroundColor(.white)
      }
      SegmentDisplay(number: score).frame(height: 80)
      HStack {
        Button("-") { if score > 0 { score -= 1 } }.disabled(score == 0)
        Button("+") { score += 1 }
      }
      .buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity)
  }
}

struct ScoreBoard: View {
  @State private var home = 21
  @State private var guest = 0
  @State private var period = 3
  private let seconds = 754

  var body: some View {
    VStack(spacing: 20) {
      HStack(alignment: .center, spacing: 4) {
        SegmentDisplay(number: seconds / 60, color: .orange)
        VStack(spacing: 10) { ForEach(0..<2) { _ in Circle().fill(.orange).frame(width: 6) } }
        SegmentDisplay(number: seconds % 60, color: .orange)
      }
      .frame(height: 50)
      HStack(alignment: .top) {
        ScoreSide(name: "HOME", score: $home, isServing: home >= guest)
        SegmentDisplay(number: period, digits: 1, color: .green).frame(height: 40).padding(.top, 40)
        ScoreSide(name: "GUEST", score: Binding(get: { guest }, set: { guest = min($0, 99) }), isServing: false)
      }
      HStack(spacing: 2) {
        ForEach(0..<10) { SevenSegments(digit: $0).fill(.gray).frame(width: 12, height: 22) }
      }
    }
    .padding()
    .background(Color.black)
    .cornerRadius(16)
  }
}
