import Foundation
import ShapeGeometry

/// One layout of a tree of views: sizes are asked for from the top down and answered from the bottom up, then the views
/// are placed.
///
/// Nothing is rounded. The size of a view for a proposal is found once, so that the time stays linear in the number of
/// views, however deep stacks are nested. It grows faster where widths and heights depend on each other in nested
/// stacks of both axes, as those of ratios do; the limits end it.
public struct LayoutPass {
  /// A view of the tree, with what has been found out about it.
  private struct Node {
    var rule: any LayoutRule
    var children: [Int]
    /// The guides that the view or one within it may set.
    var guides: Set<AlignmentGuide>
    /// True if the view or one within it has a frame that is relative to its container.
    var asksForContainer: Bool
    var answers: [Answer] = []
    /// The places of the answers by their questions, once there are many: a program's own layout may ask as often as it
    /// likes.
    var places: [Question: Int] = [:]
    var spacing: ViewSpacing?
    var frame: CGRect?
    /// The place, if the rule keeps it.
    var geometry: ViewGeometry?
    /// The views that were placed within it, in order.
    var placed: [Int] = []
    var part: (any Sendable)?
  }

  /// The answer of a view to a proposal; `explicit` are its guides, nil as long as nobody asked for them.
  private struct Answer: Sendable {
    var proposal: ProposedViewSize
    /// The container around the view, if the size depends on it.
    var container: CGSize?
    var size: CGSize
    var explicit: [AlignmentGuide: CGFloat]?
  }

  /// A proposal, and the container's size if the answer depends on it.
  private struct Question: Hashable {
    var lengths: [CGFloat?]

    init(_ proposal: ProposedViewSize, in container: CGSize?) {
      lengths = [proposal.width, proposal.height, container?.width, container?.height]
    }
  }

  /// The number of answers from which on they are looked up by their questions.
  private static let fewAnswers = 16

  private var nodes: [Node] = []
  /// The number of device pixels in a point, to which texts and the thickness of lines are rounded.
  public var scale: CGFloat
  /// The first error of a program's own code that the layout called; nil if there was none. The layout goes on with a
  /// usual value in its place.
  public private(set) var failure: (any Error)?

  /// The size of the window or the scroll view around the views that are asked now, in points.
  public var container = CGSize.zero

  /// The spaces around the views that are placed now.
  private(set) var spaces = ViewSpaces()

  /// The safe areas around the views that are placed now.
  private(set) var safeAreas = SafeAreas()

  /// The facts that views have told the containers around them.
  var told: [any Sendable] = []

  /// The views in front of the window, the one behind first.
  var presented: [Int] = []

  /// The identities of the program's views whose bodies were opened.
  var opened: [any Sendable] = []

  /// The scheme that a view prefers for the whole window: true for the dark one; nil if none does.
  public var prefersDark: Bool?

  /// The first remark about the numbers of a modifier; nil if all are sound.
  public internal(set) var remark: LayoutRemark?

  /// The owner of the program's code.
  public var host: any LayoutHost

  let limits: LayoutLimits
  /// The number of sizes and places that have been found; texts count for more.
  public private(set) var work: Int
  /// The number of answers at which the signal is checked next.
  private var nextLook = 0
  /// True if sizes and places are not found any more.
  private var isOver = false
  /// True if no more views are opened.
  private(set) var isFull = false

  /// Starts a layout; `work` is that of the layouts before it which count towards the same limits.
  public init(host: any LayoutHost, scale: CGFloat = 3, limits: LayoutLimits = .standard, work: Int = 0) {
    self.work = work
    self.host = host
    self.scale = scale
    self.limits = limits
  }

  /// The number of answers between two checks of the signal.
  private static let answersBetweenLooks = 64

  /// Charges work. Returns false if the layout is over.
  mutating func charge(_ count: Int = 1) -> Bool {
    guard !isOver else { return false }
    work += count
    if work > limits.answers { end(.tooManyAnswers(limits.answers)) }
    if work >= nextLook {
      nextLook = work + Self.answersBetweenLooks
      if limits.isStopped() { end(.stopped) }
    }
    return !isOver
  }

  /// Returns whether another view may be opened at a depth; `name` is that of the program's view around it.
  mutating func opens(at depth: Int, in name: @autoclosure () -> String) -> Bool {
    guard !isFull else { return false }
    if depth > limits.depth { fill(.nestedWithoutEnd(in: name())) }
    if nodes.count >= limits.views { fill(.tooManyViews(limits.views)) }
    if limits.isStopped() { end(.stopped) }
    return !isFull
  }

  private mutating func fill(_ reason: LayoutEnd) {
    isFull = true
    fail(reason)
  }

  private mutating func end(_ reason: LayoutEnd) {
    isOver = true
    fill(reason)
  }

