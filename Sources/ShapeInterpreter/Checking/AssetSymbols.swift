import ViewTree

/// The colours and images of the catalogs around the files, by the names of their symbols.
struct AssetSymbols {
  private(set) var colors: [String: String] = [:]
  private(set) var images: [String: String] = [:]

  init(colors: some Sequence<String> = [], images: some Sequence<String> = []) {
    // Two assets may have one symbol: the first in alphabetical order counts.
    for name in colors.sorted(by: >) { self.colors[AssetSymbol.name(of: name, .color)] = name }
    for name in images.sorted(by: >) { self.images[AssetSymbol.name(of: name, .image)] = name }
  }
}
