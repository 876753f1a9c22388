/// An action that a key can perform; the key map assigns keys to actions.
public enum Action: Hashable, Sendable {
  // MARK: Moving

  /// Moves down the present list by some rows, up if negative.
  case go(rows: Int)
  /// Moves forward by some frames of the contact sheet, back if negative.
  case goAcross(columns: Int)
  /// Moves to the first or the last row of the present list.
  case goToFirst, goToLast
  /// Moves the view over the drawing by some cells; the drawing moves in the opposite direction.
  case pan(columns: Int, rows: Int)
  /// Moves the focus by some panes, back if negative.
  case changePane(by: Int)
  /// Performs the most obvious action for the selection: moves to a shape's parameters, takes the next choice, or
  /// starts typing a text.
  case open
  /// Filters the present list by a text.
  case filter
  case zoom(by: Int)
  /// Fits the view to the rectangle that shapes are drawn in.
  case fit
  /// Fits the view to the drawing, wherever that is, or to the rectangle again.
  case fitDrawing

  // MARK: Changing what is drawn

  /// Changes the selected parameter by some steps.
  case change(by: Int)
  case reset, resetAll
  case cycleStyle
  /// Stops the clock of a view, or lets it go on; for a shape, the playback of its trim.
  case play
  /// Moves the clock of a view by some frames, back if negative.
  case stepClock(by: Int)
  /// Slows the clock of a view down by some paces, or speeds it up if negative.
  case changePace(by: Int)
  case restartClock
  /// Lets the clock begin again at its end.
  case toggleLoop
  /// Shows the moments before the present one behind it.
  case toggleGhosts
  /// Lets keys and mouse touch the view.
  case touch
  /// Moves the focus over the views that can be touched, back if negative.
  case moveTouch(by: Int)
  case pressTouched
  /// Changes the value of the touched control by some steps.
  case stepTouched(by: Int)
  /// Swipes the touched row of a list, to the left if negative.
  case swipeTouched(by: Int)
  /// Scrolls the touched view by some steps, up if negative.
  case scrollTouched(by: Int)
  case toggleFrame
  /// Shows or hides the ruler and its grid.
  case toggleRuler
  /// Selects the view that is some places further in the tree, back if negative.
  case goToView(by: Int)
  /// Selects the view around the selected one.
  case goToOuterView
  /// Shows views in the dark or the light scheme.
  case toggleScheme
  /// Gives the shape's parameters random values.
  case randomize
  /// Bookmarks the present values, restores the bookmarked ones, or compares with them.
  case setBookmark, recallBookmark, toggleComparison

  /// Shows a contact sheet of the selected parameter's values.
  case openContactSheet
  /// Shows the moments of the view side by side.
  case openFilmStrip
  /// Shows the views and previews of the file side by side.
  case openPreviews
  /// Lists the warnings and errors about what is shown.
  case listProblems
  /// Undoes the last step.
  case undo
  /// Redoes the step that was undone last.
  case redo

  // MARK: Typing

  /// Appends a character to the typed text, or starts typing.
  case type(Character)
  case erase
  /// Accepts what was typed or chosen.
  case accept
  /// Cancels an input, closes an overlay, stops pending work, or clears the filters.
  case cancel

  // MARK: The program

  case toggleMouse
  /// Requests that the picture is written to a file, as SVG or as PNG.
  case writePicture(PictureRequest.Format)
  /// Requests the command that reproduces this screen.
  case tellCommand
  /// Draws with the next character set.
  case changeGlyphs
  case showHelp
  case quit
}

extension Action {
  /// True if the action moves the clock of a view or goes through the history; a view that is touched lets it through.
  var isAboutTime: Bool {
    switch self {
    case .play, .stepClock, .changePace, .restartClock, .toggleLoop, .toggleGhosts, .undo, .redo, .openFilmStrip: true
    default: false
    }
  }
}
