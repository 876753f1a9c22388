import SwiftUI

// entries: LoadingDots, ActivityIndicators

struct LoadingDots: View {
  @State private var isAnimating = false
  let count: Int = 5
  var color: Color = .accentColor

  var body: some View {
    HStack {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(color)
          .frame(width: 10, height: 10)
          .scaleEffect(isAnimating ? 1 : 0.5)
          .opacity(opacity(of: index))
          .animation(.easeInOut(duration: 0.6).repeatForever().delay(0.2 * Double(index)), value: isAnimating)
      }
    }
    .onAppear { isAnimating = true }
  }

  private func opacity(of index: Int) -> Double {
    let middle = Double(count - 1) / 2
    return 1 - abs(Double(index) - middle) / Double(count)
  }
}

struct ActivityIndicators: View {
  var body: some View {
    VStack(spacing: 20) {
      LoadingDots()
      LoadingDots(color: .red)
      ProgressView()
      ProgressView(value: 0.3)
      ProgressView("Loading", value: 30, total: 120)
      ZStack {
        ForEach(0..<8) { index in
          Capsule()
            .frame(width: 4, height: 12)
            .offset(y: -20)
            .rotationEffect(.degrees(Double(index) / 8 * 360))
            .opacity(Double(index + 1) / 8)
        }
      }
      .frame(width: 60, height: 60)
    }
  }
}
