import SwiftUI

// entries: CountUpBoard

struct RollingNumber: View, Animatable {
  var value: Double
  var digits = 0

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text(digits == 2 ? String(format: "%.2f", value) : String(format: "%.0f", value))
      .font(.system(.title, design: .monospaced))
      .frame(minWidth: 80, alignment: .trailing)
  }
}

struct Thermometer: View, Animatable {
  var degrees: CGFloat
  var limits: ClosedRange<CGFloat>

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(degrees, limits.upperBound) }
    set {
      degrees = newValue.first
      limits = limits.lowerBound...max(limits.lowerBound, newValue.second)
    }
  }

  var share: CGFloat { (degrees - limits.lowerBound) / (limits.upperBound - limits.lowerBound) }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        Capsule().fill(Color.gray.opacity(0.2))
        Capsule()
          .fill(share > 0.8 ? Color.red : share > 0.4 ? .orange : .blue)
          .frame(height: max(proxy.size.width, proxy.size.height * share))
      }
    }
    .frame(width: 16)
  }
}

struct CountUpBoard: View {
  @State private var visitors = 1250.0
  @State private var heat: CGFloat = 21.5

  var body: some View {
    HStack(alignment: .bottom, spacing: 24) {
      VStack(alignment: .trailing, spacing: 8) {
        RollingNumber(value: visitors)
        RollingNumber(value: visitors / 7, digits: 2)
        Text("per day").font(.caption).foregroundStyle(.secondary)
      }
      ForEach([heat, heat * 1.5, heat * 2], id: \.self) { degrees in
        Thermometer(degrees: degrees, limits: 0...50)
          .frame(height: 120)
      }
    }
    .padding()
    .onAppear {
      withAnimation(.easeOut(duration: 2)) { visitors = 9999 }
    }
    .task { heat = 25 }
  }
}
