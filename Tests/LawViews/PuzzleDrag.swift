import SwiftUI

// entries: PuzzleDrag

struct PuzzlePiece: View {
  let number: Int
  @State private var offset: CGSize = .zero
  @State private var lastOffset = CGSize.zero
  @GestureState private var isLifted = false
  @State private var angle: Angle = .zero
  @State private var zoom: CGFloat = 1

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isLifted) { _, state, _ in state = true }
      .onChanged { value in
        offset = CGSize(
          width: lastOffset.width + value.translation.width, height: lastOffset.height + value.translation.height)
      }
      .onEnded { value in
        lastOffset = offset
        withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
          if abs(value.predictedEndTranslation.width) < 20 { offset = .zero }
        }
      }
  }

  var body: some View {
    RoundedRectangle(cornerRadius: isLifted ? 16 : 8)
      .fill(Color(hue: Double(number) / 9, saturation: 0.5, brightness: 0.95))
      .overlay(Text("\(number)").font(.title2.bold()))
      .frame(width: 60, height: 60)
      .scaleEffect(isLifted ? 1.1 * zoom : zoom)
      .rotationEffect(angle)
      .offset(offset)
      .zIndex(isLifted ? 1 : 0)
      .gesture(drag)
      .simultaneousGesture(MagnificationGesture().onChanged { zoom = $0 })
      .highPriorityGesture(RotationGesture().onChanged { angle = $0 })
      .onLongPressGesture(minimumDuration: 1) { angle += .degrees(90) }
  }
}

struct PuzzleDrag: View {
  @State private var isSolved = false
  @State private var pieces = Array(1...8)
  @State private var selected: Int?

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        ForEach(0..<3, id: \.self) { row in
          HStack(spacing: 4) {
            ForEach(0..<3, id: \.self) { column in
              let index = row * 3 + column
              if index < pieces.count {
                PuzzlePiece(number: pieces[index])
                  .opacity(selected == nil || selected == index ? 1 : 0.5)
                  .onTapGesture { selected = selected == index ? nil : index }
                  .transition(.asymmetric(insertion: .scale, removal: .opacity.combined(with: .slide)))
              } else {
                Color.clear.frame(width: 60, height: 60).contentShape(Rectangle())
              }
            }
          }
        }
      }
      .padding(6)
      .background(RoundedRectangle(cornerRadius: 12).fill(.gray.opacity(0.2)))
      if isSolved {
        Text("Solved!").transition(.move(edge: .bottom))
      } else {
        Text("Drag the pieces").transition(AnyTransition.opacity.animation(.easeIn(duration: 0.2)))
      }
      Button("Shuffle") {
        withAnimation { pieces.shuffle() }
      }
      .onChange(of: pieces) { isSolved = pieces == pieces.sorted() }
    }
    .animation(.default, value: isSolved)
  }
}
