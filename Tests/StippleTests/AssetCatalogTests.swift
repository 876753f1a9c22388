import Foundation
import Testing

/// Colours of the asset catalogs around a file.
struct AssetCatalogTests {
  private func colorSet(_ red: String, green: String, blue: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}}]}
    """
  }

  @Test func `the colours of the nearest catalogs are shown and missing ones are told`() throws {
    let folder = try Folder()
    let catalog = "App/Assets.xcassets"
    try folder.write(colorSet("0xFF", green: "0x80", blue: "0x00"), to: "\(catalog)/Brand.colorset/Contents.json")
    try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "\(catalog)/Theme/Contents.json")
    let card = colorSet("0.000", green: "1.000", blue: "0.000")
    try folder.write(card, to: "\(catalog)/Theme/Card.colorset/Contents.json")
    try folder.write("{}", to: "\(catalog)/Plain/Contents.json")
    try folder.write(colorSet("0", green: "0", blue: "255"), to: "\(catalog)/Plain/Ink.colorset/Contents.json")
    try folder.write(colorSet("0", green: "0", blue: "0"), to: "Other.xcassets/Far.colorset/Contents.json")
    try folder.write(
      """
      import SwiftUI
      extension Color { static let brand = Color("Brand") }
      struct Badge: View {
        var body: some View {
          VStack {
            Color.brand
            Color("Theme/Card")
            Color("Ink")
            Color("Far")
          }
        }
      }
      """, to: "App/Views/Badge.swift")
    let result = try StippleProcess.run(["tree", "App/Views/Badge.swift"], in: folder)
    #expect(result.status == 0)
    for color in ["\"#FF8000\"", "\"#00FF00\"", "\"#0000FF\""] { #expect(result.text.contains(color)) }
    let check = try StippleProcess.run(["check", "App/Views/Badge.swift"], in: folder)
    let heads = check.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(
      heads == [
        "App/Views/Badge.swift:9:7: warning: no asset catalog has a color named 'Far'; another one stands for it"
      ])
  }

  @Test func `the names that Xcode generates stand for the colours of the catalogs`() throws {
    let folder = try Folder()
    let catalog = "App/Assets.xcassets"
    let brand = colorSet("0xFF", green: "0x80", blue: "0x00")
    try folder.write(brand, to: "\(catalog)/Brand Orange.colorset/Contents.json")
    try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "\(catalog)/Theme/Contents.json")
    let card = colorSet("0.000", green: "1.000", blue: "0.000")
    try folder.write(card, to: "\(catalog)/Theme/card-color.colorset/Contents.json")
    try folder.write(
      """
      import SwiftUI
      struct Badge: View {
        var body: some View {
          Circle().fill(.brandOrange)
          Circle().fill(.Theme.card)
        }
      }
      """, to: "App/Badge.swift")
    let result = try StippleProcess.run(["tree", "App/Badge.swift"], in: folder)
    #expect(result.status == 0)
    for color in ["\"#FF8000\"", "\"#00FF00\""] { #expect(result.text.contains(color)) }
    let check = try StippleProcess.run(["check", "App/Badge.swift"], in: folder)
    #expect(!check.errors.contains("warning"))
  }

  /// The source has no word that begins the name of a colour.
  @Test func `the accent of a catalog is that of a button`() throws {
    let folder = try Folder()
    let accent = colorSet("0xFF", green: "0x80", blue: "0x00")
    try folder.write(accent, to: "App/Assets.xcassets/AccentColor.colorset/Contents.json")
    let source = "import SwiftUI\nstruct Go: View { var body: some View { Button(\"Go\") {} } }\n"
    try folder.write(source, to: "App/Go.swift")
    let result = try StippleProcess.run(["export", "App/Go.swift", "-o", "-"], in: folder)
    #expect(result.status == 0)
    #expect(result.text.contains("fill=\"#ff8000\""))
  }
}
