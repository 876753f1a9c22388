import Foundation
import Rendering
import ShapeGeometry
import Testing

@testable import PlaygroundCore

/// The grid in points, and the coordinates under the mouse.
@Suite struct RulerTests {
  private func canvas(_ keys: String, _ columns: Int = 40, _ rows: Int = 12) throws -> String {
    var playground = Sample.playground()
    try playground.press(keys)
    return playground.canvasView(size: ScreenSize(columns: columns, rows: rows)).plainText
  }

  @Test func `lines stand at round coordinates, with numbers at the edges`() throws {
    #expect(
      try canvas("f f #") == """
                ⠅0          ⠅100       ⢐200
        0⠄⠄⠄⠄⠄⠄⠄⠅⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠅⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⢔⠄⠄⠄⠄⠄⠄⠄⠄
                ⠅⡏⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠌⠉⠉⠉⠉⠉⠉⠉⠉⠉⢹⢐
                ⠅⡇          ⠅         ⢸⢐
                ⠅⡇          ⠅         ⢸⢐
                ⠅⡇          ⠅         ⢸⢐
                ⠅⡇          ⠅         ⢸⢐
        100⠐⠐⠐⠐⠐⠕⡗⠐⠐⠐⠐⠐⠐⠐⠐⠐⠐⠕⠐⠐⠐⠐⠐⠐⠐⠐⠐⢨⢐⠐⠐⠐⠐⠐⠐⠐⠐
                ⠅⡇          ⠅         ⢸⢐
                ⠅⣇⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣅⣀⣀⣀⣀⣀⣀⣀⣀⣀⣸⢐
                ⠅           ⠅          ⢐
                ⠅           ⠅          ⢐

        """)
  }

  @Test func `a larger picture has finer steps`() throws {
    func steps(_ keys: String) throws -> Set<Double> {
      let row = try canvas(keys, 60, 20).split(separator: "\n")[0]
      let numbers = row.matches(of: /-?[0-9.]+/).compactMap { Double($0.output) }
      return Set(zip(numbers.dropFirst(), numbers).map { $0 - $1 })
    }
    #expect(try steps("#") == [50])
    #expect(try steps("# + + + +") == [20])
    #expect(try steps("# _ _ _ _") == [200])
  }

  @Test func `the place under the mouse is told where the ruler is shown`() throws {
    var playground = Sample.playground()
    let canvas = try #require(playground.layout?.canvas)
    let move = Mouse(.drag, column: canvas.column + canvas.columns / 2, row: canvas.row + canvas.rows / 2)
    playground.update(.mouse(move))
    #expect(playground.pointerText == nil)
    try playground.press("#")
    playground.update(.mouse(move))
    #expect(playground.statusText.hasPrefix(" x "), "\(playground.statusText)")
    playground.update(.mouse(Mouse(.drag, column: 1, row: 1)))
    #expect(playground.pointerText == nil, "beside the canvas there is no place")
  }

  @Test func `a click on a shape tells its place without the ruler`() throws {
    var playground = Sample.playground()
    let canvas = try #require(playground.layout?.canvas)
    for action in [Mouse.Action.press, .release] {
      playground.update(.mouse(Mouse(action, column: canvas.column + 2, row: canvas.row + 2)))
    }
    #expect(playground.statusText.hasPrefix(" x "))
  }

  @Test func `a grid of an empty or endless picture has no lines`() throws {
    for rect in [CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 0, y: 0, width: 1e300, height: 1e300)] {
      var playground = Playground(
        files: Sample.playground().files, size: ScreenSize(columns: 80, rows: 24), proposal: rect)
      playground.settle()
      try playground.press("#")
      #expect(!playground.view().plainText.isEmpty)
    }
  }
}
