import Foundation
import ShapeGeometry
import SwiftSyntax
import ViewTree

/// Checks the source files of a folder, with the part of the library that they may refer to.
///
/// Making a checker takes as long as checking a file or two. Checking an ordinary file takes a millisecond.
public struct ShapeChecker: Sendable {
  private let start: Checker
  /// The sources that are parsed while the library is made, by name. A function waits until its source is parsed.
  private let parsed: [String: @Sendable () -> ParsedSource]
  /// The signal that ends running checks.
  public var stop: StopSignal
  private let sources: [ShapeSource]

  /// The number of sources that can be parsed in the time it takes to make the library.
  private static let parsedAhead = 8

  /// Makes a checker for some sources. `stop` ends running checks.
  public init(for sources: [ShapeSource], stop: StopSignal = .never) {
    self.stop = stop
    self.sources = sources
    let ahead = Array(sources.prefix(Self.parsedAhead))
    let tasks = DeepStack.start(ahead) { ParsedSource($0) }
    parsed = Dictionary(zip(ahead.map(\.name), tasks)) { first, _ in first }
    start = Checker(for: sources)
  }

  /// Makes the library that all checkers share ahead of the first check, for example while a
  /// program reads its command line.
  public static func prepare() { Checker.prepare() }

  /// Parses those functions of the library that the checker's sources name, ahead of their use. A check does not wait
  /// for it.
  public func parseLibrary() { start.parsePrelude() }

  /// Returns whether a source is one of those that the checker was made for.
  public func serves(_ source: ShapeSource) -> Bool { sources.contains(source) }

  /// Parses and checks a source, which must be one of those passed to the initializer. Its shapes are ready to run.
  ///
  /// A shape cannot be drawn if code that it needs has an error. The others can. If the parser rejects the source, only
  /// the parts whose meaning cannot depend on the rejected code are checked.
  ///
  /// With a name, only the entry of that name is checked: for a source that is known to have no diagnostics. If there
  /// is one after all, the whole source is checked.
  public func program(of source: ShapeSource, only name: String? = nil) -> ShapeProgram {
    DeepStack.run { checked(source, only: name) }
  }

  /// Returns the program of a source that is complete by itself; nil for one with a diagnostic that other files of its
  /// module could change, and for one without entries.
  public func completeProgram(of source: ShapeSource) -> ShapeProgram? {
    DeepStack.run {
      let (parsed, checker) = collected(source)
      guard parsed.complaints.isEmpty else { return nil }
      let found = CheckedShapes(parsed, checker, isOneOfMany: isForMany)
      guard found.isWhole, !found.entries.isEmpty, !found.complaints.contains(where: \.isForgiven) else { return nil }
      return found.program(parsed.places)
    }
  }

  /// True if the checker was made for several sources, which are checked side by side.
  private var isForMany: Bool { sources.count > 1 }

  /// Returns a parsed source and a checker that has collected its declarations.
  private func collected(_ source: ShapeSource) -> (ParsedSource, Checker) {
    let ahead = parsed[source.name]?()
    let parsed = ahead.flatMap { $0.places.files[0].source == source ? $0 : nil } ?? ParsedSource(source)
    var checker = start
    checker.stop = stop
    if parsed.complaints.isEmpty { checker.collect(parsed.file) }
    return (parsed, checker)
  }

  private func checked(_ source: ShapeSource, only name: String?) -> ShapeProgram {
    var (parsed, checker) = collected(source)
    guard parsed.complaints.isEmpty else {
      return SoundPart.checkedShapes(of: parsed, stop: stop).program(parsed.places)
    }
    if let name {
      let found = CheckedShapes(parsed, checker, only: name)
      if found.isWhole, found.entries.map(\.name) == [name] { return found.program(parsed.places) }
    }
    let found = CheckedShapes(parsed, checker, isOneOfMany: isForMany)
    let isEnough = found.isWhole && !found.complaints.contains(where: \.isForgiven)
    guard !isEnough, !found.isGivenUp, found.interruption == nil else { return found.program(parsed.places) }
    // Diagnostics need the whole library: a name may stand in another part of it, and a misspelt one finds the right
    // one.
    checker = .withPrelude
    checker.stop = stop
    checker.collect(parsed.file)
    return CheckedShapes(parsed, checker, isOneOfMany: isForMany).program(parsed.places)
  }
}

