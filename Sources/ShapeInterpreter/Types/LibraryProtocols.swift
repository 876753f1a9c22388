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
    "Equatable": [], "Hashable": ["Equatable"], "AnyHashable": ["Hashable"], "Comparable": ["Equatable"],
    "CaseIterable": [], "Identifiable": [],
    "RawRepresentable": [], "Sendable": [], "CustomStringConvertible": [],
    "Codable": ["Encodable", "Decodable"], "Encodable": [], "Decodable": [],
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
    "RangeReplaceableCollection": ["Collection"], "IteratorProtocol": [],
    "StringProtocol": ["BidirectionalCollection", "Comparable", "Hashable", "LosslessStringConvertible"],
    "RangeExpression": [],
  ]

  /// The protocols of values that can be written to a file and read again.
  static let coding: Set<String> = ["Codable", "Encodable", "Decodable"]

  /// The library's types whose values can be written to a file; those of generic ones if their arguments can.
  static let coded: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "Bool", "String", "UUID", "Date", "URL", "Data", "IndexSet", "Decimal", "DateComponents", "Calendar",
    "TimeZone", "Locale", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "Array", "ArraySlice", "Set",
    "Dictionary", "Optional", "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough",
  ]

  /// The protocols that a source may refer to, each with all those above it.
  private static let above: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    func find(_ name: String) -> Set<String> {
      if let known = result[name] { return known }
      let parents = refined[name] ?? []
      let all = parents.reduce(into: Set(parents)) { $0.formUnion(find($1)) }
      result[name] = all
      return all
    }
    for name in refined.keys { _ = find(name) }
    return result
  }()

  /// Returns whether a library protocol is or refines another one.
  static func refines(_ one: String, _ other: String) -> Bool {
    one == other || above[one]?.contains(other) ?? false
  }
}
