import Foundation
import ShapeInterpreter

/// The object that the mouse drags while its button is down.
enum Drag: Equatable, Sendable {
  /// A row's slider. `range` is fixed at the press and may extend beyond the parameter's range; `track` holds the
  /// slider's columns.
  case slider(row: Int, name: String, range: ClosedRange<Double>, track: Range<Int>)
  /// The moment of the view on its bar, whose end is fixed at the press.
  case moment(track: Range<Int>, end: Double)
  /// The drawing; `column` and `row` are the cell of the last mouse event. Until the mouse moves, it is a click.
  case canvas(column: Int, row: Int, isMoved: Bool)
  /// The view itself, from one point of it to another. Until the mouse leaves the cell of the press, it is a tap.
  /// `isDown` is true if the view hears that it stays.
  case finger(from: CGPoint, at: CGPoint, press: Mouse, isMoved: Bool, isDown: Bool)
}
