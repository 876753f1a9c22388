import Foundation
import PlainText
import Rendering
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// The area that the selected entry's drawing covers, in its space, or the reason why nothing is drawn.
enum DrawnExtent: Equatable {
  /// The path has no element.
  case empty
  /// The views draw nothing.
  case noMark
  /// Every subpath has a coordinate that is NaN or infinite.
  case notFinite(isAllNaN: Bool)
  /// The trim leaves nothing.
  case trimmed
  /// The trim takes too long.
  case unfinished
  /// The smallest rectangle around the path, and the distance by which the outline exceeds it.
  case bounds(CGRect, outline: CGFloat)

  /// Determines the extent of a path that is drawn with the given values of the settings. `stop` ends this; the result
  /// is then meaningless.
  init(of path: Path, settings values: [ParameterValue], stop: StopSignal = .never) {
    guard !path.isEmpty else {
      self = .empty
      return
    }
    let finite = path.keepingCoordinates(within: .greatestFiniteMagnitude)
    guard !finite.isEmpty else {
      self = .notFinite(isAllNaN: path.elements.allSatisfy(\.endsNowhere))
      return
    }
    let settings = DrawingSettings(values: values)
    guard settings.trimFrom < settings.trimTo else {
      self = .trimmed
      return
    }
    var work = DrawingWork { stop.isRaised }
    guard let drawn = settings.drawnPart(of: finite, work: &work) else {
      self = .unfinished
      return
    }
    let reach = settings.style == .fill ? 0 : settings.lineWidth / 2
    self = drawn.isEmpty ? .trimmed : .bounds(drawn.boundingRect, outline: reach)
  }

  /// Determines the extent of views.
  init(of views: LaidOutViews) {
    self = views.scene.bounds.map { .bounds($0, outline: 0) } ?? .noMark
  }

  /// The message that says why nothing is visible; nil if something is drawn somewhere.
  var sentence: String? {
    switch self {
    case .empty: "nothing drawn: the path is empty"
    case .noMark: "nothing drawn: the view is empty"
    case .notFinite(isAllNaN: true): "nothing drawn: all points are NaN"
    case .notFinite: "nothing drawn: a point of each part is NaN or infinite"
    case .trimmed: "nothing drawn: trimFrom is not below trimTo"
    case .unfinished: "not drawn: the trim of so long a path takes too long"
    case .bounds: nil
    }
  }
}

extension Path.Element {
  /// True if the element's end point is NaN, or if the element has no end point.
  fileprivate var endsNowhere: Bool {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end.x.isNaN || end.y.isNaN
    case .closeSubpath: true
    }
  }
}

extension CGRect {
  /// The rectangle as a range of each coordinate: `x 2000…2200, y 0…150`.
  var rangesText: String {
    func text(_ number: CGFloat) -> String {
      let rounded = rounded(number, decimals: 2)
      return abs(rounded) < 1e9 ? decimalText(rounded, decimals: decimals(of: rounded)) : rounded.description
    }
    func text(_ low: CGFloat, _ high: CGFloat) -> String { text(low) + (low == high ? "" : "…" + text(high)) }
    return "x \(text(minX, maxX)), y \(text(minY, maxY))"
  }
}

extension Lens {
  /// The drawing that the camera is fitted to, instead of the rectangle.
  public struct Target: Equatable, Sendable {
    /// The entry of the drawing; for other entries the target is ignored.
    var entry: EntryID
    /// The rectangle around the drawing, in shape space.
    var rect: CGRect
  }
}
