import SwiftUI

// entries: StitchSampler

/// One row of the sampler: a name, and the stitch beside it.
private struct StitchRow<Stitch: View>: View {
  var name: String
  var stitch: Stitch

  init(_ name: String, @ViewBuilder stitch: () -> Stitch) {
    self.name = name
    self.stitch = stitch()
  }

  var body: some View {
    HStack(spacing: 16) {
      Text(name)
        .font(.caption)
        .frame(width: 90, alignment: .trailing)
      stitch.frame(height: 24)
    }
  }
}

struct StitchSampler: View {
  let thread = StrokeStyle(
    lineWidth: 4, lineCap: .round, lineJoin: .round, miterLimit: 10, dash: [12, 8], dashPhase: 4)

  static let rainbow = AngularGradient(
    gradient: Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red]), center: .center)

  var body: some View {
    VStack(spacing: 12) {
      StitchRow("plain") { Capsule().stroke() }
      StitchRow("coloured") { Capsule().stroke(Color.red) }
      StitchRow("implicit") { Capsule().stroke(.red) }
      StitchRow("width") { Capsule().stroke(lineWidth: 6) }
      StitchRow("both") { Capsule().stroke(.blue, lineWidth: 6) }
      StitchRow("style") { Capsule().stroke(style: thread) }
      StitchRow("all") { Capsule().stroke(.purple, style: thread) }
      StitchRow("gradient") { Capsule().stroke(Self.rainbow, lineWidth: 8) }
      StitchRow("inside") {
        Capsule().strokeBorder()
        Capsule().strokeBorder(lineWidth: 5)
        Capsule().strokeBorder(.green)
        Capsule().strokeBorder(Color.green, lineWidth: 5)
      }
      StitchRow("inside, style") {
        Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 3, dash: [3]))
        Rectangle().strokeBorder(.orange, style: StrokeStyle(lineWidth: 3, lineCap: .square, dash: [1, 6]))
      }
      StitchRow("on a fill") {
        Circle().fill(.yellow).stroke(.orange, lineWidth: 3)
        Circle().fill(.yellow).strokeBorder(.orange, lineWidth: 3)
        Circle().stroke(.orange, lineWidth: 3).fill(.yellow)
      }
      StitchRow("twice") {
        RoundedRectangle(cornerRadius: 6)
          .stroke(Color.gray, lineWidth: 9)
          .overlay(RoundedRectangle(cornerRadius: 6).stroke(.white, lineWidth: 5))
          .padding(.horizontal, 5)
      }
    }
    .padding(.vertical, 24)
  }
}
