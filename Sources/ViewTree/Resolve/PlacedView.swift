import Foundation
import ShapeGeometry

/// A view with its frame and the views in it, in the order of drawing.
public struct PlacedView: Equatable, Sendable {
  public var part: ViewPart
  /// The frame in the space of the root, in points, before effects that only change the drawing.
  public var frame: CGRect
  public var children: [PlacedView]

  /// Lays out a tree of views for a proposal, centred in a box of that size, as a window centres its root in its safe
  /// area.
  ///
  /// The code that hears of the layout may change states; then the tree is laid out again, until nothing changes any
  /// more. `failure` is set to the first error of the program's own code, or to the `LayoutEnd` of a layout that
  /// reached a limit; the layout goes on without the result.
  public static func laidOut(
    _ node: ViewNode, in box: CGSize, safeArea: EdgeInsets = EdgeInsets(), _ surroundings: ViewSurroundings = .init(),
    scale: CGFloat = 3, limits: LayoutLimits = .standard, host: inout any ViewHost, failure: inout (any Error)?
  ) -> Window {
    var window = Window(root: nil, isDark: surroundings.colors.isDark)
    var work = 0
    for _ in 0..<LayoutPass.mostLayouts {
      var pass = LayoutPass(host: host, scale: scale, limits: limits, work: work)
      window = once(node, in: box, safeArea, surroundings, &pass)
      (host, failure, work) = ((pass.host as? any ViewHost) ?? host, pass.failure, pass.work)
      if window.unrest == nil || failure != nil { break }
    }
    return window
  }

  /// A laid out tree with the facts about its window.
  public struct Window: Sendable {
    /// The root; nil if it could not be laid out.
    public var root: PlacedView?
    /// True if the window has the dark scheme.
    public var isDark: Bool
    /// The first remark about a modifier; nil if there is none.
    public var remark: LayoutRemark?
    /// The reason why the layout is not the last one; nil if it is.
    public var unrest: ViewUnrest?
  }

  private static func once(
    _ node: ViewNode, in box: CGSize, _ safeArea: EdgeInsets, _ surroundings: ViewSurroundings,
    _ pass: inout LayoutPass
  ) -> Window {
    var root = ViewResolver().add(node, surroundings, to: &pass)
    if let isDark = pass.prefersDark, isDark != surroundings.colors.isDark {
      var preferred = surroundings
      preferred.colors.isDark = isDark
      pass = LayoutPass(host: pass.host, scale: pass.scale, limits: pass.limits, work: pass.work)
      root = ViewResolver().add(node, preferred, to: &pass)
    }
    pass.placeRoot(root, in: box, safeArea: safeArea)
    let unrest = pass.failure == nil ? pass.tellNews(from: root) : nil
    return Window(
      root: PlacedView(root, in: pass), isDark: pass.prefersDark ?? surroundings.colors.isDark, remark: pass.remark,
      unrest: unrest)
  }

  private init?(_ id: Int, in pass: LayoutPass) {
    guard let part = pass.part(of: id) as? ViewPart, let frame = pass.frame(of: id) else { return nil }
    self.part = part
    if case .cut = part.drawing { self.part.drawing = .cut(beyond: pass.geometry(of: id).safeArea) }
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
