import SwiftSyntax

// Sample code: expressions that make values with objects, which no start value can hold.

extension Lowerer {
  /// Returns an expression of our own that makes a value of a type, as source text: the call of the initializer with
  /// the fewest arguments, with a guess for each. Returns nil if some argument cannot be guessed.
  mutating func sampleCode(of type: Type, named name: String, depth: Int = 0) -> String? {
    let type = concrete(type)
    if let literal = Self.sampleLiteral(of: type, named: name) { return literal }
    if type.wrapped != nil { return "nil" }
    if type.arrayElement != nil || type.nominal?.name == "Set" { return "[]" }
    if type.dictionaryParts != nil { return "[:]" }
    if case .nominal(let binding, let arguments) = type, binding.name == "Binding", let value = arguments.first {
      return sampleCode(of: value, named: name, depth: depth).map { ".constant(\($0))" }
    }
    guard depth < Self.deepestSample, let nominal = type.nominal, let declared = checker.types[nominal],
      !nominal.isPrelude
    else { return Self.sampleTexts(of: type).first }
    switch declared.kind {
    case .enumeration: return declared.cases.first { $0.types.isEmpty }.map { ".\($0.name)" }
    case .proto:
      // A value of a protocol is made of a type that conforms to it. Its name must be said.
      guard let made = standIn(conformingTo: nominal) ?? checker.firstClass(conformingTo: nominal),
        let code = sampleCode(of: made, named: name, depth: depth + 1), code.hasPrefix(".")
      else { return nil }
      return code.hasPrefix(".init") ? made.description + code.dropFirst(".init".count) : made.description + code
    case .structure, .reference: break
    }
    let found = attempt { (lowerer) throws(CheckFailure) in
      try lowerer.checker.allInitializers(
        of: type, nominal, isReference: declared.kind == .reference, at: declared.offset)
    }
    let known = (found ?? []).sorted { $0.required.count < $1.required.count }
    for candidate in known.prefix(Self.mostInitializers) {
      var arguments: [String] = []
      for parameter in candidate.required {
        let label = parameter.label.map { "\($0): " } ?? ""
        let code = sampleCode(of: parameter.type, named: parameter.label ?? name, depth: depth + 1)
        guard let code else { break }
        arguments.append(label + code)
      }
      if arguments.count == candidate.required.count { return ".init(\(arguments.joined(separator: ", ")))" }
    }
    return nil
  }

  /// Returns `.name` for each stored static property of the file's type, in the order of the source: one that is called
  /// `example` may be a value of the type.
  func staticSamples(of type: Type) -> [String] {
    guard let nominal = type.nominal, !nominal.isPrelude, let table = checker.members[nominal] else { return [] }
    let known = table.globals.sorted { checker.globals[$0.value].offset < checker.globals[$1.value].offset }
    return known.prefix(Self.mostInitializers).map { ".\($0.key)" }
  }

  /// The most values within each other that are guessed.
  private static let deepestSample = 3

  /// The most initializers that are tried.
  private static let mostInitializers = 4
}

extension Candidate {
  /// The parameters that a call has to give.
  fileprivate var required: [Parameter] { parameters.filter { !$0.hasDefault && !$0.isVariadic } }
}
