extension KeyMap {
  /// The playground's keys, in the order of the help. Each key appears at most once in a scope.
  public static let standard = KeyMap(
    rows: moving + changing + living + looking + typing + overlays + program)

  private static let moving: [Row] = [
    Row(
      [.up: .go(rows: -1), .down: .go(rows: 1), "k": .go(rows: -1), "j": .go(rows: 1)],
      in: [.shapes], "choose a shape", hint: Hint("↑↓", "choose")),
    Row(
      [.left: .change(by: -1), .right: .change(by: 1), "h": .change(by: -1), "l": .change(by: 1)],
      in: [.shapes, .parameters], "change the selected parameter", hint: Hint("←→", "change")),
    Row(
      [.up: .go(rows: -1), .down: .go(rows: 1), "k": .go(rows: -1), "j": .go(rows: 1)],
      in: [.parameters], "choose a parameter", hint: Hint("↑↓", "choose")),
    Row(
      [
        .left: .pan(columns: -1, rows: 0), .right: .pan(columns: 1, rows: 0), .up: .pan(columns: 0, rows: -1),
        .down: .pan(columns: 0, rows: 1), "h": .pan(columns: -1, rows: 0), "l": .pan(columns: 1, rows: 0),
        "k": .pan(columns: 0, rows: -1), "j": .pan(columns: 0, rows: 1),
      ],
      in: [.canvas], "pan", hint: Hint("←↑↓→", "pan")),
    Row(
      [.tab: .changePane(by: 1), .shiftTab: .changePane(by: -1)],
      in: Scope.panes, "next and previous pane", hint: Hint("tab", "pane")),
    Row(
      [
        .shiftLeft: .change(by: -10), .shiftRight: .change(by: 10), .shiftUp: .go(rows: -10), .shiftDown: .go(rows: 10),
        "H": .change(by: -10), "L": .change(by: 10), "K": .go(rows: -10), "J": .go(rows: 10),
      ],
      in: [.shapes, .parameters], "ten steps or rows at once", label: "⇧ arrows, H L K J", hint: Hint("⇧←→", "×10")),
    Row(
      [
        .shiftLeft: .pan(columns: -10, rows: 0), .shiftRight: .pan(columns: 10, rows: 0),
        .shiftUp: .pan(columns: 0, rows: -10), .shiftDown: .pan(columns: 0, rows: 10),
        "H": .pan(columns: -10, rows: 0), "L": .pan(columns: 10, rows: 0),
        "K": .pan(columns: 0, rows: -10), "J": .pan(columns: 0, rows: 10),
        .pageUp: .pan(columns: 0, rows: -10), .pageDown: .pan(columns: 0, rows: 10),
      ],
      in: [.canvas], "pan ten cells at once", label: "⇧ arrows, H L K J, pgup pgdn"),
    Row(
      [.pageUp: .go(rows: -10), .pageDown: .go(rows: 10), .home: .goToFirst, .end: .goToLast],
      in: [.shapes, .parameters], "ten rows up and down, first and last row"),
    Row(["/": .filter], in: Scope.panes, "narrow the list to what contains a text", hint: Hint("/", "filter")),
    Row([.enter: .open, .space: .open], in: [.shapes], "go to the parameters"),
    Row([.enter: .open, .space: .open], in: [.parameters], "next choice; type a text, then enter"),
  ]

  private static let changing: [Row] = [
    Row(["f": .cycleStyle], in: Scope.panes, "fill, stroke or both", hint: Hint("f", "fill")),
    Row(
      ["t": .play], in: Scope.panes, "play the way from the bookmark, the trim, or the clock of a view; or stop",
      hint: Hint("t", "play")),
    Row(
      ["r": .reset, "R": .resetAll], in: Scope.panes, "reset the selected parameter, reset all",
      hint: Hint("r", "reset")),
    Row(
      ["u": .undo, "z": .undo, .control("r"): .redo, "Z": .redo], in: Scope.panes,
      "undo, redo; a run without a pause is one step", label: "u z, ctrl-r Z", hint: Hint("u", "undo")),
    Row(
      ["x": .randomize], in: Scope.panes, "give the parameters values by chance",
      hint: Hint("x", "random")),
    Row(
      ["m": .setBookmark, "b": .recallBookmark], in: Scope.panes, "bookmark the present values, go back to them",
      hint: Hint("m", "bookmark")),
    Row(
      ["v": .toggleComparison], in: Scope.panes, "compare with the bookmark or the start values",
      hint: Hint("v", "compare")),
    Row(
      ["c": .openContactSheet], in: Scope.panes, "contact sheet: a parameter's values side by side",
      hint: Hint("c", "sheet")),
    Row(
      ["p": .openPreviews], in: Scope.panes, "previews: the views of the file side by side",
      hint: Hint("p", "previews")),
    Row(
      typing: "0123456789.-", in: [.parameters], "a value, then enter; - zooms if none is below 0",
      label: "0…9 . -", hint: Hint("0–9", "type")),
    Row(typing: "123456789.", in: [.shapes], "a value for the selected parameter, then enter", label: "1…9 ."),
  ]

