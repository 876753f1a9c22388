import SwiftUI

// entries: Alignments

struct Alignments: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 10) {
      Text("long enough")
      Text("guide").alignmentGuide(.trailing) { $0.width / 2 }
      Text("own").alignmentGuide(.trailing) { dimensions in dimensions[.leading] - 10 }
      HStack(alignment: .top) {
        Text("A\nB\nC")
        Text("one").alignmentGuide(.top) { d in d[VerticalAlignment.center] }
        Text("two").alignmentGuide(.top, computeValue: { -$0.height })
      }
      HStack(alignment: .lastTextBaseline, spacing: 4) {
        Text("big").font(.largeTitle)
        Text("small\nlines").font(.caption)
        Image(systemName: "star")
      }
      HStack(alignment: .bottom) {
        Color.red.frame(width: 10, height: 30)
        Color.green.frame(width: 10, height: 20)
        Divider()
        Color.blue.frame(width: 10, height: 10)
      }
      .frame(height: 40)
      ZStack(alignment: .bottomLeading) {
        Color.gray.frame(width: 60, height: 40)
        Text("x")
      }
      Color.yellow
        .frame(width: 80, height: 30)
        .overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
        .overlay(Text("mid"), alignment: .center)
        .background(alignment: .bottom) { Color.black.frame(width: 90, height: 4) }
        .background(Color.pink.frame(width: 100, height: 10), alignment: .leading)
    }
  }
}
