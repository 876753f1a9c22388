import ShapeGeometry
import ViewTree

// Shapes as views. In SwiftUI a shape is a view; in the geometry, which knows no views, it is none.

/// A shape as a view: its path fills the frame.
protocol Shape: ShapeGeometry.Shape, View {}

extension Shape {
  var body: Never { fatalError("a shape has no body") }
}

/// A shape that can be drawn with its edges moved inwards.
protocol InsettableShape: ShapeGeometry.InsettableShape, Shape where InsetShape: InsettableShape {}

extension Path: Shape {}
extension AnyShape: Shape {}
extension Rectangle: InsettableShape {}
extension RoundedRectangle: InsettableShape {}
extension UnevenRoundedRectangle: InsettableShape {}
extension ContainerRelativeShape: InsettableShape {}
extension Ellipse: InsettableShape {}
extension Circle: InsettableShape {}
extension Capsule: InsettableShape {}
extension ButtonBorderShape: InsettableShape {}
extension _InsetShape: InsettableShape {}
extension OffsetShape: ShapeGeometry.InsettableShape where Content: InsettableShape {}
extension RotatedShape: ShapeGeometry.InsettableShape where Content: InsettableShape {}

/// A shape whose path and size are functions.
struct CodeShape: ShapeGeometry.Shape {
  nonisolated(unsafe) var outline: (CGRect) -> Path
  nonisolated(unsafe) var size: (CGFloat?, CGFloat?) -> CGSize

  func path(in rect: CGRect) -> Path { outline(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal.width, proposal.height) }
}
