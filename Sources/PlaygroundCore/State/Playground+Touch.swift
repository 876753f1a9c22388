import Foundation
import PlainText
import Rendering
import ShapeGeometry
import ShapeInterpreter
import ViewTree

// The mode in which keys and the mouse touch the view.

extension Playground {
  /// The views that can be touched in the picture.
  var touchables: [Touchable] { shownViews?.touchables ?? [] }

  /// The view under the keys; nil outside of the mode.
  var touchedView: Touchable? {
    guard case .touching(let index) = ground, touchables.indices.contains(index) else { return nil }
    return touchables[index]
  }

  /// Lets keys and mouse touch the view.
  mutating func startTouching() {
    guard !drawsPath else {
      notice = "only a view can be touched"
      return
    }
    guard !touchables.isEmpty else {
      notice = "nothing in this view can be touched"
      return
    }
    mode = .touching(focus: 0)
  }

  /// Moves the focus over the views that can be touched.
  mutating func moveTouch(by count: Int) {
    guard case .touching(let index) = mode, !touchables.isEmpty else { return }
    let stops = touchStops
    let present = stops.lastIndex { $0 <= index } ?? 0
    mode = .touching(focus: stops[((present + count) % stops.count + stops.count) % stops.count])
  }

  /// Keeps the focus on a view that the keys go through when there are others in a new picture.
  mutating func keepTouch() {
    guard case .touching(let index) = mode, let stop = touchStops.last(where: { $0 <= index }) else { return }
    mode = .touching(focus: stop)
  }

  /// Presses the view under the keys.
  mutating func pressTouched() {
    guard let view = touchedView else { return }
    if let way = touchedWays.first(where: \.view.touch.isPressedByKey) { return send(.press(way.index)) }
    switch view.touch {
    case .value: notice = "← and → change the value"
    case .scroll: notice = "← and → scroll it"
    case .drag: notice = "the mouse drags it"
    case .swipe: notice = "⇧← and ⇧→ swipe it, or the mouse that drags it"
    case .reorder: notice = "← and → move it up and down, or the mouse that drags it"
    case .button, .taps, .longPress, .choice, .field, .focus, .submit: break
    }
  }

  /// Changes the value of the control under the keys.
  mutating func stepTouched(by count: Int) {
    guard let way = touchedWays.first(where: \.view.touch.isStepped) else { return moveTouch(by: count) }
    send(.step(way.index, count))
    if case .reorder(let row, let rows) = way.view.touch { followRow(row, of: rows, by: count) }
  }

  /// Scrolls the view under the keys, or else the first one that scrolls, by some steps.
  mutating func scrollTouched(by count: Int) {
    guard case .touching(let focus) = mode else { return }
    let scrollers = touchables.indices.filter { touchables[$0].touch == .scroll }
    guard let index = scrollers.contains(focus) ? focus : scrollers.first else {
      notice = "nothing in this view scrolls"
      return
    }
    send(.step(index, count))
  }

  /// Moves the keys to the field that has the focus, if another one had it before.
  mutating func followFocus(from former: Int?) {
    guard case .touching = mode, let index = focusedField, index != former else { return }
    mode = .touching(focus: index)
  }

  /// The field that has the focus; nil if there is none.
  var focusedField: Int? { touchables.firstIndex(where: \.isFocused) }

  /// Adds a character to the field under the keys, or takes the last one back if it is nil. That swipes a row to the
  /// left.
  mutating func typeTouched(_ character: Character?) {
    if character == nil, touchedWays.contains(where: { $0.view.touch.isSwipe(by: -1) }) { return swipeTouched(by: -1) }
    guard case .touching(let index) = mode, case .field(let shown)? = touchedView?.touch else {
      notice = "only a field takes a text; esc leaves the view"
      return
    }
    let text = pendingText(of: index) ?? shown
    send(.text(index, character.map { text + String($0) } ?? String(text.dropLast())))
  }

  /// The text that a field will have in the next picture; nil if nothing was typed since the present one.
  private func pendingText(of index: Int) -> String? {
    let news = viewEvents.dropFirst(picture.inputs?.events.count ?? 0)
    for event in news.reversed() { if case .text(index, let text) = event.kind { return text } }
    return nil
  }

  /// Lets something happen to the view at the present moment. What was to happen later is forgotten.
  mutating func send(_ kind: ViewEvent.Kind) {
    guard let id = selectedEntry?.id, let views = shownViews else { return }
    let moment = viewClock.moment ?? views.moment
    viewClock.moment = moment
    viewClock.isPlaying = true
    var events = tuning.events[id] ?? []
    events.removeAll { $0.moment > moment }
    if case .drag = kind, case .drag(_, _, isEnd: false)? = events.last?.kind, events.last?.moment == moment {
      events.removeLast()
    }
    tuning.events[id] = events + [ViewEvent(kind, at: moment)]
  }

