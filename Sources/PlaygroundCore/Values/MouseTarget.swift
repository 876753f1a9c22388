import Rendering

/// The part of the screen under the mouse.
enum MouseTarget: Equatable {
  /// A row of the shape list; the value is the index of its entry.
  case shape(Int)
  /// The rest of the shape list.
  case shapeList
  /// A row of the parameters: its name or its value.
  case row(Int)
  /// A row's slider with its columns.
  case slider(row: Int, track: Range<Int>)
  /// The bar of a view's time with its columns, from 0 to a moment.
  case scrubBar(track: Range<Int>, end: Double)
  case canvas(CellArea)
  /// A picture of the contact sheet or the preview sheet.
  case frame(Int)
  /// The help overlay or the list of warnings; and the screen around it, or any part of the screen while a command is
  /// shown.
  case help, besideHelp
  case nothing
}
