// Queries of the checker.

extension LibraryTable {
  /// The owner of the generic parameters of the first type; those of the next types have the numbers below it.
  private static let firstOwner = -1 << 40

  /// The generic parameters of the library's generic types.
  static let genericParameters: [String: [GenericParameter]] = {
    let declared: [(type: String, generics: [(name: String, bounds: [String])])] = [
      ("Array", [("Element", [])]), ("ArraySlice", [("Element", [])]), ("Set", [("Element", ["Hashable"])]),
      ("Dictionary", [("Key", ["Hashable"]), ("Value", [])]), ("KeyPath", [("Root", []), ("Value", [])]),
      ("WritableKeyPath", [("Root", []), ("Value", [])]), ("ReferenceWritableKeyPath", [("Root", []), ("Value", [])]),
      ("Optional", [("Wrapped", [])]), ("Range", [("Bound", ["Comparable"])]),
      ("ClosedRange", [("Bound", ["Comparable"])]), ("PartialRangeFrom", [("Bound", ["Comparable"])]),
      ("PartialRangeUpTo", [("Bound", ["Comparable"])]), ("PartialRangeThrough", [("Bound", ["Comparable"])]),
      ("UnsafePointer", [("Pointee", [])]), ("StrideTo", [("Element", [])]), ("StrideThrough", [("Element", [])]),
    ]
    // Two types have different parameters of one name: `extension Set` may make an `Array` of its elements.
    let made = declared.enumerated().map { index, type in
      (
        type.type,
        type.generics.map {
          GenericParameter(name: $0.name, owner: firstOwner - index, bounds: $0.bounds.map(Nominal.library))
        }
      )
    }
    return Dictionary(uniqueKeysWithValues: made)
  }()

  /// The stored properties of generic types. Each has the type of the generic parameter
  /// with its index, or of the last one.
  static let genericFields: [String: [String]] = [
    "Range": ["lowerBound", "upperBound"], "ClosedRange": ["lowerBound", "upperBound"],
    "UnsafePointer": ["pointee"], "PartialRangeFrom": ["lowerBound"], "PartialRangeUpTo": ["upperBound"],
    "PartialRangeThrough": ["upperBound"],
  ]

  /// Returns whether a type is a generic type of the library.
  func isGeneric(_ nominal: Nominal) -> Bool {
    !nominal.isDeclared && Self.genericParameters[nominal.name] != nil
  }

  /// Returns whether a type or protocol is known to the library. Generic types are not included.
  func isKnown(_ nominal: Nominal) -> Bool {
    layouts[nominal] != nil || LibraryProtocols.refined[nominal.name] != nil
  }

  /// The names of all types.
  var typeNames: [String] {
    layouts.keys.map(\.name) + Array(Self.genericParameters.keys) + Array(aliases.keys)
  }

  /// Returns whether a type or protocol conforms to or refines a protocol.
  func conforms(_ nominal: Nominal, to bound: Nominal) -> Bool {
    if nominal == bound { return true }
    guard !bound.isDeclared else { return false }
    if !nominal.isDeclared, LibraryProtocols.refines(nominal.name, bound.name) { return true }
    return conformances[nominal]?.contains { LibraryProtocols.refines($0.name, bound.name) } ?? false
  }

  /// Returns the protocols that a type or protocol is declared to conform to or refine.
  func protocols(of nominal: Nominal) -> [Nominal] {
    guard !nominal.isDeclared else { return [] }
    var result = conformances[nominal].map { Array($0) } ?? []
    if let refined = LibraryProtocols.refined[nominal.name] {
      for name in refined { result.append(.library(name)) }
    }
    return result
  }

  /// The protocols of sequences.
  static let sequenceProtocols: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "StringProtocol", "_OwnCollection",
  ]

  /// The protocol of the collections that a file declares. Every such type conforms to it, and no source names it.
  static let ownCollection = Nominal.library("_OwnCollection")

  /// The associated types of protocols, each with its bounds.
  static let associatedTypes: [String: [String: [String]]] = [
    "Animatable": ["AnimatableData": ["VectorArithmetic"]], "InsettableShape": ["InsetShape": ["InsettableShape"]],
    "OptionSet": ["RawValue": ["FixedWidthInteger"]], "RawRepresentable": ["RawValue": []],
    "CaseIterable": ["AllCases": ["Collection"]], "Identifiable": ["ID": ["Hashable"]],
    "RangeExpression": ["Bound": ["Comparable"]], "View": ["Body": ["View"]],
    "ViewModifier": ["Content": ["View"]], "Transition": ["Content": ["View"]], "ButtonStyle": ["Configuration": []],
    "EnvironmentKey": ["Value": []], "Gesture": ["Value": []],
    "PreferenceKey": ["Value": []], "LayoutValueKey": ["Value": []], "Layout": ["Cache": [], "Subviews": []],
    "Strideable": ["Stride": ["SignedNumeric", "Comparable"]],
  ]

  /// Returns the names of a type's instance members.
  func memberNames(of nominal: Nominal) -> [String] {
    Array((members[nominal] ?? [:]).keys) + Array((fields[nominal] ?? [:]).keys)
  }

  /// The names of native rows that no source uses: they begin with an underscore.
  static let ownNames = Set(standard.allRows.lazy.map(\.baseName).filter { $0.hasPrefix("_") })
}
