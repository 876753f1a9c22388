import ArgumentParser
import Foundation
import ShapeInterpreter
import ViewTree

/// A moment on a view's clock as it is typed: `0.25s`, `250ms` or `0.25`.
struct Moment: ExpressibleByArgument {
  var seconds: Double

  /// The latest moment that can be asked for, in seconds: an hour.
  private static let latest = 3_600.0

  init?(argument: String) {
    let isMilliseconds = argument.hasSuffix("ms")
    let digits = isMilliseconds ? argument.dropLast(2) : argument.hasSuffix("s") ? argument.dropLast() : argument[...]
    guard let number = Double(digits), number.isFinite, number >= 0 else { return nil }
    seconds = isMilliseconds ? number / 1000 : number
    guard seconds <= Self.latest else { return nil }
  }
}

/// A touch of a view as it is typed: `press:0`, `step:0,2` or `tap:20,30`, with `@0.5s` behind it for its moment.
struct TouchArgument: ExpressibleByArgument {
  var event: ViewEvent

  init?(argument: String) {
    let parts = argument.split(separator: "@", maxSplits: 1)
    guard let first = parts.first,
      let moment = parts.count > 1 ? Moment(argument: String(parts[1])) : Moment(seconds: 0)
    else { return nil }
    let words = first.split(separator: ":", maxSplits: 1)
    guard words.count == 2 else { return nil }
    let numbers = words[1].split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    let kind: ViewEvent.Kind
    switch (words[0], numbers.count) {
    case ("press", 1): kind = .press(Int(numbers[0]))
    case ("step", 2): kind = .step(Int(numbers[0]), Int(numbers[1]))
    case ("tap", 2): kind = .tap(CGPoint(x: numbers[0], y: numbers[1]))
    default: return nil
    }
    event = ViewEvent(kind, at: moment.seconds)
  }
}

extension Moment {
  /// Makes a moment of seconds.
  fileprivate init(seconds: Double) { self.seconds = seconds }
}
