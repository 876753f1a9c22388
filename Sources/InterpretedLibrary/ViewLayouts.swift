// Layouts of a program's own. Their code runs while the views are laid out, and asks about its subviews.

extension Layout {
  func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _arranged(content()._self) }
  func _arranged(_ content: _Node) -> _Node {
    content._layout(
      _typeName(self),
      { count, width, height in
        let subviews = LayoutSubviews(_count: count)
        var cache = self.makeCache(subviews: subviews)
        return self.sizeThatFits(
          proposal: ProposedViewSize(width: width, height: height), subviews: subviews, cache: &cache)
      },
      { count, width, height, bounds in
        let subviews = LayoutSubviews(_count: count)
        let proposal = ProposedViewSize(width: width, height: height)
        var cache = self.makeCache(subviews: subviews)
        // SwiftUI keeps what a layout stores in its cache when it is asked for its size.
        _ = self.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        self.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      })
  }
}

extension Layout where Cache == () {
  func makeCache(subviews: LayoutSubviews) {}
}

struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The index behind the last one.
  let _count: Int
  var _first = 0
  var startIndex: Int { _first }
  var endIndex: Int { _count }
  subscript(position: Int) -> LayoutSubview {
    precondition(_first <= position && position < _count, "index \(position) is out of range of \(_count) subviews")
    return LayoutSubview(_index: position)
  }
  subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      _first <= bounds.lowerBound && bounds.upperBound <= _count, "a range is out of those of \(_count) subviews")
    return LayoutSubviews(_count: bounds.upperBound, _first: bounds.lowerBound)
  }
  subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.lowerBound..<_count] }
  subscript(bounds: PartialRangeUpTo<Int>) -> LayoutSubviews { self[_first..<bounds.upperBound] }
}

struct LayoutSubview: Equatable {
  let _index: Int
  var priority: Double { _layoutPriority(_index) }
  var spacing: ViewSpacing { ViewSpacing(_index: _index) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { _layoutSize(_index, proposal.width, proposal.height) }
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(_values: _layoutDimensions(_index, proposal.width, proposal.height))
  }
  func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    _layoutPlace(_index, position, anchor, proposal.width, proposal.height)
  }
  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    var values = _LayoutValues()
    for change in _layoutValues(_index) { values = change(values) }
    return (values._own[_typeName(key)] as? K.Value) ?? K.defaultValue
  }
}

struct ViewSpacing {
  var _index = -1
  func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    _layoutDistance(_index, next._index, axis == .horizontal)
  }
}

struct _LayoutValues {
  var _own: [String: Any] = [:]
}

extension View {
  func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    _self._layoutValue { values in
      var values = values
      values._own[_typeName(key)] = value
      return values
    }
  }
}
