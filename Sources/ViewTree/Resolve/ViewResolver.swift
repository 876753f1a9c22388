import Foundation
import ShapeGeometry

/// Opens the views of a program and adds them to a layout, with the rules by which they are laid out.
public struct ViewResolver: Sendable {
  public init() {}

  /// Adds a tree of views to a layout and returns the number of its root. Several views at the root form a VStack.
  public func add(_ node: ViewNode, _ surroundings: ViewSurroundings = .init(), to pass: inout LayoutPass) -> Int {
    let place = Place(identity: ViewIdentity(), surroundings: surroundings, depth: 0)
    return single(views(of: node, at: place, in: &pass), or: StackRule(.vertical), at: place, in: &pass)
  }

  /// The place of a view in the tree.
  struct Place: Sendable {
    var identity: ViewIdentity
    var surroundings: ViewSurroundings
    /// The number of views and modifiers around it.
    var depth: Int
    /// The name of the program's innermost view around it.
    var owner = ""
    /// True if the identities that a program gives in the chain of modifiers around are part of the place.
    var hasNames = false

    /// The part of the place that the program's code reads.
    var known: ViewPlace { ViewPlace(identity: identity, surroundings: surroundings) }

    func appending(_ step: ViewIdentity.Step) -> Place {
      var result = self
      result.identity = identity.appending(step)
      return result.nested
    }

    /// Returns the place of a view with the identities that its modifiers give it: they are those of all modifiers in
    /// the chain.
    func named(by node: ViewNode) -> Place {
      var result = self
      guard case .modified = node.content else {
        result.hasNames = false
        return result
      }
      guard !hasNames else { return self }
      var rest = node
      while case .modified(let modifier, let inner) = rest.content {
        if case .identity(let id) = modifier { result = result.appending(.named(id)) }
        rest = inner
      }
      result.hasNames = true
      return result
    }

    /// The same place, one view deeper.
    var nested: Place {
      var result = self
      result.depth += 1
      return result
    }
  }

  func part(
    _ name: String, _ drawing: ViewPart.Drawing = .nothing, of node: ViewNode?, at place: Place
  ) -> ViewPart {
    ViewPart(
      name: name, identity: place.identity, offset: node?.offset, drawing: drawing, surroundings: place.surroundings)
  }

  /// Returns one view; several are put together by a rule.
  func single(
    _ views: [Int], or rule: some LayoutRule, at place: Place, in pass: inout LayoutPass
  ) -> Int {
    if views.count == 1 { return views[0] }
    return pass.add(rule, views, part: part(rule is LayersRule ? "ZStack" : "VStack", of: nil, at: place))
  }

  /// Adds the views that a node stands for, one after the other.
  func views(of node: ViewNode, at place: Place, in pass: inout LayoutPass) -> [Int] {
    guard pass.opens(at: place.depth, in: place.owner) else { return [] }
    let place = place.named(by: node)
    switch node.content {
    case .group(let nodes):
      return nodes.enumerated().flatMap { index, child in
        views(of: child, at: nodes.count == 1 ? place.nested : place.appending(.child(index)), in: &pass)
      }
    case .branch(let index, let child):
      return child.map { views(of: $0, at: place.appending(.branch(index)), in: &pass) } ?? []
    case .items(let items):
      return items.flatMap { views(of: $0.view, at: place.appending(.element($0.id)), in: &pass) }
    case .own(let view):
      var inner = place.appending(.body(view.name))
      inner.owner = view.name
      let shown = views(of: body(of: view, at: inner, in: &pass), at: inner, in: &pass)
      guard !view.numbers.isEmpty else { return shown }
      let part = part(view.name, .effect(.moved(view.numbers)), of: node, at: inner)
      return shown.map { pass.add(EffectRule(), [$0], part: part) }
    case .control(let control):
      let inner = place.appending(.body(control.kind))
      let shown = look(of: control, at: inner, in: &pass)
      let view = single(
        views(of: shown, at: inner, in: &pass), or: LayersRule(alignment: .center), at: inner, in: &pass)
      return [pass.add(EffectRule(), [view], part: part(control.kind, of: node, at: place))]
    case .subviews(let name, let content, let code):
      return subviews(name, content, code, node, at: place, in: &pass)
    case .navigation(let content, let code): return [navigation(content, code, node, at: place, in: &pass)]
    case .placed(let step, let child): return views(of: child, at: place.appending(step), in: &pass)
    case .modified(let modifier, let child):
      return modified(modifier, child, node, at: place, in: &pass)
    case .container(let container, let children):
      return [add(container, children, node, at: place, in: &pass)].compactMap { $0 }
    case .canvas(let renderer, let symbols): return [canvas(renderer, symbols, node, at: place, in: &pass)]
    default: return [leaf(node, at: place, in: &pass)]
    }
  }

