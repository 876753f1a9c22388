// Queries of the checker.

extension LibraryTable {
  /// The generic parameters of the library's generic types.
  static let genericParameters: [String: [GenericParameter]] = {
    func parameters(_ names: [(String, [String])]) -> [GenericParameter] {
      names.map { GenericParameter(name: $0.0, owner: -1, bounds: $0.1.map(Nominal.library)) }
    }
    return [
      "Array": parameters([("Element", [])]),
      "ArraySlice": parameters([("Element", [])]),
      "Set": parameters([("Element", ["Hashable"])]),
      "Dictionary": parameters([("Key", ["Hashable"]), ("Value", [])]),
      "KeyPath": parameters([("Root", []), ("Value", [])]),
      "WritableKeyPath": parameters([("Root", []), ("Value", [])]),
      "ReferenceWritableKeyPath": parameters([("Root", []), ("Value", [])]),
      "Optional": parameters([("Wrapped", [])]),
      "Range": parameters([("Bound", ["Comparable"])]),
      "ClosedRange": parameters([("Bound", ["Comparable"])]),
      "PartialRangeFrom": parameters([("Bound", ["Comparable"])]),
      "PartialRangeUpTo": parameters([("Bound", ["Comparable"])]),
      "PartialRangeThrough": parameters([("Bound", ["Comparable"])]),
      "UnsafePointer": parameters([("Pointee", [])]),
      "StrideTo": parameters([("Element", [])]),
      "StrideThrough": parameters([("Element", [])]),
    ]
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
    "EnvironmentKey": ["Value": []],
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
