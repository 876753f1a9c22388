// Changes in place: what can be assigned to, and the statements that change it.

extension StatementGenerator {
  struct Target {
    var name: String
    /// True for a variable itself.
    var isPlain: Bool
  }

  /// Returns everything of a kind that can be assigned to.
  func places(_ kind: Kind) -> [Target] {
    var found = all(kind).filter(\.isMutable).map { Target(name: $0.name, isPlain: true) }
    for variable in scopes.joined() where variable.isMutable {
      switch (variable.kind, kind) {
      case (.box, .int):
        found += [".a", ".sum", "[1]", ".log"].map { Target(name: variable.name + $0, isPlain: false) }
      case (.boxes, .box):
        found += ["[0]", "[\(variable.name).count - 1]"].map { Target(name: variable.name + $0, isPlain: false) }
      case (.boxes, .int):
        found += ["[0].a", "[0].sum", "[0][1]", "[0].log", "[0].list[0]"].map {
          Target(name: variable.name + $0, isPlain: false)
        }
      case (.boxes, .list): found.append(Target(name: variable.name + "[0].list", isPlain: false))
      case (.grid, .list):
        found += ["[0]", "[\(variable.name).count - 1]"].map { Target(name: variable.name + $0, isPlain: false) }
      case (.grid, .int): found.append(Target(name: variable.name + "[1][0]", isPlain: false))
      case (.groups, .list): found.append(Target(name: variable.name + "[2, default: [4]]", isPlain: false))
      case (.table, .int): found.append(Target(name: variable.name + "[3, default: 1]", isPlain: false))
      case (.table, .optional): found.append(Target(name: variable.name + "[4]", isPlain: false))
      case (.box, .list): found.append(Target(name: variable.name + ".list", isPlain: false))
      case (.pair, .int): found.append(Target(name: variable.name + ".0", isPlain: false))
      case (.pair, .real): found.append(Target(name: variable.name + ".1", isPlain: false))
      default: break
      }
    }
    return found
  }

  func all(_ kind: Kind) -> [Variable] {
    scopes.joined().filter { $0.kind == kind && !(isCapturing && $0.isInout) }
  }

  mutating func change() -> String { withParts { $0.plainChange() } }

  mutating func plainChange() -> String {
    let kind = Kind.allCases[below(Kind.allCases.count)]
    guard let target = places(kind).randomElement(using: &random)?.name else { return "  budget -= 1\n" }
    switch kind {
    case .int:
      switch below(4) {
      case 0: return "  \(target) = (\(target) &+ \(value(of: .int))) % 1000\n"
      case 1: return "  \(target) &+= \(value(of: .int)) % 100\n"
      case 2: return "  _ = grow(&\(target), \(value(of: .int)))\n"
      default: return "  \(target) = \(value(of: .int)) % 1000\n"
      }
    case .real: return "  \(target) \(chance(0.5) ? "+=" : "=") cut(\(value(of: .real)))\n"
    case .list:
      switch below(6) {
      case 0: return "  \(target).append(\(value(of: .int)) % 100)\n"
      case 1: return "  if !\(target).isEmpty { \(target)[small(\(value(of: .int))) % \(target).count] &+= 7 }\n"
      case 2:
        return "  if \(target).count > 30 { \(target).removeFirst(5) } else { \(target) += \(value(of: .list)) }\n"
      case 3: return "  \(target) = same(\(value(of: .list)))\n"
      case 4: return "  \(target).sort()\n"
      default: return "  for i in \(target).indices { \(target)[i] = (\(target)[i] &* 3) % 100 }\n"
      }
    case .box:
      switch below(4) {
      case 0: return "  \(target) = same(\(value(of: .box)))\n"
      case 1: return "  _ = \(target).push(\(value(of: .int)))\n"
      case 2: return "  _ = grow(&\(target).a, \(target).list.count)\n"
      default: return "  \(target)[\(value(of: .int))] += 3\n"
      }
    case .optional: return "  \(target) = same(\(value(of: .optional)))\n"
    case .table:
      return chance(0.5)
        ? "  \(target)[\(value(of: .int)) % 9, default: 2] &+= \(value(of: .int)) % 50\n"
        : "  \(target)[\(value(of: .int)) % 9] = \(value(of: .optional))\n"
    case .pair: return "  \(target) = same(\(value(of: .pair)))\n"
    case .change: return "  \(target) = same(\(value(of: .change)))\n"
    case .boxes:
      switch below(6) {
      case 0: return "  if \(target).count < 9 { \(target).append(\(value(of: .box))) }\n"
      case 1: return "  \(target).sort { $0.a < $1.a }\n"
      case 2: return "  for i in \(target).indices { \(target)[i].a &+= i; _ = double(&\(target)[i]) }\n"
      case 3: return "  \(target).swapAt(0, \(target).count - 1)\n"
      case 4: return "  \(target) = \(target).map { var own = $0; own.log &+= 3; return own }\n"
      default: return "  \(target) = same(\(value(of: .boxes)))\n"
      }
    case .maybe:
      switch below(6) {
      case 0: return "  \(target)?.a = \(value(of: .int)) % 300\n"
      case 1: return "  _ = \(target)?.push(\(value(of: .int)))\n"
      case 2: return "  \(target)?.list.append(\(value(of: .int)) % 70)\n"
      case 3: return "  if var own = \(target) { own.sum = \(value(of: .int)); \(target) = own }\n"
      case 4: return "  if \(target)?[\(value(of: .int))] == 3 { \(target) = nil } else { \(target)?[1] &+= 5 }\n"
      default: return "  \(target) = same(\(value(of: .maybe)))\n"
      }
    case .mark:
      switch below(4) {
      case 0: return "  \(target).grow()\n"
      case 1: return "  if case .line(let n) = \(target), n > \(below(9)) { \(target) = .inside(\(target), n % 40) }\n"
      case 2: return "  while case .inside(let mark, _) = \(target) { \(target) = mark }\n"
      default: return "  \(target) = same(\(value(of: .mark)))\n"
      }
    case .grid:
      switch below(5) {
      case 0: return "  if \(target).count < 9 { \(target).append(\(value(of: .list))) }\n"
      case 1: return "  for i in \(target).indices { \(target)[i].append(i) }\n"
      case 2: return "  tidy(&\(target)[\(below(2))], \(1 + below(4)))\n"
      case 3: return "  (\(target)[0], \(target)[1]) = (\(target)[1] + [1], \(target)[0] + [2])\n"
      default: return "  \(target) = same(\(value(of: .grid)))\n"
      }
    case .groups:
      switch below(5) {
      case 0: return "  \(target)[\(value(of: .int)) % 4, default: [1]].append(\(value(of: .int)) % 60)\n"
      case 1: return "  \(target)[\(below(3))]?.append(\(value(of: .int)) % 60)\n"
      case 2: return "  \(target)[\(below(3))]?[0] += 1\n"
      case 3: return "  for key in \(target).keys { tidy(&\(target)[key]!) }\n"
      default: return "  \(target)[\(below(4))] = \(value(of: .list))\n"
      }
    }
  }
}
