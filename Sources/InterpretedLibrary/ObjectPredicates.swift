// Predicates of Foundation: tests of texts and of objects. A native function reads a format, and gives its parts in the
// order in which they are worked off.

/// A value with others by their keys, or with members, for the empty key.
protocol _PredicateSubject {
  func _predicateTerm(_ key: String) -> _PredicateTerm
}

class NSPredicate: NSObject {
  let predicateFormat: String
  let _test: (Any?) -> Bool
  init(format predicateFormat: String, _ args: Any?...) {
    self.predicateFormat = predicateFormat
    let code = _predicateCode(predicateFormat, args.count)
    _test = { _PredicateRun(subject: $0, arguments: args).result(of: code) }
  }
  init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.predicateFormat = predicateFormat
    let args: [Any?] = (arguments ?? []).map { $0 }
    let code = _predicateCode(predicateFormat, args.count)
    _test = { _PredicateRun(subject: $0, arguments: args).result(of: code) }
  }
  init(value: Bool) {
    predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    _test = { _ in value }
  }
  init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    _test = { block($0, nil) }
  }
  init(_format: String, _ test: @escaping (Any?) -> Bool) {
    predicateFormat = _format
    _test = test
  }
  func evaluate(with object: Any?) -> Bool { _test(object) }
  override var description: String { predicateFormat }
}

final class NSCompoundPredicate: NSPredicate {
  enum LogicalType: UInt { case not, and, or }
  let compoundPredicateType: NSCompoundPredicate.LogicalType
  let subpredicates: [NSPredicate]
  init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate]) {
    compoundPredicateType = type
    self.subpredicates = subpredicates
    let texts = subpredicates.map { "(\($0.predicateFormat))" }
    switch type {
    case .not: super.init(_format: "NOT \(texts.joined())") { object in !subpredicates[0].evaluate(with: object) }
    case .and:
      super.init(_format: texts.joined(separator: " AND ")) { object in
        subpredicates.allSatisfy { $0.evaluate(with: object) }
      }
    case .or:
      super.init(_format: texts.joined(separator: " OR ")) { object in
        subpredicates.contains { $0.evaluate(with: object) }
      }
    }
  }
  init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    compoundPredicateType = .and
    self.subpredicates = subpredicates
    super.init(_format: subpredicates.map { "(\($0.predicateFormat))" }.joined(separator: " AND ")) { object in
      subpredicates.allSatisfy { $0.evaluate(with: object) }
    }
  }
  init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    compoundPredicateType = .or
    self.subpredicates = subpredicates
    super.init(_format: subpredicates.map { "(\($0.predicateFormat))" }.joined(separator: " OR ")) { object in
      subpredicates.contains { $0.evaluate(with: object) }
    }
  }
  init(notPredicateWithSubpredicate predicate: NSPredicate) {
    compoundPredicateType = .not
    subpredicates = [predicate]
    super.init(_format: "NOT (\(predicate.predicateFormat))") { object in !predicate.evaluate(with: object) }
  }
}

/// A value in a predicate: one, or the members of a list.
struct _PredicateTerm {
  var value: Any?
  var members: [Any?]? = nil
  var all: [Any?] { members ?? [value] }
  /// The argument for `%@`, whose members count if it has some.
  init(argument: Any?) {
    value = argument
    guard let argument else { return }
    if let texts = argument as? [String] { members = texts.map { $0 } }
    if let numbers = argument as? [Int] { members = numbers.map { $0 } }
    if let numbers = argument as? [Double] { members = numbers.map { $0 } }
    if let objects = argument as? [NSObject] { members = objects.map { $0 } }
    if let dates = argument as? [Date] { members = dates.map { $0 } }
    if let ids = argument as? [UUID] { members = ids.map { $0 } }
    if let values = argument as? [Any] { members = values.map { $0 } }
    if let texts = argument as? Set<String> { members = texts.map { $0 } }
    if let subject = argument as? any _PredicateSubject { members = subject._predicateTerm("").members }
  }
  init(value: Any?, members: [Any?]? = nil) {
    self.value = value
    self.members = members
  }
}

