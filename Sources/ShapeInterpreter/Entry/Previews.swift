import SwiftSyntax
import ViewTree

// Previews: the entries that show views, `#Preview` and the previews of a PreviewProvider.

extension Checker {
  /// The types that provide previews, in source order.
  var previewProviders: [Nominal] {
    order.filter { nominal in
      declarations.protocols(of: nominal).contains { declarations.refines($0, .library("PreviewProvider")) }
    }.sorted { (types[$0]?.offset ?? 0) < (types[$1]?.offset ?? 0) }
  }

  /// Declares the function that makes the view of a `#Preview`.
  mutating func declare(_ preview: PreviewMacro) -> FunctionID {
    declarations.append(
      FunctionDeclaration(
        id: functions.count, kind: .function, name: preview.title ?? "Preview", parameters: [], knownResult: .node,
        body: preview.body.statements, generics: [], isStatic: true, isBuilder: true, offset: preview.offset))
    return functions.count - 1
  }

  /// Returns a preview's node with a trait of the macro.
  fileprivate mutating func applied(_ trait: ExprSyntax, to node: Expression) throws(CheckFailure) -> Expression {
    let traits = Nominal(name: "Preview.ViewTraits", isDeclared: true, place: Nominal.preludePlace)
    let type = Type.nominal(
      Nominal(name: "PreviewTrait", isDeclared: true, place: Nominal.preludePlace), [.nominal(traits, [])])
    let value = try check(trait, as: type)
    return try changed(node, by: value, "_applied", [], at: trait.offset)
  }

  /// Returns a widget's node for the family of a preview, which shows one entry of a timeline.
  fileprivate mutating func applied(
    _ family: ExprSyntax, showing entry: ExprSyntax?, to node: Expression
  ) throws(CheckFailure) -> Expression {
    let type = Type.nominal(Nominal(name: "WidgetFamily", isDeclared: true, place: Nominal.preludePlace), [])
    let value = try check(family, as: type)
    guard let entry else { return try changed(node, by: value, "_shown", [], at: family.offset) }
    let shown = try check(entry, expecting: nil)
    return try changed(node, by: value, "_shownWithEntry", [shown], at: family.offset)
  }

  /// Checks an argument of the macro.
  private mutating func check(_ argument: ExprSyntax, as type: Type) throws(CheckFailure) -> Expression {
    let value = try check(argument, expecting: type)
    guard inference.unify(value.type, type) else {
      throw mismatch(value, insteadOf: type, as: .argument, at: argument.offset)
    }
    return value
  }

  /// Returns a call of a method of a trait or family, which the library has for previews.
  private mutating func changed(
    _ node: Expression, by value: Expression, _ name: String, _ others: [Expression], at offset: Int
  ) throws(CheckFailure) -> Expression {
    guard let ids = inference.resolved(value.type).nominal.flatMap({ members[$0]?.functions[name] }) else {
      preconditionFailure("the library's '\(name)' is not read with its type")
    }
    let call = try choose(
      among: try candidates(ids, receiver: value), [.checked(node)] + others.map { .checked($0) }, expecting: .node,
      at: offset, named: name)
    return try settled(call)
  }
}

extension CheckedShapes {
  /// The most previews that one provider gives.
  private static let mostOfProvider = 64

