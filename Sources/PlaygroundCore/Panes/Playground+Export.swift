import Foundation
import Rendering
import ShapeGeometry
import ViewTree

extension Playground {
  /// Returns the selected entry's drawing for other programs: a shape with its fill, line and trim, or views on the
  /// ground of their scheme. The frame holds the whole drawing.
  ///
  /// `work` is charged for the trim; if it is spent or stopped, a shape is missing.
  public func export(theme: Theme = .standard, work: inout DrawingWork) -> SceneExport {
    switch picture.drawing {
    case .path(let path):
      let list = DrawingSettings(values: settingValues).displayList(
        of: path, fill: theme.fill, stroke: theme.stroke, work: &work)
      let scene = Scene(list)
      return SceneExport(scene, frame: list.bounds.map(canvasExtent.union) ?? canvasExtent)
    case .views(let views):
      return SceneExport(views.scene, frame: canvasExtent, ground: views.ground)
    }
  }
}

extension DisplayList {
  /// The smallest rectangle around all marks, with the corners of lines; nil if there is none.
  fileprivate var bounds: CGRect? {
    items.reduce(nil as CGRect?) { whole, item in
      let box: CGRect
      switch item.mark {
      case .fill(let path, _): box = path.boundingRect
      case .stroke(let path, let style): box = path.strokedPath(style, tolerance: 0.01).boundingRect
      }
      return box.isNull ? whole : whole?.union(box) ?? box
    }
  }
}

extension Scene {
  /// Creates the drawing of a bare shape.
  fileprivate init(_ list: DisplayList) {
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
