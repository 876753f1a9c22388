import SwiftSyntax

/// Generates code from checked bodies, starting from a shape's entry and following its calls.
///
/// A generic function is lowered once for each set of generic arguments, so that the machine needs no types.
struct Lowerer {
  /// A function with generic arguments.
  struct Instance: Hashable {
    var function: FunctionID
    var substitution: [GenericParameter: Type]
  }

  var checker: Checker
  /// The rules that lower each part of a body.
  let forms: any LoweringForms.Type
  var program = Program()
  var builder = FunctionBuilder(result: .none, at: 0, isPrelude: false)
  var instances: [Instance: Int] = [:]
  /// The functions that are called and have no code yet, with their numbers and the offsets of the calls.
  var waiting: [(Instance, number: Int, offset: Int)] = []
  /// The failure of a generic function that would be lowered for more and more types without end.
  var endless: CheckFailure?
  var globalNumbers: [GlobalID: Int] = [:]
  /// The number of the function that makes each global's value, by the global's number.
  var globalMakers: [Int: Int] = [:]
  /// The variables that closures share and that may change. Each lives in a cell.
  var celled: Set<VariableID> = []
  /// The variables that each local function captures.
  var localCaptures: [FunctionID: [VariableID]] = [:]
  /// The functions of the getters of key paths.
  var keyPaths: [KeyPathName: Int] = [:]
  var substitution: [GenericParameter: Type] = [:]
  /// True while a pattern after the first one of its case is lowered.
  var isFurtherPattern = false
  var layouts: [Type: Layout] = [:]
  var layoutsInProgress: Set<Type> = []
  var fieldTables: [Type: FieldTable] = [:]
  /// The layouts of the objects of classes.
  var objectLayouts: [Type: Layout] = [:]
  /// The types that a start value is being guessed for. They may contain themselves.
  var guessesInProgress: Set<Type> = []
  /// The concrete types that are stored in existentials, by tag, and the tag of each.
  var boxed: [Type] = []
  var tags: [Type: Int] = [:]
  var helpers = HelperFunctions()
  /// True while parts of values, or all values that may be in an existential, are printed.
  var printsParts = false
  /// True if code compares AnyHashables or makes keys of them.
  var makesHashables = false
  /// The numbers of the types whose forms are being made, and the numbers of those that occur within themselves.
  var formsInProgress: [Type: Int] = [:]
  var formsWithin: Set<Int> = []
  /// The instance of each function number.
  var instanceOf: [Int: Instance] = [:]
  /// The function whose code first called each function, and the function that is being lowered.
  var callers: [Int: Int] = [:]
  var present: Int?
  /// The jumps of `return nil` in a failable initializer.
  var failures: [Int] = []

  init(_ checker: Checker, forms: any LoweringForms.Type) {
    self.checker = checker
    self.forms = forms
    program.files = checker.files
  }
}

extension Lowerer {
  /// The greatest number of nested calls in which a generic function calls itself with deeper and deeper types.
  private static let mostGrowth = 24

  /// Returns the type with the current instance's generic arguments.
  func concrete(_ type: Type) -> Type {
    guard !substitution.isEmpty, !type.associatedTypes.isEmpty else { return type.substituting(substitution) }
    var checker = checker
    return (try? checker.substituted(type, substitution)) ?? .failed
  }

  /// Returns the problem of a generic function that is called with too large types, or with deeper and deeper types;
  /// nil if neither is the case.
  private func unreasonable(_ instance: Instance) -> LimitProblem? {
    let types = instance.substitution.values
    guard let depth = types.map(\.depth).max() else { return nil }
    let name = checker.functions[instance.function].fullName
    if types.contains(where: { checker.inference.isLarger($0, than: Type.largest) }) {
      return .typeSizeInCall(of: name, Type.largest)
    }
    // Follow the callers of this call, and count those of the function itself with less and less deep types.
    var (least, growth) = (depth, 0)
    var caller = present
    while let number = caller, depth >= Self.mostGrowth {
      if let other = instanceOf[number], other.function == instance.function,
        let own = other.substitution.values.map(\.depth).max(), own < least
      {
        (least, growth) = (own, growth + 1)
      }
      caller = callers[number]
    }
    return growth >= Self.mostGrowth - 1 ? .growingTypesInCall(of: name) : nil
  }

  /// Returns the number of a function's code for certain generic arguments. The code itself may not exist yet.
  mutating func number(of id: FunctionID, _ types: [GenericParameter: Type]) -> Int {
    let needed = Set(checker.functions[id].generics)
    var own: [GenericParameter: Type] = [:]
    for (parameter, type) in substitution where needed.contains(parameter) { own[parameter] = type }
    for (parameter, type) in types where needed.contains(parameter) { own[parameter] = concrete(type) }
    let instance = Instance(function: id, substitution: own)
    if let known = instances[instance] { return known }
    if let problem = unreasonable(instance) {
      endless = checker.failure(problem, at: checker.functions[id].offset)
      return 0
    }
    program.functions.append(CompiledFunction())
    let number = program.functions.count - 1
    instances[instance] = number
    instanceOf[number] = instance
    callers[number] = present
    waiting.append((instance, number, builder.offset))
    return number
  }
}
