import Foundation
import ShapeGeometry

/// A view with its frame and the views in it, in the order of drawing.
public struct PlacedView: Equatable, Sendable {
  public var part: ViewPart
  /// The frame in the space of the root, in points, before effects that only change the drawing.
  public var frame: CGRect
  public var children: [PlacedView]
  /// The views that have gone and are still seen, behind those that are there.
  public var former: [PlacedView] = []

  public init(part: ViewPart, frame: CGRect, children: [PlacedView], former: [PlacedView] = []) {
    self.part = part
    self.frame = frame
    self.children = children
    self.former = former
  }

  /// Makes the view of a placed part of a layout and of all parts in it; nil if it was not placed.
  init?(_ id: Int, in pass: LayoutPass) {
    guard let part = pass.part(of: id) as? ViewPart, let frame = pass.frame(of: id) else { return nil }
    self.part = part
    if case .cut = part.drawing { self.part.drawing = .cut(beyond: pass.geometry(of: id).safeArea) }
    self.part.isModifier = pass.isModifier(id)
    self.frame = frame
    children = pass.placed(in: id).compactMap { PlacedView($0, in: pass) }
  }

  /// The tree as text, a view a line: its name and the origin and size of its frame.
  public var listing: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { number in
      let rounded = (Double(number) * 1000).rounded() / 1000
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
    return ["\(indent)\(part.name) \(numbers.joined(separator: " "))"]
      + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}
