import SwiftUI

// entries: PianoRoll

extension HorizontalAlignment {
  private enum BarLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }

  static let barLine = HorizontalAlignment(BarLine.self)
}

extension VerticalAlignment {
  struct StaffMiddle: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height * 0.5 }
  }

  static let staffMiddle = VerticalAlignment(StaffMiddle.self)
}

extension Alignment {
  static let note = Alignment(horizontal: .barLine, vertical: .staffMiddle)
}

struct NoteHead: View {
  var pitch: Int
  var isHalf = false

  var body: some View {
    Ellipse()
      .fill(isHalf ? Color.clear : .black)
      .overlay(Ellipse().strokeBorder(lineWidth: 1.5))
      .frame(width: 14, height: 10)
      .rotationEffect(.degrees(-15))
      .alignmentGuide(.staffMiddle) { $0[VerticalAlignment.center] + CGFloat(pitch) * 5 }
  }
}

struct PianoRoll: View {
  let melody = [0, 2, 4, 5, 4, -1, 0]

  var body: some View {
    VStack(alignment: .barLine, spacing: 20) {
      HStack(alignment: .staffMiddle, spacing: 8) {
        VStack(spacing: 9) {
          ForEach(0..<5) { _ in Rectangle().frame(width: 30, height: 1) }
        }
        ForEach(melody.indices, id: \.self) { index in
          NoteHead(pitch: melody[index], isHalf: index % 3 == 2)
        }
      }
      HStack {
        Text("before the bar")
        Rectangle().frame(width: 1, height: 20).alignmentGuide(.barLine) { $0[.leading] }
        Text("after")
      }
      HStack {
        Text("short")
        Rectangle().frame(width: 1, height: 20).alignmentGuide(.barLine) { $0[.leading] }
        Text("a longer second part")
      }
      ZStack(alignment: .note) {
        Color.yellow.frame(width: 100, height: 40)
        Text("corner")
          .alignmentGuide(.barLine) { d in d[.trailing] }
          .alignmentGuide(.staffMiddle) { d in d[.bottom] }
        Circle().frame(width: 6, height: 6)
      }
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .lastTextBaseline)) {
        Text("one\ntwo").font(.title)
        Text("small").alignmentGuide(.leading) { -$0.width }
      }
      Text("guide of a frame")
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        .frame(width: 160, alignment: .trailing)
        .border(.gray)
      VStack(alignment: .leading) {
        ForEach(0..<4) { step in
          Capsule()
            .frame(width: 40, height: 6)
            .alignmentGuide(.leading) { _ in CGFloat(-12 * step) }
        }
      }
    }
  }
}
