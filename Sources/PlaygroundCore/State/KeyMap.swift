/// Which key does what where, as a table.
///
/// The update looks keys up in it; the help, the status line and the README's list of keys are written from it.
public struct KeyMap: Sendable {
  /// What keys are taken for: the pane that has them, or what is open above the panes.
  public enum Scope: CaseIterable, Sendable {
    case shapes, parameters, canvas
    /// A number or a text is being typed.
    case number, text
    /// The text that a list is narrowed to is being typed.
    case filter
    /// A contact sheet is shown.
    case sheet
    case help
    /// The command that makes the screen is shown.
    case command

    /// The scopes in which nothing is open.
    public static let panes: [Scope] = [.shapes, .parameters, .canvas]

    /// What the README calls it.
    public var title: String {
      switch self {
      case .shapes: "shapes"
      case .parameters: "parameters"
      case .canvas: "canvas"
      case .number: "typing a number"
      case .text: "typing a text"
      case .filter: "typing a filter"
      case .sheet: "contact sheet"
      case .help: "help"
      case .command: "command"
      }
    }
  }

  /// A key and what it does.
  public struct Stroke: Equatable, Sendable {
    /// Nil for every key that types a character.
    public var key: Key?
    /// What is done; for every character `type` with that character.
    public var action: Action
  }

  /// Keys that belong together.
  public struct Row: Sendable {
    public var strokes: [Stroke]
    public var scopes: [Scope]
    /// What the keys do, in a few words.
    public var sentence: String
    /// The keys as they are shown.
    public var label: String
    /// What the status line says about them; nil where it says nothing.
    public var hint: Hint?

    /// Keys with what each does, shown one by one unless there is a label for all.
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

    /// The keys that type some characters, or all of them when there are none.
    init(typing characters: String, in scopes: [Scope], _ sentence: String, label: String, hint: Hint? = nil) {
      strokes = characters.map { Stroke(key: .character($0), action: .type($0)) }
      if characters.isEmpty { strokes = [Stroke(key: nil, action: .type(" "))] }
      self.scopes = scopes
      self.sentence = sentence
      self.label = label
      self.hint = hint
    }
  }

  /// A few signs for the keys and a word for what they do.
  public struct Hint: Equatable, Sendable {
    public var keys: String
    public var word: String

    init(_ keys: String, _ word: String) {
      self.keys = keys
      self.word = word
    }
  }

  public var rows: [Row]

  /// What a key does; nil where it does nothing.
  public func action(for key: Key, in scope: Scope) -> Action? {
    for row in rows where row.scopes.contains(scope) {
      for stroke in row.strokes {
        if stroke.key == key { return stroke.action }
        if stroke.key == nil, case .character(let character) = key.code, !key.control { return .type(character) }
      }
    }
    return nil
  }

  /// The rows that hold in a scope, in the order of the table.
  public func rows(in scope: Scope) -> [Row] { rows.filter { $0.scopes.contains(scope) } }

  /// The table in Markdown: keys, where they do it, what they do; then the mouse.
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
