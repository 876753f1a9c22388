import Foundation
import ShapeGeometry

// The views that can be touched, in the order of drawing.

extension PlacedView {
  /// The views that can be touched in this one, in the order of drawing; behind them the ones that scroll or turn
  /// pages, and the grounds that close what lies before them. Views behind a presented one are not touched.
  func touchables() -> [Touchable] {
    var search = TouchableSearch()
    search.collect(front, .identity)
    let controls = search.found
    return controls.filter { !$0.isLast } + controls.filter(\.isLast)
  }

  /// The view that is presented last among the views in this one; the view itself if there is none.
  var front: PlacedView { children.last(where: \.isPresented) ?? self }

  /// True for a view that is presented, also while a transition is around it.
  private var isPresented: Bool {
    part.presentation != nil || part.name == "transition" && children.first?.isPresented ?? false
  }

  /// The code in the view that hears of focus, with its place.
  var focusListeners: [Touchable.Listener] {
    var own: [Touchable.Listener] = []
    if case .effect(.touched(.focus(let isOn), let code)) = part.drawing {
      own = [Touchable.Listener(touch: .focus(isOn), code: code, place: part.place)]
    }
    return own + children.flatMap(\.focusListeners)
  }
}

extension Touchable {
  /// True for what lies behind the controls in it or before it, so that keys reach it last.
  package var isLast: Bool { touch.isWhole || isGround }

  /// True for the ground of what is presented, which a touch beside that reaches.
  package var isGround: Bool { touch == .button(Presentation.close) }
}

extension ViewTouch {
  /// True for a view that scrolls or turns pages, whose texts do not name it.
  fileprivate var isWhole: Bool { self == .scroll || self == .value("TabView") }
}

/// The search for all views that can be touched in a tree.
private struct TouchableSearch {
  var found: [Touchable] = []
  /// The code around the views that are looked at, the innermost first.
  private var listeners: [Touchable.Listener] = []

  mutating func collect(_ view: PlacedView, _ outer: ProjectionTransform) {
    var transform = outer
    var isListener = false
    var held: (ViewTouch, Handle)?
    switch view.part.drawing {
    case .effect(.isTouchable(false)), .effect(.hidden), .canvas: return
    case .effect(let modifier):
      if let own = modifier.transform(in: view.frame) { transform = own.concatenating(outer) }
      guard case .touched(let touch, let code) = modifier else { break }
      if case .longPress = touch {
        held = (touch, code)
      } else if touch.isOwn {
        add(view, touch, code, transform)
      } else {
        isListener = true
        listeners.insert(Touchable.Listener(touch: touch, code: code, place: view.part.place), at: 0)
      }
    default: break
    }
    if let scroller = view.scroller, scroller.limit != .zero { add(view, .scroll, nil, transform) }
    for child in view.children { collect(child, transform) }
    // A finger that stays is told of behind the control that a tap presses.
    if let (touch, code) = held { add(view, touch, code, transform) }
    if isListener { listeners.removeFirst() }
  }

  /// Adds a view as one that is touched, unless it is disabled.
  private mutating func add(_ view: PlacedView, _ touch: ViewTouch, _ code: Handle?, _ transform: ProjectionTransform) {
    guard view.part.surroundings.isEnabled || touch == .scroll else { return }
    let name = touch.isWhole ? "" : view.texts.joined(separator: " ")
    found.append(
      Touchable(
        touch: touch, name: name, bounds: Path(view.frame).applying(transform, tolerance: 1).boundingRect,
        offset: view.part.offset, frame: view.frame, code: code, place: view.part.place, listeners: listeners))
  }
}

extension PlacedView {
  fileprivate var texts: [String] {
    if case .text(_, let spans) = part.drawing { return [spans.map(\.text).joined()] }
    return children.flatMap(\.texts)
  }
}
