import SwiftUI

/// A shape that says how big it would like to be.
struct SizeProposals: InsettableShape {
  /// 0...20
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) - 2 * insetAmount
    return Path(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  func inset(by amount: CGFloat) -> SizeProposals {
    var shape = self
    shape.insetAmount += amount
    return shape
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

struct SizeProposalUses: Shape {
  func path(in rect: CGRect) -> Path {
    let square = SizeProposals()
    let fitted = square.sizeThatFits(ProposedViewSize(width: rect.width, height: nil))
    let round = Circle().sizeThatFits(ProposedViewSize(rect.size))
    var path = square.inset(by: 4).path(in: rect)
    path.addRect(CGRect(origin: rect.origin, size: fitted))
    path.addEllipse(in: CGRect(origin: rect.origin, size: round))
    path.addRect(
      CGRect(
        origin: .zero, size: ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: .init(width: 3, height: 4))
      ))
    return path
  }
}