  // MARK: The mouse

  /// Returns the point of the view under the middle of a cell of the canvas, in hundredths of a point.
  func viewPoint(column: Int, row: Int, of canvas: CellArea) -> CGPoint {
    let viewport = camera.viewport(on: canvas)
    let dot = CGPoint(x: CGFloat(2 * (column - canvas.column)) + 1, y: CGFloat(4 * (row - canvas.row)) + 2)
    return viewport.point(dot).hundredths
  }

  /// Returns the point of the view at which the letter in a cell of the canvas is laid out, in hundredths of a point;
  /// nil if the cell shows none.
  private func letterPoint(column: Int, row: Int, of canvas: CellArea) -> CGPoint? {
    guard shownPixels == nil, let views = shownViews else { return nil }
    let viewport = camera.viewport(on: canvas, grid: lens.glyphs.grid)
    var samples = SceneSamples(
      lens.glyphs, area: canvas, ground: views.ground, texts: texts, colors: lens.colors)
    var work = DrawingWork()
    samples.add(views.scene, through: viewport, work: &work)
    let dot = samples.letterDot(column: column - canvas.column, row: row - canvas.row)
    return dot.map { viewport.point($0).hundredths }
  }

  /// Returns the point that a finger on a cell touches: the place of a control's letter that is shown in the cell, or
  /// the middle of the cell, or that of a part of the cell in which a control lies.
  ///
  /// A line of text may be less high than a cell, and its letters may stand beside their places.
  func touchedPoint(column: Int, row: Int, of canvas: CellArea) -> CGPoint {
    if let letter = letterPoint(column: column, row: row, of: canvas), let index = touchable(at: letter),
      !touchables[index].isLast
    {
      return letter
    }
    let middle = viewPoint(column: column, row: row, of: canvas)
    if let index = touchable(at: middle), !touchables[index].isLast { return middle }
    let next = viewPoint(column: column + 1, row: row + 1, of: canvas)
    let (width, height) = (abs(next.x - middle.x), abs(next.y - middle.y))
    let cell = CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    guard let near = touchables.last(where: { !$0.isLast && $0.bounds.intersects(cell) }) else { return middle }
    let part = near.bounds.intersection(cell)
    return CGPoint(x: part.midX, y: part.midY)
  }

  /// The number of the view on top that can be touched at a point; nil if there is none. One that scrolls is below
  /// those within, and the ground of a sheet below what is on it.
  func touchable(at point: CGPoint) -> Int? {
    let found = touchables.indices.filter { touchables[$0].bounds.contains(point) }
    return found.last { !touchables[$0].isLast } ?? found.last
  }

  /// True if a finger that stays at a point is heard of.
  func isHeld(at point: CGPoint) -> Bool {
    touchables.contains { touchable in
      if case .longPress = touchable.touch { touchable.bounds.contains(point) } else { false }
    }
  }

  /// Scrolls the view at a point by steps of a wheel. Returns false if nothing scrolls there.
  mutating func scroll(by count: Int, at point: CGPoint) -> Bool {
    guard touchables.contains(where: { $0.touch == .scroll && $0.bounds.contains(point) }) else { return false }
    record(.dragging) { $0.send(.scroll(point, by: CGSize(width: 0, height: 40 * count))) }
    return true
  }

  /// Taps the view under a cell. Outside of the mode, only a view that can be touched is tapped, and the mode begins;
  /// returns false if there is none.
  mutating func tap(column: Int, row: Int, of canvas: CellArea) -> Bool {
    guard !drawsPath else { return false }
    let point = touchedPoint(column: column, row: row, of: canvas)
    let index = touchable(at: point)
    if case .touching = mode {
      // What lies before a ground may take the touch although nothing hears of it.
      if let index, !touchables[index].isGround { mode = .touching(focus: index) }
    } else {
      guard let index else { return false }
      mode = .touching(focus: index)
    }
    record(nil) { $0.send(.tap(point)) }
    return true
  }

  /// The view under the keys in a line; nil outside of the mode.
  var touchText: String? {
    guard case .touching(let index) = mode else { return nil }
    guard let view = touchedView else { return "touch: nothing can be touched now" }
    let name = view.name.isEmpty ? view.touch.name : "\(view.touch.name) \"\(view.name)\""
    let stops = touchStops
    let place = stops.prefix { $0 <= index }.count
    return "touch: \(name.printable)" + (stops.count > 1 ? " (\(place) of \(stops.count))" : "")
  }
}

extension CGPoint {
  /// The nearest point whose coordinates are hundredths of a point.
  fileprivate var hundredths: CGPoint { CGPoint(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100) }
}
