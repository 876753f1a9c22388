import Foundation
import ShapeGeometry

/// The layout of a text: a box around its lines.
public struct TextRule: LayoutRule {
  public var block: TextBlock

  public init(_ block: TextBlock) {
    self.block = block
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    if proposal.width == 0 {
      // The least width of a text is 0: it can be cut altogether.
      return CGSize(width: 0, height: proposal.height == 0 ? 0 : laid(for: .unspecified, in: &pass).size.height)
    }
    return laid(for: proposal, in: &pass).size
  }

  /// The number of bytes of text that are laid out with the work of one answer.
  private static let bytesPerAnswer = 8

  private func laid(for proposal: ProposedViewSize, in pass: inout LayoutPass) -> LaidText {
    let length = block.runs.reduce(0) { $0 + $1.text.utf8.count }
    guard pass.charge(length / Self.bytesPerAnswer) else { return TextBlock("").laidOut(width: 0, height: 0, scale: 1) }
    return block.laidOut(width: proposal.width, height: proposal.height, scale: pass.scale)
  }

  /// The distances of a text to its neighbours above and below, since iOS 17. Source: OpenSwiftUI.
  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    guard let first = block.runs.first?.font, let last = block.runs.last?.font else { return .leaf }
    func roundedUp(_ length: CGFloat) -> CGFloat { length.roundedUp(toPixelsAt: pass.scale) }
    var result = ViewSpacing.none
    let below = roundedUp(last.lineHeight / 10)
    result.top.categories[.aboveText] = first.lineHeight + roundedUp(first.lineHeight / 10) - first.ascender
    result.bottom.categories[.belowText] = max(last.lineHeight + below - last.capHeight, below + last.descender)
    result.top.categories[.betweenTexts] = roundedUp(first.pitch - first.lineHeight)
    result.bottom.categories[.betweenTexts] = 0
    return result
  }

  public var ownGuides: Set<AlignmentGuide> { [.firstTextBaseline, .lastTextBaseline, .listRowSeparatorLeading] }

  public func guides(
    in dimensions: ViewDimensions, _ inherited: [[AlignmentGuide: CGFloat]], in pass: inout LayoutPass
  ) -> [AlignmentGuide: CGFloat] {
    let size = ProposedViewSize(width: dimensions.width, height: dimensions.height)
    let lines = laid(for: size, in: &pass).lines
    guard let first = lines.first, let last = lines.last else { return [:] }
    return [
      .firstTextBaseline: first.baseline, .lastTextBaseline: last.baseline, .listRowSeparatorLeading: 0,
    ]
  }
}
