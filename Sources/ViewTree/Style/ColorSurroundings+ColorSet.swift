import Foundation

// The colour sets of asset catalogs: the files `Contents.json` in folders named `*.colorset`.

extension ColorSurroundings.Asset {
  /// Reads a colour set; nil if it has no colour for the light scheme that can be read.
  ///
  /// The colours for all devices come before those for phones. Colours for other devices or for a high contrast are
  /// left out.
  public init?(colorSet data: Data) {
    guard let set = try? JSONDecoder().decode(ColorSet.self, from: data) else { return nil }
    var light: ResolvedColor?
    var dark: ResolvedColor?
    for idiom in ["universal", "iphone"] {
      for entry in set.colors ?? [] where (entry.idiom ?? "universal") == idiom {
        let appearances = entry.appearances ?? []
        let isPlain = appearances.allSatisfy { $0.appearance == "luminosity" }
        guard isPlain, let value = entry.color else { continue }
        if appearances.contains(where: { $0.value == "dark" }) {
          dark = dark ?? value.resolved(isDark: true)
        } else {
          light = light ?? value.resolved(isDark: false)
          // A system colour is another one in the dark scheme.
          if value.reference != nil, appearances.isEmpty { dark = dark ?? value.resolved(isDark: true) }
        }
      }
    }
    guard let light else { return nil }
    self.init(light: light, dark: dark)
  }
}

/// The content of a colour set's file.
private struct ColorSet: Decodable {
  var colors: [Entry]?

  struct Entry: Decodable {
    var idiom: String?
    var color: Value?
    var appearances: [Appearance]?
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Value: Decodable {
    var space: String?
    var components: [String: Component]?
    /// The name of a system colour.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }

    func resolved(isDark: Bool) -> ResolvedColor? {
      if let reference {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
        return Color.uiColor(named: name)?.resolve(in: ColorSurroundings(isDark: isDark))
      }
      guard let components else { return nil }
      let opacity = components["alpha"]?.number ?? 1
      if let white = components["white"]?.share {
        return ResolvedColor(red: white, green: white, blue: white, opacity: opacity)
      }
      guard let red = components["red"]?.share, let green = components["green"]?.share,
        let blue = components["blue"]?.share
      else { return nil }
      let spaces: [String: Color.RGBColorSpace] = [
        "display-p3": .displayP3, "extended-linear-srgb": .sRGBLinear, "linear-srgb": .sRGBLinear,
      ]
      return ResolvedColor(spaces[space ?? ""] ?? .sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }
  }

  /// A component as text, such as `0xFF`, `255` or `1.000`, or as a number.
  enum Component: Decodable {
    case text(String)
    case plain(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .plain(try container.decode(Double.self))
      }
    }

    /// The number as it is written.
    var number: Double? {
      switch self {
      case .plain(let number): number
      case .text(let text): Double(text.trimmingCharacters(in: .whitespaces))
      }
    }

    /// The component from 0 to 1: whole numbers in text are shares of 255.
    var share: Double? {
      guard case .text(let text) = self else { return number }
      let word = text.trimmingCharacters(in: .whitespaces).lowercased()
      if word.hasPrefix("0x") { return Int(word.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      return Int(word).map { Double($0) / 255 } ?? number
    }
  }
}
