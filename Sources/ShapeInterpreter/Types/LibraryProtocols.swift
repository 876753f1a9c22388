/// The library's protocols, by their names.
enum LibraryProtocols {
  /// The protocols that a source may refer to, each with those it refines.
  static let refined: [String: [String]] = [
    "Shape": ["Animatable", "View"], "InsettableShape": ["Shape"], "_InsetOutline": ["InsettableShape"],
    "Animatable": [],
    "View": [], "ViewModifier": [], "AnimatableModifier": ["Animatable", "ViewModifier"], "ShapeStyle": [],
    "PreviewProvider": [], "ButtonStyle": [],
    "EnvironmentKey": [], "PreferenceKey": [], "LayoutValueKey": [], "Layout": ["Animatable"], "AlignmentID": [],
    "GeometryEffect": ["Animatable", "ViewModifier"],
    "Gesture": [], "TimelineSchedule": [], "Transition": [],
    "Equatable": [], "Hashable": ["Equatable"], "Comparable": ["Equatable"], "CaseIterable": [], "Identifiable": [],
    "RawRepresentable": [], "Sendable": [], "Codable": [], "CustomStringConvertible": [],
    "OptionSet": ["RawRepresentable", "Equatable"], "RandomNumberGenerator": [], "Error": [], "Any": [],
    "AnyObject": [], "Observable": [],
    "LosslessStringConvertible": ["CustomStringConvertible"], "CVarArg": [],
    "AdditiveArithmetic": ["Equatable"], "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
    "SignedNumeric": ["Numeric"],
    "Strideable": ["Comparable"], "FloatingPoint": ["SignedNumeric", "Hashable", "Strideable"],
    "BinaryFloatingPoint": ["FloatingPoint"], "BinaryInteger": ["Numeric", "Hashable", "Strideable"],
    "FixedWidthInteger": ["BinaryInteger"], "SignedInteger": ["BinaryInteger", "SignedNumeric"],
    "UnsignedInteger": ["BinaryInteger"], "VectorArithmetic": ["AdditiveArithmetic"],
    "Sequence": [], "Collection": ["Sequence"], "_OwnCollection": ["Collection"],
    "BidirectionalCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"], "MutableCollection": ["Collection"],
    "RangeReplaceableCollection": ["Collection"], "IteratorProtocol": [], "StringProtocol": ["BidirectionalCollection"],
    "RangeExpression": [],
  ]

  /// Returns whether a library protocol is or refines another one.
  static func refines(_ one: String, _ other: String) -> Bool {
    one == other || (refined[one] ?? []).contains { refines($0, other) }
  }
}
