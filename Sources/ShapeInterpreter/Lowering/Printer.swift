/// A function that prints values of a type.
struct Printer: Hashable {
  var type: Type
  /// True for the text that a value has within other values.
  var isNested: Bool
}
