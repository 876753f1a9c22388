import SwiftSyntax

// Overloads: chooses among the candidates of a call, first by labels, then by types.

extension Checker {
  /// Chooses the candidate that fits the arguments best and builds the call. If the choice depends on the rest of the
  /// expression, the call is postponed.
  mutating func chooseOverload(
    among candidates: [Candidate], _ arguments: [Argument], expecting type: Type?, at offset: Int, named name: String,
    of owner: Type?, else fallback: CheckFailure?
  ) throws(CheckFailure) -> Expression {
    let all = candidates
    let isOpen = hidden.isEmpty && declarations.privateScopes.members.isEmpty
    let candidates = isOpen ? all : all.filter { !isHidden($0, from: offset) }
    // What the arguments fit is told, though it cannot be called from here.
    if candidates.count < all.count, !candidates.contains(where: { isMatch($0, arguments) }),
      candidates.isEmpty || all.contains(where: { isMatch($0, arguments) })
    {
      if name == "init", let owner { throw failure(NameProblem.inaccessibleInitializer(shown(owner)), at: offset) }
      throw inaccessible(name, at: offset)
    }
    var matching: [(candidate: Candidate, match: [[Int]])] = []
    for candidate in candidates {
      if case .success(let match) = candidate.match(arguments) {
        matching.append((try revealed(candidate), match))
      }
    }
    if arguments.contains(where: { $0.syntax?.is(ClosureExprSyntax.self) ?? false }) {
      // A candidate without function parameters cannot accept a closure.
      let suitable = matching.filter { takesClosures($0.candidate, $0.match, arguments) }
      if !suitable.isEmpty { matching = suitable }
      // A closure that throws nothing goes to the function that takes no other, unless the context asks for another.
      let isFree = type.map(inference.isUnknown) ?? true
      let exact = isFree ? matching.filter { hasEffects($0.candidate, $0.match, arguments) } : []
      if !exact.isEmpty { matching = exact }
    }
    guard let only = matching.first else {
      if let fallback { throw fallback }
      // What the library keeps for itself is no advice.
      let told = candidates.filter { !isInternal($0) }
      if told.isEmpty, !candidates.isEmpty, let owner {
        throw failure(ConformanceProblem.noInitializers(owner), at: offset)
      }
      let shown = told.isEmpty ? candidates : told
      guard let (candidate, mismatch) = nearestMismatch(shown, arguments) else {
        throw noExactMatch(shown, name, owner, at: offset)
      }
      throw complaint(about: mismatch, candidate, arguments, at: offset)
    }
    if matching.count == 1, fallback == nil {
      return try build(only.candidate, only.match, arguments, expecting: type, at: offset)
    }
    // Arguments that need no context are checked once for all candidates.
    var arguments = arguments
    for (index, argument) in arguments.enumerated() {
      guard case .written(_, let syntax) = argument, !syntax.needsContext, !syntax.isMemberOfLiteral else { continue }
      let before = current.asksForStyle
      current.asksForStyle = matching.allSatisfy { candidate, match in
        zip(candidate.parameters, match).contains { $1.contains(index) && declarations.isStyle($0.type) }
      }
      defer { current.asksForStyle = before }
      if syntax.isCollectionLiteral, matching.contains(where: { takesMixedElements($0.candidate, $0.match, index) }) {
        // Elements that have no type in common without the context wait for the candidate.
        let list = attempt { (checker) throws(CheckFailure) in try checker.check(syntax, expecting: nil) }
        if let list, !mixesNumbers(list) { arguments[index] = .checked(list) }
        continue
      }
      do throws(CheckFailure) {
        arguments[index] = .checked(try check(syntax, expecting: nil))
      } catch {
        tellFailures(of: arguments[(index + 1)...])
        throw error
      }
    }
    var call = OverloadedCall(
      name: name, owner: owner, candidates: matching, arguments: arguments, fallback: fallback)
    let fits = usualFirst(try fits(of: call, among: candidates, as: type, at: offset), arguments)
    if let clear = clear(fits, call, as: type) {
      return try build(clear.candidate, clear.match, arguments, expecting: type, at: offset)
    }
    let results = Set(fits.map(\.result))
    if results.count == 1, let known = results.first ?? nil { return postpone(.call(call), as: known, at: offset) }
    call.isNumber = fits.allSatisfy { $0.isNumber }
    // Candidates that the arguments exclude stay excluded.
    call.candidates = fits.map { ($0.candidate, $0.match) }
    return postpone(.call(call), as: inference.makeVariable(), at: offset)
  }

