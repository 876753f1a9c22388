/// What a key can do; the key map says which key does it where.
public enum Action: Hashable, Sendable {
  // MARK: Going about

  /// Goes down the list at hand by some rows, up when it is negative.
  case go(rows: Int)
  /// Goes on by some pictures of the contact sheet, back when it is negative.
  case goAcross(columns: Int)
  /// Goes to the first or the last row of the list at hand.
  case goToFirst, goToLast
  /// Moves the drawing under the canvas, in cells.
  case pan(columns: Int, rows: Int)
  /// Goes some panes on, or back.
  case changePane(by: Int)
  /// Does what is nearest with what is selected: goes to a shape's parameters, takes the next choice, types a text.
  case open
  /// Narrows the list at hand to what contains a text.
  case filter
  case zoom(by: Int)
  /// Shows the rectangle that shapes are drawn in.
  case fit
  /// Shows what is drawn, wherever that is, or the rectangle again.
  case fitDrawing

  // MARK: Changing what is drawn

  /// Changes the selected parameter by some steps.
  case change(by: Int)
  case reset, resetAll
  case cycleStyle
  case playTrim
  case toggleFrame
  /// Gives the shape's parameters values by chance.
  case randomize
  /// Keeps the present values, brings the kept ones back, compares with them.
  case setBookmark, recallBookmark, toggleComparison

  /// Shows the selected parameter's values side by side.
  case openContactSheet
  /// Takes the last step back.
  case undo
  /// Brings again what was undone last.
  case redo

  // MARK: Typing

  /// Puts a character at the end of what is typed; begins to type when nothing is.
  case type(Character)
  case erase
  /// Takes what was typed or chosen.
  case accept
  /// Leaves things as they were before.
  case cancel

  // MARK: The program

  case toggleMouse
  /// Tells the command that makes this screen.
  case tellCommand
  /// Draws with other characters.
  case changeGlyphs
  case showHelp
  case quit
}
