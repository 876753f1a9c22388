import Foundation
import Testing

@testable import ViewTree

/// Colour sets of asset catalogs, as Xcode writes them.
struct ColorSetTests {
  private func asset(_ entries: String) -> ColorSurroundings.Asset? {
    ColorSurroundings.Asset(colorSet: Data("{\"colors\": [\(entries)], \"info\": {\"version\": 1}}".utf8))
  }

  private func entry(_ components: String, space: String = "srgb", _ rest: String = "") -> String {
    "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}\(rest)}"
  }

  private let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"

  @Test(
    arguments: [
      ("\"red\": \"0xFF\", \"green\": \"0x00\", \"blue\": \"0x33\", \"alpha\": \"1.000\"", [1, 0, 0.2, 1]),
      ("\"red\": \"255\", \"green\": \"51\", \"blue\": \"0\", \"alpha\": \"0.5\"", [1, 0.2, 0, 0.5]),
      ("\"red\": \"0.500\", \"green\": \"1.000\", \"blue\": \"0\", \"alpha\": \"1\"", [0.5, 1, 0, 1]),
      ("\"red\": 0.25, \"green\": 1, \"blue\": 0, \"alpha\": 1", [0.25, 1, 0, 1]),
      ("\"white\": \"0.800\", \"alpha\": \"0.250\"", [0.8, 0.8, 0.8, 0.25]),
    ] as [(String, [Double])])
  func componentsAreReadInAllTheirForms(_ components: String, _ expected: [Double]) throws {
    let color = try #require(asset(entry(components))).light
    #expect(color == ResolvedColor(red: expected[0], green: expected[1], blue: expected[2], opacity: expected[3]))
  }

  @Test func theSchemesHaveColorsOfTheirOwn() throws {
    let (one, other) = ("\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\"", "\"white\": \"0.5\"")
    let both = try #require(asset(entry(one) + "," + entry(other, dark)))
    #expect(both.light == ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(both.dark == ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
    let contrast = ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
    #expect(try #require(asset(entry(other, contrast) + "," + entry(one))).light == both.light)
    #expect(asset(entry(other, dark)) == nil)
  }

  @Test func theSpaceCounts() throws {
    let red = "\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\""
    let wide = try #require(asset(entry(red, space: "display-p3"))).light
    #expect(wide.red > 1 && wide.green < 0)
    let gray = "\"red\": \"0.5\", \"green\": \"0.5\", \"blue\": \"0.5\""
    #expect(abs(try #require(asset(entry(gray, space: "extended-linear-srgb"))).light.red - 0.735_36) < 1e-4)
  }

  @Test func aSystemColorIsReferredTo() throws {
    let color = "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}"
    let made = try #require(asset(color))
    #expect(made.light == ResolvedColor(bytes: 255, 59, 48) && made.dark == ResolvedColor(bytes: 255, 69, 58))
  }

  @Test func anythingElseIsNoColor() {
    #expect(ColorSurroundings.Asset(colorSet: Data("[]".utf8)) == nil)
    #expect(asset("") == nil)
    #expect(asset(entry("\"red\": \"x\", \"green\": \"0\", \"blue\": \"0\"")) == nil)
    #expect(asset("{\"idiom\": \"universal\"}") == nil)
  }
}
