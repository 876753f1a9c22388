import SwiftUI

// entries: SymbolKinds, SymbolKinds_Previews

/// Symbols in their forms: plain, filled, in figures, crossed out and with badges, in weights and in levels of colour.
struct SymbolKinds: View {
  @State private var isMuted = true
  private let bases = ["heart", "bell", "envelope", "bookmark"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(bases, id: \.self) { name in
        HStack {
          Image(systemName: name)
          Image(systemName: name + ".fill").foregroundStyle(.red)
          Image(systemName: "\(name).circle")
          Image(systemName: "\(name).circle.fill").foregroundStyle(.tint)
          Image(systemName: "\(name).slash")
        }
      }
      HStack(spacing: 16) {
        Image(systemName: "gearshape").fontWeight(.ultraLight)
        Image(systemName: "gearshape").fontWeight(.black)
        Image(systemName: "gearshape").font(.system(size: 30, weight: .bold))
        Image(systemName: "gearshape").imageScale(.large)
      }
      HStack {
        Image(systemName: "checkmark.seal.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.indigo)
        Image(systemName: "xmark.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .red)
        Image(systemName: "cloud.rain").foregroundStyle(.gray, .blue)
        Image(systemName: "wifi").symbolRenderingMode(.monochrome)
      }
      .font(.title)
      .symbolRenderingMode(.hierarchical)
      Button {
        isMuted.toggle()
      } label: {
        Label(isMuted ? "Off" : "On", systemImage: isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill")
      }
      HStack {
        Image(systemName: "person")
        Image(systemName: "star.fill")
      }
      .symbolVariant(.circle.fill)
      Image(systemName: "person.badge.plus").resizable().scaledToFit().frame(height: 60)
        .foregroundStyle(.linearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
      Image(systemName: "a.name" + ".that.is.no.symbol").resizable().frame(width: 120, height: 50)
    }
    .padding()
  }
}

struct SymbolKinds_Previews: PreviewProvider {
  static var previews: some View {
    SymbolKinds().font(.largeTitle).symbolVariant(.fill)
    Canvas { context, size in
      context.draw(Image(systemName: "bolt.circle.fill"), in: CGRect(x: 10, y: 10, width: 60, height: 60))
      var star = context.resolve(Image(systemName: "star.fill"))
      star.shading = .color(.orange)
      context.draw(star, at: CGPoint(x: 120, y: 40))
    }
  }
}
