// Sets of edges along one axis, and the choice whether a part is shown.

enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }

extension VerticalEdge {
  struct Set: OptionSet, Hashable {
    var rawValue: Int8
    static let top = VerticalEdge.Set(rawValue: 1)
    static let bottom = VerticalEdge.Set(rawValue: 2)
    static let all = VerticalEdge.Set(rawValue: 3)
  }
}

extension HorizontalEdge {
  struct Set: OptionSet, Hashable {
    var rawValue: Int8
    static let leading = HorizontalEdge.Set(rawValue: 1)
    static let trailing = HorizontalEdge.Set(rawValue: 2)
    static let all = HorizontalEdge.Set(rawValue: 3)
  }
}
