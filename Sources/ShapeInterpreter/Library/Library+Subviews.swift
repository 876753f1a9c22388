import Foundation
import ViewTree

// Containers that see each of their views, and the facts about a view that they read.

extension LibraryTable {
  @inline(never)
  mutating func addSubviews() {
    modifier("_trait(_:_:)") { (node, name: String, text: String) in node._trait(name, text) }
    modifier("_traitView(_:_:)") { (node, name: String, view: NodeValue) in node._traitView(name, view.node) }
    modifier("_traitNumbers(_:_:)") { (node, name: String, numbers: [Double]) in node._traitNumbers(name, numbers) }
    maker("_section(_:_:_:)") { (header: NodeValue, content: NodeValue, footer: NodeValue) in
      ViewNode._section(header.node, content.node, footer.node)
    }
    method("_traitTexts(_:)") { (node: NodeValue, name: String) in node.node._traitTexts(name) }
    method("_traitViews(_:)") { (node: NodeValue, name: String) in
      node.node._traitViews(name).map { NodeValue($0, of: node) }
    }
    method("_traitLists(_:)") { (node: NodeValue, name: String) in node.node._traitLists(name) }
    addTags()
    method("_isImage()") { (node: NodeValue) in node.node._isImage() }
    method("_isText()") { (node: NodeValue) in node.node._isText() }
    method("_isSingle()") { (node: NodeValue) in node.node._isSingle() }
    method("_sectionParts()") { (node: NodeValue) in
      node.node._sectionParts().map { $0.map { NodeValue($0, of: node) } }
    }
    let look = Type.function([.init(type: .array(.node)), .init(type: .array(.double))], .node)
    codeModifier("_subviews(_:_:)", of: String.self, [look]) { node, name, code in
      ViewNode(.subviews(name.isEmpty ? nil : name, node, code))
    }
    modifier("_barItem(_:_:)") { (node, kind: String, view: NodeValue) in node._barItem(kind, view.node) }
    codeModifier("_navigation(_:)", [look]) { node, code in ViewNode(.navigation(node, code)) }
    modifier("_set(_:_:)") { (node, name: String, value: Double?) in node._set(name, value) }
    add("_setting(_:)", .function, of: nil, [.string], .optional(.double), [:]) { frame, slots in
      let name = String.load(from: frame, at: slots[1])
      let value = frame.allowance?.pointee.view?.surroundings.settings[name]
      value.store(to: frame, at: slots[0])
    }
    modifier("_usualControls(_:)") { (node, kind: String) in node._usualControls(kind) }
  }

  /// Adds tags: values of any type, which code of the view returns for a number.
  @inline(never)
  private mutating func addTags() {
    let value = Type.function([.init(type: .int)], .library("Any"))
    codeModifier("_keyed(_:)", [value]) { node, code in node.keyed(by: code) }
    codeModifier("_tagged(_:_:)", of: String.self, [value]) { node, text, code in node.tagged(text, by: code) }
    add("_tagCodes()", .method, of: .node, [], .array(value), [:], cost: .nothing) { frame, slots in
      let code = NodeValue.load(from: frame, at: slots[1]).node.tagCode?.code
      let closures = (code?.key as? CodeKey)?.closures.prefix(1) ?? []
      closures.map { ClosureCode($0) }.store(to: frame, at: slots[0])
    }
    method("_swipeRow()") { (node: NodeValue) in node.node._swipeRow() }
    method("_tagNumber()") { (node: NodeValue) in node.node._tagNumber() }
  }
}
