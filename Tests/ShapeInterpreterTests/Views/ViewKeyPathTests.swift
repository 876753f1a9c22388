import Testing

@testable import ShapeInterpreter

/// Key paths as values: they are compared, and may begin with a type within a type.
struct ViewKeyPathTests {
  private let hike = """
    struct Hike {
      struct Part { var pace: Range<Double>; var height: Range<Double>; var place = Place(); struct Place { var x = 1.0, y = 2.0 } }
      var parts: [Part]
    }
    func name(_ path: KeyPath<Hike.Part, Range<Double>>) -> String {
      switch path {
      case \\.pace: return "pace"
      case \\.height: return "height"
      default: return "other"
      }
    }
    func span<C: Collection>(_ ranges: C) -> Range<Double> where C.Element == Range<Double> {
      guard !ranges.isEmpty else { return 0..<0 }
      return ranges.lazy.map { $0.lowerBound }.min()!..<ranges.lazy.map { $0.upperBound }.max()!
    }
    """

  @Test func keyPathsAreCompared() throws {
    let source = ViewSource(
      body: """
        Text(verbatim: "\\(name(path)) \\(name(\\.height)) \\(paths.map { name($0.1) }) \\(path == paths[0].1) \\(path != paths[1].1)")
        """,
      members: """
        @State var path = \\Hike.Part.pace
        let paths = [("A", \\Hike.Part.pace), ("B", \\Hike.Part.height)]
        """, hike)
    #expect(source.errors == [])
    #expect(try source.texts() == [#"pace height ["pace", "height"] true true"#])
  }

  @Test func pathsThroughSeveralPropertiesDiffer() throws {
    let source = ViewSource(
      body: """
        Text(verbatim: "\\(same(\\Hike.Part.place.x, \\.place.x)) \\(same(\\Hike.Part.place.x, \\.place.y)) \\(same(\\Hike.Part.Place.x, \\.x))")
        """, members: "func same<A, B>(_ a: KeyPath<A, B>, _ b: KeyPath<A, B>) -> Bool { a == b }", hike)
    #expect(source.errors == [])
    #expect(try source.texts() == ["true false true"])
  }

  @Test func aLazySequenceIsACollection() throws {
    let source = ViewSource(
      body: """
        let hike = Hike(parts: [Hike.Part(pace: 3..<5, height: 1..<2), Hike.Part(pace: 2..<4, height: 7..<9)])
        return Text(verbatim: "\\(span(hike.parts.lazy.map { $0.pace })) \\(span([Int]().lazy.map { 0.0..<Double($0) })) \\([4, 5].lazy.map { $0 * 2 }[1])")
        """, hike)
    #expect(source.errors == [])
    #expect(try source.texts() == ["2.0..<5.0 0.0..<0.0 10"])
  }
}
