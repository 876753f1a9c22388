import Testing

@testable import ShapeInterpreter

/// The surroundings of a shape: edges and axes, and the sets of them.
struct SurroundingsTests {
  @Test func setsOfEdgesAreNamedWhereTheirMembersAre() throws {
    let found = try Interpretation.numbers(
      "Edge.Set.horizontal.contains(.leading) ? 1 : 0",
      "Edge.Set.vertical.contains(.init(edge)) ? 1 : 0",
      "Edge.Set.horizontal.contains(.init(edge)) ? 1 : 0",
      "all.subtracting(Edge.Set(.leading)) == [.top, .bottom, .trailing] ? 1 : 0",
      "CGFloat(([.bottom, .trailing] as Edge.Set).rawValue)",
      "Edge.Set(rawValue: 10) == .horizontal ? 1 : 0",
      "CGFloat(Edge.allCases.filter { all.contains(Edge.Set($0)) }.count)",
      setUp: "let edge = Edge.top; let all: Edge.Set = .all")
    #expect(found == [1, 1, 0, 1, 12, 1, 4])
  }

  @Test func setsOfAxesAreNamedAlike() throws {
    let found = try Interpretation.numbers(
      "Axis.Set.vertical.contains(.init(axis)) ? 1 : 0", "both.contains(Axis.Set(.horizontal)) ? 1 : 0",
      "CGFloat(both.rawValue)", "Axis.Set().isEmpty ? 1 : 0",
      setUp: "let axis = Axis.vertical; let both: Axis.Set = [.horizontal, .vertical]")
    #expect(found == [1, 1, 3, 1])
  }

  @Test func typesWithinOthersAreFoundInExpressions() throws {
    let found = try Interpretation.numbers(
      "Double(Path.AnimatableData.zero == EmptyAnimatableData() ? 1 : 0)",
      "Angle.AnimatableData(3)", "[CGFloat].Element(4)", "Kind.Size(5)", "Kind.Inner(x: 6).x", "first(of: [7, 8])",
      declarations: """
        enum Kind {
          typealias Size = CGFloat
          struct Inner { var x: CGFloat }
        }
        func first<S: Sequence>(of items: S) -> CGFloat where S.Element == CGFloat {
          S.Element(1) * items.reduce(S.Element.zero) { $0 == 0 ? $1 : $0 }
        }
        """)
    #expect(found == [1, 3, 4, 5, 6, 7])
  }
}
