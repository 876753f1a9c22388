import SwiftUI

// entries: Effects

struct Effects: View {
  @State private var angle = Angle(degrees: 30)

  var body: some View {
    ZStack {
      Rectangle().fill(Color.red).frame(width: 80, height: 40).rotationEffect(angle)
      Rectangle().fill(.green).frame(width: 80, height: 40).rotationEffect(.radians(0.5), anchor: .topLeading)
      Text("scaled").scaleEffect(1.5).offset(x: 10, y: -20)
      Text("flipped").scaleEffect(x: -1, y: 1, anchor: .leading)
      Text("squeezed").scaleEffect(CGSize(width: 0.5, height: 2)).offset(CGSize(width: 0, height: 30))
      Circle().frame(width: 30).opacity(0.5).zIndex(-1)
      Text("hidden").hidden()
      Color.blue.frame(width: 10, height: 10).zIndex(2)
      Text("sheared").transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 3, ty: 4))
      Image(systemName: "bolt")
        .font(.largeTitle)
        .foregroundStyle(.yellow, .orange)
        .id("bolt")
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 100, height: 20)
        .mask {
          HStack {
            Circle()
            Capsule()
          }
        }
        .offset(y: 60)
      HStack(spacing: -10) {
        ForEach(0..<3) { index in
          Circle()
            .fill([Color.red, .green, .blue][index])
            .frame(width: 30, height: 30)
            .opacity(1 - Double(index) * 0.25)
        }
      }
      .compositingGroup()
      .opacity(0.8)
      .clipped()
    }
    .onTapGesture {
      withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { angle += .degrees(45) }
    }
  }
}
