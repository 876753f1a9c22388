/// A key as the user presses it, regardless of the sequence that a terminal sends for it.
public struct Key: Hashable, Sendable {
  /// The key without modifiers; a letter or a sign is the character that it types.
  public enum Code: Hashable, Sendable {
    case character(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case tab, enter, escape, backspace
    case function(Int)
  }

  public var code: Code
  /// True if Shift is held; only for keys that type no character.
  public var shift: Bool
  /// True if Control is held; only with a letter from a to z.
  public var control: Bool

  public init(_ code: Code, shift: Bool = false, control: Bool = false) {
    self.code = code
    self.shift = shift
    self.control = control
  }

  /// Returns the key that types a character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// Returns the key for a letter from a to z with Control held.
  public static func control(_ letter: Character) -> Key { Key(.character(letter), control: true) }

  public static let up = Key(.up)
  public static let down = Key(.down)
  public static let left = Key(.left)
  public static let right = Key(.right)
  public static let shiftUp = Key(.up, shift: true)
  public static let shiftDown = Key(.down, shift: true)
  public static let shiftLeft = Key(.left, shift: true)
  public static let shiftRight = Key(.right, shift: true)
  public static let pageUp = Key(.pageUp)
  public static let pageDown = Key(.pageDown)
  public static let home = Key(.home)
  public static let end = Key(.end)
  public static let tab = Key(.tab)
  public static let shiftTab = Key(.tab, shift: true)
  public static let enter = Key(.enter)
  public static let escape = Key(.escape)
  public static let backspace = Key(.backspace)
  public static let space = Key.character(" ")

  /// The names in key scripts of keys that type no visible character.
  static let names: [(name: String, key: Key)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ("s-up", .shiftUp), ("s-down", .shiftDown), ("s-left", .shiftLeft), ("s-right", .shiftRight),
    ("pgup", .pageUp), ("pgdn", .pageDown), ("home", .home), ("end", .end),
    ("tab", .tab), ("s-tab", .shiftTab), ("enter", .enter), ("esc", .escape), ("backspace", .backspace),
    ("space", .space), ("f1", Key(.function(1))),
  ]

  /// The key's name in a key script.
  var word: String {
    if let row = Self.names.first(where: { $0.key == self }) { return row.name }
    guard case .character(let character) = code else { return label }
    return control ? "c-\(character)" : String(character)
  }

  /// The key's name in the help and the status line.
  public var label: String {
    let name: String =
      switch code {
      case .character(" "): "space"
      case .character(let character): String(character)
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .function(let number): "f\(number)"
      case .pageUp: "pgup"
      case .pageDown: "pgdn"
      case .home: "home"
      case .end: "end"
      case .tab: "tab"
      case .enter: "enter"
      case .escape: "esc"
      case .backspace: "backspace"
      }
    return (control ? "ctrl-" : "") + (shift ? "⇧" : "") + name
  }
}
