import Foundation
import ShapeGeometry

/// A fact about a view for the container around it: SwiftUI's tags, tab items, badges and settings of rows.
public indirect enum ViewTrait: Equatable, Sendable {
  case text(String)
  case view(ViewNode)
  case numbers([Double])
  /// A text with the code that returns its value for a number: a tag, the identity of an element.
  case coded(String, Handle, Int)
}

// The makers and readers of traits that SwiftUI's surface calls.

extension ViewNode {
  /// The name of the trait that a section's views have: a group of its header, its content and its footer.
  static let section = "section"
  /// The names of the traits of a view with a tag, and of an element of a ForEach.
  static let (tag, element) = ("tag", "element")
  /// The name of the trait of an item for bars, with its kind.
  static let bar = "bar"

  package func _trait(_ name: String, _ text: String) -> ViewNode { modified(.trait(name, .text(text))) }
  package func _traitView(_ name: String, _ view: ViewNode) -> ViewNode { modified(.trait(name, .view(view))) }
  package func _barItem(_ kind: String, _ view: ViewNode) -> ViewNode { modified(.barItem(kind, view)) }
  /// Returns the item as its container is told of it. The items of a toolbar say their places themselves.
  func told(as kind: String) -> ViewNode { kind == "toolbar" ? self : _trait(Self.bar, kind) }
  package func _traitNumbers(_ name: String, _ numbers: [Double]) -> ViewNode {
    modified(.trait(name, .numbers(numbers)))
  }

  /// Makes a section, whose header, content and footer stand one after the other where no container arranges them.
  package static func _section(_ header: ViewNode, _ content: ViewNode, _ footer: ViewNode) -> ViewNode {
    ViewNode(.group([header, content, footer]))._trait(section, "")
  }

  /// The outermost trait of a name, as a list of none or one.
  package func _traitTexts(_ name: String) -> [String] {
    switch trait(name) {
    case .text(let text), .coded(let text, _, _): [text]
    default: []
    }
  }

  /// Returns the views of a ForEach with the code that returns the identity of an element for its number.
  package func keyed(by code: Handle) -> ViewNode {
    guard case .items(var items) = content else { return self }
    for index in items.indices { items[index].key = .coded(items[index].id, code, index) }
    return ViewNode(.items(items), offset: offset)
  }

  /// Returns the views of a ForEach, each of which can be swiped away: code hears of its number.
  package func swiped(by code: Handle) -> ViewNode {
    eachItem { index, _ in .touched(.swipe(index, left: true, right: false), code) }
  }

  /// Returns the views of a ForEach, each of which can be moved among the others: code hears of its number.
  package func reordered(by code: Handle) -> ViewNode {
    eachItem { index, count in .touched(.reorder(index, of: count), code) }
  }

  /// Returns the views of a ForEach with a modifier by the number of each, and the number of all. Facts about the loop
  /// stay around it.
  private func eachItem(_ modifier: (Int, Int) -> Modifier) -> ViewNode {
    switch content {
    case .items(var items):
      for index in items.indices { items[index].view = items[index].view.modified(modifier(index, items.count)) }
      return ViewNode(.items(items), offset: offset)
    case .modified(.trait(let name, let value), let inner):
      return ViewNode(.modified(.trait(name, value), inner.eachItem(modifier)), offset: offset)
    default: return self
    }
  }

  /// Returns the view with a tag: its text, and the code that returns it.
  package func tagged(_ text: String, by code: Handle) -> ViewNode {
    modified(.trait(Self.tag, .coded(text, code, 0)))
  }

  /// The code that returns the view's tag, with the number that it is passed; nil without a tag.
  package var tagCode: (code: Handle, number: Int)? {
    switch content {
    case .modified(.trait(Self.tag, .coded(_, let code, let number)), _): (code, number)
    case .modified(.trait(Self.tag, _), _): nil
    case .modified(.trait(Self.element, .coded(_, let code, let number)), let inner): inner.tagCode ?? (code, number)
    case .modified(_, let inner), .placed(_, let inner): inner.tagCode
    default: nil
    }
  }

  /// The code of the touch that is set on the view; nil without one.
  package var touchCode: Handle? {
    switch content {
    case .modified(.touched(_, let code), _): code
    case .modified(.trait, let inner), .placed(_, let inner): inner.touchCode
    default: nil
    }
  }

  /// The number of a row that is swiped among those of its loop; -1 for another view.
  package func _swipeRow() -> Int {
    switch content {
    case .modified(.touched(.swipe(let row, _, _), _), _): row
    case .modified(_, let inner), .placed(_, let inner): inner._swipeRow()
    default: -1
    }
  }

  /// The number that the code of the view's tag is passed.
  package func _tagNumber() -> Int { tagCode?.number ?? 0 }

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
    case .placed(.element(let id), let inner): inner.trait(name) ?? (name == Self.tag ? .text(id) : nil)
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

  /// True for a text, with or without modifiers.
  package func _isText() -> Bool {
    switch content {
    case .text: true
    case .modified(_, let inner), .placed(_, let inner): inner._isText()
    default: false
    }
  }

  /// False for what may stand for several views or for none: a group, a loop. A view of the program's own counts as
  /// one.
  package func _isSingle() -> Bool {
    switch content {
    case .group(let views): views.count == 1 && views[0]._isSingle()
    case .items: false
    case .branch(_, let inner): inner?._isSingle() ?? true
    case .modified(_, let inner), .placed(_, let inner): inner._isSingle()
    default: true
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
