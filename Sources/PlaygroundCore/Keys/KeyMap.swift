/// The table of the keys, their scopes and their actions.
///
/// The update looks keys up in it. The help, the status line and the README's list of keys are generated from it.
public struct KeyMap: Sendable {
  /// A context for the meaning of keys: the focused pane, or what is open above the panes.
  public enum Scope: CaseIterable, Sendable {
    case shapes, parameters, canvas
    /// Keys touch the view.
    case touch
    /// A number or a text is being typed.
    case number, text
    /// A filter for a list is being typed.
    case filter
    /// A contact sheet is shown.
    case sheet
    /// The views of a file are shown side by side.
    case previews
    /// The list of warnings and errors is shown.
    case problems
    case help
    /// The command that reproduces the screen is shown.
    case command

    /// The scopes of the panes, which apply while nothing is open above them.
    public static let panes: [Scope] = [.shapes, .parameters, .canvas]

    /// The scope's name in the README and in the help.
    public var title: String {
      switch self {
      case .shapes: "shapes"
      case .parameters: "parameters"
      case .canvas: "canvas"
      case .touch: "touching a view"
      case .number: "typing a number"
      case .text: "typing a text"
      case .filter: "typing a filter"
      case .sheet: "contact sheet"
      case .previews: "previews"
      case .problems: "warnings"
      case .help: "help"
      case .command: "command"
      }
    }
  }

  /// A key and its action.
  public struct Stroke: Equatable, Sendable {
    /// The key; nil stands for every key that types a character.
    public var key: Key?
    /// The action; if `key` is nil, it is `type` with the typed character.
    public var action: Action
  }

  /// A group of related keys.
  public struct Row: Sendable {
    public var strokes: [Stroke]
    public var scopes: [Scope]
    /// A description of the effect in a few words.
    public var sentence: String
    /// The keys as they are shown.
    public var label: String
    /// The hint for the status line; nil if it has none.
    public var hint: Hint?

    /// Creates a row of keys with their actions. The keys are shown one by one, unless there is a label for all of
    /// them.
    init(
      _ strokes: KeyValuePairs<Key, Action>, in scopes: [Scope], _ sentence: String, label: String? = nil,
      hint: Hint? = nil
    ) {
      self.strokes = strokes.map { Stroke(key: $0.key, action: $0.value) }
      self.scopes = scopes
      self.sentence = sentence
      self.label = label ?? strokes.map(\.key.label).joined(separator: " ")
      self.hint = hint
    }

    /// Creates a row of the keys that type the given characters; an empty string stands for all characters.
    init(typing characters: String, in scopes: [Scope], _ sentence: String, label: String, hint: Hint? = nil) {
      strokes = characters.map { Stroke(key: .character($0), action: .type($0)) }
      if characters.isEmpty { strokes = [Stroke(key: nil, action: .type(" "))] }
      self.scopes = scopes
      self.sentence = sentence
      self.label = label
      self.hint = hint
    }
  }

  /// A short form of the keys, with a word for their effect.
  public struct Hint: Equatable, Sendable {
    public var keys: String
    public var word: String

    init(_ keys: String, _ word: String) {
      self.keys = keys
      self.word = word
    }
  }

  public var rows: [Row]

  /// Returns the action of a key in a scope; nil if it has none.
  public func action(for key: Key, in scope: Scope) -> Action? {
    for row in rows where row.scopes.contains(scope) {
      for stroke in row.strokes {
        if stroke.key == key { return stroke.action }
        if stroke.key == nil, case .character(let character) = key.code, !key.control { return .type(character) }
      }
    }
    return nil
  }

  /// Returns the rows of a scope, in the order of the table.
  public func rows(in scope: Scope) -> [Row] { rows.filter { $0.scopes.contains(scope) } }

  /// The table in Markdown: keys, scopes and effects, then the mouse.
  public var markdown: String {
    let lines = rows.map { row in
      let place =
        KeyMap.Scope.panes.allSatisfy(row.scopes.contains)
        ? "everywhere" : row.scopes.map(\.title).joined(separator: ", ")
      return "| \(row.label) | \(place) | \(row.sentence) |\n"
    }
    let gestures = KeyMap.mouse.map { "| \($0.gesture) | mouse | \($0.sentence) |\n" }
    return "| key | where | what it does |\n|---|---|---|\n" + lines.joined() + gestures.joined()
  }
}