  /// Returns the body of a view of the program's own; no view if its code fails.
  func body(of view: OwnView, at place: Place, in pass: inout LayoutPass) -> ViewNode {
    pass.opened.append(place.identity)
    do {
      return try pass.askViews { (host) throws in
        try host.body(of: view.code, moved: host.states.shownNumbers[place.identity], at: place.known)
      }
    } catch {
      pass.fail(error)
      return .empty
    }
  }

  /// Returns the view that shows a control.
  private func look(of control: ControlValue, at place: Place, in pass: inout LayoutPass) -> ViewNode {
    let styles = place.surroundings.controlStyles
    guard let style = styles[control.kind] ?? styles[ControlValue.automatic(control.kind)] else { return control.usual }
    do {
      return try pass.askViews { (host) throws in
        try host.control(in: style, control.parts, control.state, at: place.known)
      }
    } catch {
      pass.fail(error)
      return control.usual
    }
  }

  private func leaf(_ node: ViewNode, at place: Place, in pass: inout LayoutPass) -> Int {
    func add(_ rule: some LayoutRule, _ name: String, _ drawing: ViewPart.Drawing = .nothing) -> Int {
      pass.add(rule, part: part(name, drawing, of: node, at: place))
    }
    switch node.content {
    case .shape(let shape, let layers):
      return add(ShapeRule(shape.code), shape.name, .shape(shape, layers))
    case .style(let style):
      let name = if case .color = style { "Color" } else { "Gradient" }
      return add(GreedyRule(), name, .style(style))
    case .text(let spans):
      let block = place.surroundings.block(of: spans)
      return add(TextRule(block), "Text", .text(block, spans))
    case .image(let image):
      var image = image
      if image.isSymbol, !place.surroundings.symbolVariants.isEmpty {
        image.name = ([image.name] + place.surroundings.symbolVariants).joined(separator: ".")
      }
      let size = place.surroundings.size(of: image)
      guard image.isResizable else { return add(SizeRule(size), "Image", .image(image)) }
      guard size != .zero else { return add(GreedyRule(), "Image", .image(image)) }
      return add(ResizableRule(own: size), "Image", .image(image))
    case .spacer(let minLength): return add(SpacerRule(minLength: minLength, axis: place.surroundings.axis), "Spacer")
    case .divider: return add(DividerRule(axis: place.surroundings.axis), "Divider", .divider)
    case .reader(let content): return add(reader(content, at: place), "GeometryReader")
    default: return add(SizeRule(.zero), "EmptyView")
    }
  }

