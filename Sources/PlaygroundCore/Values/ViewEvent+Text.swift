import Foundation
import PlainText
import ViewTree

// Touches of a view as they are typed on the command line.

extension ViewEvent {
  /// Parses a touch, with `@0.5s` behind it for its moment: `press:0`, `step:0,2`, `tap:20,30`, `text:1,Ada`,
  /// `drag:20,30,60,30` and, where the finger is lifted, `drop:20,30,60,30`; `down:20,30` and `up:20,30` for a finger
  /// that stays; `scroll:20,30,0,40`. Nil for any other text.
  public init?(text: String) {
    var text = text[...]
    var moment = 0.0
    if let place = text.lastIndex(of: "@"), let typed = ViewClock.moment(text[text.index(after: place)...]) {
      (text, moment) = (text[..<place], typed)
    }
    let words = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, let kind = Kind(word: words[0], rest: words[1]) else { return nil }
    self.init(kind, at: moment)
  }

  /// The touch as it is typed; reading it leads to the same touch.
  var text: String { "\(kind.text)@\(shortest(moment))s" }
}

extension ViewEvent.Kind {
  /// The largest number in a touch.
  private static let largest = 1e9

  fileprivate init?(word: Substring, rest: Substring) {
    let parts = rest.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map { Double($0) ?? .nan }
    func isWhole(_ index: Int) -> Bool { numbers[index].rounded() == numbers[index] }
    if word == "text", let number = Int(parts[0]), (0...Int(Self.largest)).contains(number), parts.count > 1 {
      self = .text(number, String(rest.dropFirst(parts[0].count + 1)))
      return
    }
    guard numbers.allSatisfy({ abs($0) <= Self.largest }) else { return nil }
    switch (word, numbers.count) {
    case ("press", 1) where isWhole(0) && numbers[0] >= 0: self = .press(Int(numbers[0]))
    case ("step", 2) where isWhole(0) && isWhole(1) && numbers[0] >= 0: self = .step(Int(numbers[0]), Int(numbers[1]))
    case ("down", 2): self = .down(CGPoint(x: numbers[0], y: numbers[1]))
    case ("up", 2): self = .up(CGPoint(x: numbers[0], y: numbers[1]))
    case ("scroll", 4):
      self = .scroll(CGPoint(x: numbers[0], y: numbers[1]), by: CGSize(width: numbers[2], height: numbers[3]))
    case ("tap", 2): self = .tap(CGPoint(x: numbers[0], y: numbers[1]))
    case ("drag", 4), ("drop", 4):
      self = .drag(
        from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]), isEnd: word == "drop")
    default: return nil
    }
  }

  /// The kind with its numbers as it is typed.
  fileprivate var text: String {
    func list(_ points: CGPoint...) -> String {
      points.flatMap { [shortest($0.x), shortest($0.y)] }.joined(separator: ",")
    }
    return switch self {
    case .tap(let point): "tap:\(list(point))"
    case .drag(let start, let end, let isEnd): "\(isEnd ? "drop" : "drag"):\(list(start, end))"
    case .down(let point): "down:\(list(point))"
    case .up(let point): "up:\(list(point))"
    case .scroll(let point, let way): "scroll:\(list(point, CGPoint(x: way.width, y: way.height)))"
    case .press(let number): "press:\(number)"
    case .step(let number, let count): "step:\(number),\(count)"
    case .text(let number, let text): "text:\(number),\(text)"
    }
  }

  /// The touch in a word.
  var name: String {
    switch self {
    case .tap: "tap"
    case .drag: "drag"
    case .down, .up: "finger that stays"
    case .scroll: "scrolling"
    case .press: "press"
    case .step: "change of a value"
    case .text: "typing"
    }
  }
}

extension [ViewEvent] {
  /// The events in the order of their moments; those of one moment keep theirs.
  public var inOrder: [ViewEvent] {
    enumerated().sorted { ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset) }.map(\.element)
  }
}