extension ShapeProgram {
  /// Parses and checks a single source. Its shapes are ready to run.
  ///
  /// A shape cannot be drawn if code that it needs has an error. The others can.
  public init(checking source: ShapeSource, stop: StopSignal = .never) {
    self = ShapeChecker(for: [source], stop: stop).program(of: source)
  }
}

extension CheckedShapes {
  /// Checks a parsed source. `collected` has collected its declarations.
  ///
  /// For a module, the result contains the shapes of the file in the checker's own range. With a name, it contains the
  /// entry of that name alone. The entries are made side by side, unless other files are checked at the same time: one
  /// after the other they take less work, as what one has checked of the library serves the next.
  init(_ parsed: ParsedSource, _ collected: Checker, only name: String? = nil, isOneOfMany: Bool = false) {
    var checker = collected
    checker.refusedOperators = parsed.refusedOperators
    let assets = parsed.places.files.compactMap { $0.source.assets }
    checker.assets = assets.isEmpty ? nil : Set(assets.flatMap { Array($0.keys) })
    for file in parsed.places.files { checker.imageFaults.merge(file.source.imageFaults) { first, _ in first } }
    let images = parsed.places.files.compactMap { $0.source.images }
    checker.images = images.isEmpty ? nil : images.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    checker.assetSymbols = AssetSymbols(
      colors: checker.assets ?? [], images: Array((checker.images ?? [:]).keys) + checker.imageFaults.keys)
    for case let files? in parsed.places.files.map(\.source.files) { checker.files.merge(files) }
    checker.budget = CheckingBudget(size: parsed.places.files.reduce(0) { $0 + $1.source.text.utf8.count })
    let isOwn = { (offset: Int) in collected.ownRange?.contains(offset) ?? true }
    if let name {
      self.init(inOrder: parsed, checker, where: isOwn, only: name)
      return
    }
    let made = isOneOfMany ? nil : Self.concurrent(parsed, checker, where: isOwn)
    self = made ?? Self(inOrder: parsed, checker, where: isOwn)
    tellModelFaults(parsed, where: isOwn)
  }

