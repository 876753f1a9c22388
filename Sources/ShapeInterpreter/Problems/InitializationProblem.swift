/// A variable or property that is used before it has a value, or a constant that gets a second one.
enum InitializationProblem: Problem {
  /// A variable, constant or property; a property's name begins with `self.`.
  struct Subject {
    var isConstant: Bool
    var name: String

    init(_ name: String, isConstant: Bool) {
      self.name = name
      self.isConstant = isConstant
    }
  }

  /// A use of a value; the raw value is its verb in a sentence.
  enum Use: String {
    case reading = "used"
    case reference = "passed by reference"
    case capture = "captured by a closure"
    case definition = "used by function definition"
  }

  /// A use of an object by one of its members.
  struct MemberUse {
    var isCall: Bool
    var name: String
  }

  /// The duty of an initializer of a class before it may use the object.
  enum Moment {
    case properties, superCall, selfCall
  }

  case early(Subject, Use)
  /// A use of `self` in an initializer that calls another one, before that call.
  case earlySelf
  /// A use of `self` before all stored properties have a value.
  case incompleteSelf
  /// An assignment to a part of a struct that has no value yet.
  case partOfNothing(Subject)
  /// A way through an initializer that does not call another one.
  case initializerNotCalled
  case incompleteReturn
  // Initializers of classes.
  /// A use of the object, perhaps by one of its members, before the moment at which it may be used.
  case earlyObject(MemberUse?, before: Moment)
  case capturedObject
  /// A property without a value where the initializer of the superclass is called.
  case missingAtSuper(String, isImplied: Bool)
  case superNotCalled
  /// A second call of the other initializer, which is one of the superclass or of the class itself.
  case calledTwice(isSuper: Bool)
  case designatedDelegates(String)
  case convenienceCallsSuper(String)
  case delegatesToFailable
  case secondValue(Subject)
  /// A variable without a value is found when its code is made.
  case noValue(String)

  var sentence: Sentence {
    switch self {
    case .early(let subject, let use):
      "\(subject.isConstant ? "constant" : "variable") '\(subject.name)' \(use.rawValue) before being initialized"
    case .earlySelf: "'self' used before 'self.init' call or assignment to 'self'"
    case .incompleteSelf: "'self' used before all stored properties are initialized"
    case .partOfNothing(let subject):
      "struct '\(subject.name)' must be completely initialized before a member is stored to"
    case .initializerNotCalled: "'self.init' isn't called on all paths before returning from initializer"
    case .incompleteReturn: "return from initializer without initializing all stored properties"
    case .earlyObject(let use?, .properties):
      """
      'self' used in \(use.isCall ? "method call" : "property access") '\(use.name)' before all stored properties are \
      initialized
      """
    case .earlyObject(let use?, .superCall):
      "'self' used in \(use.isCall ? "method call" : "property access") '\(use.name)' before 'super.init' call"
    case .earlyObject(let use?, .selfCall):
      "'self' used in \(use.isCall ? "method call" : "property access") '\(use.name)' before 'self.init' call"
    case .earlyObject(nil, .properties): "'self' used before all stored properties are initialized"
    case .earlyObject(nil, .superCall): "'self' used before 'super.init' call"
    case .earlyObject(nil, .selfCall): "'self' used before 'self.init' call"
    case .capturedObject: "'self' captured by a closure before all members were initialized"
    case .missingAtSuper(let name, let isImplied):
      "property 'self.\(name)' not initialized at \(isImplied ? "implicitly generated " : "")super.init call"
    case .superNotCalled: "'super.init' isn't called on all paths before returning from initializer"
    case .calledTwice(true): "'super.init' called multiple times in initializer"
    case .calledTwice(false): "'self.init' called multiple times in initializer"
    case .designatedDelegates(let name):
      """
      designated initializer for '\(name)' cannot delegate (with 'self.init'); did you mean this to be a convenience \
      initializer?
      """
    case .convenienceCallsSuper(let name):
      """
      convenience initializer for '\(name)' must delegate (with 'self.init') rather than chaining to a superclass \
      initializer (with 'super.init')
      """
    case .delegatesToFailable: "a non-failable initializer cannot delegate to a failable initializer"
    case .secondValue(let subject): "immutable value '\(subject.name)' may only be initialized once"
    case .noValue(let name): "'\(name)' is used before it has a value"
    }
  }
}
