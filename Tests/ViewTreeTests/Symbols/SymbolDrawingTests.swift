import Foundation
import ShapeGeometry
import Testing

@testable import ViewTree

/// Symbols are lines and areas on one grid, put together from drawings, figures, slashes and badges.
@Suite struct SymbolDrawingTests {
  private func drawing(_ name: String, weight: CGFloat = 0, isLayered: Bool = false) throws -> SymbolDrawing {
    try #require(SymbolDrawing(name, weight: weight, isLayered: isLayered), "\(name) is drawn")
  }

  @Test func `every symbol keeps to the grid in both forms`() throws {
    let grid = CGRect(x: 0, y: 0, width: SymbolDrawing.side, height: SymbolDrawing.side)
    #expect(SymbolTable.all.count > 300)
    for name in SymbolTable.all.keys.sorted() {
      for form in [name, name + ".fill", name + ".slash", name + ".circle.fill"] {
        let box = try drawing(form).bounds
        #expect(grid.insetBy(dx: -0.1, dy: -0.1).contains(box), "\(form) lies in \(box)")
      }
    }
  }

  @Test func `all data of the tables are paths`() {
    func figures(_ part: SymbolPart) -> [SymbolFigure] {
      switch part {
      case .line(let figure), .body(let figure), .mark(let figure), .area(let figure), .dot(let figure),
        .ring(let figure):
        [figure]
      case .second(let inner): figures(inner)
      }
    }
    for (name, parts) in SymbolTable.all {
      #expect(!parts.isEmpty)
      for figure in parts.flatMap(figures) { #expect(!figure.path.isEmpty, "\(name): \(figure)") }
    }
    for alias in SymbolTable.aliases { #expect(SymbolName(alias.value) != nil, "\(alias)") }
    for enclosure in SymbolTable.enclosures.values { #expect(SymbolTable.all[enclosure.name] != nil) }
  }

  @Test func `a name is taken apart from its end`() throws {
    let seal = try #require(SymbolName("checkmark.seal.fill"))
    #expect(seal.base == "checkmark" && seal.enclosure == "seal" && seal.isFilled && !seal.isSlashed)
    let bell = try #require(SymbolName("bell.slash.fill"))
    #expect(bell.base == "bell" && bell.enclosure == nil && bell.isFilled && bell.isSlashed)
    let folder = try #require(SymbolName("folder.fill.badge.plus"))
    #expect(folder.base == "folder" && folder.isFilled && folder.badge == "plus")
    #expect(SymbolName("bell.badge")?.badge == "")
    #expect(SymbolName("42.circle")?.base == "42")
    #expect(SymbolName("star.leadinghalf.filled")?.isFilled == false, "the whole name is that of a drawing")
    #expect(SymbolName("star.fill.circle.fill")?.enclosure == "circle", "as a variant of the surroundings makes it")
    for name in ["", ".", "fill", "circle.nothing", "nosuchsymbol", "badge", "bell.badge.nosuch", "plus..circle"] {
      #expect(SymbolName(name) == nil, "\(name)")
    }
  }

  @Test func `the filled form is an area, and what lies in a filled figure is cut out of it`() throws {
    let (plain, filled) = (try drawing("heart"), try drawing("heart.fill"))
    #expect(plain.layers[0].area.isEmpty && !plain.layers[0].lines.isEmpty)
    #expect(filled.layers[0].lines.isEmpty && filled.layers[0].area.contains(CGPoint(x: 12, y: 12)))
    let plus = try drawing("plus.circle.fill").layers[0].area
    #expect(!plus.contains(CGPoint(x: 12, y: 12)) && plus.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func `levels are painted apart only if they are wanted`() throws {
    #expect(try drawing("xmark.circle.fill").layers.map(\.level) == [0])
    let apart = try drawing("xmark.circle.fill", isLayered: true).layers
    #expect(apart.map(\.level) == [1, 0], "the figure lies behind")
    #expect(apart[0].area.contains(CGPoint(x: 12, y: 12)), "and is whole")
    #expect(try drawing("cloud.rain", isLayered: true).layers.map(\.level) == [1, 0])
  }

  @Test func `a slash leaves a gap around it`() throws {
    let eye = try drawing("eye.slash")
    let gap = try #require(eye.gap)
    #expect(gap.contains(CGPoint(x: 12, y: 12)) && !gap.contains(CGPoint(x: 12, y: 18)))
    #expect(eye.added.count == 1)
  }

  @Test func `a heavier weight has wider lines`() throws {
    let widths = try [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62, 2].map {
      try drawing("plus", weight: $0).lineWidth
    }
    #expect(widths == widths.sorted() && widths[0] < widths[3] && widths[3] < widths[6])
    #expect(widths[8] == widths[9])
  }
}
