import SwiftUI

// entries: TypewriterPage

extension Text {
  func key() -> some View {
    self.font(.system(.body, design: .monospaced))
      .padding(4)
      .overlay(RoundedRectangle(cornerRadius: 3).stroke())
  }

  static func initial(_ text: String) -> Text {
    Text(text.prefix(1)).font(.largeTitle).bold() + Text(text.dropFirst())
  }
}

struct TypewriterPage: View {
  private let story = "It was a dark and stormy night; the rain fell in torrents, except at occasional intervals."
  @State private var isLoud = true

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text.initial(story).lineLimit(3)
      Text(story).lineLimit(1)
      Text(story).lineLimit(1).truncationMode(.head)
      Text(story).lineLimit(1).truncationMode(.middle)
      Text(story).font(.caption).multilineTextAlignment(.trailing).frame(width: 160)
      Text(story).lineSpacing(6).frame(width: 220, height: 60, alignment: .top).clipped()
      Text(story).minimumScaleFactor(0.4).lineLimit(1)
      Text(story).fixedSize().frame(width: 100, alignment: .leading).clipped()
      HStack(spacing: 3) {
        ForEach(Array("QWERTY"), id: \.self) { Text(String($0)).key() }
      }
      Group {
        Text("underlined").underline() + Text(", ") + Text("struck").strikethrough()
        Text("spread").kerning(4) + Text(" and ") + Text("tracked").tracking(-1)
        Text("coloured ").foregroundColor(.red) + Text("styled").foregroundStyle(.blue)
        Text("heavy ").fontWeight(.heavy) + Text("italic ").italic() + Text("code").monospaced()
        Text(isLoud ? "LOUD" : "quiet").bold(isLoud).italic(!isLoud).underline(isLoud)
        Text("A *mixed* **line** with `code`")
        Text("**\(isLoud ? "loud" : "quiet")** and \(3) times _\(2.5, specifier: "%.1f")_")
        Text(verbatim: "not *mixed*")
        Text("line\nbreaks\n\nand an empty line")
        Text("")
        Text(" ")
      }
      VStack {
        Text("inherits").font(.none)
        Text("own").font(.caption)
        Text("medium").fontWeight(.medium)
      }
      .font(.title2.italic())
      .foregroundColor(.brown)
      .bold()
    }
    .padding()
  }
}
