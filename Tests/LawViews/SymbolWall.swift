import SwiftUI

// entries: SymbolWall, SymbolWall_Previews

struct SymbolWall: View {
  var names = ["star", "star.fill", "bolt", "cloud.rain", "house.fill", "gear", "person.crop.circle", "xmark"]

  @ViewBuilder
  private func sized(_ name: String) -> some View {
    Image(systemName: name).font(.caption)
    Image(systemName: name)
    Image(systemName: name).font(.title)
    Image(systemName: name).font(.system(size: 40, weight: .light))
    Image(systemName: name).resizable().frame(width: 30, height: 20)
    Image(systemName: name).resizable().scaledToFit().frame(width: 30, height: 40)
    Image(systemName: name).resizable().aspectRatio(contentMode: .fill).frame(width: 30, height: 20).clipped()
  }

  var body: some View {
    VStack(spacing: 14) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))]) {
        ForEach(names, id: \.self) { name in
          Image(systemName: name)
            .foregroundColor(name.hasSuffix(".fill") ? .orange : .primary)
            .frame(width: 44, height: 44)
            .background(Circle().stroke(.gray.opacity(0.3)))
        }
      }
      HStack(alignment: .firstTextBaseline) { sized("heart") }
      Label("Favourites", systemImage: "heart.fill")
      Label {
        Text("Two lines").bold()
        Text("of text").font(.caption)
      } icon: {
        Circle().fill(.green).frame(width: 20, height: 20)
      }
      Label(String("verbatim"), systemImage: "text.quote").foregroundStyle(.secondary)
      HStack {
        Image(systemName: "1.circle")
        Text("\(names.count) symbols")
        Spacer()
        Image(systemName: "chevron.right").foregroundStyle(.tertiary)
      }
      Text("Before ") + Text("bold").bold() + Text(" after")
      Image("sunset")
        .resizable()
        .scaledToFill()
        .frame(width: 120, height: 60)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(alignment: .bottomLeading) { Image(systemName: "camera").padding(4).foregroundColor(.white) }
    }
    .padding()
  }
}

struct SymbolWall_Previews: PreviewProvider {
  static var previews: some View {
    SymbolWall(names: ["moon", "sun.max"])
    SymbolWall(names: []).font(.largeTitle)
  }
}
