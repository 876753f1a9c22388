import SwiftUI

// entries: RelativeFrames, RelativeFrames_Previews

struct Carousel: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 8) {
        ForEach(0..<5) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(Color(hue: Double(index) / 5, saturation: 0.6, brightness: 0.9))
            .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 8)
        }
      }
    }
    .frame(height: 90)
  }
}

struct RelativeFrames: View {
  var body: some View {
    VStack {
      Carousel().padding(.horizontal, 16)
      Text("Half").containerRelativeFrame(.horizontal) { length, _ in length / 2 }.background(.yellow)
      ScrollView {
        Color.mint.containerRelativeFrame(.vertical, alignment: .top) { length, axis in
          axis == .vertical ? length * 0.7 : length
        }
      }
    }
  }
}

struct RelativeFrames_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back later."))
        .toolbarBackground(.orange, for: .navigationBar)
        .navigationTitle("Empty")
        .navigationBarTitleDisplayMode(.inline)
    }
    ContentUnavailableView {
      Label("Off", systemImage: "wifi.slash")
    } description: {
      Text("No network")
    } actions: {
      Button("Retry") {}
    }
  }
}