  /// Checks the entries of a source one after the other. `collected` is ready to check them.
  init(inOrder parsed: ParsedSource, _ collected: Checker, where isOwn: (Int) -> Bool, only name: String? = nil) {
    var checker = collected
    let found = checker.shapes.filter {
      isOwn(collected.types[$0]?.offset ?? 0) && (name == nil || name == $0.name)
    }
    let drawsGenericOnes = found.contains { !collected.isGeneric($0) }
    var examples = ShapeExamples(parsed.file.statements.filter { isOwn($0.offset) })
    var interruption: Interruption?
    var entries: [Entry] = []
    for nominal in found {
      var entry = Entry(
        name: nominal.name, kind: checker.kind(of: nominal), offset: checker.types[nominal]?.offset ?? 0)
      guard !checker.budget.isSpent, interruption == nil else {
        entries.append(entry)
        continue
      }
      let known = checker.diagnostics.count
      let before = drawsGenericOnes && checker.isGeneric(nominal) ? checker : nil
      do throws(CheckFailure) {
        let shape = try EntryPoint(nominal, &checker, parsed, &examples)
        // An attempt that was cut short may have been ignored.
        if !checker.budget.isSpent, !checker.stop.isRaised { entry.entryPoint = shape }
      } catch {
        checker.report(error)
        if let before {
          // Our types do not fit the generic parameters. Other shapes can still draw it with generic arguments of their
          // own. Only the list of shapes shows why it cannot be drawn alone.
          entry.complaints = Array(checker.diagnostics[known...])
          let budget = checker.budget
          checker = before
          checker.budget = budget
          checker.checkMembers(of: nominal)
        } else if checker.diagnostics.isEmpty, !checker.budget.isSpent, !checker.stop.isRaised {
          checker.repeatFaults()
          if checker.diagnostics.isEmpty { checker.report(checker.unexplained(entry.name, at: entry.offset)) }
        }
      }
      entry.complaints += checker.diagnostics[known...]
      entries.append(entry)
      if checker.stop.isRaised { interruption = checker.interruption(of: nominal, parsed.places) }
    }
    if interruption == nil, !checker.budget.isSpent, name.map({ !entries.map(\.name).contains($0) }) ?? true {
      entries += Self.previews(of: parsed, &checker, where: isOwn).filter { name == nil || name == $0.name }
    }
    let claims = ShapeClaims(of: parsed).claims
    for claim in claims
    where !["struct", "enum"].contains(claim.keyword) && isOwn(claim.offset) && checker.fileScope.types["Shape"] == nil
    {
      let complaint = Complaint(EntryProblem.notStruct(claim.keyword, claim.name), at: claim.offset)
      checker.report(.complaint(complaint))
      entries.append(Entry(name: claim.name, offset: claim.offset, complaints: [complaint]))
    }
    self.init(entries, checker.diagnostics + (checker.budget.complaint.map { [$0] } ?? []))
    steps = checker.budget.steps
    self.interruption = interruption
    isGivenUp = checker.budget.isSpent
  }

  /// True if there are no errors and every entry can be drawn.
  var isWhole: Bool { complaints.allSatisfy { $0.severity != .error } && entries.allSatisfy { $0.entryPoint != nil } }
}

extension Checker {
  /// Returns whether a type, or every initializer that the file declares for it, is generic.
  func isGeneric(_ nominal: Nominal) -> Bool {
    guard let declared = types[nominal] else { return false }
    guard declared.generics.isEmpty else { return true }
    let own = members[nominal]?.initializers ?? []
    return declared.hasOwnInitializer && !own.isEmpty && own.allSatisfy { !functions[$0].generics.isEmpty }
  }

  /// The shapes that the file declares, in source order.
  var shapes: [Nominal] {
    order.filter { isShape($0) || isView($0) }.sorted { (types[$0]?.offset ?? 0) < (types[$1]?.offset ?? 0) }
  }

  /// Returns whether a struct or an enum conforms to View and not to Shape.
  func isView(_ nominal: Nominal) -> Bool {
    guard let declared = types[nominal], [.structure, .enumeration].contains(declared.kind), !isShape(nominal) else {
      return false
    }
    return declarations.protocols(of: nominal).contains { declarations.refines($0, .library("View")) }
  }

  /// Returns the kind of a shape's or a view's entry.
  func kind(of nominal: Nominal) -> EntryPoint.Kind {
    guard !isShape(nominal) else { return .shape }
    let kinds: [(name: String, kind: EntryPoint.Kind)] = [
      ("App", .app), ("Widget", .widget), ("WidgetBundle", .widget),
    ]
    let own = declarations.allProtocols(of: nominal).filter { $0.isPrelude }.map(\.name)
    return kinds.first { own.contains($0.name) }?.kind ?? .view
  }

  /// Throws a diagnostic if a view has no body.
  mutating func requireBody(of declared: Shared<TypeDeclaration>) throws(CheckFailure) {
    let value = Expression(
      .variable(makeVariable("", declared.type, mutable: false)), declared.type, at: declared.offset)
    guard try property("body", of: value, at: declared.offset) == nil else { return }
    throw failure(
      ConformanceProblem.lacksMember(declared.type, "View"), at: declared.offset,
      notes: [(.requirement("body"), declared.offset)])
  }

