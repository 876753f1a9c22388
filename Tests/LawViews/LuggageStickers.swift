import SwiftUI

// entries: LuggageStickers

struct LuggageStickers: View {
  @State private var isFragile = true
  let count: Int? = 3

  private var suitcase: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(Color(red: 0.5, green: 0.3, blue: 0.2))
      .frame(width: 130, height: 80)
  }

  private func sticker(_ text: String, _ color: Color = .yellow) -> some View {
    Text(text)
      .font(.caption2)
      .padding(3)
      .background(color)
  }

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 24) {
        suitcase
          .overlay(sticker("centre"))
          .overlay(sticker("TL"), alignment: .topLeading)
          .overlay(sticker("BR", .orange), alignment: .bottomTrailing)
        suitcase
          .overlay(alignment: .top) {
            sticker("one")
            sticker("two").offset(y: 16)
          }
          .overlay { if isFragile { Text("FRAGILE").bold().foregroundColor(.red) } }
          .overlay(
            Group {
              if let count { Text("\(count)").foregroundColor(.white) }
            }, alignment: .bottom)
      }
      HStack(spacing: 24) {
        suitcase
          .background(Color.blue.frame(width: 150, height: 20))
          .background(alignment: .bottom) {
            Capsule().frame(width: 110, height: 30).offset(y: 8)
          }
        suitcase
          .padding(8)
          .background(.green)
          .padding(4)
          .background(Color.black, in: RoundedRectangle(cornerRadius: 16))
      }
      HStack(spacing: 24) {
        suitcase.overlay(.white.opacity(0.3))
        suitcase.overlay(Color.blue.opacity(0.5), in: Circle())
      }
      suitcase
        .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(.black, lineWidth: 3))
        .overlay(
          HStack {
            Circle()
            Spacer()
            Circle()
          }
          .frame(height: 12)
          .padding(.horizontal, 6)
          .foregroundColor(.gray)
        )
        .background {
          RoundedRectangle(cornerRadius: 14).fill(.black.opacity(0.2)).offset(x: 4, y: 4)
        }
      Text("overflow").overlay { Circle().stroke(.red).frame(width: 90, height: 90) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.95))
  }
}