  /// Returns whether a candidate takes a collection of values of several types as an argument, such as `[any Shape]`.
  private func takesMixedElements(_ candidate: Candidate, _ match: [[Int]], _ argument: Int) -> Bool {
    zip(candidate.parameters, match).contains { parameter, places in
      guard places.contains(argument) else { return false }
      let type = inference.resolved(parameter.type.wrapped ?? parameter.type)
      guard let element = type.arrayElement ?? type.dictionaryParts?.value else { return false }
      if case .metatype(let held) = element { return declarations.isOpenType(held) }
      return declarations.isExistential(element)
    }
  }

  /// Returns whether a list has integer literals that the others have made floating-point numbers.
  private func mixesNumbers(_ list: Expression) -> Bool {
    guard case .array(let values) = list.kind, let element = list.type.arrayElement else { return false }
    return !inference.isIntegerLiteral(element)
      && values.contains { if case .integer = $0.kind { true } else { false } }
  }

  /// Returns whether a candidate of the library has a label that begins with an underscore: no source calls it.
  private func isInternal(_ candidate: Candidate) -> Bool {
    guard candidate.parameters.contains(where: { $0.label?.hasPrefix("_") ?? false }) else { return false }
    return switch candidate.target {
    case .declared(let id): functions[id].isPrelude
    case .memberwise(let type): type.nominal?.isPrelude ?? false
    case .native: true
    default: false
    }
  }

