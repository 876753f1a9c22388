import SwiftUI

// entries: FontLadder, FontLadder_Previews

struct FontLadder: View {
  var sample = "Hamburgefonstiv"

  private let styles: [(name: String, font: Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3), ("headline", .headline),
    ("subheadline", .subheadline), ("body", .body), ("callout", .callout), ("footnote", .footnote),
    ("caption", .caption), ("caption2", .caption2),
  ]
  private let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(styles, id: \.name) { style in
          HStack(alignment: .firstTextBaseline) {
            Text(style.name).font(.caption2.monospaced()).foregroundStyle(.secondary)
            Text(sample).font(style.font).lineLimit(1)
          }
        }
        Divider()
        ForEach(weights, id: \.self) { weight in
          Text(sample).fontWeight(weight)
        }
        Divider()
        designs
      }
      .padding(.horizontal)
    }
  }

  @ViewBuilder
  private var designs: some View {
    Text(sample).font(.system(.body, design: .serif))
    Text(sample).font(.system(.title3, design: .rounded, weight: .heavy))
    Text(sample).font(.system(size: 13, design: .monospaced))
    Text(sample).fontDesign(.serif).bold()
    Text(sample).monospaced()
    Text(sample).font(.system(size: 18).weight(.light).italic())
    Text(sample).font(.custom("Georgia", size: 15))
    Text(sample).font(Font.custom("Georgia", size: 15, relativeTo: .headline).bold())
    Text(sample).font(.custom("Georgia", fixedSize: 15))
    Text("0123456789").font(.body.monospacedDigit())
    Text("tight\nleading").font(.body.leading(.tight))
    Text("loose\nleading").font(.body.leading(.loose))
  }
}

struct FontLadder_Previews: PreviewProvider {
  static var previews: some View {
    FontLadder()
    FontLadder(sample: "Ag")
      .previewDevice("iPhone SE (3rd generation)")
      .previewDisplayName("Small")
    FontLadder(sample: "Ωμέγα")
      .environment(\.colorScheme, .dark)
  }
}
