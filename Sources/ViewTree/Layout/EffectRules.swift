import Foundation
import ShapeGeometry

// Effects leave the layout of a view as it is. Those that move its drawing move the spaces of the views within.

/// A view with an effect that leaves its layout as it is.
public struct EffectRule: ModifierRule {
  /// Returns the map that the effect draws a view of a size with, in the view's own space; nil for one that moves
  /// nothing.
  public var transform: @Sendable (CGSize) -> ProjectionTransform?

  public init(transform: @escaping @Sendable (CGSize) -> ProjectionTransform? = { _ in nil }) {
    self.transform = transform
  }

  public func effect(in size: CGSize) -> ProjectionTransform? { transform(size) }

  public func priority(of children: [Int], in pass: inout LayoutPass) -> Double { pass.priority(of: children[0]) }
}

/// A view with effects that code finds once the view has its place.
struct LateEffectRule: ModifierRule {
  /// Adds the effects around the view and returns the number of the outermost.
  var make: @Sendable (Int, ViewGeometry, inout LayoutPass) throws -> Int

  var placesLater: Bool { true }

  func priority(of children: [Int], in pass: inout LayoutPass) -> Double { pass.priority(of: children[0]) }

  func content(
    in frame: CGRect, for proposal: ProposedViewSize, of children: [Int], _ pass: inout LayoutPass
  ) -> [Placement] {
    do {
      let effects = try make(children[0], pass.geometry(of: frame), &pass)
      return [Placement(effects, at: .zero, proposal: proposal)]
    } catch {
      pass.fail(error)
      return [Placement(children[0], at: .zero, proposal: proposal)]
    }
  }
}

/// A view whose space has a name for the views within.
struct SpaceRule: ModifierRule {
  var name: String

  var space: String? { name }

  func priority(of children: [Int], in pass: inout LayoutPass) -> Double { pass.priority(of: children[0]) }
}
