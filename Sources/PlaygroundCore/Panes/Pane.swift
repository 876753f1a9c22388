import Rendering

/// A part of the screen as a value: it holds its content and its area, and draws itself.
protocol Pane {
  /// Draws the pane into its area of a screen.
  func draw(on screen: inout ScreenBuffer)
}
