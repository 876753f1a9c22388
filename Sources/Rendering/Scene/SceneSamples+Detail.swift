import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

extension SceneSamples {
  /// The height in cells from which on the lines of a thing are more legible than a character for it.
  private static let fewestCells: CGFloat = 2

  /// Returns whether the picture shows a mark at this scale.
  func shows(_ item: SceneItem, through viewport: Viewport) -> Bool {
    switch item.detail {
    case .all: true
    case .fine(let length): !isCoarse(length, viewport)
    case .coarse(let length): isCoarse(length, viewport)
    }
  }

  /// Returns whether a character is about as large as a thing of a length in points.
  private func isCoarse(_ length: CGFloat, _ viewport: Viewport) -> Bool {
    texts.hasLikenesses && length * viewport.verticalScale / CGFloat(grid.down) < Self.fewestCells
  }
}
