import Foundation
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// The part of the window that the canvas shows of a view: as it is drawn with its start values.
struct ViewExtent: Equatable, Sendable {
  var revision: Int
  var proposal: CGRect
  var rect: CGRect

  /// The margin around the view, in points.
  private static let margin: CGFloat = 12
  /// The least width and height that is shown, in points.
  private static let least: CGFloat = 60

  /// Returns the extent of an entry's view, for a preview of a fixed size its box.
  ///
  /// `present` is the outcome for `inputs`, which may have the start values of a view at rest.
  static func rect(
    of entryPoint: EntryPoint, _ inputs: Picture.Inputs, _ present: Outcome, _ budget: Budget
  ) throws(EvaluationFailure) -> CGRect? {
    let start = entryPoint.parameters.map(\.initial)
    var outcome = present
    if start != inputs.values || inputs.moment != nil || !inputs.events.isEmpty {
      var inputs = inputs
      (inputs.values, inputs.moment, inputs.events) = (start, nil, [])
      outcome = try Outcome(of: entryPoint, inputs, budget)
    }
    guard case .views(let views) = outcome.drawing else { return nil }
    return entryPoint.settings.size == nil ? rect(of: views) : views.window
  }

  /// Returns the rectangle around the root and all marks within the window, with a margin.
  static func rect(of views: LaidOutViews) -> CGRect {
    let box = views.window
    var rect = views.root?.frame ?? box
    if let marks = views.scene.bounds { rect = rect.isEmpty ? marks : rect.union(marks) }
    rect = rect.insetBy(dx: -margin, dy: -margin)
    rect = rect.insetBy(dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
    let shown = rect.intersection(box)
    return shown.isEmpty || !shown.width.isFinite || !shown.height.isFinite ? box : shown
  }
}