  private static let living: [Row] = [
    Row(["i": .touch], in: Scope.panes, "touch the view by keys and mouse", hint: Hint("i", "touch")),
    Row([.enter: .touch], in: [.canvas], "touch the view by keys and mouse"),
    Row(["]": .stepClock(by: 1), "[": .stepClock(by: -1)], in: Scope.panes, "one frame on, one back"),
    Row(["}": .changePace(by: -1), "{": .changePace(by: 1)], in: Scope.panes, "the clock faster, slower"),
    Row(["T": .restartClock], in: Scope.panes, "start the clock again"),
    Row(["A": .toggleLoop], in: Scope.panes, "again and again: the clock starts anew when all has come to rest"),
    Row(["O": .toggleGhosts], in: Scope.panes, "onion skin: the moments before stay as a trace"),
    Row(["C": .openFilmStrip], in: Scope.panes, "film strip: moments side by side"),
    Row(
      [.tab: .moveTouch(by: 1), .shiftTab: .moveTouch(by: -1), .down: .moveTouch(by: 1), .up: .moveTouch(by: -1)],
      in: [.touch], "next and previous control", hint: Hint("tab", "next")),
    Row([.enter: .pressTouched], in: [.touch], "press it", hint: Hint("enter", "press")),
    Row(
      [.left: .stepTouched(by: -1), .right: .stepTouched(by: 1)], in: [.touch], "change its value",
      hint: Hint("←→", "change")),
    Row([.shiftLeft: .swipeTouched(by: -1), .shiftRight: .swipeTouched(by: 1)], in: [.touch], "swipe a row of a list"),
    Row([.pageUp: .scrollTouched(by: -4), .pageDown: .scrollTouched(by: 4)], in: [.touch], "scroll it"),
    Row(
      [.backspace: .erase], in: [.touch], "take back a character of a field; swipe a row to the left",
      hint: Hint("backspace", "correct")),
    Row([.escape: .cancel], in: [.touch], "leave the view", hint: Hint("esc", "leave")),
    Row(
      typing: "", in: [.touch], "press by a space, type into a field; elsewhere t ] [ } { T A O C u",
      label: "any character"),
  ]

  private static let looking: [Row] = [
    Row(
      ["+": .zoom(by: 1), "=": .zoom(by: 1), "-": .zoom(by: -1), "_": .zoom(by: -1), "0": .fit],
      in: [.shapes, .canvas], "zoom in, out, back to fitting", label: "+ - 0", hint: Hint("+-", "zoom")),
    Row(
      ["+": .zoom(by: 1), "=": .zoom(by: 1), "_": .zoom(by: -1)],
      in: [.parameters], "zoom in, out", label: "+ _"),
    Row(["F": .fitDrawing], in: Scope.panes, "fit the view to what is drawn, or to the rectangle again"),
    Row(
      ["g": .toggleFrame], in: Scope.panes, "show or hide the frames of views, or that of a shape's rectangle",
      hint: Hint("g", "frame")),
    Row(["#": .toggleRuler], in: Scope.panes, "a grid in points, and the place under the mouse"),
    Row(
      ["n": .goToView(by: 1), "N": .goToView(by: -1)], in: Scope.panes,
      "select the next view of the tree, the previous", hint: Hint("n", "view")),
    Row(["o": .goToOuterView], in: Scope.panes, "select the view around the selected one"),
    Row(
      ["w": .listProblems], in: Scope.panes, "list the warnings, each with its line", hint: Hint("w", "warnings")),
    Row(["d": .toggleScheme], in: Scope.panes, "show views in the dark or the light scheme", hint: Hint("d", "dark")),
    Row(
      ["G": .changeGlyphs], in: Scope.panes, "draw in pixels, or in other characters: blocks, ASCII"),
  ]

