import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The operators and precedence groups of a file beside the standard library's.
///
/// The file's declarations win over the library's. A relation `lowerThan` is turned into `higherThan` of the other
/// group, since `OperatorTable` takes it for its opposite (in swift-syntax 603).
struct OwnOperators {
  private var groups: [String: PrecedenceGroup] = [:]
  private var operators: [String: Operator] = [:]
  /// True if the table that `OperatorTable` makes of the declarations is the right one.
  private(set) var arePlain = true

  /// Reads the declarations at the top level of a file.
  init(_ file: SourceFileSyntax) {
    add(file)
    let standard = OperatorTable.swift
    for (_, own) in operators {
      let known =
        switch own.kind {
        case .infix: standard.infixOperator(named: own.name)
        case .prefix: standard.prefixOperator(named: own.name)
        case .postfix: standard.postfixOperator(named: own.name)
        }
      if known != nil { arePlain = false }
    }
  }

  /// Returns the table of the library's operators and the file's.
  func table(errorHandler: (OperatorError) -> Void) -> OperatorTable {
    var all = self
    let (ownGroups, ownOperators) = (groups, operators)
    (all.groups, all.operators) = ([:], [:])
    all.add(Parser.parse(source: OperatorTable.swift.description))
    all.groups.merge(ownGroups) { $1 }
    all.operators.merge(ownOperators) { $1 }
    for (name, group) in all.groups {
      // A relation to an unknown group stays, to be reported.
      for relation in group.relations where relation.kind == .lowerThan && all.groups[relation.groupName] != nil {
        all.groups[relation.groupName]?.relations.append(.higherThan(name))
      }
      let known = all.groups.keys
      all.groups[name]?.relations.removeAll { $0.kind == .lowerThan && known.contains($0.groupName) }
    }
    return OperatorTable(
      precedenceGroups: Array(all.groups.values), operators: Array(all.operators.values), errorHandler: errorHandler)
  }

  private mutating func add(_ file: SourceFileSyntax) {
    for item in file.statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let node = declaration.as(OperatorDeclSyntax.self) {
        let kind = OperatorKind(rawValue: node.fixitySpecifier.text) ?? .infix
        let group = node.operatorPrecedenceAndTypes?.precedenceGroup.text
        operators["\(kind.rawValue) \(node.name.text)"] = Operator(
          kind: kind, name: node.name.text,
          precedenceGroup: kind == .infix ? group ?? "DefaultPrecedence" : nil)
      } else if let node = declaration.as(PrecedenceGroupDeclSyntax.self) {
        groups[node.name.text] = PrecedenceGroup(node)
        if groups[node.name.text]?.relations.contains(where: { $0.kind == .lowerThan }) ?? false { arePlain = false }
      }
    }
  }
}

extension PrecedenceGroup {
  fileprivate init(_ node: PrecedenceGroupDeclSyntax) {
    self.init(name: node.name.text)
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let isLower = relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.lowerThan)
        for other in relation.precedenceGroups {
          relations.append(isLower ? .lowerThan(other.name.text) : .higherThan(other.name.text))
        }
      case .precedenceGroupAssignment(let node): assignment = node.value.tokenKind == .keyword(.true)
      case .precedenceGroupAssociativity(let node): associativity = Associativity(rawValue: node.value.text) ?? .none
      }
    }
  }
}
