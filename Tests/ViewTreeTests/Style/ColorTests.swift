import Foundation
import Testing

@testable import ViewTree

/// Colours have Apple's values, and mix as on a phone.
struct ColorTests {
  private func bytes(_ color: Color, isDark: Bool = false) -> [Int] { bytes(color.resolve(in: .init(isDark: isDark))) }

  private func bytes(_ color: ResolvedColor) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func namedColorsDependOnTheScheme() {
    #expect(bytes(.red) == [255, 59, 48])
    #expect(bytes(.red, isDark: true) == [255, 69, 58])
    #expect(bytes(.gray) == [142, 142, 147])
    #expect(bytes(.primary, isDark: true) == [255, 255, 255])
    #expect(Color.secondary.resolve(in: .init()).opacity == 0.6)
  }

  @Test func uiKitsNamesAreKnown() {
    #expect(Color.uiColor(named: "red").map { bytes($0) } == [255, 0, 0])
    #expect(Color.uiColor(named: "systemRed") == .red)
    #expect(Color.uiColor(named: "systemGray5").map { bytes($0) } == [229, 229, 234])
    #expect(Color.uiColor(named: "secondarySystemBackground").map { bytes($0, isDark: true) } == [28, 28, 30])
    #expect(Color.uiColor(named: "label") == .primary)
    #expect(Color.uiColor(named: "noColor") == nil)
  }

  @Test func anAssetThatIsMissingHasAColourOfItsName() {
    var surroundings = ColorSurroundings()
    let brand = Color("Brand").resolve(in: surroundings)
    #expect(brand.opacity == 1 && brand == Color("Brand").resolve(in: surroundings))
    #expect(brand != Color("Ground").resolve(in: surroundings))
    surroundings.assets["Brand"] = .init(light: .white, dark: .black)
    #expect(Color("Brand").resolve(in: surroundings) == .white)
    surroundings.isDark = true
    #expect(Color("Brand").resolve(in: surroundings) == .black)
    #expect(Color("Brand").opacity(0.5).assetNames == ["Brand"])
  }

  @Test func opacitiesMultiply() {
    #expect(Color.blue.opacity(0.5).opacity(0.5).resolve(in: .init()).opacity == 0.25)
    #expect(Color.secondary.opacity(0.5).resolve(in: .init()).opacity == 0.3)
  }

  @Test(arguments: [
    (Color.red, Color.blue, [167, 116, 166]), (.black, .white, [99, 99, 99]),
    (Color(red: 1, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1), [108, 171, 199]),
  ])
  func colorsMixInOklab(_ one: Color, _ other: Color, _ expected: [Int]) {
    let mixed = bytes(one.mix(with: other, by: 0.5))
    #expect(zip(mixed, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(mixed)")
  }

  @Test func aMixWithClearKeepsTheHue() {
    let mixed = Color.red.mix(with: .clear, by: 0.5).resolve(in: .init())
    #expect(bytes(mixed) == [255, 59, 48])
    #expect(mixed.opacity == 0.5)
  }

  @Test func hueTurnsAroundTheWheel() {
    #expect(bytes(Color(hue: 0, saturation: 1, brightness: 1)) == [255, 0, 0])
    #expect(bytes(Color(hue: 1 / 3, saturation: 1, brightness: 1)) == [0, 255, 0])
    #expect(bytes(Color(hue: 1, saturation: 1, brightness: 0.5)) == [128, 0, 0])
  }

  @Test func spacesLeadToTheSameWhite() {
    for space in [Color.RGBColorSpace.sRGB, .sRGBLinear, .displayP3] {
      #expect(bytes(Color(space, white: 1)) == [255, 255, 255])
    }
    #expect(bytes(Color(.sRGBLinear, white: 0.5)) == [188, 188, 188])
  }

  @Test func aTintOfTheAccentColourIsTheTintAround() {
    var surroundings = ViewSurroundings()
    surroundings.take(.tint(.red))
    surroundings.take(.tint(Color.accentColor.opacity(0.5)))
    surroundings.take(.tintStyle(.color(.accentColor)))
    let color = Color.accentColor.resolve(in: surroundings.colors)
    #expect(bytes(color) == bytes(.red))
    #expect(color.opacity == 0.5)
  }

  @Test func stopsOutOfOrderKeepTheirPlace() {
    let gradient = Gradient(stops: [
      .init(color: .white, location: 0.5), .init(color: .black, location: 0.2), .init(color: .white, location: 1),
    ]).colorSpace(.device).resolved(in: .init())
    #expect(gradient.color(at: 0) == .white)
    #expect(gradient.color(at: 0.5) == .white)
    #expect(bytes(gradient.color(at: 0.75)) == [128, 128, 128])
    #expect(gradient.color(at: 2) == .white)
    #expect(Gradient(colors: []).resolved(in: .init()).color(at: 0) == .clear)
  }
}
