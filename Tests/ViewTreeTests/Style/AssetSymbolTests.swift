import Testing

@testable import ViewTree

/// The names that Xcode generates for assets. The pairs are from files that it has generated.
struct AssetSymbolTests {
  @Test(arguments: [
    ("AccentColor", "accent"), ("BackgroundColor", "background"), ("accent_color1", "accentColor1"),
    ("wardrobeBackground", "wardrobeBackground"), ("Brand Blue", "brandBlue"), ("brand-blue", "brandBlue"),
    ("BrandBlue", "brandBlue"), ("Color", "color"),
  ])
  func colors(asset: String, symbol: String) { #expect(AssetSymbol.name(of: asset, .color) == symbol) }

  @Test(arguments: [
    ("AM-AI-iOS-ClearDark-1024x1024", "amAIIOSClearDark1024X1024"), ("1", "_1"), ("ac_fm_10_1", "acFm101"),
    ("station-4play", "station4Play"), ("AliceGPT", "aliceGPT"), ("Basket-Filled", "basketFilled"),
    ("BeanWelcomeImage", "beanWelcome"), ("BtnY", "btnY"), ("DPad", "dPad"), ("URLIcon", "urlIcon"),
    ("golden-logo-1024", "goldenLogo1024"), ("image", "image"), ("image2", "image2"),
  ])
  func images(asset: String, symbol: String) { #expect(AssetSymbol.name(of: asset, .image) == symbol) }

  @Test func foldersOfANamespaceAreTypes() {
    #expect(AssetSymbol.name(of: "Theme/Card", .color) == "Theme.card")
    #expect(AssetSymbol.name(of: "tab icons/star-fill", .image) == "TabIcons.starFill")
  }
}
