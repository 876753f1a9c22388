import SwiftUI

// entries: RatingDemo

struct Rating: View {
  @Binding var value: Int
  var maximum = 5
  var off: Image?
  var on = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow

  var body: some View {
    HStack {
      ForEach(1..<maximum + 1, id: \.self) { number in
        Button {
          value = number
        } label: {
          image(for: number)
            .foregroundStyle(number > value ? offColor : onColor)
        }
      }
    }
    .buttonStyle(.plain)
  }

  func image(for number: Int) -> Image {
    if number > value {
      return off ?? on
    }
    return on
  }
}

struct RatingDemo: View {
  @State private var stars = 3

  var body: some View {
    VStack(spacing: 10) {
      Rating(value: $stars)
      Rating(value: .constant(1), maximum: 3, off: Image(systemName: "star"), onColor: .red)
      Text(String(repeating: "*", count: stars))
      Text(stars == 1 ? "1 star" : "\(stars) stars")
      Text(verbatim: ["poor", "fair", "good"].joined(separator: " / "))
    }
  }
}
