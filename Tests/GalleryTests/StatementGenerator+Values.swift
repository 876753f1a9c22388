// Values of every kind, and conditions.

extension StatementGenerator {
  mutating func condition() -> String {
    switch below(5) {
    case 0: "\(value(of: .int)) < \(value(of: .int))"
    case 1: "\(value(of: .int)) % 2 == 0 && \(value(of: .list)).count > 2"
    case 2: "\(value(of: .real)) > \(value(of: .real)) || \(value(of: .optional)) == nil"
    case 3: "!(\(value(of: .box)) == \(value(of: .box)))"
    default: "\(value(of: .list)).contains(\(value(of: .int)) % 10)"
    }
  }

  mutating func value(of kind: Kind) -> String {
    level += 1
    defer { level -= 1 }
    // A value with an effect stands where it is evaluated.
    if kind == .int, chance(0.2) { return "tick(\(below(9)))" }
    if let variable = all(kind).randomElement(using: &random), level > 2 || chance(0.4) { return variable.name }
    let text = newValue(of: kind)
    guard level > 1, kind != .change else { return text }
    names += 1
    parts += "  let t\(names): \(kind.name) = \(text)\n"
    return "t\(names)"
  }

  mutating func newValue(of kind: Kind) -> String {
    let isDeep = level > 2
    switch kind {
    case .int:
      if isDeep { return "\(below(50))" }
      switch below(18) {
      case 14: return "\(value(of: .mark)).size"
      case 15: return "(\(value(of: .maybe))?.list.last ?? \(value(of: .int)))"
      case 16: return "\(value(of: .grid)).joined().reduce(\(value(of: .int)), &+) % 700"
      case 17: return "(\(value(of: .groups))[\(below(4))]?.count ?? 9)"
      case 0, 1: return "\(below(100) - 30)"
      case 2: return "(\(value(of: .int)) &+ \(value(of: .int)))"
      case 3: return "(\(value(of: .int)) &* \(value(of: .int)) % 97)"
      case 4: return "\(value(of: .list)).count"
      case 5: return "(\(value(of: .list)).first ?? \(value(of: .int)))"
      case 6: return "\(value(of: .box)).sum"
      case 7: return "(\(value(of: .optional)) ?? \(value(of: .int)))"
      case 8: return "(\(value(of: .table))[\(value(of: .int)) % 9] ?? 4)"
      case 9: return "(\(condition()) ? \(value(of: .int)) : \(value(of: .int)))"
      case 10: return "Int(cut(\(value(of: .real))).rounded())"
      case 11: return "\(value(of: .pair)).0"
      case 12: return "\(value(of: .box))[\(value(of: .int))]"
      default:
        if let call = all(.change).randomElement(using: &random) { return "\(call.name)(\(value(of: .int)))" }
        return "min(\(value(of: .int)), \(value(of: .int)))"
      }
    case .real:
      if isDeep { return "\(below(40)).5" }
      switch below(4) {
      case 0: return "Double(small(\(value(of: .int)))) / 8"
      case 1: return "cut(\(value(of: .real)) * \(value(of: .real)))"
      case 2: return "\(value(of: .pair)).1"
      default: return "(\(value(of: .real)) - \(below(9)).25)"
      }
    case .list:
      if isDeep { return "[\(below(9)), \(below(9))]" }
      switch below(6) {
      case 0: return "[\(value(of: .int)) % 60, \(value(of: .int)) % 60]"
      case 1: return "\(value(of: .list)).map { ($0 &+ \(value(of: .int))) % 80 }"
      case 2: return "\(value(of: .list)).filter { $0 % 2 == \(below(2)) }"
      case 3: return "\(value(of: .list)).sorted { $0 > $1 }"
      case 4: return "Array(\(value(of: .list)).prefix(\(1 + below(4))))"
      default: return "\(value(of: .box)).list"
      }
    case .box:
      return isDeep || chance(0.5) ? "Box(a: \(below(20)))" : "\(value(of: .box)).pushed(\(value(of: .int)))"
    case .optional:
      if isDeep { return "Int?.none" }
      switch below(4) {
      case 0: return "Optional(\(value(of: .int)))"
      case 1: return "\(value(of: .list)).last"
      case 2: return "\(value(of: .table))[\(below(9))]"
      default: return "\(value(of: .optional)).map { $0 % 30 }"
      }
    case .table:
      return isDeep || chance(0.6)
        ? "[\(below(3)): \(below(50)), \(3 + below(3)): \(below(50))]"
        : "\(value(of: .table)).mapValues { ($0 &+ 5) % 90 }"
    case .pair: return "(\(value(of: .int)), cut(\(value(of: .real))))"
    case .boxes:
      return isDeep
        ? "[Box(), Box(a: 4)]" : "[\(value(of: .box)), Box(a: \(below(9)), list: \(value(of: .list)) + [1])]"
    case .maybe:
      if isDeep { return "Box?.none" }
      switch below(3) {
      case 0: return "Optional(\(value(of: .box)))"
      case 1: return "\(value(of: .boxes)).first { $0.a > \(below(9)) }"
      default: return "\(value(of: .optional)).map { Box(a: $0 % 40) }"
      }
    case .mark:
      if isDeep { return ".dot" }
      switch below(4) {
      case 0: return ".line(\(value(of: .int)) % 80)"
      case 1: return ".cross(\(value(of: .int)) % 80, width: cut(\(value(of: .real))))"
      case 2: return ".inside(\(value(of: .mark)), \(value(of: .int)) % 50)"
      default: return "\(condition()) ? .dot : \(value(of: .mark))"
      }
    case .grid: return isDeep ? "[[1, 2], [3]]" : "[\(value(of: .list)) + [1], [\(value(of: .int)) % 50, 2], [3]]"
    case .groups: return "[1: [\(value(of: .int)) % 50], \(2 + below(3)): [0] + \(value(of: .list))]"
    case .change:
      isCapturing = true
      defer { isCapturing = false }
      return isDeep ? "{ $0 % 50 }" : "{ (x: Int) -> Int in (x &+ \(value(of: .int))) % 300 }"
    }
  }
}
