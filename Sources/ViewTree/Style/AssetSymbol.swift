/// The Swift names that Xcode gives to the colours and images of an asset catalog: `.brandBlue` for "Brand Blue".
///
/// The rule is read off files that Xcode has generated. Not known: names with letters that no identifier can have.
package enum AssetSymbol {
  /// The kinds of assets that have symbols.
  package enum Kind: String, Sendable {
    case color = "Color"
    case image = "Image"
  }

  /// Returns the name of an asset's symbol. The folders of a namespace are types: `Icons.star` for "icons/star".
  package static func name(of asset: String, _ kind: Kind) -> String {
    let parts = asset.split(separator: "/").map(String.init)
    guard let last = parts.last else { return "" }
    let spaces = parts.dropLast().map { capitalized(joined($0)) }
    return (spaces + [member(last, kind)]).joined(separator: ".")
  }

  /// Returns the symbol of an asset without its namespace.
  private static func member(_ name: String, _ kind: Kind) -> String {
    let joined = joined(name)
    // `Color(.accent)` is "AccentColor": the kind is not repeated.
    let ending = kind.rawValue
    let short =
      joined.hasSuffix(ending) && joined.count > ending.count ? String(joined.dropLast(ending.count)) : joined
    // Only the first word is lowered: `amAIIcon` for "AM-AI-Icon".
    let count = name.drop { !$0.isLetter && !$0.isNumber }.prefix { $0.isLetter || $0.isNumber }.count
    let symbol = lowered(String(short.prefix(count))) + short.dropFirst(count)
    return symbol.first?.isNumber ?? false ? "_" + symbol : symbol
  }

  /// Returns the words of a name as one: each begins with an upper-case letter but the first, which stays as it is.
  /// A letter behind a digit begins a word too.
  private static func joined(_ name: String) -> String {
    var result = ""
    var isStart = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        isStart = !result.isEmpty
        continue
      }
      result += isStart ? character.uppercased() : String(character)
      isStart = character.isNumber
    }
    return result
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Returns a name with its first word in lower case: `aliceGPT`, `urlIcon`, `dPad`.
  private static func lowered(_ name: String) -> String {
    let capitals = name.prefix(while: \.isUppercase).count
    guard capitals > 1, capitals < name.count else {
      return name.prefix(max(capitals, 1)).lowercased() + name.dropFirst(max(capitals, 1))
    }
    // The last capital begins the next word.
    let next = name[name.index(name.startIndex, offsetBy: capitals)]
    let count = next.isLetter ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
