import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Images and symbols that are not there: what is told of them.
struct ViewImageTests {
  @Test func anImageThatIsNowhereIsToldWhereItStands() throws {
    let text = """
      import SwiftUI
      struct V: View {
        var body: some View {
          Image("known")
          Image("nowhere").resizable()
        }
      }
      """
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]))
    func program(_ images: [String: ImageAsset]?, _ faults: [String: String] = [:]) -> ShapeProgram {
      ShapeProgram(checking: ShapeSource(name: "V.swift", text: text, images: images, imageFaults: faults))
    }
    let known = ["known": ImageAsset(ImageContent(bitmap))]
    let diagnostics = program(known).diagnostics
    let sentence =
      """
      no asset catalog has an image named 'nowhere', nor is it a PNG or JPEG file beside the source; a box stands for it
      """
    #expect(diagnostics.map(\.message) == [sentence])
    #expect(diagnostics.first?.place?.line == 5)
    #expect(program(known, ["nowhere": "it is broken"]).diagnostics.map(\.message) == ["it is broken"])
    // Nobody has looked for images.
    #expect(program(nil).diagnostics.isEmpty)
  }

  @Test func onlyImagesThatTheCodeNamesAreRead() throws {
    let read = Guarded<Set<String>>([])
    func asset(_ name: String, dark: String? = nil) -> ImageAsset {
      func content(_ name: String) -> ImageContent {
        ImageContent(width: 2, height: 1, name: name) {
          read.access { _ = $0.insert(name) }
          return .failure(ImageFault(sentence: "\(name) is cut"))
        }
      }
      return ImageAsset(content(name), dark: dark.map(content))
    }
    let text = """
      import SwiftUI
      struct V: View {
        var number = 1
        var body: some View {
          Image("named")
          Image("other \\(number)")
        }
      }
      """
    let images = ["named": asset("a", dark: "b"), "other 1": asset("c"), "other 2": asset("d")]
    let program = ShapeProgram(checking: ShapeSource(name: "V.swift", text: text, images: images))
    #expect(program.diagnostics.map(\.message) == ["a is cut"])
    #expect(program.diagnostics.first?.place?.line == 5)
    #expect(read.access { $0 } == ["a"])
  }

  @Test func aSymbolWithoutADrawingIsToldWhereItStands() throws {
    let source = ViewSource(
      body: """
        Image(systemName: "star.fill")
        Image(systemName: "airplayaudio")
        Label("a", systemImage: "nothing.at.all")
        Button("b", systemImage: "star") {}
        """)
    #expect(
      source.warnings == [
        "no drawing is there of the symbol 'airplayaudio'; a box stands for it",
        "no drawing is there of the symbol 'nothing.at.all'; a box stands for it",
      ])
    #expect(source.program.diagnostics.map(\.place?.line) == [6, 7])
  }

  /// `UIImage()` has no pixels: no box stands for it.
  @Test func anImageWithoutPixelsHasNoSize() throws {
    let source = ViewSource(
      body: "HStack(spacing: 0) { Text(\"a\"); Image(uiImage: picture); Text(\"b\") }",
      members: "@State private var picture = UIImage()")
    #expect(source.errors == [] && source.warnings == [])
    func images(in view: PlacedView) -> [CGRect] {
      (view.part.name == "Image" ? [view.frame] : []) + view.children.flatMap(images)
    }
    #expect(try images(in: #require(source.views(width: 200, height: 100).root)).map(\.size) == [.zero])
  }
}
