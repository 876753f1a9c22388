import Foundation
import ShapeGeometry

// Containers besides stacks: views that scroll, that fit, and that read their size.

/// A view that shows a part of its content, from the top leading corner if it is not scrolled.
public struct ScrollRule: LayoutRule {
  public var axes: Set<Axis>
  /// The distance by which the content is moved up and to the left, as far as there is content to be seen.
  public var offset: CGPoint
  /// The margins around the content, which the content's own view has: frames within are relative to what is left.
  public var margins: EdgeInsets

  public init(_ axes: Set<Axis> = [.vertical], offset: CGPoint = .zero, margins: EdgeInsets = EdgeInsets()) {
    self.axes = axes
    self.offset = offset
    self.margins = margins
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  public func container(of size: ProposedViewSize) -> CGSize? {
    let whole = size.replacingUnspecifiedDimensions()
    return CGSize(
      width: max(0, whole.width - margins.leading - margins.trailing),
      height: max(0, whole.height - margins.top - margins.bottom))
  }

  /// The name of the space of the innermost scroll view.
  public var space: String? { "scrollView" }

  /// The place is kept: the content is visible in the unsafe parts of the window too.
  public var keepsGeometry: Bool { true }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let content = pass.size(of: children[0], for: inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    let content = pass.size(of: children[0], for: inner(proposal))
    func origin(_ axis: Axis, _ offset: CGFloat) -> CGFloat {
      // Nothing is added to 0: the content of a view that is not scrolled stands where the view does, bit for bit.
      offset > 0 && axes.contains(axis) ? -min(offset, max(0, content[axis] - size[axis])) : 0
    }
    let corner = CGPoint(x: origin(.horizontal, offset.x), y: origin(.vertical, offset.y))
    return [Placement(children[0], at: corner, proposal: inner(proposal))]
  }
}

/// The first of several views whose ideal size fits the proposal along some axes, or else the last. Along the other
/// axes a view is asked with the proposal itself: a text is measured in the lines that it breaks into.
public struct FittingRule: LayoutRule {
  public var axes: Set<Axis>

  public init(in axes: Set<Axis> = [.horizontal, .vertical]) {
    self.axes = axes
  }

  private func chosen(for proposal: ProposedViewSize, _ children: [Int], in pass: inout LayoutPass) -> Int? {
    var question = proposal
    for axis in axes { question[axis] = nil }
    for child in children.dropLast() {
      let ideal = pass.size(of: child, for: question)
      if axes.allSatisfy({ ideal[$0] <= proposal[$0] ?? .infinity }) { return child }
    }
    return children.last
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    chosen(for: proposal, children, in: &pass).map { pass.size(of: $0, for: proposal) } ?? .zero
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    chosen(for: proposal, children, in: &pass).map { [Placement($0, at: .zero, proposal: proposal)] } ?? []
  }
}

/// A view that takes the whole proposal and whose content is made for its frame: GeometryReader.
public struct ReaderRule: LayoutRule {
  /// Adds the content for a frame, in the space in which the tree is placed, and returns its number; nil for none.
  public var make: @Sendable (CGRect, inout LayoutPass) throws -> Int?

  public init(make: @escaping @Sendable (CGRect, inout LayoutPass) throws -> Int?) {
    self.make = make
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func content(
    in frame: CGRect, for proposal: ProposedViewSize, of children: [Int], _ pass: inout LayoutPass
  ) -> [Placement] {
    do {
      return try make(frame, &pass).map { [Placement($0, at: .zero, proposal: ProposedViewSize(frame.size))] } ?? []
    } catch {
      pass.fail(error)
      return []
    }
  }
}
