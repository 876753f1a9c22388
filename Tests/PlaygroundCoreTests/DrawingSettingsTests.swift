import Foundation
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing
import ViewTree

@testable import PlaygroundCore

@Suite struct DrawingSettingsTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  private func settings(_ changes: [String: ParameterValue] = [:]) -> DrawingSettings {
    DrawingSettings(values: DrawingSettings.parameters.map { changes[$0.name] ?? $0.initial })
  }

  private func layers(_ settings: DrawingSettings, of path: Path, work: inout DrawingWork) -> [Layer] {
    let (fill, stroke) = (Theme.standard.fill, Theme.standard.stroke)
    return settings.displayList(of: path, fill: fill, stroke: stroke, work: &work)
      .layers(OutlineAccuracy(leastLineWidth: 2, tolerance: 0.05, reach: 1e6), work: &work)
  }

  private func layers(_ settings: DrawingSettings, of path: Path) -> [Layer] {
    var work = DrawingWork()
    return layers(settings, of: path, work: &work)
  }

  @Test func eachStyleHasItsLayers() {
    #expect(layers(settings(["style": .choice(0)]), of: square).map(\.paint) == [Theme.standard.fill])
    #expect(layers(settings(["style": .choice(1)]), of: square).map(\.paint) == [Theme.standard.stroke])
    #expect(layers(settings(), of: square).map(\.paint) == [Theme.standard.fill, Theme.standard.stroke])
    #expect(layers(settings(["lineWidth": .number(0)]), of: square).count == 1, "no line, no layer")
  }

  @Test func valuesReachTheLayers() {
    #expect(layers(settings(), of: square)[0] == Layer(outline: square, rule: .nonZero, paint: Theme.standard.fill))
    #expect(layers(settings(["fillRule": .choice(1)]), of: square)[0].rule == .evenOdd)
    let half = layers(settings(["trimTo": .number(0.5)]), of: square)[0].outline
    #expect(half == square.trimmedPath(from: 0, to: 0.5) && half != square)
    func outline(_ changes: [String: ParameterValue]) -> CGRect {
      layers(settings(changes), of: square)[1].outline.boundingRect
    }
    #expect(abs(outline(["lineWidth": .number(10)]).width - 110) < 1e-6)
    #expect(abs(outline(["lineWidth": .number(0.5)]).width - 102) < 1e-6, "never thinner than the least width")
    let joins = (0..<3).map { layers(settings(["lineJoin": .choice($0)]), of: square)[1].outline }
    #expect(joins[0] != joins[1] && joins[1] != joins[2] && joins[0] != joins[2])
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 50, y: 0))
    }
    let widths = (0..<3).map {
      layers(settings(["lineCap": .choice($0), "lineWidth": .number(10)]), of: line)[1].outline.boundingRect.width
    }
    #expect(abs(widths[0] - 50) < 0.1 && abs(widths[1] - 60) < 0.1 && abs(widths[2] - 60) < 0.1)
  }

  @Test func `colours are SwiftUI's, and replace the playground's own`() {
    func color(_ name: String) -> ParameterValue {
      .choice((DrawingColor.allCases.firstIndex { $0.rawValue == name } ?? -2) + 1)
    }
    let layers = layers(settings(["fillColor": color("red"), "lineColor": color("black")]), of: square)
    #expect(layers.map(\.paint.color) == [DisplayColor(bytes: 255, 59, 48), DisplayColor(bytes: 0, 0, 0)])
    #expect(settings(["ground": color("white")]).ground == .white && settings().ground == nil)
    #expect(Set(DrawingColor.allCases.map(\.resolved)).count == DrawingColor.allCases.count)
  }

  @Test func `a dash is as long as the gap behind it`() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 50, y: 0))
    }
    let dashed = layers(settings(["dash": .number(10)]), of: line)[1].outline
    #expect(dashed.elements.count { if case .move = $0 { true } else { false } } == 3)
    #expect(abs(dashed.boundingRect.width - 50) < 0.1)
  }

  @Test func `on a ground a shape is drawn as views are`() throws {
    var playground = Sample.playground()
    try playground.press("f f")
    let row = try #require(playground.parameters.firstIndex { $0.name == "ground" })
    playground.set(.choice(DrawingColor.allCases.firstIndex(of: .white)! + 1), row: row)
    playground.settle()
    let screen = playground.canvasView(size: ScreenSize(columns: 20, rows: 10))
    let grounds = (0..<10).flatMap { row in (0..<20).map { screen[$0, row].style.background } }
    #expect(grounds.contains(.rgb(255, 255, 255)))
    #expect(playground.session.drawing["ground"] == .choice("white"), "it is kept")
    var work = DrawingWork()
    #expect(playground.export(work: &work)?.ground == ResolvedColor(red: 1, green: 1, blue: 1))
  }

  @Test func whatIsNoNumberIsLeftOutAndWhatIsTooFarIsOnlyFilled() {
    var path = square
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 1e9, y: 0), control: CGPoint(x: 5, y: 5))
    let layers = layers(settings(), of: path)
    #expect(layers[0].outline.elements.count == square.elements.count + 2)
    #expect(layers[1].outline.boundingRect.width < 110)
  }

  @Test func aStopEndsTrimsAndStrokes() {
    let stop = StopSignal()
    func count(_ changes: [String: ParameterValue]) -> Int {
      var work = DrawingWork { stop.isRaised }
      let layers = layers(settings(changes), of: square, work: &work)
      #expect(!work.isSpent)
      return layers.count
    }
    #expect(count([:]) == 2)
    #expect(count(["trimTo": .number(0.5)]) == 2)
    stop.raise()
    #expect(count([:]) == 1, "the fill needs no work, the outline is not drawn")
    #expect(count(["trimTo": .number(0.5)]) == 0)
  }

  @Test func anOutlineThatTakesTooLongIsLeftOutAndSaid() {
    let wave = Path { path in
      path.move(to: .zero)
      for index in 0..<1_000 {
        let x = CGFloat(index)
        path.addCurve(
          to: CGPoint(x: x + 1, y: 0), control1: CGPoint(x: x, y: 50), control2: CGPoint(x: x + 1, y: -50))
      }
    }
    func paint(_ changes: [String: ParameterValue], units: Int) -> (layers: Int, isSpent: Bool) {
      var work = DrawingWork(units)
      let layers = layers(settings(changes), of: wave, work: &work)
      return (layers.count, work.isSpent)
    }
    #expect(paint([:], units: DrawingWork.usual) == (2, false))
    #expect(paint([:], units: 1_000) == (1, true))
    #expect(paint(["trimTo": .number(0.5)], units: 1_000) == (0, true))
    #expect(paint(["style": .choice(0)], units: 1_000) == (1, false), "an area costs nothing")
  }

  @Test func missingValuesAreStartValues() {
    #expect(DrawingSettings(values: []) == settings())
  }
}
