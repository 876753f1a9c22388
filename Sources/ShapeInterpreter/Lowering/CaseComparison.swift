/// The associated values of an enum case.
struct CaseValues {
  /// The position of each value from the start of the case's values, and its type.
  var parts: [(place: Layout, type: Type)] = []
  /// The layout of all values together.
  var layout = Layout.none
  /// True if the values are in a box. The enum's value then holds the box in their place.
  var isBoxed: Bool
}

/// A comparison of two values of an enum that the compiler synthesizes: `==` or `<`.
struct CaseComparison: Hashable {
  var type: Type
  var name: ComparisonOperator
}
