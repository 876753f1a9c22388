import Foundation
import ShapeGeometry

// Touches of a session's views.

extension ViewSession {
  /// Goes on to the moment of an event and lets it happen.
  public mutating func send(_ event: ViewEvent, _ host: inout any ViewHost) {
    advance(to: event.moment, &host)
    switch event.kind {
    case .tap(let point): tap(at: point, &host)
    case .drag(let start, let end, let isEnd): drag(from: start, to: end, isEnd: isEnd, &host)
    case .press(let number):
      guard let view = touchable(number), view.touch.isPressed else { return }
      let middle = [view.frame.width / 2, view.frame.height / 2].map(Double.init)
      touch(view, .touch(middle), &host)
    case .step(let number, let steps):
      guard let view = touchable(number) else { return }
      touch(view, .touch([Double(steps)]), &host)
    case .text(let number, let text):
      guard let view = touchable(number) else { return }
      touch(view, .text(text), &host)
    }
  }

  private func touchable(_ number: Int) -> Touchable? {
    let all = stage.presented(at: moment).touchables()
    return all.indices.contains(number) ? all[number] : nil
  }

  private mutating func touch(_ view: Touchable, _ news: ViewNews, _ host: inout any ViewHost) {
    act(&host) { host in try host.tell(news, to: view.code, at: view.place, number: 0) }
  }

  private mutating func hit(at point: CGPoint, _ host: inout any ViewHost) -> TouchSearch.Hit {
    var search = TouchSearch(host: host)
    let hit = search.hit(stage.presented(at: moment), at: point)
    (host, failure) = (search.host, failure ?? search.failure)
    return hit ?? []
  }

  /// Taps: the innermost view that waits for a tap takes it. A drag without a least distance begins and ends with it.
  private mutating func tap(at point: CGPoint, _ host: inout any ViewHost) {
    for (view, point) in hit(at: point, &host) {
      let place = [Double(point.x), Double(point.y)]
      switch view.touch {
      case .button, .taps: return touch(view, .touch(place), &host)
      case .value:
        let share = view.frame.width > 0 ? Double(point.x / view.frame.width) : 0
        return touch(view, .touch([0, share]), &host)
      case .drag(let least) where least <= 0:
        for phase in [0.0, 1] {
          touch(view, .touch([phase] + place + place + [0, 0, 0, 0, 0]), &host)
        }
        return
      case .longPress, .drag, .field: continue
      }
    }
  }

  /// Moves a finger over the views that it went down on: the innermost one with a drag takes it.
  private mutating func drag(from start: CGPoint, to end: CGPoint, isEnd: Bool, _ host: inout any ViewHost) {
    var known = drag ?? Drag(hit: hit(at: start, &host), start: moment)
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
      case .value:
        let share = view.frame.width > 0 ? Double((point.x + way.width) / view.frame.width) : 0
        return touch(view, .touch([0, share]), &host)
      case .button, .taps, .longPress, .field: continue
      }
    }
  }
}
