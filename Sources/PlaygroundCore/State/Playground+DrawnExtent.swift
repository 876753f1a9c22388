import Foundation
import PlainText
import Rendering
import ShapeGeometry
import ShapeInterpreter
import ViewTree

extension Playground {
  /// The rectangle that the canvas shows at a zoom of 1, in the space of the drawing: the one in which a shape is
  /// drawn, or the box of a view. What a view presents in its window, a sheet for instance, is within.
  var canvasExtent: CGRect {
    guard !drawsPath else { return proposal }
    let box = viewExtent ?? CGRect(origin: .zero, size: proposal.size)
    guard case .views(let views) = picture.drawing, views.arePresenting,
      let presented = views.scene.bounds?.common(with: views.window)
    else { return box }
    return box.union(presented)
  }

  /// The extent of the selected view with its start values; nil if it is not known yet, or if the size of the proposal
  /// is the user's.
  var viewExtent: CGRect? {
    guard chosenProposal == nil, let entry = selectedEntry, let known = viewExtents[entry.id],
      known.revision == entry.revision
    else { return nil }
    return known.rect
  }

  /// The rectangle that the camera is fitted to, in the space of the drawing: the extent of the canvas, or the one
  /// around the drawing if the user requested that.
  var cameraRect: CGRect {
    guard let target = lens.target, target.entry == selectedEntry?.id else { return canvasExtent }
    return target.rect
  }

  /// The extent of the selected shape's drawing.
  var drawnExtent: DrawnExtent { drawnExtent(stop: .never) }

  /// Returns the extent of the selected shape's drawing; meaningless if `stop` was raised.
  func drawnExtent(stop: StopSignal) -> DrawnExtent {
    switch picture.drawing {
    case .path(let path): DrawnExtent(of: path, settings: settingValues, stop: stop)
    case .views(let views): DrawnExtent(of: views)
    }
  }

  /// The greatest coordinate that the camera can be fitted to, in points.
  private static let mostExtent: CGFloat = 1e9

  /// Fits the camera to the drawing, or to the rectangle again.
  mutating func fitDrawing() {
    guard let id = selectedEntry?.id else {
      notice = "there is no shape"
      return
    }
    guard lens.target?.entry != id else {
      center(on: nil)
      notice = "the rectangle fits"
      return
    }
    let extent = drawnExtent
    guard case .bounds(let bounds, let outline) = extent else {
      notice = extent.sentence
      return
    }
    let far = max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    guard far <= Self.mostExtent else {
      notice = "what is drawn is too large or too far away to be fitted: \(bounds.rangesText)"
      return
    }
    // A single point has no extent of its own, so the rectangle gets a minimum size.
    let least = max(bounds.width, bounds.height, 1e-3) / 1_000
    let visible = bounds.insetBy(
      dx: -max(outline, bounds.width < least ? least : 0), dy: -max(outline, bounds.height < least ? least : 0))
    center(on: Lens.Target(entry: id, rect: visible))
    notice = "fitted to what is drawn, \(bounds.rangesText); F goes back"
  }

  private mutating func center(on target: Lens.Target?) {
    lens.target = target
    lens.zoomSteps = 0
    lens.panColumns = 0
    lens.panRows = 0
  }
}