  private func add(
    _ container: Container, _ children: [ViewNode], _ node: ViewNode, at place: Place, in pass: inout LayoutPass
  ) -> Int? {
    var inner = place.nested
    inner.surroundings.axis = container.axis
    func all() -> [Int] { views(of: ViewNode(.group(children)), at: inner, in: &pass) }
    let rule: any LayoutRule
    let content: [Int]
    var drawing = ViewPart.Drawing.nothing
    switch container {
    case .stack(let axis, let alignment, let spacing):
      (rule, content) = (StackRule(axis, alignment: alignment, spacing: spacing), all())
    case .layers(let alignment): (rule, content) = (LayersRule(alignment: alignment), all())
    case .lazyStack(let axis, let alignment, let spacing):
      (rule, content) = (LazyStackRule(axis, alignment: alignment, spacing: spacing), all())
    case .lazyGrid(let axis, let tracks, let alignment, let spacing):
      var grid = LazyGridRule(axis, tracks: tracks, alignment: alignment, spacing: spacing)
      var cells: [Int] = []
      addCells(ViewNode(.group(children)), at: inner, &grid, &cells, in: &pass)
      (rule, content) = (grid, cells)
    case .grid(let alignment, let horizontal, let vertical):
      var grid = GridRule(rows: [], alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
      var cells: [Int] = []
      addRows(ViewNode(.group(children)), at: inner, &grid, &cells, in: &pass)
      (rule, content) = (grid, cells)
    case .gridRow(let guide): (rule, content) = (StackRule(.horizontal, alignment: guide), all())
    case .scroll(let axes):
      let stack = StackRule(axes == [.horizontal] ? .horizontal : .vertical)
      inner.surroundings.axis = stack.axis
      // What scrolls within a row of a list is no row.
      inner.surroundings.settings["list"] = nil
      // Its offset belongs to it as a state does to a view of the program's own.
      pass.opened.append(place.identity)
      let offset = (pass.host as? any ViewHost)?.states.offset(of: place.identity) ?? .zero
      let margins = inner.surroundings.takeMargins()
      var whole = single(all(), or: stack, at: inner, in: &pass)
      if margins != EdgeInsets() {
        whole = pass.add(PaddingRule(margins), [whole], part: part("contentMargins", of: nil, at: inner))
      }
      (rule, content) = (ScrollRule(axes, offset: offset, margins: margins), [whole])
      if place.surroundings.settings["scrollClipDisabled"] == nil { drawing = .cut(beyond: EdgeInsets()) }
    case .fitting(let axes):
      let views = all()
      guard !views.isEmpty else { return nil }
      (rule, content) = (FittingRule(in: axes), views)
    case .own(_, let code): (rule, content) = (OwnLayoutRule(code), all())
    }
    return pass.add(rule, content, part: part(container.name, drawing, of: node, at: place))
  }

  /// Adds the cells of a grid's rows; a view that is no row is one by itself.
  private func addRows(
    _ node: ViewNode, at place: Place, _ grid: inout GridRule, _ cells: inout [Int], in pass: inout LayoutPass
  ) {
    guard pass.opens(at: place.depth, in: place.owner) else { return }
    switch node.content {
    case .group(let nodes):
      for (index, child) in nodes.enumerated() {
        addRows(child, at: place.appending(.child(index)), &grid, &cells, in: &pass)
      }
    case .branch(let index, let child?): addRows(child, at: place.appending(.branch(index)), &grid, &cells, in: &pass)
    case .items(let items):
      for item in items { addRows(item.view, at: place.appending(.element(item.id)), &grid, &cells, in: &pass) }
    case .own(let view):
      var inner = place.appending(.body(view.name))
      inner.owner = view.name
      addRows(body(of: view, at: inner, in: &pass), at: inner, &grid, &cells, in: &pass)
    case .modified(let modifier, let child) where rule(of: modifier, node, at: place) == nil:
      addRows(child, at: inside(modifier, at: place, in: &pass), &grid, &cells, in: &pass)
    case .container(.gridRow(let guide), let children):
      let own = views(of: ViewNode(.group(children)), at: place, in: &pass)
      grid.rowAlignments[grid.rows.count] = guide
      grid.rows.append(own.count)
      cells += own
    default:
      for view in views(of: node, at: place, in: &pass) {
        grid.rows.append(nil)
        cells.append(view)
      }
    }
  }

  /// Adds a view with a modifier; the modifier of several views applies to each of them.
  private func modified(
    _ modifier: Modifier, _ child: ViewNode, _ node: ViewNode, at place: Place, in pass: inout LayoutPass
  ) -> [Int] {
    if case .transition(let transition) = modifier, transition.hasCode {
      return [ownTransition(transition, .identity, of: child, node, at: place, in: &pass)]
    }
    let views = views(of: child, at: inside(modifier, at: place, in: &pass), in: &pass)
    guard let rule = rule(of: modifier, node, at: place) else { return views }
    pass.remark = pass.remark ?? LayoutRemark(modifier, at: node.offset)
    return views.map { view in
      var children = [view]
      if let (other, alignment) = modifier.other {
        var place = place.appending(.other)
        place.surroundings.axis = nil
        let layers = LayersRule(alignment: alignment)
        children.append(single(self.views(of: other, at: place, in: &pass), or: layers, at: place, in: &pass))
      }
      return pass.add(
        rule, children,
        part: part(modifier.name, modifier.isDrawn ? .effect(modifier) : .nothing, of: node, at: place))
    }
  }

  /// Returns the place of a view in a modifier, and takes over what the modifier tells the containers around it.
  func inside(_ modifier: Modifier, at place: Place, in pass: inout LayoutPass) -> Place {
    var inner = place.nested
    inner.surroundings.take(modifier)
    if case .preferredScheme(let isDark) = modifier { pass.prefersDark = pass.prefersDark ?? isDark }
    if case .environment(let change) = modifier { take(change, to: &inner, in: &pass) }
    if case .barItem(let kind, let item) = modifier { pass.told.append(item.told(as: kind)) }
    if case .identity(let id) = modifier, !place.hasNames { inner = inner.appending(.named(id)) }
    if case .presented(let presentation, _) = modifier { present(presentation, modifier, at: place, in: &pass) }
    return inner
  }

  /// Takes over a change of the environment: the system's values at once, the program's own when its code asks.
  func take(_ change: Handle, to place: inout Place, in pass: inout LayoutPass) {
    do {
      var values = try pass.askViews { (host) throws in try host.environment(after: change, at: place.known) }
      while case .modified(let modifier, let inner) = values.content {
        place.surroundings.take(modifier)
        values = inner
      }
    } catch {
      pass.fail(error)
    }
    place.surroundings.changes.append(change)
  }

  /// The rule of a modifier; nil for one that changes the surroundings alone.
  func rule(of modifier: Modifier, _ node: ViewNode, at place: Place) -> (any LayoutRule)? {
    switch modifier {
    case .frame(let width, let height, let alignment): FrameRule(width: width, height: height, alignment: alignment)
    case .relativeFrame(let alignment, let code): RelativeFrameRule(alignment: alignment, code: code)
    case .flexibleFrame(let width, let height, let alignment):
      FlexibleFrameRule(width: width, height: height, alignment: alignment)
    case .padding(let insets): PaddingRule(insets)
    case .safeAreaPadding(let insets): PaddingRule(insets, isUnsafe: true)
    case .safeAreaInset(_, let edge, let alignment, let spacing):
      SafeAreaInsetRule(edge: edge, alignment: alignment, spacing: spacing)
    case .ignoredSafeArea(let edges): IgnoredSafeAreaRule(edges: edges)
    case .fixedSize(let horizontal, let vertical): FixedSizeRule(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let fills): AspectRatioRule(ratio, fills: fills)
    case .position(let point): PositionRule(point)
    case .priority(let value): PriorityRule(value)
    case .guide(let guide, let value): GuideRule(guide, code: value)
    case .layoutValue(let code): LayoutValueRule(code: code)
    case .overlay(_, let alignment, let bleeds): DecorationRule(alignment: alignment, bleeds: bleeds)
    case .mask(_, let alignment): DecorationRule(alignment: alignment)
    case .background(_, let alignment, let bleeds):
      DecorationRule(alignment: alignment, isBehind: true, bleeds: bleeds)
    case .gridCell(let wish): GridCellRule(wish: wish)
    case .space(let name): SpaceRule(name: name)
    case .preference(let key, let code, let isChange): PreferenceRule(key: key, code: code, isChange: isChange)
    case .preferenceDecoration(let key, let code, let alignment, let isBehind):
      preferenceDecoration(key, code, alignment, isBehind: isBehind, at: place)
    case .observed(let watch, let code): ObservedRule(watch: watch, code: code)
    case .lateEffect(_, let code, let ignoresLayout):
      lateEffects(code, ignoresLayout: ignoresLayout, node, at: place)
    case .offset, .rotation, .scale, .transform, .rotation3D, .projection:
      EffectRule { size in modifier.transform(in: CGRect(origin: .zero, size: size)) }
    case .opacity, .hidden, .zIndex, .clip, .blur, .shadow, .colors, .blend, .group, .animation, .transaction,
      .transition, .touched, .touchShape, .isTouchable, .matched:
      EffectRule()
    default: nil
    }
  }
}

extension LayoutPass {
  /// The error of a layout whose host knows no views.
  struct NoViewHost: Error {}

