/// A public declaration of the module under its full Swift name.
struct PublicMember: Hashable {
  /// The form of a use of the member.
  enum Form: Hashable {
    /// A type, by its name.
    case type
    /// A conformance of a type; only the compiler sees its use.
    case conformance
    /// A property, or an enum case without a payload.
    case value
    /// A function, an enum case with a payload, or an initializer of the owner, with a parameter list.
    case function([Parameter])
    case initializer([Parameter])
    /// An operator function.
    case operation([Parameter])
  }

  struct Parameter: Hashable {
    /// `_` for none.
    var label: String
    var type: String
    /// The default value as it is written; nil for none.
    var defaultValue: String?
  }

  /// The type it belongs to, outer types first; nil for a declaration of its own.
  var owner: String?
  /// The name without labels.
  var baseName: String
  var form: Form

  /// The name with labels, `Path.addLine(to:)`.
  var fullName: String {
    let path = owner.map { $0 + "." } ?? ""
    return switch form {
    case .conformance: "\(owner ?? ""): \(baseName)"
    case .function(let parameters), .initializer(let parameters):
      path + baseName + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    case .type, .value, .operation: path + baseName
    }
  }

  /// Its parameters, if it has any.
  private var parameters: [Parameter] {
    switch form {
    case .function(let parameters), .initializer(let parameters), .operation(let parameters): parameters
    case .type, .conformance, .value: []
    }
  }

  /// The types of its parameters, which tell overloads with the same labels apart.
  var types: String {
    parameters.isEmpty ? "" : "(" + parameters.map(\.type).joined(separator: ", ") + ")"
  }

  /// The default values of its parameters.
  var defaults: String {
    parameters.compactMap { parameter in parameter.defaultValue.map { "\(parameter.label) = \($0)" } }
      .joined(separator: ", ")
  }
}

extension Sequence<PublicMember> {
  /// The name of each member, with its types where several members share the labels, and with default values.
  var names: [PublicMember: String] {
    let overloads = Dictionary(grouping: self, by: \.fullName).mapValues { Set($0.map(\.types)) }
    let pairs = map { member in
      let isOverloaded = (overloads[member.fullName]?.count ?? 0) > 1
      let parts = [member.fullName, isOverloaded ? member.types : "", member.defaults]
      return (member, parts.filter { !$0.isEmpty }.joined(separator: " "))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
