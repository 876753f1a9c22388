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
  var substitution: [GenericParameter: Type] = [:]
  /// True while a pattern after the first one of its case is lowered.
  var isFurtherPattern = false
  var layouts: [Type: Layout] = [:]
  var layoutsInProgress: Set<Type> = []
  var fieldTables: [Type: FieldTable] = [:]
  /// The types that a start value is being guessed for, and the types whose parts are being
  /// found. Both may contain themselves.
  var guessesInProgress: Set<Type> = []
  var partsInProgress: Set<Type> = []
  /// The editable parts of types that were found before, by the name from which values are guessed.
  var editableValues: [Type: [String: EditableValue]] = [:]
  /// The number of values that were left fixed because they are part of a value of the same type.
  var cutParts = 0

  /// The concrete types that are stored in existentials, by tag, and the tag of each.
  var boxed: [Type] = []
  var tags: [Type: Int] = [:]
  /// The functions that dispatch a requirement by tag, with the number of types that each of them covers and the offset
  /// of the first call.
  var dispatchers: [Dispatcher: (number: Int, types: Int, offset: Int)] = [:]
  /// The functions that compare values of enums with indirect cases. Those that wait for their code
  /// have the offset of the first use.
  var comparisons: [CaseComparison: Int] = [:]
  var waitingComparisons: [(CaseComparison, number: Int, offset: Int)] = []
  /// The numbers of the types whose forms are being made, and the numbers of those that occur within themselves.
  var formsInProgress: [Type: Int] = [:]
  var formsWithin: Set<Int> = []

  init(_ checker: Checker) {
    self.checker = checker
  }

  /// Returns the type with the current instance's generic arguments.
  func concrete(_ type: Type) -> Type {
    guard !substitution.isEmpty, !type.associatedTypes.isEmpty else { return type.substituting(substitution) }
    var checker = checker
    return (try? checker.substituted(type, substitution)) ?? .failed
  }

  /// The greatest number of nested calls in which a generic function calls itself with deeper and deeper types.
  private static let mostGrowth = 24
  /// The instance of each function number.
  private var instanceOf: [Int: Instance] = [:]
  /// The function whose code first called each function, and the function that is being lowered.
  private var callers: [Int: Int] = [:]
  private var present: Int?

  /// Returns the message about a generic function that is called with too large types, or with deeper and deeper
  /// types; nil if neither is the case.
  private func unreasonable(_ instance: Instance) -> String? {
    let types = instance.substitution.values
    guard let depth = types.map(\.depth).max() else { return nil }
    let name = checker.functions[instance.function].fullName
    if types.contains(where: { checker.inference.isLarger($0, than: Type.largest) }) {
      return "'\(name)' is called with a type that is made of more than \(Type.largest) types, which is not supported"
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
    return growth >= Self.mostGrowth - 1
      ? "'\(name)' calls itself with more and more deeply nested types, which is not supported" : nil
  }

  /// Returns the number of a function's code for certain generic arguments. The code itself may not exist yet.
  mutating func number(of id: FunctionID, _ types: [GenericParameter: Type]) -> Int {
    let needed = Set(checker.functions[id].generics)
    var own: [GenericParameter: Type] = [:]
    for (parameter, type) in substitution where needed.contains(parameter) { own[parameter] = type }
    for (parameter, type) in types where needed.contains(parameter) { own[parameter] = concrete(type) }
    let instance = Instance(function: id, substitution: own)
    if let known = instances[instance] { return known }
    if let sentence = unreasonable(instance) {
      endless = checker.failure(sentence, at: checker.functions[id].offset)
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

  /// Lowers all functions that are called and have no code yet.
  mutating func lowerWaiting() throws(CheckFailure) {
    var isDone = false
    var hasErrors = false
    while !isDone {
      while let (instance, number, offset) = waiting.popLast() {
        try checker.look(at: checker.functions[instance.function].offset)
        let body = try checker.checkBody(of: instance.function)
        guard body.isSound else {
          // The body may have been checked where its diagnostics were dropped. Continue with the others,
          // to report their diagnostics too.
          for case let fault? in body.faults ?? [] { checker.report(.complaint(fault)) }
          hasErrors = true
          continue
        }
        substitution = instance.substitution
        try lower(body, instance.function, as: number, calledAt: offset)
        if let endless { throw endless }
      }
      substitution = [:]
      // Each of them may need more functions, and may need the other again.
      let (dispatches, compares) = (try lowerDispatchers(), try lowerComparisons())
      isDone = !dispatches && !compares
    }
    if hasErrors { throw CheckFailure.silent }
    try findErrorForms()
  }

  /// Lowers a body as the function of a number.
  mutating func lower(
    _ body: FunctionBody, _ id: FunctionID?, as number: Int, calledAt offset: Int
  ) throws(CheckFailure) {
    let (outer, caller) = (builder, present)
    defer { (builder, present) = (outer, caller) }
    if callers[number] == nil { callers[number] = present }
    present = number
    let captured = id.map { captures(ofLocal: $0) } ?? []
    findCells(in: body)
    let isInitializer = id.map { checker.functions[$0].kind == .initializer } ?? false
    let function = id.map { checker.functions[$0] }
    let isPrelude = function?.isPrelude ?? false
    builder = FunctionBuilder(
      result: try layout(of: body.result), at: isPrelude ? offset : function?.offset ?? offset, isPrelude: isPrelude)
    builder.function = id
    var inouts: [VariableID] = []
    if let receiver = body.receiver, !isInitializer {
      try declareParameter(receiver)
      if let id, checker.functions[id].isMutating { inouts.append(receiver) }
    }
    for (index, parameter) in body.parameters.enumerated() {
      try declareParameter(parameter)
      if let id, try checker.signature(of: id).parameters[index].isInout { inouts.append(parameter) }
    }
    try declareCaptures(captured)
    builder.endParameters()
    for id in inouts {
      if let home = builder.homes[id] { keep(home.slot, home.layout) }
    }
    let shared = try moveParametersToCells(body.parameters + (isInitializer ? [] : body.receiver.map { [$0] } ?? []))
    builder.exits = [FunctionBuilder.Exit(slot: isInitializer ? nil : Slot(0, 0), layout: builder.result)]
    if isInitializer, let receiver = body.receiver, let id {
      try lowerInitializer(body, id, receiver)
    } else {
      try lower(body.statements)
    }
    for jump in builder.exits[0].jumps { builder.land(jump) }
    for (id, parameter) in shared where inouts.contains(id) {
      // Changes that closures made to an inout parameter are returned to the caller.
      guard let home = builder.homes[id] else { continue }
      emitCell(.loadCell, home.slot.word, parameter, home.layout)
    }
    builder.emit(.giveBack)
    install(number)
  }

  /// Leaves the objects of an inout parameter in the frame at the end of the function, where the caller takes them
  /// from.
  mutating func keep(_ slot: Slot, _ layout: Layout) {
    for object in 0..<layout.objects { builder.kept.append(slot.object + Int32(object)) }
  }

  /// Lowers the body of an initializer. The receiver starts with its properties' defaults and is the result.
  private mutating func lowerInitializer(
    _ body: FunctionBody, _ id: FunctionID, _ receiver: VariableID
  ) throws(CheckFailure) {
    let type = concrete(checker.functions[id].owner ?? .void)
    let layout = try layout(of: type)
    let isFailable = checker.functions[id].isFailable
    let slot = builder.allocate(layout)
    builder.homes[receiver] = .init(slot: slot, layout: layout)
    if let nominal = type.nominal, let declared = checker.types[nominal], declared.kind == .structure {
      let types = checker.genericArguments(of: type)
      for property in declared.properties {
        let (position, known) = try field(property.name, of: type, at: property.offset)
        guard
          property.value != nil || known.wrapped != nil || checker.ownWrapper(of: property, in: nominal) != nil
        else { continue }
        let value = try checker.madeValue(of: property, in: nominal, types, at: property.offset)
        try lower(value, into: slot.advanced(by: position))
      }
    }
    if celled.contains(receiver) { builder.homes[receiver] = makeCell(slot, layout) }
    try lower(body.statements)
    // Reached from the end of the body and from a `return` without a value.
    for jump in builder.exits[0].jumps { builder.land(jump) }
    builder.exits[0].jumps = []
    let final = try value(of: receiver)
    if isFailable {
      setWord(0, to: 1)
      copy(final, to: Slot(1, 0), layout)
    } else {
      copy(final, to: Slot(0, 0), layout)
    }
    for jump in failures { builder.land(jump) }
    failures = []
  }

  /// The jumps of `return nil` in a failable initializer.
  var failures: [Int] = []

  private mutating func declareParameter(_ id: VariableID) throws(CheckFailure) {
    let layout = try layout(of: checker.variables[id].type)
    builder.homes[id] = .init(slot: builder.allocate(layout), layout: layout)
  }

  /// Allocates the slots of captured variables after the parameters of a closure or local function.
  mutating func declareCaptures(_ captured: [VariableID]) throws(CheckFailure) {
    builder.captures = Slot(builder.next.words, builder.next.objects)
    for id in captured {
      let layout = try layout(of: checker.variables[id].type)
      let isCell = celled.contains(id)
      builder.homes[id] = .init(slot: builder.allocate(isCell ? .word : layout), layout: layout, isCell: isCell)
    }
  }

  /// Makes a cell for each parameter that closures share. Returns these parameters with their original slots.
  mutating func moveParametersToCells(_ parameters: [VariableID]) throws(CheckFailure) -> [(VariableID, Slot)] {
    var moved: [(VariableID, Slot)] = []
    for id in parameters where celled.contains(id) {
      guard let home = builder.homes[id], !home.isCell else { continue }
      builder.homes[id] = makeCell(home.slot, home.layout)
      moved.append((id, home.slot))
    }
    return moved
  }

  /// Adds the finished code of the current function to the program.
  mutating func install(_ number: Int) {
    var function = builder.finish(slots: &program.slots)
    function.entry = program.code.count
    function.constants = program.words.count..<(program.words.count + builder.constants.count)
    program.words += builder.constants
    function.kept = program.kept.count..<(program.kept.count + builder.kept.count)
    program.kept += builder.kept
    program.code += builder.code
    program.offsets += builder.offsets
    program.functions[number] = function
  }
}
