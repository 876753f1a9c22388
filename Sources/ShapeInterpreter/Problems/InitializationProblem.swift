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
    case .secondValue(let subject): "immutable value '\(subject.name)' may only be initialized once"
    case .noValue(let name): "'\(name)' is used before it has a value"
    }
  }
}
