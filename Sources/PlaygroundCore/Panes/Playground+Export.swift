import Foundation
import Rendering
import ShapeGeometry
import ViewTree

extension Playground {
  /// Returns the selected entry's drawing for other programs: a shape with its fill, line and trim, or views on the
  /// ground of their scheme. The frame holds the whole drawing.
  ///
  /// `work` is charged for the trim and for the extent of the line. Returns nil if it is spent or stopped.
  public func export(theme: Theme = .standard, work: inout DrawingWork) -> SceneExport? {
    let sketch = Sketch(of: self, theme: theme)
    switch picture.drawing {
    case .path(let path):
      let list = sketch.displayList(of: path, &work)
      let accuracy = OutlineAccuracy(leastLineWidth: 0, tolerance: 0.01, reach: .greatestFiniteMagnitude)
      let outlines = list.layers(accuracy, work: &work).map(\.outline)
      guard !work.isSpent, !work.isStopped else { return nil }
      let frame = outlines.reduce(canvasExtent) { $1.isEmpty ? $0 : $0.union($1.boundingRect) }
      return SceneExport(Scene(list), frame: frame, ground: sketch.ground?.color)
    case .views(let views):
      return SceneExport(views.scene, frame: canvasExtent, ground: views.ground)
    }
  }
}

extension Scene {
  /// Creates the drawing of a bare shape.
  init(_ list: DisplayList) {
    self.init(
      list.items.map { item in
        let color = item.paint.color
        let paint = ScenePaint.color(
          ResolvedColor(red: Double(color.red), green: Double(color.green), blue: Double(color.blue)))
        switch item.mark {
        case .fill(let path, let style): return SceneItem(.fill(path, style), paint: paint)
        case .stroke(let path, let style): return SceneItem(.stroke(path, style), paint: paint)
        }
      })
  }
}
