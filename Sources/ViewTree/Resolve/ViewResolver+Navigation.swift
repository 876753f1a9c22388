import Foundation
import ShapeGeometry

// Containers with bars: the views in them tell the titles and items, wherever they are.

extension ViewResolver {
  /// Adds a container with its content between the bars that its code makes: a group of the upper and the lower one.
  func navigation(
    _ content: ViewNode, _ code: Handle, _ node: ViewNode, at place: Place, in pass: inout LayoutPass
  ) -> Int {
    let inner = place.appending(.body("NavigationStack"))
    let outer = pass.told
    pass.told = []
    let views = views(of: content, at: inner, in: &pass)
    let items = pass.told.compactMap { $0 as? ViewNode }
    pass.told = outer
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
}