  /// Returns whether closures throw exactly where the functions that wait for them may.
  private func hasEffects(_ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument]) -> Bool {
    zip(candidate.parameters, match).allSatisfy { parameter, places in
      guard case .asynchronous(let isThrowing) = parameter.effects, let place = places.first,
        let closure = arguments[place].syntax?.as(ClosureExprSyntax.self)
      else { return true }
      return closure.throwsErrors == isThrowing
    }
  }

  /// Returns a candidate with the result that its body determines. A recursive call has the type of the values that
  /// the body returned before.
  mutating func revealed(_ candidate: Candidate) throws(CheckFailure) -> Candidate {
    guard case .declared(let id) = candidate.target else { return candidate }
    var known = candidate
    if signatures.openResults.contains(id) {
      guard current.function == id, let returned = current.returned else {
        let name = functions[id].result?.bareText ?? functions[id].fullName
        throw failure(GenericsProblem.endlessOpaqueType(name), at: functions[id].offset)
      }
      known.result = returned
    } else if candidate.hidesResult {
      known.result = try signature(of: id).result
    }
    known.hidesResult = false
    return known
  }

  /// Returns the call if only one candidate fits or one is clearly the best; nil while the choice is open.
  mutating func clearMeaning(
    of call: OverloadedCall, as type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    let fits = try fits(of: call, as: type, at: offset)
    guard let fit = clear(fits, call, as: type) else { return nil }
    return try build(fit.candidate, fit.match, call.arguments, expecting: type, at: offset)
  }

  /// Returns the call of the candidate that fits best with the types inferred so far.
  mutating func bestMeaning(of call: OverloadedCall, as type: Type, at offset: Int) throws(CheckFailure) -> Expression {
    let fits = try fits(of: call, as: type, at: offset)
    guard var fit = best(of: fits) else { throw CheckFailure.silent }
    // `abs(max(8, 9))`: among equals, the candidate that takes the arguments' own default types is chosen.
    let usual = call.arguments.map { defaultType(of: $0) }
    func takesUsual(_ fit: Fit) -> Bool {
      zip(fit.candidate.parameters, fit.match).allSatisfy { parameter, places in
        places.allSatisfy { usual[$0] == nil || usual[$0] == parameter.type }
      }
    }
    if usual.contains(where: { $0 != nil }), !takesUsual(fit),
      let other = fits.first(where: { $0.cost == fit.cost && takesUsual($0) })
    {
      fit = other
    }
    return try build(fit.candidate, fit.match, call.arguments, expecting: type, at: offset)
  }

  /// Returns the candidates with those behind that do not take a member of a literal, such as `8.clamped(to: 0...9)`,
  /// in its default type.
  private mutating func usualFirst(_ fits: [Fit], _ arguments: [Argument]) -> [Fit] {
    guard fits.count > 1 else { return fits }
    var result = fits
    for (place, argument) in arguments.enumerated() {
      guard case .written(_, let syntax) = argument, syntax.isMemberOfLiteral else { continue }
      let usual = trial { (checker) throws(CheckFailure) in
        let value = try checker.check(syntax, expecting: nil)
        try checker.force(value.type)
        return checker.inference.resolved(value.type)
      }
      guard let usual, usual.isNumeric else { continue }
      for index in result.indices {
        let taken = zip(result[index].candidate.parameters, result[index].match).first { $1.contains(place) }
        if let taken, taken.0.type != usual { result[index].cost.add(.literal) }
      }
    }
    return result
  }

  /// Returns the type that an argument has if nothing else decides about it: that of a postponed call whose own
  /// arguments are literals. Returns nil for other arguments.
  private mutating func defaultType(of argument: Argument) -> Type? {
    guard case .checked(let value) = argument, let inner = openCall(of: value.type) else { return nil }
    return trial { (checker) throws(CheckFailure) in
      let meaning = try checker.bestMeaning(of: inner.call, as: value.type, at: inner.offset)
      checker.inference.applyDefault(to: meaning.type)
      let known = checker.inference.resolved(meaning.type)
      guard known.isNumeric else { throw CheckFailure.silent }
      return known
    }
  }

  /// Returns whether a candidate accepts the arguments and its result can be converted to a type.
  mutating func isPossible(_ call: OverloadedCall, as type: Type, at offset: Int) -> Bool {
    call.candidates.contains { candidate, match in
      let isWanted = trial { (checker) throws(CheckFailure) in
        let built = try checker.build(candidate, match, call.arguments, expecting: type, at: offset)
        return checker.converted(built, to: type) != nil
      }
      return isWanted ?? false
    }
  }

  /// A candidate that accepts the arguments.
  private struct Fit {
    var candidate: Candidate
    var match: [[Int]]
    var cost: ConversionCost
    /// The call's type, or nil if it contains open variables.
    var result: Type?
    /// True if the result is numeric or an open literal.
    var isNumber: Bool
    /// True if the result can be converted to the expected type.
    var isWanted: Bool
    /// The types that the literals of collections among the arguments have, by the arguments' places.
    var literals: [Int: Type] = [:]

    /// The rank among candidates of the same cost, least first: those without variadic parameters come before others,
    /// then those with fewer parameters that take their default.
    var laxity: Int {
      let variadic = candidate.parameters.contains(where: \.isVariadic) ? 1_000 : 0
      return variadic + zip(candidate.parameters, match).count { $0.hasDefault && $1.isEmpty }
    }
  }

  /// Returns the candidates that accept the arguments, with the costs of their conversions. Throws a diagnostic if
  /// there are none; `all` are the candidates with the call's name.
  private mutating func fits(
    of call: OverloadedCall, among all: [Candidate]? = nil, as type: Type?, at offset: Int
  ) throws(CheckFailure) -> [Fit] {
    try spend(call.candidates.count, at: offset)
    let wasRanking = current.isRanking
    current.isRanking = true
    defer { current.isRanking = wasRanking }
    let found = call.candidates.compactMap { candidate, match in
      trial { (checker) throws(CheckFailure) in
        try checker.fit(candidate, match, call.arguments, as: type, at: offset)
      }
    }
    guard !found.isEmpty else {
      throw complaint(about: call, all: all ?? call.candidates.map(\.candidate), as: type, at: offset)
    }
    return found
  }

  private mutating func fit(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument], as type: Type?, at offset: Int
  ) throws(CheckFailure) -> Fit {
    var cost = ConversionCost()
    if isDisfavored(candidate) { cost.add(.disfavored) }
    let built = try build(candidate, match, arguments, expecting: type, at: offset, cost: &cost)
    guard isPossibleDeferred() else { throw CheckFailure.silent }
    let result = inference.resolved(built.type)
    let isNumber = result.isNumeric || inference.isOpenLiteral(result) || result.isBounded(by: "Numeric")
    let isWanted = type.map { converted(built, to: $0, cost: &cost) != nil } ?? true
    if !isWanted { cost.add(.unwanted) }
    var fit = Fit(
      candidate: candidate, match: match, cost: cost, result: result.isOpen ? nil : result, isNumber: isNumber,
      isWanted: isWanted)
    for (parameter, places) in zip(candidate.parameters, match) {
      for place in places {
        fit.literals[place] = literalType(of: arguments[place], for: parameter)
      }
    }
    return fit
  }

  /// Returns the type that a parameter gives to the literal of a collection; nil for other arguments and where it is
  /// not known yet.
  private func literalType(of argument: Argument, for parameter: Candidate.Parameter) -> Type? {
    let own = parameter.isVariadic ? parameter.type.arrayElement ?? parameter.type : parameter.type
    guard own.parameters.isEmpty else { return nil }
    switch argument {
    case .written(_, let syntax): return syntax.isCollectionLiteral ? own : nil
    case .checked(let value):
      if case .array = value.kind { return own }
      return nil
    default: return nil
    }
  }

  /// Returns the candidate of least cost, or nil if there are none.
  private func best(of fits: [Fit]) -> Fit? {
    var best: Fit?
    for fit in fits {
      guard let known = best else {
        best = fit
        continue
      }
      if isBetter(fit, than: known) { best = fit }
    }
    return best
  }

  /// Returns the candidate that is chosen whatever types are inferred later, or nil while the choice is open.
  private func clear(_ fits: [Fit], _ call: OverloadedCall, as type: Type?) -> Fit? {
    guard let best = best(of: fits) else { return nil }
    if fits.count == 1 { return best }
    let isTold = best.isWanted && type.map { !inference.isUnknown($0) && !inference.isOpenLiteral($0) } ?? false
    let open = call.arguments.map { openness($0) }
    if open.contains(.unknown) { return isTold ? best : nil }
    if isTold { return best }
    // All candidates have the same result, and literals have their default types.
    if fits.allSatisfy({ $0.result == best.result }), best.result != nil { return best }
    if open.contains(.literal) {
      // Next to an argument of a known type, a literal takes that type. All other candidates would have to convert the
      // known argument.
      let isAhead = fits.allSatisfy {
        $0.result == best.result && $0.result != nil || $0.cost.isGreaterWithoutLiterals(than: best.cost)
      }
      return isAhead && open.contains(.known) ? best : nil
    }
    // Arguments of known types fit one candidate without conversion.
    let equal = fits.filter { !isBetter(best, than: $0) }
    return equal.count == 1 || equal.allSatisfy { $0.result == best.result } ? best : nil
  }

  private enum Openness {
    case known, literal, unknown
  }

  /// Returns how much of an argument's type is inferred.
  private func openness(_ argument: Argument) -> Openness {
    guard case .checked(let value) = argument else {
      if case .labelled(_, let value) = argument { return openness(.checked(value)) }
      return .known
    }
    let type = inference.resolved(value.type)
    var result = Openness.known
    _ = type.mapped { part in
      if case .variable = part {
        if !inference.isOpenLiteral(part) { result = .unknown } else if result == .known { result = .literal }
      }
      return nil
    }
    return result
  }

  /// Returns the diagnostic for arguments that no candidate accepts.
  private mutating func complaint(
    about call: OverloadedCall, all candidates: [Candidate], as type: Type?, at offset: Int
  ) -> CheckFailure {
    if let fallback = call.fallback { return fallback }
    // Candidates with the same labels differ in types alone, so the diagnostic of the first one is relevant.
    if let only = call.candidates.first,
      call.candidates.allSatisfy({ $0.candidate.parameters.map(\.label) == only.candidate.parameters.map(\.label) })
    {
      do throws(CheckFailure) {
        _ = try build(only.candidate, only.match, call.arguments, expecting: type, at: offset)
      } catch {
        return error
      }
    }
    return noExactMatch(candidates, call.name, call.owner, at: offset)
  }

  private func isDisfavored(_ candidate: Candidate) -> Bool {
    guard case .declared(let id) = candidate.target else { return false }
    return functions[id].isDisfavored
  }

  /// Returns whether a candidate is chosen over another one: that of less cost, the more special one, a declaration of
  /// the file over one of the prelude, that of less laxity, and the one with fewer conversions that cost nothing.
  private func isBetter(_ fit: Fit, than other: Fit) -> Bool {
    guard fit.cost == other.cost else { return fit.cost < other.cost }
    if isPrelude(fit.candidate), isPrelude(other.candidate), fit.cost.others != other.cost.others {
      // The library has functions for existentials where SwiftUI's open them.
      return fit.cost.others < other.cost.others
    }
    let literals = fit.literals.compactMap { place, type in other.literals[place].map { (type, $0) } }
    if isMoreSpecial(fit.candidate, than: other.candidate, literals) { return true }
    if isMoreSpecial(other.candidate, than: fit.candidate, literals.map { ($1, $0) }) { return false }
    if isPrelude(fit.candidate) != isPrelude(other.candidate) { return isPrelude(other.candidate) }
    guard fit.laxity == other.laxity else { return fit.laxity < other.laxity }
    return fit.cost.others < other.cost.others
  }

  private func isPrelude(_ candidate: Candidate) -> Bool {
    if case .declared(let id) = candidate.target { return functions[id].isPrelude }
    return false
  }

  private func isHidden(_ candidate: Candidate, from offset: Int) -> Bool {
    guard case .declared(let id) = candidate.target else { return false }
    return declarations.isHidden(function: id, from: offset)
  }

  /// Returns whether every closure argument belongs to a parameter that may be a function.
  private func takesClosures(_ candidate: Candidate, _ match: [[Int]], _ arguments: [Argument]) -> Bool {
    zip(candidate.parameters, match).allSatisfy { parameter, indices in
      guard indices.contains(where: { arguments[$0].syntax?.is(ClosureExprSyntax.self) ?? false }) else { return true }
      guard !parameter.isVariadic else { return true }
      let type = parameter.type.bare
      switch type {
      case .function, .parameter, .variable, .failed: return true
      case .nominal, .tuple, .metatype: return declarations.isExistential(type)
      }
    }
  }
}
