import SwiftUI

// entries: CurveBench, RangeSlider_Previews

struct Lissajous: Shape {
  var a: Double
  var b: Double
  var shift: Double
  var count: Int

  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Double> {
    get { AnimatablePair(AnimatablePair(a, b), shift) }
    set { (a, b, shift) = (newValue.first.first, newValue.first.second, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let points = (0...max(count, 2)).map { step -> CGPoint in
      let t = Double(step) / Double(max(count, 2)) * 2 * Double.pi
      return CGPoint(
        x: rect.midX + rect.width / 2 * CGFloat(sin(a * t + shift)),
        y: rect.midY + rect.height / 2 * CGFloat(sin(b * t)))
    }
    path.addLines(points)
    return path
  }
}

struct RangeSlider: View {
  let label: String
  @Binding var value: Double
  var range: ClosedRange<Double> = 0...10
  var step: Double = 1

  var body: some View {
    HStack {
      Text(label).frame(width: 40, alignment: .leading)
      Slider(value: $value, in: range, step: step)
      Text("\(value, specifier: "%.1f")").frame(width: 40, alignment: .trailing).monospacedDigit()
    }
  }
}

struct CurveBench: View {
  @State private var a = 3.0
  @State private var b = 2.0
  @State private var shift: Double = .pi / 2
  @State private var count: CGFloat = 120
  @State private var isFilled = false
  @State private var color = Color.blue

  private let palette = [Color.blue, .red, .green]

  private var lines: Int { Int(count) }

  private var countAsDouble: Binding<Double> {
    Binding<Double>(get: { Double(count) }, set: { count = CGFloat($0) })
  }

  var body: some View {
    VStack(spacing: 10) {
      Group {
        if isFilled {
          Lissajous(a: a, b: b, shift: shift, count: lines).fill(color, style: FillStyle(eoFill: true))
        } else {
          Lissajous(a: a, b: b, shift: shift, count: lines)
            .stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        }
      }
      .padding(10)
      .background(Color.gray.opacity(0.1))
      .aspectRatio(1, contentMode: .fit)

      RangeSlider(label: "a", value: $a)
      RangeSlider(label: "b", value: $b, range: 1...6)
      RangeSlider(label: "shift", value: $shift, range: 0...(2 * .pi), step: .pi / 12)
      RangeSlider(label: "count", value: countAsDouble, range: 3...400)
      Slider(value: $count, in: 3...400)
      Toggle("Filled", isOn: $isFilled.animation(.easeInOut))
      HStack {
        ForEach(0..<palette.count, id: \.self) { index in
          let choice = palette[index]
          Circle()
            .fill(choice)
            .overlay(Circle().stroke(lineWidth: choice == color ? 3 : 0))
            .frame(width: 24, height: 24)
            .onTapGesture { color = choice }
        }
        Spacer()
        Text(String(format: "%.0f : %.0f", a, b))
        Text(shift.formatted(.number.precision(.fractionLength(3))))
      }
    }
    .padding()
  }
}

struct RangeSlider_Previews: PreviewProvider {
  static var previews: some View {
    RangeSlider(label: "x", value: .constant(4))
  }
}