  /// Returns whether a struct or an enum conforms to Shape, through its header, an extension or a protocol of the file.
  func isShape(_ nominal: Nominal) -> Bool {
    guard let declared = types[nominal], [.structure, .enumeration].contains(declared.kind) else { return false }
    return declarations.protocols(of: nominal).contains { declarations.refines($0, .library("Shape")) }
  }
}

extension EntryPoint {
  /// Checks a shape, finds its parameters and makes its code.
  init(
    _ nominal: Nominal, _ checker: inout Checker, _ parsed: ParsedSource, _ examples: inout ShapeExamples
  ) throws(CheckFailure) {
    let (declared, result) = try checker.checkEntry(nominal)
    try self.init(declared, result, &checker, parsed, &examples)
  }

  /// Finds the parameters of a shape whose members are checked, and makes its code.
  init(
    _ declared: Shared<TypeDeclaration>, _ result: EntryResult, _ checker: inout Checker, _ parsed: ParsedSource,
    _ examples: inout ShapeExamples
  ) throws(CheckFailure) {
    let nominal = declared.nominal
    let kind = checker.kind(of: nominal)
    let hasChoice = checker.members[nominal].map { $0.initializers.count > 1 } ?? false
    // The caller's checker is emptied for now. Otherwise the first change would copy the tables that both
    // share, once for each shape of a file.
    let empty = Checker(library: checker.library)
    var lowerer = Lowerer(checker)
    checker = empty
    let makers: [ShapeMaker]
    do throws(CheckFailure) {
      makers = try lowerer.makers(of: nominal, hasChoice ? examples.calls(of: nominal) : [])
    } catch {
      checker = lowerer.checker
      throw error
    }
    var failed: (checker: Checker, error: CheckFailure)?
    for (index, maker) in makers.enumerated() {
      var attempt = lowerer
      if index == makers.count - 1 { lowerer.checker = empty }
      if let failed { attempt.checker.budget = failed.checker.budget }
      do throws(CheckFailure) {
        let runner = try ShapeRunner(declared, maker, result, &attempt, &examples, parsed.places)
        checker = attempt.checker
        self.init(name: nominal.name, kind: kind, documentation: declared.documentation, runner)
        return
      } catch {
        // The error of the best initializer describes best why the shape cannot be made.
        let budget = attempt.checker.budget
        failed = failed ?? (attempt.checker, error)
        failed?.checker.budget = budget
      }
    }
    checker = failed?.checker ?? lowerer.checker
    throw failed?.error
      ?? checker.failure(EntryProblem.failableInitializersAlone(nominal.name), at: declared.offset)
  }

  /// Makes the entry of a preview. `view` returns its view with the modifiers around it, which is first asked for when
  /// the preview is shown.
  init(preview name: String, _ runner: ShapeRunner, settingsOf view: @escaping @Sendable () -> ViewNode?) {
    self.init(name: name, kind: .preview) {
      EntryPoint(
        name: name, kind: .preview, parameters: [],
        settings: view().map(PreviewSettings.init(of:)) ?? PreviewSettings(),
        places: runner.places.places(of:),
        draw: { (inputs) throws(EvaluationFailure) in try runner.drawing(inputs) })
    }
  }

  private init(name: String, kind: Kind, documentation: String, _ runner: ShapeRunner) {
    let arrangement: Arrangement = { runner.parameters($0) }
    let outline: Outline = { (rect, values, budget) throws(EvaluationFailure) in
      try runner.path(in: rect, values: values, budget: budget)
    }
    self.init(
      name: name, kind: kind, documentation: documentation,
      parameters: runner.parameters { _ in nil }, arrangement: runner.isFixed ? nil : arrangement,
      places: runner.places.places(of:),
      animatableData: { (inputs) throws(EvaluationFailure) in try runner.animatableData(inputs) },
      outline: runner.isView ? nil : outline,
      draw: { (inputs) throws(EvaluationFailure) in try runner.drawing(inputs) })
  }
}