  private static let typing: [Row] = [
    Row([.enter: .accept], in: [.number, .text], "set the value", hint: Hint("enter", "set")),
    Row([.escape: .cancel], in: [.number, .text], "leave the value as it was", hint: Hint("esc", "cancel")),
    Row([.backspace: .erase], in: [.number, .text], "take back a character", hint: Hint("backspace", "correct")),
    Row(typing: "0123456789.-", in: [.number], "go on typing; any other key gives it up", label: "0…9 . -"),
    Row(typing: "", in: [.text, .filter], "go on typing", label: "any character"),
    Row([.enter: .accept], in: [.filter], "go on in the narrowed list", hint: Hint("enter", "go on")),
    Row(
      [.up: .go(rows: -1), .down: .go(rows: 1)], in: [.filter], "choose among what is left", hint: Hint("↑↓", "choose")),
    Row([.escape: .cancel], in: [.filter], "leave the list as it was", hint: Hint("esc", "cancel")),
    Row([.backspace: .erase], in: [.filter], "take back a character", hint: Hint("backspace", "correct")),
  ]

  private static let overlays: [Row] = [
    Row(
      [
        .left: .goAcross(columns: -1), .right: .goAcross(columns: 1), .up: .go(rows: -1), .down: .go(rows: 1),
        "h": .goAcross(columns: -1), "l": .goAcross(columns: 1), "k": .go(rows: -1), "j": .go(rows: 1),
        .home: .goToFirst, .end: .goToLast,
      ],
      in: [.sheet, .previews], "choose a picture", hint: Hint("←↑↓→", "choose")),
    Row(
      [.enter: .accept, .space: .accept], in: [.sheet], "take its value, or go to its moment",
      hint: Hint("enter", "take")),
    Row([.escape: .cancel, "c": .cancel, "C": .cancel], in: [.sheet], "leave it as it is", hint: Hint("esc", "leave")),
    Row([.enter: .accept, .space: .accept], in: [.previews], "open it", hint: Hint("enter", "open")),
    Row([.escape: .cancel, "p": .cancel], in: [.previews], "stay with the present view", hint: Hint("esc", "leave")),
    Row(
      [
        .up: .go(rows: -1), .down: .go(rows: 1), "k": .go(rows: -1), "j": .go(rows: 1), .pageUp: .go(rows: -10),
        .pageDown: .go(rows: 10), "K": .go(rows: -10), "J": .go(rows: 10), .shiftUp: .go(rows: -10),
        .shiftDown: .go(rows: 10), .home: .goToFirst, .end: .goToLast,
      ],
      in: [.problems, .help, .command], "scroll", label: "↑ ↓ pgup pgdn home end", hint: Hint("↑↓", "scroll")),
    Row(
      [.escape: .cancel, .enter: .cancel, .space: .cancel, "?": .cancel, Key(.function(1)): .cancel],
      in: [.help], "close the help", hint: Hint("esc", "close")),
    Row(
      [.escape: .cancel, .enter: .cancel, .space: .cancel, "w": .cancel],
      in: [.problems], "close the list", hint: Hint("esc", "close")),
    Row(
      [.escape: .cancel, .enter: .cancel, .space: .cancel, "y": .cancel, "q": .cancel], in: [.command],
      "back to the screen that it makes", label: "any other key", hint: Hint("any key", "back")),
  ]

  private static let program: [Row] = [
    Row(
      ["M": .toggleMouse], in: Scope.panes, "switch the mouse off, to select text, and on", hint: Hint("M", "mouse")),
    Row(
      ["e": .writePicture(.svg), "E": .writePicture(.png)], in: Scope.panes,
      "write the picture itself to a file here, as SVG or PNG"),
    Row(
      ["y": .tellCommand], in: Scope.panes + [.sheet, .previews, .problems, .help],
      "copy the command that makes this screen; it is printed at the end too"),
    Row(
      [.escape: .cancel], in: Scope.panes,
      "stop what is under way; give up the selected view; show the whole list again"),
    Row(
      ["?": .showHelp, Key(.function(1)): .showHelp], in: Scope.panes, "the keys of the pane at hand",
      hint: Hint("?", "help")),
    Row(["q": .quit], in: Scope.panes + [.sheet, .previews, .problems, .help], "quit", hint: Hint("q", "quit")),
  ]

  /// The gestures of the mouse and their effects.
  static let mouse: [(gesture: String, sentence: String)] = [
    ("click", "choose or touch what is there; the second click opens it, or selects the view around it"),
    ("drag", "move a slider, the drawing, or the moment on its bar"),
    ("wheel", "turn a value or a list, scroll a touched view, zoom the canvas"),
    ("⇧ drag", "the terminal's own selection, in most terminals"),
  ]

  /// The marks on the screen and their meanings.
  static let marks: [(mark: String, meaning: String)] = [
    (">", "selected"),
    ("12 ?", "a guessed start value: the source has none"),
    ("!", "the source has an error"),
    ("← ↑ → ↓", "at the edge: more is drawn there; F fits it"),
    ("⣿ ⢕ ⠂", "compared: what came, stayed and went"),
  ]
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
