import SwiftUI

// entries: TypeSpecimen

struct TypeSpecimen: View {
  private let price = 1234.5
  private let count = 1_234_567
  private let share: CGFloat = 0.125

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Group {
        Text("Large Title").font(.largeTitle)
        Text("Headline").font(.headline)
        Text("Footnote").font(.footnote).italic()
        Text("Mono").font(.system(size: 15, weight: .medium, design: .monospaced))
        Text("Custom").font(.custom("Avenir", size: 22)).tracking(2)
        Text("Heavy").font(Font.title3.weight(.heavy))
      }
      Text("Hello, ").bold() + Text("world").foregroundColor(.red) + Text("!").underline()
      Text("A **bold** word, an *italic* one, ~~gone~~ and `code`")
      Text("\(count) items at \(price)")
      Text("\(price, specifier: "%.2f") €, \(share * 100, specifier: "%.1f") %")
      Text(verbatim: "**\(count)**")
      Text(String(format: "%05.1f|%d", price, 42))
      Text("A longer text that has to be broken into several lines because no line is as wide as this sentence.")
        .lineLimit(2)
        .multilineTextAlignment(.center)
        .truncationMode(.middle)
      Text("tight").kerning(-0.5).strikethrough()
      Text("SHRINK ME IF YOU MUST, AS FAR AS YOU LIKE").minimumScaleFactor(0.5).lineLimit(1)
    }
    .lineSpacing(3)
    .padding(.horizontal)
  }
}
