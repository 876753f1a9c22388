/// The conversions that a call needs, by which overloads are ranked.
///
/// The least cost is that of the call which needs the gravest kind of conversion, in the order of the kinds, least
/// often. The source of the order is the list of scores in Swift's compiler.
struct ConversionCost: Comparable {
  enum Kind: Int {
    /// A result that cannot be what the context expects.
    case unwanted
    /// A function with `@_disfavoredOverload`.
    case disfavored
    /// A value of an implicitly unwrapped optional.
    case forced
    /// A conversion between Double and CGFloat.
    case number
    /// A value that is made by an initializer, such as an AnyHashable.
    case value
    /// A closure without effects for a function that may have some.
    case function
    /// A literal of another type than its default one.
    case literal
    /// A collection whose elements are converted.
    case collection
    /// A value in an optional.
    case optional
    /// A value as one of the type `Any`.
    case anything
  }

  private var counts = SIMD16<Int32>.zero
  /// The number of conversions that the compiler does not count, such as that to a superclass. They decide where
  /// nothing else does.
  var others = 0

  /// Counts a conversion.
  mutating func add(_ kind: Kind) { counts[kind.rawValue] &+= 1 }

  /// Counts the conversion to a protocol's type.
  mutating func addConversion(toExistential type: Type) {
    switch type {
    case .nominal(.library("Any"), _): add(.anything)
    case .anyHashable: add(.value)
    default: others += 1
    }
  }

  static func == (one: ConversionCost, other: ConversionCost) -> Bool { one.counts == other.counts }

  static func < (one: ConversionCost, other: ConversionCost) -> Bool { one.isLess(than: other) ?? false }

  /// Returns whether the cost is greater than another one even if all literals took other types.
  func isGreaterWithoutLiterals(than other: ConversionCost) -> Bool {
    var (own, others) = (self, other)
    (own.counts[Kind.literal.rawValue], others.counts[Kind.literal.rawValue]) = (0, 0)
    return others.isLess(than: own) ?? (others.others < own.others)
  }

  /// Returns whether the cost is less than another one, or nil if both are equal.
  private func isLess(than other: ConversionCost) -> Bool? {
    for index in 0...Kind.anything.rawValue where counts[index] != other.counts[index] {
      return counts[index] < other.counts[index]
    }
    return nil
  }
}
