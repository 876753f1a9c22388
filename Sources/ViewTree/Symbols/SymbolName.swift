import Foundation

/// The name of a symbol, taken apart: a drawing, the figure around it, and what is added to it.
struct SymbolName: Equatable {
  /// The name of the drawing.
  var base: String
  /// The name of the figure around the drawing; nil for none.
  var enclosure: String?
  var isFilled = false
  /// True if a line crosses the symbol out.
  var isSlashed = false
  /// The name of the small symbol at the corner: empty for a plain dot, nil for none.
  var badge: String?

  /// Takes a name apart; nil if a part of it is not drawn.
  init?(_ name: String) {
    var words = (SymbolTable.aliases[name] ?? name).split(separator: ".", omittingEmptySubsequences: false).map {
      String($0)
    }
    func drop(_ word: String) -> Bool {
      guard words.count > 1, words.last == word, SymbolTable.all[words.joined(separator: ".")] == nil else {
        return false
      }
      words.removeLast()
      return true
    }
    isFilled = drop("fill")
    if let alias = SymbolTable.aliases[words.joined(separator: ".")] {
      words = alias.split(separator: ".").map { String($0) }
    }
    isSlashed = drop("slash")
    // The drawing itself may be filled in front of a slash or a badge.
    if drop("fill") { isFilled = true }
    base = words.joined(separator: ".")
    if let place = words.firstIndex(of: "badge"), place > 0 {
      badge = words[(place + 1)...].joined(separator: ".")
      base = words[..<place].joined(separator: ".")
      words.removeSubrange(place...)
      guard badge.map({ $0.isEmpty || SymbolTable.all[$0] != nil }) ?? true else { return nil }
      if drop("fill") { isFilled = true }
      base = words.joined(separator: ".")
    }
    guard SymbolTable.all[base] == nil else { return }
    for count in (1..<max(words.count, 1)).reversed() {
      // In a figure a symbol is filled in any case.
      let isFilledWithin = count > 1 && words[count - 1] == "fill"
      let inner = words[..<(isFilledWithin ? count - 1 : count)].joined(separator: ".")
      let outer = words[count...].joined(separator: ".")
      if SymbolTable.enclosures[outer] != nil, Self.isDrawn(inner) {
        (base, enclosure) = (inner, outer)
        return
      }
    }
    return nil
  }

  /// Returns whether there is a drawing of a name in a figure: digits are put together to numbers, and letters stand
  /// in figures alone.
  private static func isDrawn(_ name: String) -> Bool {
    SymbolTable.all[name] != nil || SymbolTable.letters[name] != nil || number(name) != nil
  }

  /// Returns the figures of a number below 100; nil if the name is none.
  static func number(_ name: String) -> [String]? {
    guard name.count == 2, name.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return name.map { String($0) }
  }
}
