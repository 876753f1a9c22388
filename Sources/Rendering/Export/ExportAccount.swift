import Foundation
import ShapeGeometry
import ViewTree

/// The work that a document takes while it is written, and what it shows otherwise than the drawing.
struct ExportAccount {
  /// The budget for the outlines of lines.
  private(set) var work: DrawingWork
  /// The parts that the document shows otherwise than SwiftUI, without repeats.
  private(set) var losses: [SceneExport.Loss] = []

  /// The greatest coordinate that readers draw exactly enough.
  static let reach: CGFloat = 1e6

  init(work: DrawingWork) { self.work = work }

  mutating func lose(_ loss: SceneExport.Loss) {
    if !losses.contains(loss) { losses.append(loss) }
  }

  /// Returns the subpaths that a document can hold.
  mutating func near(_ path: Path) -> Path {
    let near = path.keepingCoordinates(within: Self.reach)
    if near != path { lose(.coordinates) }
    return near
  }

  /// Returns the outline of a line, not yet transformed; nil if it takes too long. `tolerance` is the greatest error of
  /// its image.
  mutating func outline(
    of path: Path, _ style: StrokeStyle, _ transform: ProjectionTransform, tolerance: CGFloat
  ) -> Path? {
    let line = near(path)
    let before = transform.toleranceBefore(tolerance, around: line.boundingRect)
    let outline = work.pay { (charge) throws(DrawingInterruption) in
      try line.strokedPath(style, tolerance: before, charging: charge)
    }
    if outline == nil { lose(.work) }
    return outline
  }

  /// Returns the part of an area's image that a document can hold; nil if it takes too long.
  mutating func image(of path: Path, _ transform: ProjectionTransform, tolerance: CGFloat) -> Path? {
    let image = work.pay { (charge) throws(DrawingInterruption) in
      try path.applying(transform, tolerance: tolerance, charging: charge)
    }
    if image == nil { lose(.work) }
    return image.map { near($0) }
  }

  /// Returns whether there is anything to draw of a text that a document can hold.
  mutating func shows(_ text: String, _ font: TextFont, from start: CGPoint, width: CGFloat) -> Bool {
    guard [start.x, start.y, width, font.size].allSatisfy({ abs($0) <= Self.reach }) else {
      lose(.coordinates)
      return false
    }
    return !text.isEmpty && font.size > 0 && width > 0
  }
}
