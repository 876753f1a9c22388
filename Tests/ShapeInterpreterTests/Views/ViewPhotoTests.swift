import Foundation
import Testing

@testable import ShapeInterpreter

/// Photos, of which none is picked.
struct ViewPhotoTests {
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
        """,
      warnings: Array(repeating: "'PhotosPicker' works without photos: nothing is picked", count: 2) + [
        "'UIImage(data:)' works without the pixels that data holds: it returns nil"
      ])
    #expect(try life.texts(at: 0.1) == ["Select", "Pick", "none"])
  }

  /// The parts that a picker and data lack are told where they are used.
  @Test func aPickerAndDataAreToldToGiveNoPicture() throws {
    let source = ViewSource(
      body: """
        PhotosPicker("Select", selection: $item, matching: .images)
        Text(UIImage(data: Data([1, 2])) == nil ? "no" : "yes")
        """, members: "@State private var item: PhotosPickerItem?")
    #expect(source.errors == [])
    #expect(
      source.warnings == [
        "'PhotosPicker' works without photos: nothing is picked",
        "'UIImage(data:)' works without the pixels that data holds: it returns nil",
      ])
    #expect(try source.texts() == ["Select", "no"])
  }
}
