import Testing

@testable import ShapeInterpreter

/// The list of what is supported is made of what the checker itself looks up.
struct SupportedLibraryTests {
  private let library = SupportedLibrary()

  private func members(_ type: String) -> [String] { library.types.first { $0.name == type }?.members ?? [] }

  @Test func rowsFieldsAndThePreludesMembersAreListed() {
    #expect(members("Path").contains("addLine(to:)"))
    #expect(members("Path").contains("forEach(_:)"))
    #expect(members("CGRect").contains("midX"))
    #expect(members("CGRect").contains("origin"))
    #expect(members("Shape").contains("rotation(_:anchor:)"))
    #expect(members("Sequence").contains("map(_:)"))
    #expect(members("Array").contains("swapAt(_:_:)"))
    #expect(members("CGLineCap") == ["butt", "round", "square"])
    #expect(members("Path.Element").contains("curve(to:control1:control2:)"))
    #expect(members("AnimatablePair").starts(with: ["init(_:_:)"]))
    #expect(members("RoundedRectangle").prefix(2) == ["init(cornerRadius:style:)", "init(cornerSize:style:)"])
    #expect(library.functions.contains("CGAffineTransformMakeRotation(_:)"))
    #expect(library.functions.contains("zip(_:_:)"))
    #expect(library.operators.contains("+(_:_:)"))
  }

  @Test func everyRowIsListed() {
    for row in LibraryTable.standard.allRows where !row.name.hasPrefix("_") {
      let names =
        switch row.role {
        case .function: library.functions
        case .operator: library.operators
        default: members(row.owner?.nominal?.name ?? "")
        }
      #expect(names.contains(row.name), "\(row.name)")
    }
  }

  @Test func nothingOfTheLibrarysOwnIsListed() {
    #expect(!library.types.contains { $0.name.hasPrefix("_") })
    let names = library.types.flatMap { [$0.name] + $0.members } + library.functions + library.operators
    let own = names.filter { $0.wholeMatch(of: /_.*|.*[(:]_\w.*|some .*/) != nil }
    #expect(own == [])
    #expect(library.operators.filter { $0.first!.isLetter } == ["postfix ...(_:)"])
  }

  @Test func modifiersWithoutEffectAndMissingOnesAreListedApart() {
    #expect(library.idleModifiers.contains("onHover") && !library.idleModifiers.contains("onAppear"))
    #expect(library.missingModifiers.contains("searchSuggestions"))
    let known = Set(members("View").map { String($0.prefix { $0 != "(" }) })
    #expect(known.isDisjoint(with: library.missingModifiers))
    #expect(library.text().contains("\nModifiers of views that change nothing in a still picture\n  "))
    #expect(library.text().contains("\nModifiers that a view is shown without, with a warning\n  "))
  }

  @Test func theTextIsWrapped() {
    let lines = library.text(width: 60).split(separator: "\n")
    #expect(lines.contains("Angle"))
    #expect(lines.contains { $0.hasPrefix("  init() init(degrees:)") })
    #expect(lines.allSatisfy { $0.count <= 60 || $0.split(separator: " ").count == 1 })
  }
}
