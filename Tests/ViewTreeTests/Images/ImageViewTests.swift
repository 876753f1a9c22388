import Foundation
import ShapeGeometry
import Testing

@testable import ViewTree

/// Images of assets in a layout: natural sizes, resizing, templates and missing ones.
@Suite struct ImageViewTests {
  private func content(_ width: Int, _ height: Int, _ red: UInt8 = 255) throws -> ImageContent {
    let pixels = (0..<width * height).flatMap { _ -> [UInt8] in [red, 0, 0, 255] }
    return ImageContent(try #require(Bitmap(width: width, height: height, pixels: pixels)))
  }

  private func drawn(_ node: ViewNode, isDark: Bool = false, isTemplate: Bool = false) throws -> (PlacedView, Scene) {
    var surroundings = ViewSurroundings()
    surroundings.colors.isDark = isDark
    surroundings.images["logo"] = ImageAsset(
      try content(80, 40), dark: try content(80, 40, 9), scale: 2, isTemplate: isTemplate)
    let unread = ImageContent(width: 60, height: 20, name: "unread") { .failure(ImageFault(sentence: "it is cut")) }
    surroundings.images["cut"] = ImageAsset(unread)
    var failure: (any Error)?
    var host: any ViewHost = CompiledHost()
    let views = LaidOutViews(
      node, in: CGSize(width: 200, height: 200), surroundings, host: &host, failure: &failure)
    return (try #require(views.root), views.scene)
  }

  private var logo: ViewNode { ._image("logo", false) }

  @Test func `an image is as large as its pixels for a point say`() throws {
    let (view, scene) = try drawn(logo)
    #expect(view.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    guard case .image(let pattern)? = scene.items.first?.paint else {
      Issue.record("the mark has no image")
      return
    }
    #expect(pattern.columns.map(\.density) == [2] && pattern.bitmap.width == 80)
  }

  @Test func `a resized image takes what it is proposed, and its proportions come from its own size`() throws {
    #expect(try drawn(logo._resizable(EdgeInsets(), false)).0.frame.size == CGSize(width: 200, height: 200))
    let fitting = try drawn(logo._resizable(EdgeInsets(), false).modified(.aspectRatio(nil, fills: false))).0
    #expect(fitting.frame == CGRect(x: 0, y: 50, width: 200, height: 100))
    let fixed = logo._resizable(EdgeInsets(), false).modified(.fixedSize(horizontal: true, vertical: true))
    #expect(try drawn(fixed).0.frame.size == CGSize(width: 40, height: 20), "its own size where nothing is proposed")
  }

  @Test func `a template is painted with the foreground`() throws {
    let red = logo.modified(.foreground([.color(.blue)]))
    #expect(try drawn(red).1.items.first?.masks.isEmpty == true)
    let item = try #require(try drawn(red, isTemplate: true).1.items.first)
    #expect(item.paint == .color(Color.blue.resolve(in: .init())) && item.masks.count == 1)
    #expect(try drawn(logo._template(true)).1.items.first?.masks.count == 1)
    #expect(try drawn(logo._template(false), isTemplate: true).1.items.first?.masks.isEmpty == true)
  }

  @Test func `the dark scheme has pixels of its own`() throws {
    guard case .image(let pattern)? = try drawn(logo, isDark: true).1.items.first?.paint else {
      Issue.record("the mark has no image")
      return
    }
    #expect(pattern.bitmap.pixels[0] == 9)
  }

  @Test func `an image whose pixels cannot be read is a box of its size with its name`() throws {
    let (view, scene) = try drawn(._image("cut", false))
    #expect(view.frame.size == CGSize(width: 60, height: 20) && scene.items.count == 2)
    #expect(scene.items.allSatisfy { if case .image = $0.paint { false } else { true } })
  }

  @Test func `an image that is not there is a box with its name, which may be resized`() throws {
    let missing = ViewNode._image("nowhere", false)
    let own = try drawn(missing)
    #expect(own.0.frame.size == CGSize(width: 100, height: 100) && own.1.items.count == 2)
    let (view, scene) = try drawn(missing._resizable(EdgeInsets(), false))
    #expect(view.frame.size == CGSize(width: 200, height: 200) && scene.items.count == 2)
  }
}
