import Foundation
import ShapeGeometry

/// A frame whose width and height are found from those of the window or the scroll view around it.
public struct RelativeFrameRule: ModifierRule {
  public var alignment: AlignmentPair
  /// The function that finds a length: it is passed the container's, and 0 for the width or 1 for the height.
  public var code: Handle

  public init(alignment: AlignmentPair = .center, code: Handle) {
    self.alignment = alignment
    self.code = code
  }

  public var asksForContainer: Bool { true }

  private func frame(in pass: inout LayoutPass) -> FrameRule {
    let container = pass.container
    func length(_ whole: CGFloat, _ axis: CGFloat) -> CGFloat {
      pass.ask(or: -1) { (host) throws in
        try host.guide(code, in: ViewDimensions(width: whole, height: axis))
      }
    }
    return FrameRule(width: length(container.width, 0), height: length(container.height, 1), alignment: alignment)
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    frame(in: &pass).size(for: proposal, of: children, in: &pass)
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] { frame(in: &pass).placements(in: size, for: proposal, of: children, in: &pass) }

  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    frame(in: &pass).spacing(of: children, in: &pass)
  }
}