  /// Adds a view whose children have been added before, and returns its number. The part is kept for the caller.
  public mutating func add(_ rule: any LayoutRule, _ children: [Int] = [], part: (any Sendable)? = nil) -> Int {
    let guides = children.reduce(rule.ownGuides) { $0.union(nodes[$1].guides) }
    let asks = rule.asksForContainer || children.contains { nodes[$0].asksForContainer }
    nodes.append(Node(rule: rule, children: children, guides: guides, asksForContainer: asks, part: part))
    return nodes.count - 1
  }

  /// Returns the size that a view answers to a proposal, in points. It is never NaN or negative.
  public mutating func size(of id: Int, for proposal: ProposedViewSize) -> CGSize {
    answer(of: id, to: proposal).map { nodes[id].answers[$0].size } ?? .zero
  }

  /// Returns the place of a view's answer to a proposal; nil if the layout is over before it is found.
  private mutating func answer(of id: Int, to proposal: ProposedViewSize) -> Int? {
    let container = nodes[id].asksForContainer ? container : nil
    let count = nodes[id].answers.count
    if count == Self.fewAnswers, nodes[id].places.isEmpty {
      for (place, answer) in nodes[id].answers.enumerated() {
        nodes[id].places[Question(answer.proposal, in: answer.container)] = place
      }
    }
    let known =
      count < Self.fewAnswers
      ? nodes[id].answers.firstIndex { $0.proposal == proposal && $0.container == container }
      : nodes[id].places[Question(proposal, in: container)]
    if let known { return known }
    guard charge() else { return nil }
    let (rule, children) = (nodes[id].rule, nodes[id].children)
    let answer = within(rule.container(of: proposal)) { pass in rule.size(for: proposal, of: children, in: &pass) }
    let size = CGSize(width: sound(answer.width), height: sound(answer.height))
    nodes[id].answers.append(Answer(proposal: proposal, container: container, size: size))
    let place = nodes[id].answers.count - 1
    if !nodes[id].places.isEmpty { nodes[id].places[Question(proposal, in: container)] = place }
    return place
  }

  /// Returns the result of a question that is asked within a container; nil is for the one around it.
  private mutating func within<Result>(_ inner: CGSize?, _ question: (inout LayoutPass) -> Result) -> Result {
    let outer = container
    container = inner ?? outer
    defer { container = outer }
    return question(&self)
  }

  private func sound(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }

  /// Returns the distances that a view prefers to its neighbours.
  public mutating func spacing(of id: Int) -> ViewSpacing {
    if let known = nodes[id].spacing { return known }
    let spacing = nodes[id].rule.spacing(of: nodes[id].children, in: &self)
    nodes[id].spacing = spacing
    return spacing
  }

  /// Returns the priority with which a stack gives a view its space.
  public mutating func priority(of id: Int) -> Double {
    nodes[id].rule.priority(of: nodes[id].children, in: &self)
  }

  /// Returns the wishes of a view as a cell of a grid.
  mutating func gridCell(of id: Int) -> GridCell { nodes[id].rule.gridCell(of: nodes[id].children, in: &self) }

  /// Returns the code that sets the values which a program's own layout reads of a view, the innermost first.
  mutating func values(of id: Int) -> [Handle] { nodes[id].rule.values(of: nodes[id].children, in: &self) }

