import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// One mark of a drawing, ready to be sampled: an area and its paint.
public struct Layer: Equatable, Sendable {
  /// The outline of the area, in the coordinate space of the drawing.
  public var outline: Path
  public var rule: FillRule
  public var paint: Paint

  public init(outline: Path, rule: FillRule, paint: Paint) {
    self.outline = outline
    self.rule = rule
    self.paint = paint
  }
}

/// The accuracy of the outlines of strokes, in the coordinate space of the drawing.
public struct OutlineAccuracy: Equatable, Sendable {
  /// The least width of a line, so that a thin one does not fall between the samples.
  public var leastLineWidth: CGFloat
  /// The greatest error of an outline's edges.
  public var tolerance: CGFloat
  /// The distance from the origin up to which lines are drawn. A subpath with a coordinate farther away has no line: it
  /// would not be exact enough to be worth its time.
  public var reach: CGFloat

  public init(leastLineWidth: CGFloat, tolerance: CGFloat, reach: CGFloat) {
    self.leastLineWidth = leastLineWidth
    self.tolerance = tolerance
    self.reach = reach
  }

  /// The tolerance of outlines, in samples.
  private static let sampleTolerance: CGFloat = 0.02

  /// The tolerance of outlines whose samples are covered by area, in samples: less than a byte's step.
  private static let areaTolerance: CGFloat = 0.003

  /// The accuracy that suffices for samples that are covered by area, with lines as thin as they are.
  static func area(for viewport: Viewport, reach: CGFloat) -> OutlineAccuracy {
    OutlineAccuracy(
      leastLineWidth: 0, tolerance: areaTolerance / max(viewport.scale, viewport.verticalScale), reach: reach)
  }

  /// The accuracy that suffices for a viewport: lines are at least one sample wide.
  public init(for viewport: Viewport, reach: CGFloat) {
    self.init(
      leastLineWidth: 1 / min(viewport.scale, viewport.verticalScale),
      tolerance: Self.sampleTolerance / max(viewport.scale, viewport.verticalScale), reach: reach)
  }
}

extension DisplayList {
  /// Returns the layers of the list, the lowest first.
  ///
  /// `work` is charged for the outlines of strokes. If it is spent or stopped, the layers completed so far are
  /// returned.
  public func layers(_ accuracy: OutlineAccuracy, work: inout DrawingWork) -> [Layer] {
    var layers: [Layer] = []
    for item in items {
      switch item.mark {
      case .fill(let path, let style):
        layers.append(Layer(outline: path, rule: style.isEOFilled ? .evenOdd : .nonZero, paint: item.paint))
      case .stroke(let path, var style):
        style.lineWidth = max(style.lineWidth, accuracy.leastLineWidth)
        let near = path.keepingCoordinates(within: accuracy.reach)
        let outline = work.pay { (charge) throws(DrawingInterruption) in
          try near.strokedPath(style, tolerance: accuracy.tolerance, charging: charge)
        }
        guard let outline else { return layers }
        layers.append(Layer(outline: outline, rule: .nonZero, paint: item.paint))
      }
    }
    return layers
  }
}
