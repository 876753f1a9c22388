import Foundation
import ShapeGeometry

/// A fact about a view for the container around it: SwiftUI's tags, tab items, badges and settings of rows.
public indirect enum ViewTrait: Equatable, Sendable {
  case text(String)
  case view(ViewNode)
  case numbers([Double])
}

// The makers and readers of traits that SwiftUI's surface calls.

extension ViewNode {
  /// The name of the trait that a section's views have: a group of its header, its content and its footer.
  static let section = "section"

  package func _trait(_ name: String, _ text: String) -> ViewNode { modified(.trait(name, .text(text))) }
  package func _traitView(_ name: String, _ view: ViewNode) -> ViewNode { modified(.trait(name, .view(view))) }
  package func _barItem(_ kind: String, _ view: ViewNode) -> ViewNode { modified(.barItem(kind, view)) }
  /// Returns the item as its container is told of it. The items of a toolbar say their places themselves.
  func told(as kind: String) -> ViewNode { kind == "toolbar" ? self : _trait("bar", kind) }
  package func _traitNumbers(_ name: String, _ numbers: [Double]) -> ViewNode {
    modified(.trait(name, .numbers(numbers)))
  }

  /// Makes a section, whose header, content and footer stand one after the other where no container arranges them.
  package static func _section(_ header: ViewNode, _ content: ViewNode, _ footer: ViewNode) -> ViewNode {
    ViewNode(.group([header, content, footer]))._trait(section, "")
  }

  /// The outermost trait of a name, as a list of none or one.
  package func _traitTexts(_ name: String) -> [String] {
    if case .text(let text)? = trait(name) { [text] } else { [] }
  }

  package func _traitViews(_ name: String) -> [ViewNode] {
    if case .view(let view)? = trait(name) { [view] } else { [] }
  }

  package func _traitLists(_ name: String) -> [[Double]] {
    if case .numbers(let numbers)? = trait(name) { [numbers] } else { [] }
  }

  private func trait(_ name: String) -> ViewTrait? {
    switch content {
    case .modified(.trait(name, let value), _): value
    // An element of a ForEach has its identity as a tag.
    case .placed(.element(let id), let inner): inner.trait(name) ?? (name == "tag" ? .text(id) : nil)
    case .modified(_, let inner), .placed(_, let inner): inner.trait(name)
    default: nil
    }
  }

  /// True for a picture, with or without modifiers.
  package func _isImage() -> Bool {
    switch content {
    case .image: true
    case .modified(_, let inner), .placed(_, let inner): inner._isImage()
    default: false
    }
  }

  /// The views of a section's header, its content and its footer, with the modifiers around the section; no lists for
  /// another view.
  package func _sectionParts() -> [[ViewNode]] {
    switch content {
    case .modified(.trait(Self.section, _), let inner):
      guard case .group(let parts) = inner.content else { return [] }
      return parts.map(\.members)
    case .modified(let modifier, let inner):
      return inner._sectionParts().map { $0.map { $0.modified(modifier, offset: offset) } }
    case .placed(let step, let inner):
      return inner._sectionParts().map { $0.map { ViewNode(.placed(step, $0)) } }
    default: return []
    }
  }

  /// The views of a group, or the view itself.
  private var members: [ViewNode] {
    if case .group(let views) = content { views } else { [self] }
  }
}
