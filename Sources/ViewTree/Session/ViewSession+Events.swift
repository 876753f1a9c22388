import Foundation
import ShapeGeometry

// Touches of a session's views.

extension ViewSession {
  /// Goes on to the moment of an event and lets it happen.
  public mutating func send(_ event: ViewEvent, _ host: inout any ViewHost) {
    advance(to: event.moment, &host)
    switch event.kind {
    case .tap(let point): tap(at: point, &host)
    case .down(let point): putDown(at: point, &host)
    case .up(let point): lift(at: point, &host)
    case .drag(let start, let end, let isEnd):
      drag(from: start, to: end, isEnd: isEnd, &host)
      if isEnd { takeAway(&host) }
    case .scroll(let point, let way): scroll(at: point, by: way, &host)
    case .press(let number): if let view = touchable(number) { press(view, &host) }
    case .step(let number, let steps):
      guard let view = touchable(number) else { return }
      switch view.touch {
      case .scroll: scroll(view, by: steps, &host)
      case .swipe(let row, _, _):
        if view.touch.isSwipe(by: steps) { touch(view, .touch([Double(row), steps < 0 ? -1 : 1]), &host) }
      case .reorder(let row, let count): move(view, row, of: count, by: steps, &host)
      default: touch(view, .touch([Double(steps)]), &host)
      }
    case .text(let number, let text):
      guard let view = touchable(number), case .field = view.touch else { return }
      focus(on: view, &host)
      touch(view, .text(text), &host)
    }
  }

  /// Moves a row by some places, as far as there are any.
  private mutating func move(_ view: Touchable, _ row: Int, of count: Int, by steps: Int, _ host: inout any ViewHost) {
    let way = min(max(row + steps, 0), count - 1) - row
    if way != 0 { touch(view, .touch([Double(row), Double(way)]), &host) }
  }

  private func touchable(_ number: Int) -> Touchable? {
    let all = stage.presented(at: moment).touchables()
    return all.indices.contains(number) ? all[number] : nil
  }

  /// Presses a view by a key.
  private mutating func press(_ view: Touchable, _ host: inout any ViewHost) {
    let middle = [view.frame.width / 2, view.frame.height / 2].map(Double.init)
    switch view.touch {
    case .button, .taps: touch(view, .touch(middle), &host)
    case .choice: touch(view, .touch([0, 0.5, 0.5]), &host)
    case .longPress: for phase in [0.0, 2, 1, 3] { touch(view, .touch([phase]), &host) }
    case .field: submit(view, &host)
    case .value, .drag, .scroll, .swipe, .reorder, .focus, .submit: break
    }
  }

  /// The way to the left or right in points over which a finger swipes a row or turns a page.
  private static let swipe: CGFloat = 60

  /// Tells a view's code of a touch. One that presses a control ends what is presented for one choice.
  mutating func touch(_ view: Touchable, _ news: ViewNews, _ host: inout any ViewHost) {
    guard let code = view.code else { return }
    let isPress = view.touch.isPressed && view.touch != .button("Menu")
    let ended = stage.children.filter { presented in
      guard isPress, presented.part.presentation?.value.isBrief ?? false else { return false }
      return view.place.identity.steps.starts(with: presented.part.identity.steps)
    }
    act(&host) { host in
      try host.tell(news, to: code, at: view.place, number: 0)
      for presented in ended {
        guard let code = presented.part.presentation?.code else { continue }
        try host.tell(.touch([]), to: code, at: presented.part.place, number: 0)
      }
    }
  }

  /// Tells code around a view of its focus or of the end of its text.
  mutating func tell(_ listeners: [Touchable.Listener], _ numbers: [Double], _ host: inout any ViewHost) {
    guard !listeners.isEmpty else { return }
    act(&host) { host in
      for listener in listeners {
        try host.tell(.touch(numbers), to: listener.code, at: listener.place, number: 0)
      }
    }
  }

  mutating func hit(at point: CGPoint, _ host: inout any ViewHost) -> TouchSearch.Hit {
    var search = TouchSearch(host: host)
    let hit = search.hit(stage.presented(at: moment), at: point)
    (host, failure) = (search.host, failure ?? search.failure)
    return hit ?? []
  }

  /// Moves a finger over the views that it went down on: the innermost one with a drag takes it, or else the one that
  /// scrolls.
  private mutating func drag(from start: CGPoint, to end: CGPoint, isEnd: Bool, _ host: inout any ViewHost) {
    leave(for: end, &host)
    let isStart = drag == nil
    var known = drag ?? Drag(hit: hit(at: start, &host), start: moment, last: start)
    defer { drag = isEnd ? nil : known }
    let way = CGSize(width: end.x - start.x, height: end.y - start.y)
    for (view, point) in known.hit {
      switch view.touch {
      case .drag(let least):
        known.isRecognized = known.isRecognized || abs(way.width) >= least || abs(way.height) >= least
        guard known.isRecognized else { return }
        let time = moment - known.start
        let speed = time > 0 ? [Double(way.width) / time, Double(way.height) / time] : [0, 0]
        let numbers: [CGFloat] = [
          isEnd ? 1 : 0, point.x + way.width, point.y + way.height, point.x, point.y, way.width, way.height,
        ]
        return touch(view, .touch(numbers.map(Double.init) + speed + [time]), &host)
      case .value(let kind) where kind == "Slider":
        let shares = view.shares(of: CGPoint(x: point.x + way.width, y: point.y + way.height))
        return touch(view, .touch(shares + [isStart ? 1 : 0, isEnd ? 1 : 0]), &host)
      case .value("TabView") where abs(way.width) > abs(way.height):
        if isEnd, abs(way.width) >= Self.swipe { touch(view, .touch([way.width < 0 ? 1 : -1]), &host) }
        return
      case .swipe(let row, _, _)
      where abs(way.width) > abs(way.height) && view.touch.isSwipe(by: way.width < 0 ? -1 : 1):
        if isEnd, abs(way.width) >= Self.swipe { touch(view, .touch([Double(row), way.width < 0 ? -1 : 1]), &host) }
        return
      case .reorder(let row, let count) where abs(way.height) > abs(way.width):
        if isEnd, view.frame.height > 0 {
          move(view, row, of: count, by: Int((way.height / view.frame.height).rounded()), &host)
        }
        return
      case .button, .taps, .longPress, .value, .choice, .field, .scroll, .swipe, .reorder, .focus, .submit: continue
      }
    }
    let step = CGSize(width: known.last.x - end.x, height: known.last.y - end.y)
    known.last = end
    scroll(at: start, by: step, &host)
  }
}

extension Touchable {
  /// The numbers of a touch at a point in the view's own space: the shares of its width and height, after a 0.
  func shares(of point: CGPoint) -> [Double] {
    func share(_ place: CGFloat, _ length: CGFloat) -> Double { length > 0 ? Double(place / length) : 0 }
    return [0, share(point.x, frame.width), share(point.y, frame.height)]
  }
}
