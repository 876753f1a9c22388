import Foundation
import PlainText
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// A tree of views as it is printed and selected from: frames in the root's coordinates, effects beside the views that
/// they change.
public struct ViewListing: Sendable {
  /// A view of the tree.
  public struct Item: Sendable {
    /// SwiftUI's name of the view or modifier.
    public var kind: String
    /// The frame in points from the root's top left corner, before effects that do not change the layout.
    public var frame: CGRect
    /// The place of the call that made the view; nil if it is not known.
    public var place: Diagnostic.Place?
    /// The text of the line at `place`.
    var sourceLine: String?
    /// The effects around the view and its style, in the order in which they are written.
    public var facts: [(name: String, value: JSON)] = []
    /// The number of views around it.
    public var depth = 0
    /// The index of the view around it; nil for the root.
    public var parent: Int?
    /// The number of views before it in the view around it.
    var ordinal = 0
    /// The index after those of the views in it.
    var end = 1
    /// True for the box that stands for a view whose name is not found.
    var isBox = false
    /// The corners of the frame as they are seen, after all effects, in the space of the drawing.
    var corners: [CGPoint]
  }

  /// The views, each before the views in it.
  public private(set) var items: [Item] = []
  /// The files in which the views are made.
  private(set) var files: Set<String> = []

  /// Makes the listing of a drawing. `places` finds the places of the calls that made the views.
  public init(_ views: LaidOutViews, places: EntryPoint.SourceLookup) {
    guard let root = views.root else { return }
    var builder = Builder(origin: root.frame.origin)
    builder.find(in: root)
    builder.places = places(builder.offsets)
    files = Set(builder.places.values.map(\.place.file))
    if let branch = builder.branches(of: root, .identity).first { append(branch, depth: 0, parent: nil, ordinal: 0) }
  }

  /// Makes the listing of a shape by itself.
  public init(shape name: String, in rect: CGRect) {
    items = [Item(kind: name, frame: rect, corners: rect.corners)]
  }

  private mutating func append(_ branch: Branch, depth: Int, parent: Int?, ordinal: Int) {
    let index = items.count
    var item = branch.item
    item.depth = depth
    item.parent = parent
    item.ordinal = ordinal
    items.append(item)
    for (ordinal, child) in branch.children.enumerated() {
      append(child, depth: depth + 1, parent: index, ordinal: ordinal)
    }
    items[index].end = items.count
  }

}

// Views as places in the tree, which mean the same view in the next drawing.
extension ViewListing {
  /// Returns the way from the root to a view: the number of each view among those beside it.
  func route(to index: Int) -> [Int] {
    var route: [Int] = []
    var next: Int? = index
    while let index = next {
      route.append(items[index].ordinal)
      next = items[index].parent
    }
    return route.dropLast().reversed()
  }

  /// Returns the view at the end of a way; nil if there is none.
  func index(of route: [Int]) -> Int? {
    guard !items.isEmpty else { return nil }
    var index = 0
    for ordinal in route {
      let end = items[index].end
      index += 1
      for _ in 0..<ordinal where index < end { index = items[index].end }
      guard index < end else { return nil }
    }
    return index
  }

  /// Returns true if a view lies in another one, or is the same.
  func contains(_ index: Int, in outer: Int) -> Bool { index >= outer && index < items[outer].end }

  /// Returns the smallest view at a place; nil if there is none. Of views of one size the innermost counts.
  ///
  /// `place` returns where a point of the drawing is, in cells. A view that is thinner than a cell can be hit in a
  /// whole cell.
  func smallest(at cell: CGPoint, place: (CGPoint) -> CGPoint) -> Int? {
    var best: (index: Int, area: CGFloat)?
    for index in items.indices {
      let corners = items[index].corners.map(place)
      guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }), Self.contains(cell, in: corners) else { continue }
      let area = Self.area(of: corners)
      if area <= (best?.area ?? .infinity) * (1 + 1e-9) { best = (index, area) }
    }
    return best?.index
  }

  private static func contains(_ point: CGPoint, in corners: [CGPoint]) -> Bool {
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    if right - left < 1 || bottom - top < 1 {
      func isNear(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bool {
        abs(place - (low + high) / 2) <= max(high - low, 1) / 2
      }
      return isNear(point.x, left, right) && isNear(point.y, top, bottom)
    }
    var sides: (left: Bool, right: Bool) = (false, false)
    for (index, start) in corners.enumerated() {
      let end = corners[(index + 1) % corners.count]
      let side = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      if side > 0 { sides.left = true } else if side < 0 { sides.right = true }
    }
    return !(sides.left && sides.right)
  }

  /// Returns the area of a polygon, by the shoelace formula.
  private static func area(of corners: [CGPoint]) -> CGFloat {
    let sum = corners.indices.reduce(0 as CGFloat) { sum, index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      return sum + start.x * end.y - end.x * start.y
    }
    return abs(sum) / 2
  }
}

