import Foundation
import Testing

@testable import ShapeInterpreter

/// Photos, of which none is picked.
struct ViewPhotoTests {
  private func texts(_ body: String, members: String = "", _ rest: String = "") throws -> [String] {
    let source = ViewSource(body: body, members: members, rest)
    #expect(source.errors == [] && source.warnings == [])
    return try source.texts()
  }

  /// A picker of photos is its label, and nothing is picked.
  @Test func photosAreNotPicked() throws {
    let life = try ViewLife(
      body: """
        VStack {
          PhotosPicker("Select", selection: $item, matching: .images)
          PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .not(.videos)])) { Text("Pick") }
          Text(image == nil && picture == nil ? "none" : "some")
        }
        .photosPicker(isPresented: $isShown, selection: $item)
        .onChange(of: item) { _, new in
          Task {
            if let data = try? await new?.loadTransferable(type: Data.self) { picture = UIImage(data: data) }
            image = try? await new?.loadTransferable(type: Image.self)
          }
        }
        """,
      members: """
        @State private var item: PhotosPickerItem?
        @State private var items: [PhotosPickerItem] = []
        @State private var image: Image?
        @State private var picture: UIImage?
        @State private var isShown = false
        """)
    #expect(try life.texts(at: 0.1) == ["Select", "Pick", "none"])
    #expect(try texts("Text(UIImage(data: Data([1, 2])) == nil ? \"no\" : \"yes\")") == ["no"])
  }
}
