import SwiftUI

// entries: TextLooks, DateBoard

struct TextLooks: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Upper case").textCase(.uppercase)
      Text("LOWER").textCase(.lowercase).textCase(nil)
      Text("Under").underline(true, pattern: .dash, color: .red)
      Text("Through").strikethrough(true, pattern: .dot) + Text(" and raised").baselineOffset(3)
      Text("Small Caps").font(.body.smallCaps())
      VStack {
        Text("spaced").bold()
        Text("own").kerning(-1)
      }
      .kerning(2)
      .underline()
      Group {
        Text("large").font(.caption)
        Text("custom").font(.custom("Avenir", size: 10))
        Text("fixed").font(.custom("Avenir", fixedSize: 10))
        Image(systemName: "star").symbolVariant(.circle.fill).imageScale(.large)
      }
      .dynamicTypeSize(.accessibility2)
      Text(typeSize == .large ? "usual" : "other").dynamicTypeSize(.xSmall ... .xLarge)
      Text("two lines of space").lineLimit(2, reservesSpace: true)
      HStack {
        Text("Placeholder")
        Image("photo").resizable().renderingMode(.template).interpolation(.high).frame(width: 20, height: 20)
      }
      .redacted(reason: .placeholder)
    }
  }
}

struct DateBoard: View {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    VStack {
      Text(date, style: .date)
      Text(date, style: .time)
      Text(date, style: .timer)
      Text(date, style: .relative)
      Text(date.formatted())
      Text(date.formatted(date: .complete, time: .standard))
      Text(date, format: .dateTime.weekday(.wide).day().month())
      Text(date.formatted(.dateTime.hour().minute()))
      Text(date.formatted(.dateTime.year(.twoDigits).month(.twoDigits).day(.twoDigits)))
      Text(42.description + [1, 2].description + 1.5.description + true.description)
    }
  }
}
