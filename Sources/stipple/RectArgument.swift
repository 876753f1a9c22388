import ArgumentParser
import Foundation
import PlainText
import PlaygroundCore

/// A rectangle as it is typed: `X,Y,W,H` in points.
struct RectArgument: CustomStringConvertible {
  var rect: CGRect

  init(_ rect: CGRect) {
    self.rect = rect
  }

  init(text: String) throws {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4 else {
      throw ValidationError("write the rectangle as '0,0,200,150'")
    }
    guard numbers.allSatisfy(\.isFinite) else { throw ValidationError("the rectangle's numbers must be finite") }
    guard (numbers[0] + numbers[2]).isFinite, (numbers[1] + numbers[3]).isFinite else {
      throw ValidationError("the rectangle's far edge is beyond the largest number")
    }
    rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var description: String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { shortest($0) }.joined(separator: ",")
  }
}
