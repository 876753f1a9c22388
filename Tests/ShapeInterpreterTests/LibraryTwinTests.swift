import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// The geometry that the interpreter offers is what the compiler finds in ShapeGeometry, under the same full names.
struct LibraryTwinTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/ShapeGeometry")

  private let native: PublicMembers

  init() throws {
    native = try PublicMembers(in: Self.folder)
  }

  /// Types that Foundation declares on Linux, with their members there.
  private static let foundation: [String: Set<String>] = [
    "CGPoint": ["init(x:y:)", "init()", "zero", "x", "y"],
    "CGSize": ["init(width:height:)", "init()", "zero", "width", "height"],
    "CGRect": [
      "init(x:y:width:height:)", "init(origin:size:)", "init()", "zero", "null", "infinite", "origin", "size", "minX",
      "midX", "maxX", "minY", "midY", "maxY", "width", "height", "isEmpty", "isNull", "isInfinite", "standardized",
      "integral", "insetBy(dx:dy:)", "offsetBy(dx:dy:)", "union(_:)", "intersection(_:)", "intersects(_:)",
      "contains(_:)", "divided(atDistance:from:)",
    ],
    "CGRectEdge": ["minXEdge", "minYEdge", "maxXEdge", "maxYEdge"],
  ]

  /// The members that the standard library's protocols add to the types that conform to them.
  private static let standardProtocols: [String: Set<String>] = [
    "OptionSet": [
      "init()", "contains(_:)", "union(_:)", "insert(_:)", "remove(_:)", "isEmpty", "intersection(_:)",
      "subtracting(_:)", "symmetricDifference(_:)", "isSubset(of:)", "isSuperset(of:)", "isDisjoint(with:)",
      "formUnion(_:)", "subtract(_:)",
    ],
    "Comparable": [">(_:_:)", "<=(_:_:)", ">=(_:_:)"],
    "Equatable": ["==(_:_:)"],
    "Hashable": ["==(_:_:)"],
  ]

  /// Types of the language itself, which have no twin in geometry: their members are Swift's and Foundation's.
  private static let language: Set<String> = [
    "Int", "Double", "CGFloat", "Float", "Bool", "String", "Array", "Range", "ClosedRange", "StrideTo", "StrideThrough",
    "FloatingPointRoundingRule", "FloatingPointSign", "ArraySlice", "Character", "Dictionary", "PartialRangeFrom",
    "PartialRangeThrough",
    "ObjectIdentifier", "PartialRangeUpTo", "Set", "Never", "Unicode.Scalar", "AffineTransform",
  ]

  /// Types that surround shapes in SwiftUI and on a device: no geometry, and of no use to one who has geometry alone.
  private static let surroundings: Set<String> = [
    "Alignment", "Axis", "Axis.Set", "ColorScheme", "Edge", "Edge.Set", "HorizontalAlignment", "HorizontalEdge",
    "TextAlignment", "UIScreen", "UUID", "VerticalAlignment", "VerticalEdge",
  ]

  private static let others = language.union(surroundings)

  /// True if a type is one of geometry, whose members ShapeGeometry or Foundation must have.
  private static func isGeometry(_ type: Nominal) -> Bool {
    !others.contains(type.name) && !LibraryTable.standard.conforms(type, to: .library("Numeric"))
  }

  private func hasTwin(_ member: String, in type: String) -> Bool {
    if native.has(member, in: type) || Self.foundation[type]?.contains(member) ?? false { return true }
    return native.inherited[type]?.contains { Self.standardProtocols[$0]?.contains(member) ?? false } ?? false
  }

  @Test func everyRowOfAGeometryTypeHasItsTwin() {
    let table = LibraryTable.standard
    var missing: [String] = []
    var count = 0
    for row in table.allRows where !row.baseName.hasPrefix("_") || row.name.hasPrefix("_path") {
      guard let nominal = row.owner?.nominal, Self.isGeometry(nominal) else { continue }
      let type = nominal.name
      count += 1
      if !hasTwin(row.name, in: type) { missing.append("\(type).\(row.name)") }
    }
    for (nominal, fields) in table.fields where Self.isGeometry(nominal) {
      for field in fields.keys where !hasTwin(field, in: nominal.name) { missing.append("\(nominal.name).\(field)") }
    }
    for (nominal, setters) in table.setters where Self.isGeometry(nominal) {
      for name in setters.keys where !hasTwin(name, in: nominal.name) { missing.append("\(nominal.name).\(name)") }
    }
    for (nominal, cases) in table.cases where Self.isGeometry(nominal) {
      for name in cases where !hasTwin(name, in: nominal.name) { missing.append("\(nominal.name).\(name)") }
    }
    #expect(missing.sorted() == [])
    #expect(count > 250)
  }

  @Test func everyOperatorAndFunctionOfGeometryHasItsTwin() {
    let table = LibraryTable.standard
    var missing: [String] = []
    for row in table.operators.values.flatMap({ $0 }) {
      let types = row.parameters.compactMap { $0.nominal?.name }
        .filter { native.names[$0] != nil && !Self.others.contains($0) }
      guard !types.isEmpty, !types.contains(where: { hasTwin(row.name, in: $0) }) else { continue }
      missing.append("\(row.name) on \(row.parameters)")
    }
    for row in table.functions.values.flatMap({ $0 }) where row.name.hasPrefix("CG") {
      if !native.has(row.name, in: "") { missing.append(row.name) }
    }
    #expect(missing.sorted() == [])
  }

  @Test func everyMemberOfThePreludesShapesHasItsTwin() throws {
    let prelude = PublicMembers(text: try EmbeddedLibrary.text(of: "Shapes"))
    var missing: [String] = []
    var count = 0
    for (type, members) in prelude.names {
      for member in members where !member.hasPrefix("_") || type == "_InsetOutline" {
        count += 1
        // Erased data natively hides its parts.
        if type != "_AnyAnimatableData", !hasTwin(member, in: type) { missing.append("\(type).\(member)") }
      }
    }
    #expect(missing.sorted() == [])
    #expect(count > 10)
  }

  @Test func aRowWithoutATwinIsNoticed() {
    #expect(!hasTwin("addLine(too:)", in: "Path"))
    #expect(!hasTwin("topRight", in: "UnitPoint"))
    #expect(hasTwin("addArc(center:radius:startAngle:endAngle:clockwise:transform:)", in: "Path"))
    #expect(hasTwin("inset(by:)", in: "Circle"))
  }
}
