import Foundation
import ShapeGeometry

/// A frame of a fixed width, height or both, within which the child is aligned.
///
/// A length that is negative or not finite counts as none, as in SwiftUI.
public struct FrameRule: ModifierRule {
  public var width: CGFloat?
  public var height: CGFloat?
  public var alignment: AlignmentPair

  public init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: AlignmentPair = .center) {
    self.width = width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    self.height = height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    self.alignment = alignment
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = pass.size(of: children[0], for: inner(proposal))
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    [pass.aligned(children[0], by: alignment, in: size, proposal: inner(proposal))]
  }

  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    var result = pass.spacing(of: children[0])
    if width != nil { result = result.replacing(.horizontal, by: .leaf) }
    if height != nil { result = result.replacing(.vertical, by: .leaf) }
    return result
  }
}

/// A frame whose width and height follow the proposal within limits.
public struct FlexibleFrameRule: ModifierRule {
  /// The limits of one length, in points; nil for none.
  public struct Limits: Equatable, Sendable {
    public private(set) var least: CGFloat?
    public private(set) var ideal: CGFloat?
    public private(set) var most: CGFloat?

    /// Makes limits in order: the least is at least 0, the ideal at least the least, and the most at least the ideal.
    public init(_ least: CGFloat? = nil, _ ideal: CGFloat? = nil, _ most: CGFloat? = nil) {
      self.least = least.map { $0.isNaN ? 0 : max(0, $0) }
      self.ideal = ideal.map { max($0, self.least ?? $0) }
      self.most = most.map { max($0, self.ideal ?? self.least ?? $0) }
    }

    func clamped(_ length: CGFloat) -> CGFloat { min(max(length, least ?? length), most ?? .infinity) }

    /// The length that is proposed to the child.
    func inner(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

    /// The length of the frame if the child has no say in it; nil otherwise.
    func fixed(for proposal: CGFloat?) -> CGFloat? {
      guard let proposal else { return ideal }
      return least != nil && most != nil ? clamped(proposal) : nil
    }

    /// The length of the frame around a child of this length.
    func length(around child: CGFloat, for proposal: CGFloat?) -> CGFloat {
      if let fixed = fixed(for: proposal) { return fixed }
      let inner = inner(proposal)
      switch (least, most) {
      case (let least?, nil): return max(min(inner ?? .infinity, child), least)
      case (nil, let most?): return min(max(inner ?? -.infinity, child), most)
      default: return clamped(child)
      }
    }
  }

  public var width: Limits
  public var height: Limits
  public var alignment: AlignmentPair

  public init(width: Limits = Limits(), height: Limits = Limits(), alignment: AlignmentPair = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    if let width = width.fixed(for: proposal.width), let height = height.fixed(for: proposal.height) {
      return CGSize(width: width, height: height)
    }
    let inner = ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
    let child = pass.size(of: children[0], for: inner)
    return CGSize(
      width: width.length(around: child.width, for: proposal.width),
      height: height.length(around: child.height, for: proposal.height))
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    /// The final proposal is the frame's own length, but for one that hugs its child between its limits.
    func final(_ limits: Limits, _ proposal: CGFloat?, _ own: CGFloat) -> CGFloat? {
      guard proposal == nil, limits.ideal == nil, own > limits.least ?? -.infinity, own < limits.most ?? .infinity
      else {
        return own
      }
      return nil
    }
    let inner = ProposedViewSize(
      width: final(width, proposal.width, size.width), height: final(height, proposal.height, size.height))
    return [pass.aligned(children[0], by: alignment, in: size, proposal: inner)]
  }

  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    var result = pass.spacing(of: children[0])
    if width != Limits() { result = result.replacing(.horizontal, by: .leaf) }
    if height != Limits() { result = result.replacing(.vertical, by: .leaf) }
    return result
  }
}

extension LayoutPass {
  /// Returns the place of a child whose guides lie on those of a container of this size.
  mutating func aligned(
    _ child: Int, by alignment: AlignmentPair, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    let whole = ViewDimensions(size)
    let line = CGPoint(x: value(of: alignment.horizontal, in: whole), y: value(of: alignment.vertical, in: whole))
    let guides = point(of: alignment, in: child, for: proposal)
    return Placement(child, at: CGPoint(x: line.x - guides.x, y: line.y - guides.y), proposal: proposal)
  }
}