extension Checker {
  /// Checks all members of a shape or view. Returns its declaration and how it is drawn.
  mutating func checkEntry(_ nominal: Nominal) throws(CheckFailure) -> (Shared<TypeDeclaration>, EntryResult) {
    guard let declared = types[nominal] else { throw CheckFailure.silent }
    let isShape = isShape(nominal)
    drawsViews = !isShape
    let result: EntryResult = isShape ? .path(try pathFunction(of: declared)) : .node
    if !isShape { try requireBody(of: declared) }
    checkMembers(of: nominal)
    return (declared, result)
  }

  /// Reports types in a shape's inheritance clauses that are not protocols, and protocols that refine themselves.
  private mutating func checkInheritance(of nominal: Nominal) {
    for inherited in types[nominal]?.inherited ?? [] {
      for other in inherited.nominals {
        guard let kind = types[other]?.kind, kind != .proto else { continue }
        report(failure(ConformanceProblem.inheritance(from: other.name), at: inherited.syntax.offset))
      }
    }
    for bound in declarations.allProtocols(of: nominal) where types[bound]?.kind == .proto {
      guard declarations.protocols(of: bound).contains(where: { declarations.refines($0, bound) }) else { continue }
      report(failure(ConformanceProblem.protocolRefinesItself(bound.name), at: types[bound]?.offset ?? 0))
    }
  }

  /// Checks all members of a shape, so that errors in members that nothing calls yet are reported too.
  mutating func checkMembers(of nominal: Nominal) {
    checkInheritance(of: nominal)
    guard let table = members[nominal] else { return }
    var ids = table.functions.values.flatMap { $0 } + table.initializers
    for name in table.getters.keys {
      for getter in table.allGetters(name) { ids += [getter] + (setters[getter].map { [$0] } ?? []) }
    }
    ids = ids.sorted().filter { !returnsView($0) }
    let isOfView = drawsViews
    let needed = ids.filter { !isOfView || functions[$0].name == "body" || functions[$0].kind == .initializer }
    for id in needed { checkMember(id) }
    // What wraps a view of a platform for it is never called here.
    guard isOfView, !declarations.wrapsForeignView(nominal) else { return }
    for id in ids where bodies[id] == nil { checkUnneeded(id) }
  }

  private mutating func checkMember(_ id: FunctionID) {
    do throws(CheckFailure) { _ = try checkBody(of: id) } catch { report(error) }
  }

  /// Checks a member that the view's picture does not need: one that uses what is not known here takes nothing away.
  private mutating func checkUnneeded(_ id: FunctionID) {
    let told = complaints
    checkMember(id)
    let first = complaints.failures[told.failures.count...].lazy.compactMap { $0 }.first
    guard let first, first.problem.exceedsSupport else { return }
    complaints = told
    // Code that needs it after all finds the errors again.
    bodies[id] = nil
    forgive(first)
  }

  /// Returns the diagnostic of a shape that cannot be drawn although nothing was reported: never a refusal without a
  /// word.
  func unexplained(_ name: String, at offset: Int) -> CheckFailure {
    failure(EntryProblem.unexplained(name), at: offset)
  }

  /// Reports the faults of all checked bodies again. A fault may have been found while diagnostics were dropped.
  mutating func repeatFaults() {
    let faults = bodies.sorted { $0.key < $1.key }.flatMap { $0.value.faults ?? [] }
    for case let fault? in faults { report(.complaint(fault)) }
    for case .failure(let error) in signatures.properties.values.flatMap(\.values) { report(error) }
  }

  /// Returns true if a member builds a view, which a shape's path does not need.
  private func returnsView(_ id: FunctionID) -> Bool {
    guard let nominal = functions[id].owner?.nominal, !isView(nominal) else { return false }
    let name = functions[id].name
    return name == "body" || name == "previews" || functions[id].result?.bareText == "some View"
      || name == "sizeThatFits"
  }
}
