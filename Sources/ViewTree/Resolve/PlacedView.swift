import Foundation
import ShapeGeometry

/// A view with its frame and the views in it, in the order of drawing.
public struct PlacedView: Equatable, Sendable {
  public var part: ViewPart
  /// The frame in the space of the root, in points, before effects that only change the drawing.
  public var frame: CGRect
  public var children: [PlacedView]

  /// Lays out a tree of views for a proposal, centred in a box of that size, as a window centres its root.
  ///
  /// Returns the root, nil if it could not be laid out, true if the window has the dark scheme, and the first remark
  /// about a modifier. `failure` is set to the first error of the program's own code, or to the `LayoutEnd` of a layout
  /// that reached a limit; the layout goes on without the result.
  public static func laidOut(
    _ node: ViewNode, in box: CGSize, _ surroundings: ViewSurroundings = .init(), scale: CGFloat = 3,
    limits: LayoutLimits = .standard, host: inout any ViewHost, failure: inout (any Error)?
  ) -> (root: PlacedView?, isDark: Bool, remark: LayoutRemark?) {
    var pass = LayoutPass(host: host, scale: scale, limits: limits)
    var root = ViewResolver().add(node, surroundings, to: &pass)
    if let isDark = pass.prefersDark, isDark != surroundings.colors.isDark {
      var preferred = surroundings
      preferred.colors.isDark = isDark
      let before = pass
      pass = LayoutPass(host: before.host, scale: scale, limits: limits)
      root = ViewResolver().add(node, preferred, to: &pass)
    }
    pass.container = box
    defer { if let last = pass.host as? any ViewHost { host = last } }
    let size = pass.size(of: root, for: ProposedViewSize(box))
    let origin = CGPoint(
      x: LayoutPass.sound((box.width - size.width) / 2, or: 0),
      y: LayoutPass.sound((box.height - size.height) / 2, or: 0))
    pass.place(root, at: origin, proposal: ProposedViewSize(box))
    failure = pass.failure
    return (PlacedView(root, in: pass), pass.prefersDark ?? surroundings.colors.isDark, pass.remark)
  }

  private init?(_ id: Int, in pass: LayoutPass) {
    guard let part = pass.part(of: id) as? ViewPart, let frame = pass.frame(of: id) else { return nil }
    self.part = part
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
