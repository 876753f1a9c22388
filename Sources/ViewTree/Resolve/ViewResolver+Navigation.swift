import Foundation
import ShapeGeometry

// Containers with bars: the views in them tell the titles and items, wherever they are.

extension ViewResolver {
  /// Adds a container with its content between the bars that its code makes: a group of the upper and the lower one.
  func navigation(
    _ content: ViewNode, _ code: Handle, _ node: ViewNode, at place: Place, in pass: inout LayoutPass
  ) -> Int {
    let inner = place.appending(.body("NavigationStack"))
    let (views, items) = topScreen(of: content, at: inner, in: &pass)
    var above: [Int] = []
    var below: [Int] = []
    do {
      let bars = try pass.askViews { (host) throws in try host.control(in: code, items, [], at: inner.known) }
      if case .group(let parts) = bars.content, parts.count == 2 {
        above = self.views(of: parts[0], at: inner.appending(.child(1)), in: &pass)
        below = self.views(of: parts[1], at: inner.appending(.child(2)), in: &pass)
      }
    } catch {
      pass.fail(error)
    }
    let middle = single(views, or: StackRule(.vertical), at: inner, in: &pass)
    return pass.add(
      BarsRule(content: above.count), above + [middle] + below, part: part("NavigationStack", of: node, at: place))
  }

  /// Returns the views of the screen on top of a content, and what they tell the bars: with the code that leads back to
  /// the screen behind, and its title.
  ///
  /// A screen behind is opened, because its views tell of the next one and keep their states, and is not placed.
  private func topScreen(
    of content: ViewNode, at place: Place, in pass: inout LayoutPass
  ) -> (views: [Int], items: [ViewNode]) {
    var (views, items) = opened(content, at: place, in: &pass)
    var pushed = items.filter(\.isPushed)
    var (count, depth) = (0, 0)
    while let next = items.last(where: { $0.isPushed && $0.screenNumber < 0 })
      ?? pushed.last(where: { $0.screenNumber == count })
    {
      if next.screenNumber >= 0 { count += 1 }
      depth += 1
      let titles = items.filter { $0._traitTexts(ViewNode.bar) == ["title"] }
      // The steps before are those of the bars.
      (views, items) = opened(next, at: place.appending(.child(2 + depth)), in: &pass)
      pushed += items.filter(\.isPushed)
      items += next._traitViews("back").map { $0._trait(ViewNode.bar, "back") }
      items += titles.prefix(1).map { $0._trait(ViewNode.bar, "backTitle") }
      guard !pass.isFull else { break }
    }
    return (views, items.filter { !$0.isPushed })
  }

  /// Opens the views of a screen, and returns what they tell.
  private func opened(
    _ screen: ViewNode, at place: Place, in pass: inout LayoutPass
  ) -> (views: [Int], items: [ViewNode]) {
    let outer = pass.told
    pass.told = []
    defer { pass.told = outer }
    let views = views(of: screen, at: place, in: &pass)
    return (views, pass.told.compactMap { $0 as? ViewNode })
  }
}

extension ViewNode {
  /// True for an item that is a screen to be shown on top.
  fileprivate var isPushed: Bool { _traitTexts(Self.bar) == ["pushed"] }

  /// The number of a screen on the path of its container; negative for one that a link shows.
  fileprivate var screenNumber: Int { _traitLists("screen").first?.first.map { Int($0) } ?? -1 }
}