  /// Checks the previews of a source and returns their entries. `isOwn` tells the offsets of the file that is checked.
  static func previews(
    of parsed: ParsedSource, _ checker: inout Checker, where isOwn: (Int) -> Bool
  ) -> [Entry] {
    var names = PreviewNames()
    var entries: [Entry] = []
    checker.drawsViews = true
    for preview in parsed.file.previews where isOwn(preview.offset) && !checker.stop.isRaised {
      let id = checker.declare(preview)
      let call = Expression(.call(id, [:], []), .node, at: preview.offset)
      for argument in preview.others {
        checker.report(checker.failure(CallProblem.extraArgument(label: argument.label?.text), at: argument.offset))
      }
      // A widget is shown once for each entry of its timeline.
      let moments: [ExprSyntax?] = preview.timeline.isEmpty ? [nil] : preview.timeline
      for moment in moments {
        let name = names.next(preview.title ?? "Preview")
        var value = call
        do throws(CheckFailure) {
          for trait in preview.traits { value = try checker.applied(trait, to: value) }
          if let family = preview.family { value = try checker.applied(family, showing: moment, to: value) }
        } catch {
          checker.report(error)
        }
        var entry = Entry(name: name, kind: .preview, offset: preview.offset)
        if let runner = runner(value, parsed, &checker, &entry) {
          entry.entryPoint = EntryPoint(preview: name, runner) { runner.topViews(.standard).first }
        }
        entries.append(entry)
      }
    }
    for nominal in checker.previewProviders {
      guard let declared = checker.types[nominal], isOwn(declared.offset), !checker.stop.isRaised else { continue }
      let value = checker.attempt { (checker) throws(CheckFailure) in
        guard let value = try checker.staticProperty("previews", of: declared.type, at: declared.offset),
          let view = checker.node(of: value)
        else { throw CheckFailure.silent }
        return try checker.settled(view)
      }
      guard let value else { continue }
      entries += parts(of: nominal.name, value, parsed, &checker, &names)
    }
    return entries
  }

  /// Returns the entries of a provider, one for each view at the top. A display name is the name of its entry.
  ///
  /// An evaluation alone tells their number and their names.
  private static func parts(
    of provider: String, _ value: Expression, _ parsed: ParsedSource, _ checker: inout Checker,
    _ names: inout PreviewNames
  ) -> [Entry] {
    var entry = Entry(name: provider, kind: .preview, offset: value.offset)
    let budget = checker.budget.evaluation
    guard let runner = runner(value, parsed, &checker, &entry) else { return [entry] }
    let views = runner.topViews(budget).prefix(mostOfProvider)
    return (0..<max(1, views.count)).map { index in
      let view = views.indices.contains(index) ? views[index] : nil
      let place = index > 0 ? "\(provider)[\(index + 1)]" : provider
      var part = entry
      part.name = names.next(view.flatMap { PreviewSettings(of: $0).name } ?? place)
      var shown = runner
      shown.part = views.count > 1 ? index : nil
      part.entryPoint = EntryPoint(preview: part.name, shown) { view }
      return part
    }
  }

  /// Returns the code of a preview; nil with a complaint in its entry if there is none.
  private static func runner(
    _ value: Expression, _ parsed: ParsedSource, _ checker: inout Checker, _ entry: inout Entry
  ) -> ShapeRunner? {
    let known = checker.diagnostics.count
    let empty = Checker(library: checker.library)
    var lowerer = Lowerer(checker)
    checker = empty
    defer { checker = lowerer.checker }
    do throws(CheckFailure) {
      let rect = lowerer.checker.makeVariable("rect", .rect, mutable: false)
      let number = try lowerer.lowerEntry([rect], value)
      try lowerer.lowerWaiting()
      guard !lowerer.checker.budget.isSpent, !lowerer.checker.stop.isRaised else { return nil }
      return ShapeRunner(preview: number, lowerer.program, parsed.places)
    } catch {
      lowerer.checker.report(error)
      entry.complaints = Array(lowerer.checker.diagnostics[known...])
      return nil
    }
  }
}

/// The names of a file's previews. The second one of a name has a number behind it.
private struct PreviewNames {
  private var counts: [String: Int] = [:]

  mutating func next(_ name: String) -> String {
    counts[name, default: 0] += 1
    return counts[name].map { $0 > 1 ? "\(name)[\($0)]" : name } ?? name
  }
}

extension ViewNode {
  /// The views at the top: those of groups and loops, each by itself.
  var topViews: [ViewNode] {
    switch content {
    case .group(let views): return views.flatMap(\.topViews)
    case .items(let items): return items.flatMap(\.view.topViews)
    case .branch(_, let view): return view?.topViews ?? []
    case .modified(let modifier, let view):
      let views = view.topViews
      return views.count == 1 ? [self] : views.map { $0.modified(modifier, offset: offset) }
    default: return [self]
    }
  }
}
