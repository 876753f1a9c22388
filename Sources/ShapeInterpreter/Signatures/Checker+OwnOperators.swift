// Operators that the file declares for its own types.

extension Checker {
  /// Returns the operator that the file declares for two values of a type, in the type itself or in an extension of one
  /// of its protocols; nil if there is none.
  mutating func ownOperator(_ name: String, on type: Type) -> FunctionID? {
    guard let nominal = type.nominal, let all = fileScope.functions[name] else { return nil }
    let ids = all.filter { functions[$0].body != nil }
    for id in ids where functions[id].owner?.nominal == nominal {
      guard let types = (try? signature(of: id))?.parameters.map(\.type.nominal), types == [nominal, nominal] else {
        continue
      }
      if (try? isMember(id, of: type)) ?? false { return id }
    }
    for id in ids {
      guard case .parameter(let whole)? = functions[id].owner, (try? isMember(id, of: type)) ?? false,
        let types = (try? signature(of: id))?.parameters.map(\.type), types == [.parameter(whole), .parameter(whole)]
      else { continue }
      return id
    }
    // A class inherits the operators of its superclass.
    if let parent = superclass(of: type) { return ownOperator(name, on: parent) }
    return nil
  }

  /// Returns whether Swift synthesizes the order of an enum's values: by the order of the cases, then by the associated
  /// values.
  mutating func isOrderedByCases(_ type: Type) -> Bool {
    guard let declared = type.nominal.flatMap({ types[$0] }), declared.kind == .enumeration else { return false }
    return (try? rawType(of: declared)) == nil
  }
}
