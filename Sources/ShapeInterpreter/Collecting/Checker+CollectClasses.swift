import SwiftSyntax

// Collecting classes: what no member of another type has.

extension Checker {
  /// Records a deinitializer as a method without a name of its own.
  mutating func collectDeinitializer(_ node: DeinitializerDeclSyntax, in outer: TypeContext?) {
    guard let outer, outer.isReference else { return }
    declarations.append(
      FunctionDeclaration(
        id: functions.count, kind: .function, name: "deinit", parameters: [], body: node.body?.statements,
        owner: outer.type, generics: outer.generics, offset: node.offset))
    let id = functions.count - 1
    declarations.types[outer.nominal]?.deinitializer = id
  }

  /// Adds `init()` to a class without a superclass that declares no initializer. Whether its properties allow it is
  /// found where it is called.
  mutating func addPlainInitializer(to outer: TypeContext) {
    guard declarations.superclass(of: outer.nominal) == nil, members[outer.nominal]?.initializers.isEmpty ?? true else {
      return
    }
    declarations.append(
      FunctionDeclaration(
        id: functions.count, kind: .initializer, name: "init", parameters: [], body: CodeBlockItemListSyntax([]),
        owner: outer.type, generics: outer.generics, isStatic: true, fillsObject: true,
        offset: types[outer.nominal]?.offset ?? 0))
    let id = functions.count - 1
    declarations.members[outer.nominal, default: MemberTable()].initializers.append(id)
  }
}

extension AttributeListSyntax {
  /// The name in the attribute `@Observable`, or nil if there is none.
  var observable: TypeSyntax? { type(namedBy: ["Observable"]) }
}
