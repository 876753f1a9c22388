import Foundation
import ShapeGeometry
import ViewTree

// The layouts of a canvas's marks and of its contexts' states in the machine.

extension CanvasMark: HeldValue {
  static var type: Type { .library("_Mark") }
  static var blank: CanvasMark { CanvasMark(.layer([])) }
}

extension CanvasPlace: HeldValue {
  static var type: Type { .library("_CanvasPlace") }
  static var blank: CanvasPlace { .frame(.zero) }
}

extension CanvasState: HeldValue {
  static var type: Type { .library("_CanvasState") }
  static var blank: CanvasState { CanvasState() }
}
