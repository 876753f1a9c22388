import SwiftSyntax

/// A type whose name is recorded, but whose generic parameters, protocols and members are not yet.
struct OpenType {
  var nominal: Nominal
  var node: DeclSyntax
  var around: Around
  /// True if another file of the module declares it.
  var isOther: Bool

  /// The context of a type's declaration.
  enum Around {
    case file
    case type(Nominal)
    /// An extension, with the type that it extends.
    case anExtension(ExtensionDeclSyntax, of: Nominal)

    var nominal: Nominal? {
      switch self {
      case .file: nil
      case .type(let nominal), .anExtension(_, of: let nominal): nominal
      }
    }
  }
}

/// The type that encloses a member.
struct TypeContext {
  var nominal: Nominal
  var type: Type
  var generics: [GenericParameter]
  /// True if the member stands in the type's own declaration, not in an extension.
  var isPrimary: Bool
  var isProtocol = false
  /// True if values of the type are references, whose members change the object and not the value.
  var isReference = false

  /// Returns the protocol whose extension declares a member for its owner alone; nil for other members.
  func singleProtocol(of owner: Type?) -> Nominal? {
    if case .parameter? = owner { nil } else { isProtocol ? nominal : nil }
  }

  /// Makes the member belong to every conforming type: `Self` is a generic parameter bounded by the protocol.
  mutating func takeSelf(_ parameters: [GenericParameter]) {
    type = .parameter(parameters[0])
    generics += parameters
    isProtocol = true
  }

  /// Makes the member belong to one conforming type alone.
  mutating func takeSelf(_ single: Type) {
    type = single
    isProtocol = true
  }
}
