import SwiftUI

// entries: ShelfSpacing

struct BookSpine: View {
  let title: String
  var height: CGFloat = 60
  var color = Color.brown

  var body: some View {
    Rectangle()
      .foregroundColor(color)
      .frame(width: 22, height: height)
      .overlay(
        Text(title)
          .font(.system(size: 9))
          .foregroundColor(.white)
          .fixedSize()
          .rotationEffect(.degrees(-90))
      )
  }
}

struct ShelfSpacing: View {
  private var spines: some View {
    Group {
      BookSpine(title: "Emma")
      BookSpine(title: "Ulysses", height: 72, color: .green)
      BookSpine(title: "Dune", height: 48, color: .orange)
    }
  }

  var body: some View {
    VStack(spacing: nil) {
      HStack(alignment: .bottom, spacing: 0) { spines }
      HStack(alignment: .top, spacing: 12) { spines }
      HStack(spacing: -6) { spines }
      HStack { spines }

      HStack(alignment: .bottom) {
        spines
        Spacer()
        BookSpine(title: "Last")
      }
      .border(.gray)

      HStack(spacing: 0) {
        Spacer(minLength: 30)
        BookSpine(title: "A", height: 30)
        Spacer()
        BookSpine(title: "B", height: 30)
        Spacer(minLength: 0)
      }
      .frame(width: 200)
      .border(.gray)

      HStack {
        VStack(alignment: .leading) {
          Text("left")
          Text("also left").font(.caption)
          Color.red.frame(width: 40, height: 3)
        }
        VStack(alignment: .trailing, spacing: 1) {
          Text("right")
          Text("also right").font(.caption)
          Color.red.frame(width: 40, height: 3)
        }
        VStack {}
        VStack { EmptyView() }
        ZStack(alignment: .bottomTrailing) {
          Color.blue.opacity(0.3).frame(width: 50, height: 50)
          Text("Z")
        }
      }
      HStack {
        Text("gives way because it has no priority").lineLimit(1)
        Text("is always whole").layoutPriority(1).lineLimit(1)
      }
    }
    .padding()
  }
}
