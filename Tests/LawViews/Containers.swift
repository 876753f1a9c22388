import SwiftUI

// entries: Containers

struct Panel<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content.padding(.leading, 8)
    }
    .padding()
    .overlay(RoundedRectangle(cornerRadius: 6).stroke(.gray))
  }
}

struct LabeledRow<Label: View, Value: View>: View {
  @ViewBuilder var label: () -> Label
  @ViewBuilder var value: () -> Value

  var body: some View {
    HStack {
      label()
      Spacer()
      value()
    }
  }
}

struct Repeated<Content: View>: View {
  let count: Int
  let content: (Int) -> Content

  var body: some View {
    HStack {
      ForEach(0..<count, id: \.self) { index in
        content(index)
      }
    }
  }
}

extension Panel where Content == Text {
  init(_ title: String, text: String) {
    self.init(title) { Text(text) }
  }
}

struct Containers: View {
  var isWide = true

  var body: some View {
    VStack(spacing: 12) {
      Panel("Two lines") {
        Text("first")
        Text("second")
      }
      Panel("A text", text: "made by an extension")
      Panel("Nested") {
        LabeledRow {
          Text("label")
        } value: {
          Text("1")
          Text("2").bold()
        }
        if isWide { Repeated(count: 3) { Text("#\($0)") } }
      }
      AnyView(Panel("Erased") { Circle().frame(width: 12, height: 12) })
      stacked
      ViewThatFits {
        Text("A text that needs a lot of room to be shown on one line").fixedSize()
        Text("short")
      }
      Group {}
      EmptyView()
    }
  }

  private var stacked: AnyView {
    if isWide {
      return AnyView(
        HStack {
          Color.red
          Color.blue
        })
    }
    return AnyView(Text("narrow"))
  }
}
