import SwiftSyntax

// Generic shapes: default types for their generic parameters, used while nobody chooses others.

extension Checker {
  /// SwiftUI's shapes as a single type, so that the user can switch between them while the shape is displayed, and a
  /// value with an identity.
  private static let ownTypes = """
    struct BuiltInShape: InsettableShape {
      enum Kind { case circle, rectangle, roundedRectangle, capsule, ellipse }
      var kind: Kind
      var distance: CGFloat = 0
      func path(in rect: CGRect) -> Path {
        let rect = distance == 0 ? rect : rect.insetBy(dx: distance, dy: distance)
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        switch kind {
        case .circle: return Path(ellipseIn: square)
        case .rectangle: return Path(rect)
        case .roundedRectangle: return Path(roundedRect: rect, cornerRadius: max(0, 20 - distance), style: .continuous)
        case .capsule: return Path(roundedRect: rect, cornerRadius: side / 2, style: .continuous)
        case .ellipse: return Path(ellipseIn: rect)
        }
      }
      func inset(by amount: CGFloat) -> Self { Self(kind: kind, distance: distance + amount) }
    }
    struct BuiltInItem: Identifiable, Hashable, CustomStringConvertible {
      var id = 1
      var description: String { "\\(id)" }
    }
    """

  /// A place that no declaration of a file has, so that our declarations hide no types of the file.
  private static let ownPlace = -2

  /// Returns one of our own types. It is declared when it is first needed.
  fileprivate mutating func standIn(_ name: String) -> Nominal {
    let nominal = Nominal(name: name, isDeclared: true, place: Self.ownPlace)
    guard types[nominal] == nil else { return nominal }
    let saved = (fileScope.types, order)
    let known = functions.count
    for item in ParsedSource(ShapeSource(name: "", text: Self.ownTypes)).file.statements {
      if case .decl(let declaration) = item.item { collect(declaration, in: nil, place: Self.ownPlace) }
    }
    (declarations.fileScope.types, declarations.order) = saved
    for index in functions.indices[known...] { declarations.functions[index].isPrelude = true }
    return nominal
  }

  /// Returns types for generic parameters: built-in shapes for shapes, arrays for sequences, numbers for numbers.
  mutating func standIns(for parameters: [GenericParameter], at offset: Int) -> [GenericParameter: Type] {
    var result: [GenericParameter: Type] = [:]
    for parameter in parameters { result[parameter] = standIn(for: parameter) }
    return result
  }

  /// Returns the first class of the file that inherits from a class, or else that class.
  private func firstClass(below bound: Nominal) -> Type {
    let found = order.first { declarations.isClass($0, below: bound) && types[$0]?.generics.isEmpty ?? false }
    return types[found ?? bound]?.type ?? .nominal(bound, [])
  }

  private mutating func standIn(for parameter: GenericParameter) -> Type {
    func isBound(by names: String...) -> Bool {
      parameter.bounds.contains { bound in names.contains { declarations.refines(bound, .library($0)) } }
    }
    if let bound = parameter.bounds.first(where: { types[$0]?.kind == .reference }) { return firstClass(below: bound) }
    if let own = parameter.bounds.first(where: \.isDeclared), let type = firstType(conformingTo: own) { return type }
    if isBound(by: "Shape") { return .nominal(standIn("BuiltInShape"), []) }
    if isBound(by: "View") { return .node }
    if isBound(by: "Identifiable") { return .nominal(standIn("BuiltInItem"), []) }
    if isBound(by: "StringProtocol") { return .string }
    if isBound(by: "Sequence") { return .array(elementStandIn(for: parameter)) }
    return isBound(by: "BinaryInteger") ? .int : .double
  }

  /// Returns the type for the elements of a generic sequence.
  private mutating func elementStandIn(for parameter: GenericParameter) -> Type {
    switch parameter.element {
    case .parameter(let element)?: standIn(for: element)
    case let known?: known
    case nil: .double
    }
  }
}

extension Lowerer {
  /// Returns the type for a protocol's existential: the first type of the file that conforms, the built-in shapes
  /// for `Shape`, or texts for `AnyHashable`. Returns nil for other protocols.
  mutating func standIn(conformingTo bound: Nominal) -> Type? {
    if bound.isDeclared { return checker.firstType(conformingTo: bound) }
    if bound == Type.anyHashable.nominal { return .string }
    guard checker.declarations.refines(bound, .library("Shape")) else { return nil }
    return .nominal(checker.standIn("BuiltInShape"), [])
  }

  /// The type of the built-in shapes.
  var builtInShapeType: Type {
    .nominal(Nominal(name: "BuiltInShape", isDeclared: true, place: -2), [])
  }
}
