import SwiftSyntax

/// A declaration that a call may refer to: its parameters, and the target that the call is built for if it is chosen.
struct Candidate {
  enum Target {
    case native(NativeRow)
    case declared(FunctionID)
    case memberwise(Type)
    case enumCase(Int)
    case value(Expression)
    case requirement(Requirement)
    case staticRequirement(Requirement, Type)
  }

  struct Parameter {
    var label: String?
    var type: Type
    var isInout = false
    var isVariadic = false
    /// True if the argument is an expression that the callee evaluates.
    var isAutoclosure = false
    /// True if the statements of a closure argument make views.
    var isBuilder = false
    /// The file's result builder for the statements of a closure argument, or nil.
    var ownBuilder: Type?
    /// True if a closure argument is an action: one with errors does nothing.
    var isAction = false
    /// The effects that a closure argument may have.
    var effects = FunctionEffects.unknown
    var hasDefault = false
  }

  var target: Target
  /// The receiver of a method, which becomes the first argument; nil if there is none.
  var receiver: Expression?
  /// The type that a static member is called on, if its generic arguments are known; nil for other candidates.
  var base: Type?
  /// The type that declares the member, with its generic parameters; nil if the candidate is not a member.
  var owner: Type?
  var parameters: [Parameter]
  var result: Type
  var generics: [GenericParameter] = []
  /// The generic parameters of the code around a local function. A call is within that code, and has the same.
  var outerGenerics: [GenericParameter] = []
  /// True if the result is not known yet because the function's body determines it.
  var hidesResult = false

  /// Makes a candidate from a row of the library.
  init(_ row: NativeRow, receiver: Expression? = nil) {
    target = .native(row)
    self.receiver = receiver
    owner = receiver == nil ? nil : row.owner
    let labels = row.labels
    parameters = row.parameters.enumerated().map { index, type in
      Parameter(
        label: index < labels.count ? labels[index] : nil, type: type,
        hasDefault: row.defaults[index] != nil)
    }
    result = row.result
    generics = row.generics
  }

  /// Makes a candidate from a declared function.
  init(_ id: FunctionID, _ signature: Signature, _ function: Shared<FunctionDeclaration>, receiver: Expression? = nil) {
    target = .declared(id)
    self.receiver = receiver
    owner = function.owner
    parameters = signature.parameters.map {
      Parameter(
        label: $0.label, type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic,
        isAutoclosure: $0.isAutoclosure, isBuilder: $0.isBuilder, ownBuilder: $0.ownBuilder, isAction: $0.isAction,
        effects: $0.effects, hasDefault: $0.hasDefault)
    }
    result = signature.result
    generics = signature.generics
    outerGenerics = function.outerGenerics
    hidesResult = signature.hidesResult
  }

  /// The associated types of its generic parameters, each after the associated type that contains it.
  var associatedTypes: [GenericParameter] {
    var found: [GenericParameter] = []
    for type in parameters.map(\.type) + [result] {
      for parameter in type.associatedTypes { found += parameter.root.filter { !$0.root.isEmpty } + [parameter] }
    }
    return found
  }

  init(_ target: Target, parameters: [Parameter], result: Type) {
    self.target = target
    self.parameters = parameters
    self.result = result
  }
}

/// The reason why arguments do not match parameters, judged by their labels and number alone.
enum ArgumentMismatch: Error {
  /// A parameter has no argument; `before` is the index of the argument in its place, or the number of arguments at the
  /// end of the call.
  case missing(Candidate.Parameter, index: Int, before: Int)
  case extra(Int)
  case label(Int, expected: String?)
}

extension Candidate {
  /// Returns for each parameter the indices of its arguments: none for a default value, several for a variadic
  /// parameter.
  func match(_ arguments: [Argument]) -> Result<[[Int]], ArgumentMismatch> {
    var result: [[Int]] = []
    var next = 0
    for (position, parameter) in parameters.enumerated() {
      var taken: [Int] = []
      if next < arguments.count {
        let argument = arguments[next]
        if argument.isTrailing {
          let remaining = parameters.count - position
          switch parameter.type.bare {
          case .function where argument.label == nil && skips(position, arguments[(next + 1)...].first?.label): break
          case .function where argument.label == nil || argument.label == parameter.label: taken = [next]
          case .variable where !parameter.hasDefault && remaining <= arguments.count - next: taken = [next]
          case .parameter where !parameter.hasDefault && remaining <= arguments.count - next: taken = [next]
          default: break
          }
        } else if isChecked(argument) || argument.label == parameter.label {
          // An unlabelled argument for a defaulted parameter without a label belongs to that parameter.
          taken = [next]
        }
      }
      if !taken.isEmpty {
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
          taken.append(next)
          next += 1
        }
      } else if !parameter.hasDefault, !parameter.isVariadic {
        guard next < arguments.count, !arguments[next].isTrailing else {
          return .failure(.missing(parameter, index: position, before: next))
        }
        let isLater = parameters[position...].dropFirst().contains {
          $0.label == arguments[next].label && $0.label != nil
        }
        return .failure(
          isLater
            || arguments.count < parameters.count && parameter.label != nil && arguments[next].label != nil
              && arguments.count - next < parameters.count - position
            ? .missing(parameter, index: position, before: next) : .label(next, expected: parameter.label))
      }
      result.append(taken)
    }
    if next < arguments.count { return .failure(.extra(next)) }
    return .success(result)
  }

  /// Returns whether the first trailing closure belongs to a later parameter than the one at `position`, which may be
  /// omitted: another parameter needs an argument, before the one that the next trailing closure names.
  private func skips(_ position: Int, _ next: String?) -> Bool {
    guard parameters[position].hasDefault else { return false }
    let rest = parameters[(position + 1)...].prefix { next == nil || $0.label != next }
    return rest.contains { !$0.hasDefault && !$0.isVariadic }
  }

  /// Returns whether a member with the same labels is among `others`, so that it hides this member of a protocol.
  func isHidden(by others: [Candidate]) -> Bool {
    others.contains { $0.parameters.map(\.label) == parameters.map(\.label) }
  }

  private func isChecked(_ argument: Argument) -> Bool {
    if case .checked = argument { return true }
    return false
  }
}