extension ViewListing.Item {
  /// The kind and the frame: x, y, width and height.
  public var title: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.shortText)
    return "\(kind) \(numbers.joined(separator: " "))"
  }

  /// The facts with their names.
  public var factTexts: [String] { facts.map { "\($0.name): \($0.value.text)" } }

  /// The file without its folders, and the line; nil if the place is not known.
  var placeText: String? {
    place.map { place in
      "\((place.file.split(separator: "/").last.map(String.init) ?? place.file).printable):\(place.line)"
    }
  }
}

/// A view with the views in it, before they are numbered.
private struct Branch {
  var item: ViewListing.Item
  var children: [Branch]
}

/// The walk through a drawing that makes the items.
private struct Builder {
  /// The root's top left corner in the space of the drawing.
  var origin: CGPoint
  var offsets: Set<Int> = []
  var places: [Int: (place: Diagnostic.Place, text: String)] = [:]

  /// Collects the source offsets of a view and of the views in it.
  mutating func find(in view: PlacedView) {
    if let offset = view.part.offset { offsets.insert(offset) }
    for child in view.former + view.children { find(in: child) }
  }

  func branches(of view: PlacedView, _ outer: ProjectionTransform) -> [Branch] {
    var inner = outer
    if case .effect(let modifier) = view.part.drawing, let own = modifier.transform(in: view.frame) {
      inner = own.concatenating(outer)
    }
    let former = view.former.flatMap { branches(of: $0, inner) }.map { branch in
      var branch = branch
      branch.item.facts.append(("leaving", .bool(true)))
      return branch
    }
    var children = former + view.children.flatMap { branches(of: $0, inner) }
    if case .effect(let modifier) = view.part.drawing, modifier.isUnseen { return children }
    if case .effect(let modifier) = view.part.drawing, let fact = modifier.fact, !children.isEmpty {
      // The effect stands beside its view; one outside comes before those within.
      children[0].item.facts.insert(fact, at: 0)
      return children
    }
    let source = view.part.offset.flatMap { places[$0] }
    let item = ViewListing.Item(
      kind: view.part.name, frame: view.frame.offsetBy(dx: -origin.x, dy: -origin.y), place: source?.place,
      sourceLine: source?.text, facts: view.part.facts, isBox: view.part.drawing == .image(.missing),
      corners: view.frame.corners.map { $0.applying(inner) })
    return [Branch(item: item, children: children)]
  }
}

extension ViewPart {
  /// The text and the style of the view itself.
  fileprivate var facts: [(name: String, value: JSON)] {
    func text(_ style: ViewStyle) -> JSON { .string(style.text(in: surroundings.colors)) }
    switch drawing {
    case .text(_, let spans): return [("text", .string(spans.map(\.text).joined()))]
    case .shape(let shape, []): return [("fill", .string("foreground"))] + shape.facts
    case .shape(let shape, let layers):
      return layers.flatMap { layer -> [(name: String, value: JSON)] in
        switch layer {
        case .fill(let style, _): [("fill", text(style))]
        case .stroke(let style, let stroke): [("stroke", text(style)), ("lineWidth", .number(stroke.lineWidth))]
        }
      } + shape.facts
    case .style(let style): return [("fill", text(style))]
    case .image(let image): return [("image", .string(image.name))]
    case .nothing, .divider, .canvas, .effect, .cut: return []
    }
  }
}

extension ShapeValue {
  /// The numbers of the shape's animatable data while they move.
  fileprivate var facts: [(name: String, value: JSON)] {
    guard let moved else { return [] }
    return [("animatableData", .array(moved.map { .number($0) }))]
  }
}

extension CGRect {
  /// The corners, clockwise from the top left one.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}

extension CGFloat {
  /// The number with at most three digits behind the point.
  fileprivate var shortText: String {
    let rounded = (Double(self) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
