import Foundation
import ShapeGeometry

// Containers that arrange each of their views: groups, loops and views of the program's own are opened before.

extension ViewResolver {
  /// Adds the views of a container whose code arranges them.
  func subviews(
    _ name: String?, _ content: ViewNode, _ code: Handle, _ node: ViewNode, at place: Place, in pass: inout LayoutPass
  ) -> [Int] {
    let inner = name.map { place.appending(.body($0)) } ?? place
    let arranged = arrange(content, code, at: inner, in: &pass)
    guard let name else { return views(of: arranged, at: inner, in: &pass) }
    let view = single(
      views(of: arranged, at: inner, in: &pass), or: LayersRule(alignment: .center), at: inner, in: &pass)
    return [pass.add(EffectRule(), [view], part: part(name, of: node, at: place))]
  }

  /// Returns the view that code makes of the parts of a container's content.
  private func arrange(
    _ content: ViewNode, _ code: Handle, at place: Place, in pass: inout LayoutPass
  ) -> ViewNode {
    let parts = parts(of: content, at: place, in: &pass)
    do {
      return try pass.askViews { (host) throws in try host.control(in: code, parts, [], at: place.known) }
    } catch {
      pass.fail(error)
      return ViewNode(.group(parts))
    }
  }

  /// Returns the views that a node stands for, each with its modifiers and the steps of its identity. A section stays
  /// one view, whose header, content and footer are opened in the same way.
  private func parts(of node: ViewNode, at place: Place, in pass: inout LayoutPass) -> [ViewNode] {
    func parts(of child: ViewNode, behind step: ViewIdentity.Step) -> [ViewNode] {
      self.parts(of: child, at: place.appending(step), in: &pass).map { ViewNode(.placed(step, $0)) }
    }
    guard pass.opens(at: place.depth, in: place.owner) else { return [] }
    switch node.content {
    case .group(let nodes):
      if nodes.count == 1 { return self.parts(of: nodes[0], at: place.nested, in: &pass) }
      return nodes.enumerated().flatMap { parts(of: $1, behind: .child($0)) }
    case .branch(let index, let child): return child.map { parts(of: $0, behind: .branch(index)) } ?? []
    case .items(let items):
      return items.flatMap { item in
        let parts = parts(of: item.view, behind: .element(item.id))
        return item.key.map { key in parts.map { $0.modified(.trait(ViewNode.element, key)) } } ?? parts
      }
    case .placed(let step, let child): return parts(of: child, behind: step)
    case .own(let view):
      let step = ViewIdentity.Step.body(view.name)
      var inner = place
      inner.owner = view.name
      let body = body(of: view, at: inner.appending(step), in: &pass)
      return self.parts(of: body, at: inner.appending(step), in: &pass).map { ViewNode(.placed(step, $0)) }
    case .subviews(nil, let content, let code):
      return self.parts(of: arrange(content, code, at: place, in: &pass), at: place.nested, in: &pass)
    case .modified(let modifier, let child):
      return self.parts(of: child, modifier, node, at: place, in: &pass)
    default: return [node]
    }
  }

  private func parts(
    of child: ViewNode, _ modifier: Modifier, _ node: ViewNode, at place: Place, in pass: inout LayoutPass
  ) -> [ViewNode] {
    var inner = place.nested
    inner.surroundings.take(modifier)
    if case .environment(let change) = modifier { take(change, to: &inner, in: &pass) }
    if case .identity(let id) = modifier { inner = inner.appending(.named(id)) }
    if case .trait(ViewNode.section, _) = modifier, case .group(let groups) = child.content {
      let opened = groups.enumerated().map { index, group in
        let step = ViewIdentity.Step.child(index)
        let views = parts(of: group, at: inner.appending(step), in: &pass)
        return ViewNode(.group(views.map { ViewNode(.placed(step, $0)) }))
      }
      return [ViewNode(.group(opened)).modified(modifier, offset: node.offset)]
    }
    var views = parts(of: child, at: inner, in: &pass)
    let isTold =
      switch modifier {
      case .barItem, .presented: true
      default: false
      }
    if isTold {
      // One view tells it for all.
      if let first = views.first { views[0] = first.modified(modifier, offset: node.offset) }
      return views
    }
    return views.map { $0.modified(modifier, offset: node.offset) }
  }
}
