// Previews with contexts of their own: modifiers that make sample data, at once and after a while.
// entries: ShelfPreview

import SwiftUI

struct ShelvedNovel: Identifiable {
  let id: Int
  let title: String
}

final class Shelf: ObservableObject {
  @Published var novels: [ShelvedNovel] = []
  init(_ titles: [String]) {
    novels = titles.enumerated().map { ShelvedNovel(id: $0.offset, title: $0.element) }
  }
}

struct ShelfSample: PreviewModifier {
  var scale = 1.0
  static func makeSharedContext() async throws -> Shelf {
    let shelf = Shelf(["Emma", "Ulysses"])
    try await Task.sleep(for: .milliseconds(10))
    shelf.novels.append(ShelvedNovel(id: 9, title: "Kim"))
    return shelf
  }
  func body(content: Content, context: Shelf) -> some View {
    content.environmentObject(context).scaleEffect(scale)
  }
}

struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.padding(20).border(.red)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  static var shelf: Self { .modifier(ShelfSample(scale: 2)) }
}

struct ShelfView: View {
  @EnvironmentObject var shelf: Shelf
  var body: some View {
    VStack {
      ForEach(shelf.novels) { Text($0.title) }
    }
  }
}

struct ShelfPreview: View {
  let trait = PreviewTrait<Preview.ViewTraits>.modifier(Framed())
  var body: some View {
    VStack {
      trait._applied(Text("Framed")._self)
      PreviewTrait.shelf._applied(ShelfView()._self)
      PreviewTrait.fixedLayout(width: 50, height: 20)._applied(Color.green._self)
    }
  }
}
