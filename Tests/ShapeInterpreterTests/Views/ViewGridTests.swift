import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// The wishes of the cells of grids, and the sides of lazy grids.
struct ViewGridTests {
  private func listing(_ body: String) throws -> String {
    let source = ViewSource(body: body)
    #expect(source.program.diagnostics.isEmpty)
    return try source.listing()
  }

  @Test func cellsHaveWishes() throws {
    #expect(
      try listing(
        """
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { Color.red.frame(width: 60, height: 4).gridCellColumns(2); Color.red.frame(width: 5, height: 4) }
          GridRow(alignment: .bottom) {
            Color.green.frame(width: 10, height: 20)
            Color.blue.frame(width: 8, height: 6).gridColumnAlignment(.trailing)
            Color.pink.frame(width: 5, height: 5).gridCellAnchor(UnitPoint(x: 0.5, y: 0.2))
          }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
        """) == """
          Grid 67.5 37.833 65 24.333
            gridCellColumns 67.5 37.833 60 4
              frame 67.5 37.833 60 4
                Color 67.5 37.833 60 4
            frame 127.5 37.833 5 4
              Color 127.5 37.833 5 4
            frame 67.5 41.833 10 20
              Color 67.5 41.833 10 20
            gridColumnAlignment 119.5 55.833 8 6
              frame 119.5 55.833 8 6
                Color 119.5 55.833 8 6
            gridCellAnchor 127.5 44.833 5 5
              frame 127.5 44.833 5 5
                Color 127.5 44.833 5 5
            gridCellUnsizedAxes 67.5 61.833 65 0.333
              Divider 67.5 61.833 65 0.333
          """)
  }

  @Test func theTextsOfARowStandOnOneLine() throws {
    let source = ViewSource(
      body: "Grid(alignment: .leadingLastTextBaseline) { GridRow { Text(\"a\\nb\"); Text(\"B\").font(.largeTitle) } }")
    let cells = try #require(try source.views().root).children
    let lower = cells.map { $0.frame.maxY }
    // The descenders of 17 and 34 points hang below the line.
    #expect(abs((lower[1] - lower[0]) - 4.101) < 0.3)
  }

  @Test func aPriorityInAGridIsThatOfItsColumn() throws {
    let row = "GridRow { Color.red.frame(minWidth: 10); Color.blue.layoutPriority(1) }"
    #expect(
      try listing("Grid(horizontalSpacing: 0) { \(row) }") == """
        Grid 0 0 200 100
          frame 0 0 10 100
            Color 0 0 10 100
          layoutPriority 10 0 190 100
            Color 10 0 190 100
        """)
  }

  @Test func theHeaderAndTheFooterOfASectionTakeTheWholeWidth() throws {
    let source = ViewSource(
      body: """
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
          ForEach(0..<2) { number in
            Section {
              ForEach(0..<number + 1) { _ in Color.red.frame(height: 4) }
            } header: {
              Color.blue.frame(height: 6)
            } footer: {
              Color.green.frame(height: 2)
            }
          }
          Color.black.frame(height: 1)
        }
        """)
    #expect(source.errors == [])
    let frames = try #require(try source.views(width: 108, height: 25).root).children.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 108, height: 6), CGRect(x: 0, y: 6, width: 50, height: 4),
        CGRect(x: 0, y: 10, width: 108, height: 2), CGRect(x: 0, y: 12, width: 108, height: 6),
        CGRect(x: 0, y: 18, width: 50, height: 4), CGRect(x: 58, y: 18, width: 50, height: 4),
        CGRect(x: 0, y: 22, width: 108, height: 2), CGRect(x: 0, y: 24, width: 50, height: 1),
      ])
  }

  @Test func theHeaderOfASectionInARowOfCellsTakesTheWholeHeight() throws {
    let source = ViewSource(
      body: """
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
          Section("Head") { Color.red.frame(width: 4); Color.red.frame(width: 4) }
        }
        """)
    let cells = try #require(try source.views().root).children
    #expect(cells[0].frame.midY == 50 && cells[1].frame.minX == cells[0].frame.maxX)
    #expect(cells[2].frame.minX == cells[1].frame.minX)
  }

  @Test func lazyGridsHaveSides() throws {
    #expect(
      try listing(
        """
        VStack(spacing: 0) {
          LazyVGrid(columns: [GridItem(.fixed(30), alignment: .trailing)], alignment: .leading) {
            Color.red.frame(width: 10, height: 4)
          }
          LazyVGrid(columns: [GridItem(.fixed(30))], alignment: .trailing) { Color.red.frame(width: 10, height: 4) }
        }
        """) == """
          VStack 0 46 200 8
            LazyVGrid 0 46 200 4
              frame 20 46 10 4
                Color 20 46 10 4
            LazyVGrid 0 50 200 4
              frame 180 50 10 4
                Color 180 50 10 4
          """)
  }
}
