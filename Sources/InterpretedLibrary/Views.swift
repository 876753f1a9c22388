// Views: their nodes, and the views that make others.

extension View {
  var _self: _Node { _Node._own(_typeName(self), { _installed(self).body._self }) }
  /// Would say in the console why the body is asked again.
  static func _printChanges() {}
  /// Would say in the log why the body is asked again.
  static func _logChanges() {}
}

extension Shape {
  var _self: _Node {
    _Node._shape(
      _typeName(self), { self.path(in: $0) }, { self.sizeThatFits(ProposedViewSize(width: $0, height: $1)) },
      { self._motionData() }, { self._motionPath($0, $1) })
  }
}

// Where a source names no motion, a shape has no numbers that move; see ViewMotion.
extension View {
  func _motionData() -> [Double] { [] }
  func _motionPath(_ numbers: [Double], _ rect: CGRect) -> Path { Path() }
}

struct ForEach: View {
  let _self: _Node
  init<Elements: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Elements, id: KeyPath<Elements.Element, ID>, @ViewBuilder content: (Elements.Element) -> Content
  ) {
    var ids: [String] = []
    var views: [_Node] = []
    var keys: [ID] = []
    ids.reserveCapacity(_Node._room(data.count))
    for element in data {
      let key = element[keyPath: id]
      keys.append(key)
      ids.append(_identityText(key))
      views.append(content(element)._self)
    }
    let known = keys
    _self = _Node._items(ids, views)._keyed({ known[$0] })
  }
  init<Elements: RandomAccessCollection, Content: View>(
    _ data: Elements, @ViewBuilder content: (Elements.Element) -> Content
  ) where Elements.Element: Identifiable {
    self = ForEach(data, id: \.id, content: content)
  }
  init<Content: View>(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
    var ids: [String] = []
    var views: [_Node] = []
    ids.reserveCapacity(_Node._room(data.count))
    for element in data {
      ids.append("\(element)")
      views.append(content(element)._self)
    }
    _self = _Node._items(ids, views)
  }
}

extension ForEach {
  init<Elements: MutableCollection, Content: View>(
    _ data: Binding<Elements>, @ViewBuilder content: (Binding<Elements.Element>) -> Content
  ) where Elements.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }
  init<Elements: MutableCollection, ID: Hashable, Content: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: (Binding<Elements.Element>) -> Content
  ) {
    var ids: [String] = []
    var views: [_Node] = []
    var keys: [ID] = []
    ids.reserveCapacity(_Node._room(data.wrappedValue.count))
    for position in data.wrappedValue.indices {
      let key = data.wrappedValue[position][keyPath: id]
      keys.append(key)
      ids.append(_identityText(key))
      views.append(content(data._part(at: position))._self)
    }
    let known = keys
    _self = _Node._items(ids, views)._keyed({ known[$0] })
  }
}

enum ContentMode: Hashable { case fit, fill }