  /// Asks the host about the program's views.
  mutating func askViews<Result>(_ question: (inout any ViewHost) throws -> Result) throws -> Result {
    guard var host = host as? any ViewHost else { throw NoViewHost() }
    defer { self.host = host }
    return try question(&host)
  }
}

extension Modifier {
  /// The view that the modifier adds, and its alignment; nil if it adds none.
  fileprivate var other: (ViewNode, AlignmentPair)? {
    switch self {
    case .overlay(let view, let alignment, _), .background(let view, let alignment, _), .mask(let view, let alignment):
      (view, alignment)
    case .safeAreaInset(let bar, _, _, _): (bar, .center)
    default: nil
    }
  }

  /// True if the modifier changes the drawing, not only the layout.
  fileprivate var isDrawn: Bool {
    switch self {
    case .offset, .rotation, .scale, .transform, .opacity, .hidden, .zIndex, .clip, .overlay, .background, .mask,
      .rotation3D, .projection, .blur, .shadow, .colors, .blend, .group, .preferenceDecoration, .animation,
      .transaction, .transition, .matched, .touched, .touchShape, .isTouchable, .observed(.update, _),
      .observed(.appearance, _),
      .observed(.disappearance, _), .observed(.timer, _):
      true
    default: false
    }
  }
}
