import SwiftUI

// entries: Orchestra

struct Chair: View {
  var part: String

  var body: some View {
    Circle()
      .fill(Color.brown)
      .frame(width: 18, height: 18)
      .overlay(Text(part).font(.system(size: 8)))
  }
}

/// Many children at once, in groups of groups.
struct Orchestra: View {
  var isFull = true

  var strings: some View {
    Group {
      Group {
        Chair(part: "v1")
        Chair(part: "v1")
        Chair(part: "v2")
      }
      .foregroundColor(.white)
      Group {
        Chair(part: "va")
        Group {
          Chair(part: "vc")
          Chair(part: "cb")
        }
      }
      .opacity(0.8)
    }
  }

  func brass() -> AnyView {
    guard isFull else { return AnyView(EmptyView()) }
    return AnyView(
      Group {
        Chair(part: "hn")
        Chair(part: "tp")
      })
  }

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 3) {
        Chair(part: "1")
        Chair(part: "2")
        Chair(part: "3")
        Chair(part: "4")
        Chair(part: "5")
        Chair(part: "6")
        Chair(part: "7")
        Chair(part: "8")
        Chair(part: "9")
        Chair(part: "10")
      }
      HStack { strings }
      HStack {
        brass()
        AnyView(strings)
        AnyView(erasing: Text("solo"))
      }
      Section(header: Text("Woodwinds")) {
        Chair(part: "fl")
        Chair(part: "ob")
      }
      Section {
        Chair(part: "cl")
      } header: {
        Text("Reeds")
      }
      Section("Percussion") {
        if isFull {
          Chair(part: "ti")
        } else {
          EmptyView()
        }
      }
      Group { EmptyView() }
      Group {}
      let rows: [[String]] = [["S", "S"], ["A", "A", "A"], ["T"]]
      ForEach(rows, id: \.self) { row in
        HStack {
          ForEach(0..<row.count, id: \.self) { Chair(part: row[$0]) }
        }
        .padding(2)
        .border(Color.gray.opacity(0.5))
      }
    }
  }
}