/// The work of a predicate on one object.
struct _PredicateRun {
  let subject: Any?
  let arguments: [Any?]
  private func term(_ kind: String, _ text: String) -> _PredicateTerm? {
    switch kind {
    case "text": _PredicateTerm(value: text)
    case "number": _PredicateTerm(value: Double(text))
    case "flag": _PredicateTerm(value: text == "1")
    case "nil": _PredicateTerm(value: nil)
    case "argument": _PredicateTerm(argument: _plainValue(arguments[Int(text)!]))
    case "path": _predicateTerm(subject, text)
    case "pathArgument": _predicateTerm(subject, arguments[Int(text)!] as? String ?? "")
    default: nil
    }
  }
  /// Works off the parts, which are pairs of a kind and a text.
  func result(of code: [String]) -> Bool {
    var terms: [_PredicateTerm] = []
    var flags: [Bool] = []
    var place = 0
    while place < code.count {
      let (kind, text) = (code[place], code[place + 1])
      place += 2
      if let term = term(kind, text) {
        terms.append(term)
        continue
      }
      switch kind {
      case "list":
        let count = Int(text)!
        let members = terms.suffix(count).map { $0.value }
        terms.removeLast(count)
        terms.append(_PredicateTerm(value: nil, members: members))
      case "constant": flags.append(text == "1")
      case "not": flags.append(!flags.removeLast())
      case "and":
        let second = flags.removeLast()
        flags.append(flags.removeLast() && second)
      case "or":
        let second = flags.removeLast()
        flags.append(flags.removeLast() || second)
      default:
        let right = terms.removeLast()
        let left = terms.removeLast()
        flags.append(holds(kind, text, left, right))
      }
    }
    return flags.last ?? false
  }
  /// Returns whether a comparison holds; `options` are its options, behind the word for any or all members.
  private func holds(_ name: String, _ options: String, _ left: _PredicateTerm, _ right: _PredicateTerm) -> Bool {
    if options.hasPrefix("any ") {
      let rest = String(options.dropFirst(4))
      return left.all.contains { holds(name, rest, _PredicateTerm(value: $0), right) }
    }
    if options.hasPrefix("all ") {
      let rest = String(options.dropFirst(4))
      return left.all.allSatisfy { holds(name, rest, _PredicateTerm(value: $0), right) }
    }
    if options.hasPrefix("none ") {
      let rest = String(options.dropFirst(5))
      return !left.all.contains { holds(name, rest, _PredicateTerm(value: $0), right) }
    }
    let order = _predicateOrder(options)
    switch name {
    case "==": return _comparedValues(left.value, right.value, order) == 0
    case "!=": return _comparedValues(left.value, right.value, order) != 0
    case "IN":
      if let text = left.value as? String, let whole = right.value as? String, right.members == nil {
        return _folded(whole, options).contains(_folded(text, options))
      }
      return right.all.contains { _comparedValues(left.value, $0, order) == 0 }
    case "CONTAINS":
      if let members = left.members { return members.contains { _comparedValues($0, right.value, order) == 0 } }
    default: break
    }
    guard let value = left.value else { return false }
    if name == "BETWEEN" {
      guard let bounds = right.members, bounds.count == 2, let least = _comparedValues(bounds[0], value, order),
        let most = _comparedValues(value, bounds[1], order)
      else { return false }
      return bounds[0] != nil && least <= 0 && most <= 0
    }
    guard let bound = right.value else { return false }
    if let text = value as? String, let other = bound as? String {
      switch name {
      case "BEGINSWITH": return _folded(text, options).hasPrefix(_folded(other, options))
      case "ENDSWITH": return _folded(text, options).hasSuffix(_folded(other, options))
      case "CONTAINS": return _folded(text, options).contains(_folded(other, options))
      case "LIKE": return _matchesPattern(_folded(text, options), _folded(other, options), 1)
      case "MATCHES": return _matchesPattern(text, other, options.contains("c") ? 2 : 0)
      default: break
      }
    }
    guard let found = _comparedValues(value, bound, order) else { return false }
    switch name {
    case "<": return found < 0
    case "<=": return found <= 0
    case ">": return found > 0
    case ">=": return found >= 0
    default: return false
    }
  }
}

/// The order of texts that the options of a comparison tell.
func _predicateOrder(_ options: String) -> (String, String) -> Int {
  let number = 2 + (options.contains("c") ? 1 : 0) + (options.contains("d") ? 128 : 0)
  return { $0._order($1, number) }
}

/// A text as the options of a comparison see it.
func _folded(_ text: String, _ options: String) -> String {
  options.isEmpty ? text : _foldedText(text, options.contains("c"), options.contains("d"))
}

/// The value of a key path: one, or those of all members behind a relationship to several objects.
func _predicateTerm(_ subject: Any?, _ path: String) -> _PredicateTerm {
  var term = _PredicateTerm(value: subject)
  for key in path.components(separatedBy: ".") {
    if key == "self" || key == "SELF" { continue }
    if key == "@count" {
      term = _PredicateTerm(value: term.members?.count ?? 0)
      continue
    }
    var isMany = term.members != nil
    var found: [Any?] = []
    for value in term.all {
      guard let object = value as? any _PredicateSubject else {
        found.append((value as? [String: Any])?[key])
        continue
      }
      let part = object._predicateTerm(key)
      if part.members != nil { isMany = true }
      found += part.all
    }
    term = isMany ? _PredicateTerm(value: nil, members: found) : _PredicateTerm(value: found.first ?? nil)
  }
  return term
}

/// The value of a key path of an object.
func _keyValue(_ object: Any, _ path: String) -> Any? { _predicateTerm(object, path).value }
