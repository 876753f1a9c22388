import SwiftUI

// entries: Badge, BadgeRow, BadgeRow_Previews

struct Badge: View {
  var count = 3
  var body: some View {
    Text("\(count)")
      .font(.caption)
      .foregroundColor(.white)
      .padding(6)
      .background(Circle().fill(Color.red))
  }
}

struct BadgeRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Badge()
      Badge(count: 12)
      if true { Badge(count: 1234) } else { Text("none") }
    }
  }
}

struct BadgeRow_Previews: PreviewProvider {
  static var previews: some View {
    BadgeRow()
    Badge().padding()
  }
}
