import Foundation
import ShapeGeometry

/// The layout of a program's own container.
///
/// The origin of the bounds is zero: the container's own space. Apple's is the container's place in a space that is not
/// documented, so that a layout must add `bounds.minX` anyway.
public struct OwnLayoutRule: LayoutRule {
  public var code: Handle

  public init(_ code: Handle) {
    self.code = code
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let request = LayoutRequest(count: children.count, proposal: proposal)
    guard case .size(let size)? = pass.result(of: code, request, children) else {
      return proposal.replacingUnspecifiedDimensions()
    }
    return size
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    let bounds = CGRect(origin: .zero, size: size)
    let request = LayoutRequest(count: children.count, proposal: proposal, bounds: bounds)
    var known: [Int: LayoutResult.Place] = [:]
    if case .places(let places)? = pass.result(of: code, request, children) {
      for place in places { known[place.index] = place }
    }
    return children.enumerated().map { index, child in
      // A subview without a place stands in the centre.
      guard let place = known[index] else {
        return pass.aligned(child, by: .center, in: size, proposal: ProposedViewSize(size))
      }
      let own = pass.size(of: child, for: place.proposal)
      let origin = CGPoint(
        x: place.point.x - own.width * place.anchor.x, y: place.point.y - own.height * place.anchor.y)
      return Placement(child, at: origin, proposal: place.proposal)
    }
  }

  /// The preferences of all subviews together: what a layout without a `spacing` of its own answers.
  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    guard var result = children.first.map({ pass.spacing(of: $0) }) else { return .none }
    for child in children.dropFirst() { result = result.merged(with: pass.spacing(of: child)) }
    return result
  }
}

/// A view with values that a program's own layout around it reads.
struct LayoutValueRule: ModifierRule {
  var code: Handle

  func values(of children: [Int], in pass: inout LayoutPass) -> [Handle] {
    pass.values(of: children[0]) + [code]
  }
}

extension LayoutPass {
  /// Returns what a program's own layout answers; nil if its code fails.
  fileprivate mutating func result(
    of code: Handle, _ request: LayoutRequest, _ children: [Int]
  ) -> LayoutResult? {
    var host = host
    do {
      return try host.layout(code, request) { answer(to: $0, children) }
    } catch {
      fail(error)
      return nil
    }
  }

  private mutating func answer(to question: LayoutQuestion, _ children: [Int]) -> LayoutAnswer {
    func child(_ index: Int) -> Int? { children.indices.contains(index) ? children[index] : nil }
    switch question {
    case .size(let index, let proposal):
      let size = child(index).map { self.size(of: $0, for: proposal) } ?? .zero
      return .dimensions(ViewDimensions(width: size.width, height: size.height))
    case .dimensions(let index, let proposal):
      return .dimensions(
        child(index).map { dimensions(of: $0, for: proposal) } ?? ViewDimensions(width: 0, height: 0))
    case .priority(let index): return .length(child(index).map { CGFloat(priority(of: $0)) } ?? 0)
    case .distance(let one, let other, let axis):
      guard let one = child(one), let other = child(other) else { return .length(0) }
      return .length(spacing(of: one).distance(to: spacing(of: other), along: axis))
    case .values(let index): return .values(child(index).map { values(of: $0) } ?? [])
    }
  }
}
