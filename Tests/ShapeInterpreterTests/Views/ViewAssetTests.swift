import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Members that Xcode generates for the colours and images of asset catalogs.
struct ViewAssetTests {
  private static let red = ColorSurroundings.Asset(light: ResolvedColor(red: 1, green: 0, blue: 0))

  /// Checks a view with these statements as its body. The first one is on line 4.
  private func program(
    _ body: String, _ colors: [String]? = [], images: [String]? = [], _ rest: String = ""
  ) throws -> ShapeProgram {
    let text = "import SwiftUI\nstruct V: View {\n  var body: some View {\n\(body)\n  }\n}\n\(rest)"
    let bitmap = try #require(Bitmap(width: 3, height: 1, pixels: Array(repeating: 255, count: 12)))
    let assets = colors.map { Dictionary(uniqueKeysWithValues: $0.map { ($0, Self.red) }) }
    let pictures = images.map { Dictionary(uniqueKeysWithValues: $0.map { ($0, ImageAsset(ImageContent(bitmap))) }) }
    return ShapeProgram(checking: ShapeSource(name: "V.swift", text: text, assets: assets, images: pictures))
  }

  private func messages(
    _ body: String, _ colors: [String]? = [], images: [String]? = [], _ rest: String = ""
  ) throws -> [String] {
    try program(body, colors, images: images, rest).diagnostics.map { "\($0.place?.line ?? 0): \($0.message)" }
  }

  @Test(
    "a colour of a catalog is a member of colours, of styles and of resources",
    arguments: [
      "Color(.brandBlue)", "Color.brandBlue", "Circle().fill(.brandBlue)", "Circle().fill(.brandBlue.opacity(1))",
      "Circle().fill(Color(ColorResource.brandBlue))", "Color(uiColor: .brandBlue)",
      "Circle().foregroundStyle(true ? .brandBlue : .clear)", "Color(.brandBlue).frame(width: 9)",
    ])
  func colors(body: String) throws {
    let program = try program(body, ["Brand Blue"])
    #expect(program.diagnostics.map(\.message) == [])
    let drawing = try #require(program.entries.first).evaluate(
      .init(proposal: CGRect(x: 0, y: 0, width: 9, height: 9), values: []))
    guard case .views(let views) = drawing else { throw ViewSource.NoViews() }
    #expect("\(views)".contains("Brand Blue"))
  }

  @Test func anImageOfACatalogHasItsSize() throws {
    let program = try program("Image(.heroPhoto)", images: ["hero-photo"])
    #expect(program.diagnostics.map(\.message) == [])
    let drawing = try #require(program.entries.first).evaluate(
      .init(proposal: CGRect(x: 0, y: 0, width: 9, height: 9), values: []))
    guard case .views(let views) = drawing else { throw ViewSource.NoViews() }
    #expect(views.root?.frame.width == 3)
  }

  @Test func foldersWithANamespaceAreTypes() throws {
    let body = "Image(.Icons.star)\nColor(.Theme.card)\nCircle().fill(.Theme.card)\nLabel(\"a\", image: .Icons.star)"
    #expect(try messages(body, ["Theme/Card"], images: ["Icons/Star"]) == [])
  }

  @Test func aResourceThatIsNowhereIsToldWhereItStands() throws {
    let body = "Image(.planet)\nColor(.brandBlue)\nImage(.Icons.star).resizable()\nLabel(\"a\", image: .sun)"
    #expect(
      try messages(body) == [
        "4: no asset catalog has an image named 'planet', nor is it a PNG or JPEG file beside the source; "
          + "a box stands for it",
        "5: no asset catalog has a color named 'brandBlue'; another one stands for it",
        "6: no asset catalog has an image named 'Icons/star', nor is it a PNG or JPEG file beside the source; "
          + "a box stands for it",
        "7: no asset catalog has an image named 'sun', nor is it a PNG or JPEG file beside the source; "
          + "a box stands for it",
      ])
    // Nobody has looked.
    #expect(try messages(body, nil, images: nil) == [])
  }

  @Test func withoutACatalogAMisspelledColorStaysAnError() throws {
    #expect(
      try messages("Color.brandBlue\nCircle().fill(.brandBlue)") == [
        "4: type 'Color' has no member 'brandBlue'", "5: type 'ShapeStyle' has no member 'brandBlue'",
      ])
  }

  @Test func membersOfOtherTypesAreWhatTheyWere() throws {
    let rest = """
      extension Color { static let own = Color.red }
      extension String { static let named = "Red" }
      enum Tone { case deep }
      extension Color { init(_ tone: Tone) { self = .red } }
      """
    let body =
      "Color(.systemBackground)\nColor(.own)\nColor(.named)\nColor(.deep)\nColor(.red)\nColor(.displayP3, white: 1)"
    #expect(try messages(body, ["Red"], images: [], rest) == [])
  }

  @Test func resourcesAreValues() throws {
    let rest = """
      enum Planet: CaseIterable {
        case earth, mars
        var picture: ImageResource { switch self { case .earth: .earth; case .mars: .redPlanet } }
      }
      """
    let body = """
      ForEach(Planet.allCases, id: \\.self) { Image($0.picture) }
      Image("earth", bundle: .main)
      Color("Red", bundle: nil)
      """
    #expect(try messages(body, ["Red"], images: ["earth", "Red Planet"], rest) == [])
  }
}
