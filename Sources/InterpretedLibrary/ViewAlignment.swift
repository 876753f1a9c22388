// Alignments of a program's own, and the guides of views.

extension View {
  func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { _self._guide(guide, computeValue) }
  func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { _self._guide(guide, computeValue) }
}

struct ViewDimensions: Equatable {
  /// The width and the height, and then for each guide that the view sets its axis, its word and its position.
  var _values: [CGFloat]
  var width: CGFloat { _values[0] }
  var height: CGFloat { _values[1] }
  subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide._default(in: self) }
  subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide._default(in: self) }
  subscript(explicit guide: HorizontalAlignment) -> CGFloat? { _position(0, guide._word) }
  subscript(explicit guide: VerticalAlignment) -> CGFloat? { _position(1, guide._word) }
  func _position(_ axis: CGFloat, _ word: Int) -> CGFloat? {
    for index in stride(from: 2, to: _values.count, by: 3) where _values[index] == axis {
      if _values[index + 1] == CGFloat(word) { return _values[index + 2] }
    }
    return nil
  }
}

extension HorizontalAlignment {
  init<ID: AlignmentID>(_ id: ID.Type) {
    self = HorizontalAlignment._guide(_typeName(id), { ID.defaultValue(in: $0) })
  }
  func _default(in view: ViewDimensions) -> CGFloat {
    switch self {
    case .leading: 0
    case .center: view.width / 2
    case .trailing: view.width
    default: _codes().first.map { $0(view) } ?? 0
    }
  }
}

extension VerticalAlignment {
  init<ID: AlignmentID>(_ id: ID.Type) {
    self = VerticalAlignment._guide(_typeName(id), { ID.defaultValue(in: $0) })
  }
  func _default(in view: ViewDimensions) -> CGFloat {
    switch self {
    case .top: 0
    case .center: view.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: view.height
    default: _codes().first.map { $0(view) } ?? 0
    }
  }
}

extension Alignment {
  static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
