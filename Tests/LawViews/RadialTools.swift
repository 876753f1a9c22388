import SwiftUI

// entries: RadialTools, RadialTools_Previews

struct RadialPlacement: Layout {
  var radius: CGFloat
  var start: Angle
  var spread: Angle = .degrees(360)

  var animatableData: AnimatablePair<CGFloat, AnimatablePair<Double, Double>> {
    get { .init(radius, .init(start.radians, spread.radians)) }
    set {
      radius = newValue.first
      start = .radians(newValue.second.first)
      spread = .radians(newValue.second.second)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    return CGSize(width: radius * 2 + largest.width, height: radius * 2 + largest.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let isFull = abs(spread.degrees) >= 360
    let gaps = Double(isFull ? subviews.count : max(subviews.count - 1, 1))
    for (index, subview) in subviews.enumerated() {
      let weight = subview[RadialWeight.self]
      let angle = start.radians + spread.radians * Double(index) / gaps
      let distance = radius * weight
      subview.place(
        at: CGPoint(x: bounds.midX + cos(angle) * distance, y: bounds.midY + sin(angle) * distance), anchor: .center,
        proposal: .unspecified)
    }
  }
}

struct RadialWeight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func radialWeight(_ weight: CGFloat) -> some View { layoutValue(key: RadialWeight.self, value: weight) }
}

struct RadialTools: View {
  private struct Tool: Identifiable {
    let id: Int
    let symbol: String
    var uses = 0
  }

  @State private var tools = ["pencil", "scissors", "trash", "star", "flag"].enumerated().map {
    Tool(id: $0, symbol: $1)
  }
  @State private var isOpen = true
  @State private var turn = Angle.zero
  @State private var isFan = false

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        RadialPlacement(radius: isOpen ? 90 : 0, start: turn, spread: isFan ? .degrees(120) : .degrees(360)) {
          ForEach($tools) { $tool in
            Button {
              withAnimation(.bouncy) { tool.uses += 1 }
            } label: {
              Image(systemName: tool.symbol)
                .frame(width: 36, height: 36)
                .background(.mint.opacity(0.3 + Double(tool.uses) * 0.15), in: .circle)
            }
            .radialWeight(tool.uses > 1 ? 0.6 : 1)
          }
        }
        Button(isOpen ? "×" : "+") {
          withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { isOpen.toggle() }
        }
        .font(.title)
      }
      .frame(width: 240, height: 240)
      HStack {
        Button("Turn") { withAnimation(.easeInOut) { turn += .degrees(72) } }
        Button("Reverse") { withAnimation { tools.reverse() } }
        Toggle("Fan", isOn: $isFan.animation(.snappy)).fixedSize()
      }
      Text("\(tools.max { $0.uses < $1.uses }?.symbol ?? "none") is used most")
    }
    .foregroundStyle(.primary)
  }
}

struct RadialTools_Previews: PreviewProvider {
  static var previews: some View {
    RadialPlacement(radius: 40, start: .degrees(-90), spread: .degrees(180)) {
      ForEach(0..<5) { Text("\($0)").radialWeight($0 == 2 ? 0.5 : 1) }
    }
    .border(.red)
  }
}
