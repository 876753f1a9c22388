import ArgumentParser
import Foundation
import PlaygroundCore

/// A rectangle as it is typed: `X,Y,W,H` in points.
struct RectArgument: ExpressibleByArgument {
  var rect: CGRect

  init(_ rect: CGRect) {
    self.rect = rect
  }

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard numbers.count == 4, argument.split(separator: ",", omittingEmptySubsequences: false).count == 4,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var defaultValueDescription: String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { shortest($0) }.joined(separator: ",")
  }
}
