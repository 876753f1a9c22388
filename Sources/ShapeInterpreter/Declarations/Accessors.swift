import SwiftSyntax

/// The accessors of a property, a variable or a subscript.
struct Accessors {
  var getter: CodeBlockItemListSyntax?
  var setter: CodeBlockItemListSyntax?
  var newName = "newValue"
  /// True if the getter is `mutating`; `setterMutates` is true unless the setter is `nonmutating`.
  var getterMutates = false
  var setterMutates = true
  /// True if the getter may throw an error.
  var isThrowing = false
  /// True if the getter is marked `async`.
  var isAsync = false
  /// The `willSet` and `didSet` accessors.
  var observers: [AccessorDeclSyntax] = []
  /// True if there is a setter, with or without a body.
  var isSettable = false
  /// True if there are accessors other than observers; with observers alone, the property is stored.
  var isComputed = false
  /// The diagnostic for an unsupported accessor, emitted when something needs the property; nil if all are supported.
  var refusal: Complaint?

  /// Creates the accessors of a property that cannot be used.
  init(refusal: Complaint) {
    isComputed = true
    self.refusal = refusal
    // Without a body it would be a requirement.
    getter = []
  }

  init(_ block: AccessorBlockSyntax) {
    switch block.accessors {
    case .getter(let items):
      getter = items
      isComputed = true
    case .accessors(let list):
      for accessor in list { take(accessor) }
      if isComputed, refusal == nil, !list.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }) {
        refusal = Complaint(DeclarationProblem.setterWithoutGetter, at: block.offset)
      }
    }
  }

  private mutating func take(_ accessor: AccessorDeclSyntax) {
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.get):
      getter = accessor.body?.statements
      getterMutates = accessor.modifier?.name.tokenKind == .keyword(.mutating)
      isThrowing = accessor.effectSpecifiers?.throwsClause?.throwsErrors ?? false
      isComputed = true
    case .keyword(.set):
      isSettable = true
      setter = accessor.body?.statements
      setterMutates = accessor.modifier?.name.tokenKind != .keyword(.nonmutating)
      if let name = accessor.parameters?.name.identifierText { newName = name }
      isComputed = true
    case .keyword(.willSet), .keyword(.didSet): observers.append(accessor)
    default:
      isComputed = true
      refuse(accessor.accessorSpecifier, at: accessor)
    }
    if let word = accessor.effectSpecifiers?.asyncSpecifier {
      if accessor.accessorSpecifier.tokenKind == .keyword(.get), word.isAsync {
        isAsync = true
      } else {
        refuse(word, at: word)
      }
    }
  }

  private mutating func refuse(_ word: TokenSyntax, at node: some SyntaxProtocol) {
    refusal = refusal ?? Complaint(SupportProblem.accessor(word.text), at: node.offset)
  }
}