  /// Returns the size of a view for a proposal and the guides that it sets.
  public mutating func dimensions(of id: Int, for proposal: ProposedViewSize) -> ViewDimensions {
    guard let place = answer(of: id, to: proposal) else { return ViewDimensions(width: 0, height: 0) }
    let size = nodes[id].answers[place].size
    var dimensions = ViewDimensions(width: size.width, height: size.height)
    if let explicit = nodes[id].guides.isEmpty ? [:] : nodes[id].answers[place].explicit {
      dimensions.explicit = explicit
      return dimensions
    }
    let (rule, children) = (nodes[id].rule, nodes[id].children)
    let known = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size))
    let inherited = within(rule.container(of: known)) { pass in
      rule.placements(in: size, for: proposal, of: children, in: &pass).map { placement in
        let own = pass.dimensions(of: placement.child, for: placement.proposal).explicit
        return Dictionary(
          uniqueKeysWithValues: own.map { guide, value in
            (guide, value + (guide.axis == .horizontal ? placement.origin.x : placement.origin.y))
          })
      }
    }
    dimensions.explicit = rule.guides(in: dimensions, inherited, in: &self)
    nodes[id].answers[place].explicit = dimensions.explicit
    return dimensions
  }

  /// Returns the position of a guide in a view that answers a proposal.
  public mutating func value(of guide: AlignmentGuide, in id: Int, for proposal: ProposedViewSize) -> CGFloat {
    guard nodes[id].guides.contains(guide) || guide.code != nil else {
      return guide.standardValue(in: size(of: id, for: proposal))
    }
    return value(of: guide, in: dimensions(of: id, for: proposal))
  }

  /// Returns the position of a guide in a view of these dimensions: the one that the view sets, or else the default.
  mutating func value(of guide: AlignmentGuide, in dimensions: ViewDimensions) -> CGFloat {
    if let known = dimensions.explicit[guide] { return known }
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    guard let code = guide.code else { return guide.standardValue(in: size) }
    return ask(or: 0) { (host) throws in try host.guide(code, in: dimensions) }
  }

  /// Returns the point at which two guides cross in a view that answers a proposal.
  mutating func point(of guides: AlignmentPair, in id: Int, for proposal: ProposedViewSize) -> CGPoint {
    CGPoint(
      x: value(of: guides.horizontal, in: id, for: proposal), y: value(of: guides.vertical, in: id, for: proposal))
  }

  /// Returns what the host's code answers, or a usual value if the code fails. The first failure is kept.
  mutating func ask<Result>(or usual: Result, _ question: (inout any LayoutHost) throws -> Result) -> Result {
    do {
      return try question(&host)
    } catch {
      fail(error)
      return usual
    }
  }

  /// Keeps an error of the program's code, if it is the first one.
  mutating func fail(_ error: any Error) { failure = failure ?? error }

  /// Places a view with its top leading corner at a point, and all views within it.
  public mutating func place(_ id: Int, at origin: CGPoint, proposal: ProposedViewSize) {
    guard charge() else { return }
    let size = size(of: id, for: proposal)
    let frame = CGRect(
      x: origin.x, y: origin.y, width: Self.sound(size.width, or: 0), height: Self.sound(size.height, or: 0))
    nodes[id].frame = frame
    nodes[id].placed = []
    let (rule, children) = (nodes[id].rule, nodes[id].children)
    let outer = spaces
    defer { spaces = outer }
    if rule.keepsGeometry { nodes[id].geometry = geometry(of: frame) }
    if let name = rule.space { spaces.name(frame, name) }
    if let effect = rule.effect(in: size) { spaces.apply(effect, at: origin) }
    let known = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size))
    within(rule.container(of: known)) { pass in
      let placements = rule.placesLater ? [] : rule.placements(in: size, for: proposal, of: children, in: &pass)
      pass.place(placements, in: id, at: origin)
      pass.place(rule.content(in: frame, for: proposal, of: children, &pass), in: id, at: origin)
    }
  }

  /// Places views within one at an origin.
  private mutating func place(_ placements: [Placement], in id: Int, at origin: CGPoint) {
    for placement in placements {
      // The difference of two endless lengths is nothing that a view could be moved by.
      let corner = CGPoint(
        x: Self.sound(origin.x + placement.origin.x, or: origin.x),
        y: Self.sound(origin.y + placement.origin.y, or: origin.y))
      nodes[id].placed.append(placement.child)
      let outer = safeAreas
      if let frame = nodes[id].frame {
        let (rule, children) = (nodes[id].rule, nodes[id].children)
        let covered = rule.coveredEdges(of: placement.child, in: frame.size, of: children, in: &self)
        safeAreas.add(frame, insets: covered)
      }
      place(placement.child, at: corner, proposal: placement.proposal)
      safeAreas = outer
    }
  }

  /// Places the root of a window in the middle of its safe area, whose origin is that of the space.
  mutating func placeRoot(_ root: Int, in box: CGSize, safeArea: EdgeInsets) {
    container = box
    let size = size(of: root, for: ProposedViewSize(box))
    let origin = CGPoint(
      x: Self.sound((box.width - size.width) / 2, or: 0), y: Self.sound((box.height - size.height) / 2, or: 0))
    spaces = ViewSpaces(rootOrigin: CGPoint(x: safeArea.leading, y: safeArea.top))
    safeAreas.add(CGRect(origin: .zero, size: box).extended(by: safeArea), insets: safeArea)
    place(root, at: origin, proposal: ProposedViewSize(box))
  }

  /// Places the views in front of the window. Views that are made for their places may add some.
  mutating func placePresented(in box: CGSize, safeArea: EdgeInsets) {
    let areas = safeAreas
    var count = 0
    while count < presented.count {
      safeAreas = SafeAreas()
      placeRoot(presented[count], in: box, safeArea: safeArea)
      count += 1
    }
    safeAreas = areas
  }

  /// Returns the geometry of a view with a frame in the space in which views are placed.
  func geometry(of frame: CGRect) -> ViewGeometry {
    var geometry = spaces.geometry(of: frame)
    geometry.safeArea = safeAreas.insets(of: frame)
    return geometry
  }

  /// The place of a view whose rule keeps it.
  func geometry(of id: Int) -> ViewGeometry { nodes[id].geometry ?? ViewGeometry(size: .zero) }

  func rule(of id: Int) -> any LayoutRule { nodes[id].rule }

  /// The frame of a view in the space in which the tree was placed; nil if the view was not placed.
  public func frame(of id: Int) -> CGRect? { nodes[id].frame }

  /// The views that were placed within a view, in the order of drawing.
  public func placed(in id: Int) -> [Int] { nodes[id].placed }

  /// True for a view that a modifier makes of another one.
  func isModifier(_ id: Int) -> Bool { nodes[id].rule.isModifier }

  /// The part that was passed when the view was added.
  public func part(of id: Int) -> (any Sendable)? { nodes[id].part }
}
