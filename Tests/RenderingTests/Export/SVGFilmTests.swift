import Foundation
import ShapeGeometry
import TestSupport
import Testing

@testable import Rendering
@testable import ViewTree

/// Drawings that follow each other as one SVG document.
@Suite struct SVGFilmTests {
  private func elements(_ frames: [[String]]) -> (body: [String], definitions: [String]) {
    var definitions: [String] = []
    let body = SVGFilm(frames, framesPerSecond: 2).elements { make in
      definitions.append(make("d\(definitions.count)"))
      return "d\(definitions.count - 1)"
    }
    return (body, definitions)
  }

  @Test func `what stands in all drawings is in the document once, below and above the rest`() {
    let (body, definitions) = elements([["a", "x", "z"], ["a", "y", "z"]])
    #expect(body.first == "a" && body.last == "z" && body.count == 4)
    #expect(body[1].hasPrefix("<g visibility=\"visible\"><animate") && body[1].hasSuffix("x</g>"))
    #expect(body[2].hasPrefix("<g visibility=\"hidden\"><animate") && body[2].hasSuffix("y</g>"))
    #expect(definitions.isEmpty)
  }

  @Test func `each drawing is shown in its time`() {
    let (body, _) = elements([["x"], ["y"], ["y"], ["x"]])
    #expect(body.count == 2)
    #expect(
      body[0].contains("dur=\"2s\"") && body[0].contains("values=\"visible;hidden;visible\" keyTimes=\"0;0.25;0.75\""))
    #expect(body[1].contains("values=\"hidden;visible;hidden\" keyTimes=\"0;0.25;0.75\""))
  }

  @Test func `a drawing that does not move has no animation`() {
    #expect(elements([["a", "b"], ["a", "b"]]).body == ["a", "b"])
    #expect(elements([[], []]).body.isEmpty && elements([]).body.isEmpty)
    #expect(elements([["a"]]).body == ["a"])
  }

  @Test func `marks of several drawings are defined once`() {
    let (body, definitions) = elements([["m", "p"], ["m", "q"], ["n", "p"]])
    #expect(definitions.count { $0.contains(">p<") } >= 1 && definitions.count { $0.contains(">m<") } >= 1)
    #expect(body.joined().components(separatedBy: ">q<").count == 2)
  }

  @Test(arguments: 1...60)
  func `at every time the document shows what its drawing shows`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let frames = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).map { _ in ["a", "b", "c", "d"].randomElement(using: &random) ?? "a" }
    }
    let (body, definitions) = elements(frames)
    for (index, frame) in frames.enumerated() {
      #expect(try shown(body, definitions, (Double(index) + 0.5) / Double(frames.count)) == frame, "\(seed): \(frames)")
    }
  }

  /// Returns the elements that are seen at a share of the time.
  private func shown(_ body: [String], _ definitions: [String], _ time: Double) throws -> [String] {
    var result: [String] = []
    for element in body {
      var content = element
      if element.hasPrefix("<g visibility") {
        let values = try #require(element.firstMatch(of: /values="([^"]*)" keyTimes="([^"]*)"/)?.output)
        let states = values.1.split(separator: ";")
        let times = values.2.split(separator: ";").compactMap { Double($0) }
        let present = try #require(times.lastIndex { $0 <= time })
        guard states[present] == "visible" else { continue }
        content = String(try #require(element.firstMatch(of: /\/>(.*)<\/g>$/)?.output.1))
      }
      result += try content.matches(of: /<use href="#d([0-9]+)"\/>|([a-z])/).map { match in
        if let letter = match.output.2 { return String(letter) }
        let definition = definitions[try #require(match.output.1.flatMap { Int($0) })]
        return String(try #require(definition.firstMatch(of: />([a-z])</)?.output.1))
      }
    }
    return result
  }
}
