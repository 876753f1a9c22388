/// What every key does, in words: the help overlay and the status line are made of it.
public struct KeyMap: Sendable {
  /// A key, or a few that belong together, and what they do.
  public struct Row: Equatable, Sendable {
    public var keys: String
    public var action: String
  }

  /// All keys, in the order of the help.
  public static let rows: [Row] = [
    Row(keys: "↑ ↓  k j", action: "choose a shape or a parameter"),
    Row(keys: "← →  h l", action: "change the parameter, pan the canvas"),
    Row(keys: "⇧ + arrow  H J K L", action: "ten steps at once"),
    Row(keys: "pgup pgdn home end", action: "ten rows, first and last row"),
    Row(keys: "tab  ⇧tab", action: "next and previous pane"),
    Row(keys: "1…9 . 0 - then enter", action: "type a value; esc cancels"),
    Row(keys: "enter  space", action: "go to the parameters, next choice, type a text"),
    Row(keys: "r  R", action: "reset the parameter, reset all"),
    Row(keys: "f", action: "fill, stroke or both"),
    Row(keys: "t", action: "play the trim from 0 to 1, or stop"),
    Row(keys: "g", action: "show or hide the frame"),
    Row(keys: "+  -  0", action: "zoom in, out, back to fitting"),
    Row(keys: "?  f1", action: "this help; esc closes it"),
    Row(keys: "q", action: "quit"),
  ]

  /// What the marks on the screen mean, below the keys in the help.
  static let marks: [Row] = [
    Row(keys: ">", action: "selected"),
    Row(keys: "12 ?", action: "a guessed start value: the source has none"),
    Row(keys: "!", action: "the source has an error"),
    Row(keys: "0  -", action: "type a number among the parameters, zoom elsewhere"),
  ]
}
