import SwiftUI

// entries: DoubleTapPhoto

struct DoubleTapPhoto: View {
  @State private var isLiked = false
  @State private var taps = 0
  @State private var isPinned = false
  @State private var isDown = false
  @GestureState private var isHeld = false

  var body: some View {
    VStack(spacing: 12) {
      Rectangle()
        .fill(LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom))
        .frame(height: 200)
        .overlay(alignment: .topTrailing) {
          Image(systemName: isLiked ? "heart.fill" : "heart").padding()
        }
        .onTapGesture(count: 2) { isLiked.toggle() }
        .onTapGesture { taps += 1 }
      Circle()
        .fill(isPinned ? .red : .gray)
        .frame(width: 60, height: 60)
        .scaleEffect(isDown ? 0.9 : 1)
        .onLongPressGesture(minimumDuration: 0.8) {
          isPinned.toggle()
        } onPressingChanged: {
          isDown = $0
        }
      Capsule()
        .fill(isHeld ? .green : .mint)
        .frame(width: 100, height: 40)
        .gesture(
          LongPressGesture(minimumDuration: 1)
            .updating($isHeld) { value, state, _ in state = value }
            .onEnded { _ in taps = 0 }
        )
      Text("\(taps) taps, \(isLiked ? "liked" : "not liked")")
    }
    .padding()
  }
}
