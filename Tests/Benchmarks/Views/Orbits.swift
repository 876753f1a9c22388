import SwiftUI

/// Twenty moons that never rest: each turns about the planet by itself.
struct Orbits: View {
  @State private var isUnderWay = false

  var body: some View {
    ZStack {
      ForEach(0..<20, id: \.self) { number in
        Circle()
          .fill(number.isMultiple(of: 2) ? Color.blue : Color.orange)
          .frame(width: 12, height: 12)
          .offset(x: CGFloat(20 + number * 8))
          .rotationEffect(.degrees(isUnderWay ? 360 : 0))
          .animation(.linear(duration: Double(number + 4)).repeatForever(autoreverses: false), value: isUnderWay)
      }
      Circle().fill(.red).frame(width: 24, height: 24)
    }
    .onAppear { isUnderWay = true }
  }
}
