import ShapeGeometry
import ViewTree

// A canvas for the compiler: its node, and the measures that its renderer asks for.

typealias _Mark = CanvasMark
typealias _CanvasPlace = CanvasPlace
typealias _CanvasState = CanvasState

extension ViewNode {
  /// Makes a canvas with symbols. The renderer is passed the sizes of the canvas and of the symbols.
  static func _canvas(_ symbols: [ViewNode], _ renderer: @escaping ([CGFloat]) -> [CanvasMark]) -> ViewNode {
    nonisolated(unsafe) let renderer = renderer
    let code = CompiledHost.Code.canvas { place, numbers in
      ViewCode.$current.withValue(place.surroundings) { renderer(numbers) }
    }
    return ViewNode(.canvas(.compiled(code), symbols))
  }
}

func _textMeasures(_ text: TextValue, _ width: CGFloat, _ height: CGFloat) -> [CGFloat] {
  ViewCode.current._measures(of: text, width, height)
}

func _imageMeasures(_ image: ViewNode) -> [CGFloat] { ViewCode.current._measures(ofImage: image) }
