import SwiftUI

// entries: StarReviews

struct ReviewStar: Shape {
  var corners = 5
  var smoothness: CGFloat = 0.45

  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    var currentAngle = -CGFloat.pi / 2
    let angleAdjustment = .pi * 2 / CGFloat(corners * 2)
    let innerX = center.x * smoothness
    let innerY = center.y * smoothness
    var path = Path()
    path.move(to: CGPoint(x: center.x * cos(currentAngle), y: center.y * sin(currentAngle)))
    var bottomEdge: CGFloat = 0
    for corner in 0..<corners * 2 {
      let sinAngle = sin(currentAngle)
      let cosAngle = cos(currentAngle)
      let bottom: CGFloat
      if corner.isMultiple(of: 2) {
        bottom = center.y * sinAngle
        path.addLine(to: CGPoint(x: center.x * cosAngle, y: bottom))
      } else {
        bottom = innerY * sinAngle
        path.addLine(to: CGPoint(x: innerX * cosAngle, y: bottom))
      }
      if bottom > bottomEdge { bottomEdge = bottom }
      currentAngle += angleAdjustment
    }
    let unusedSpace = (rect.height / 2 - bottomEdge) / 2
    return path.applying(CGAffineTransform(translationX: center.x, y: center.y + unusedSpace))
  }
}

struct PartialStars: View {
  let rating: Double
  var size: CGFloat = 22
  var tint = Color.yellow

  private func fill(of star: Int) -> CGFloat { CGFloat(min(max(rating - Double(star), 0), 1)) }

  var body: some View {
    HStack(spacing: size / 8) {
      ForEach(0..<5) { star in
        ZStack(alignment: .leading) {
          ReviewStar().fill(Color.gray.opacity(0.25))
          ReviewStar()
            .fill(tint)
            .mask(alignment: .leading) {
              Rectangle().frame(width: size * fill(of: star))
            }
        }
        .frame(width: size, height: size)
      }
    }
  }
}

struct RatingHistogram: View {
  let counts: [Int: Int]

  private var total: Int { counts.values.reduce(0, +) }

  var body: some View {
    VStack(spacing: 3) {
      ForEach((1...5).reversed(), id: \.self) { stars in
        HStack(spacing: 6) {
          Text("\(stars)").font(.caption2).frame(width: 10)
          GeometryReader { geo in
            Capsule().fill(Color.gray.opacity(0.2))
            Capsule().fill(.yellow).frame(width: geo.size.width * CGFloat(counts[stars] ?? 0) / CGFloat(max(total, 1)))
          }
          .frame(height: 6)
          Text((Double(counts[stars] ?? 0) / Double(total)).formatted(.percent.precision(.fractionLength(0))))
            .font(.caption2)
            .frame(width: 34, alignment: .trailing)
        }
      }
    }
  }
}

struct StarReviews: View {
  private let counts = [5: 120, 4: 48, 3: 9, 1: 23]
  private let reviews: [(who: String, stars: Double, text: String?)] = [
    ("Kim", 5, "Does what it says."), ("Lee", 2.5, nil),
    ("Sam", 3.75, "Good, but the manual could be longer than one page."),
  ]

  private var average: Double {
    let sum = counts.reduce(0) { $0 + $1.key * $1.value }
    return Double(sum) / Double(counts.values.reduce(0, +))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        VStack {
          Text(average, format: .number.precision(.fractionLength(1))).font(.system(size: 48, weight: .bold))
          PartialStars(rating: average, size: 14, tint: .orange)
        }
        RatingHistogram(counts: counts)
      }
      ForEach(reviews, id: \.who) { review in
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            Text(review.who).bold()
            Spacer()
            PartialStars(rating: review.stars)
          }
          if let text = review.text { Text(text).font(.callout).italic() }
        }
      }
      HStack {
        ForEach([3, 4, 6, 9], id: \.self) {
          ReviewStar(corners: $0, smoothness: 0.6).stroke().frame(width: 40, height: 40)
        }
      }
    }
    .padding()
  }
}
