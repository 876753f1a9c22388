import SwiftUI

// entries: ScrollingDays

struct ScrollingDays: View {
  @State private var chosen = 3
  @State private var isWide = false

  var body: some View {
    ScrollViewReader { reader in
      VStack(spacing: 12) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 8) {
            ForEach(1..<15) { day in
              Text("\(day)")
                .frame(width: isWide ? 70 : 50, height: 50)
                .background(day == chosen ? Color.accentColor : Color.gray.opacity(0.2))
                .clipShape(RoundedRectangle(cornerRadius: 10))
                .id(day)
                .onTapGesture { chosen = day }
            }
          }
        }
        HStack {
          Button("First") { reader.scrollTo(1, anchor: .leading) }
          Button("Last") { reader.scrollTo(14) }
          Button("Chosen") { reader.scrollTo(chosen, anchor: .center) }
        }
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<40, id: \.self) { hour in
              Text("\(hour):00").frame(height: 30)
            }
          }
          .padding()
        }
      }
    }
  }
}
