import PlaygroundCore
import Rendering
import Testing

/// The moments of a view side by side.
struct FilmStripTests {
  @Test func `C shows the moments from the last touch to rest, and enter goes to one of them`() throws {
    var playground = MovingViews.playground()
    try playground.press("i enter wait:2s enter wait:300ms C")
    #expect(playground.scope == .sheet)
    #expect(playground.view().text(row: 1).contains("moments from 2.00 s to 3.00 s"))
    #expect(playground.view().plainText.contains("> 2.29 s <"), "the picture next to the shown moment is selected")
    try playground.press("home enter")
    #expect(playground.mode == .browsing)
    #expect(playground.viewClock.moment == 2)
    #expect(!playground.viewClock.isPlaying)
  }

  @Test func `esc leaves it with the moment as it was`() throws {
    var playground = MovingViews.playground()
    try playground.press("i enter wait:300ms")
    let moment = playground.viewClock.moment
    try playground.press("C home esc")
    #expect(playground.viewClock.moment == moment)
  }

  @Test func `two seconds are shown of endless motion`() throws {
    var playground = MovingViews.playground("Wheel")
    try playground.press("C")
    #expect(playground.view().text(row: 1).contains("moments from 0.00 s to 2.00 s"))
  }

  @Test func `a view that does not move says so`() throws {
    var playground = MovingViews.playground("Still")
    try playground.press("C")
    #expect(playground.view().text(row: 1).contains("nothing moves after 0.00 s"))
  }

  @Test func `a shape has no moments`() throws {
    var playground = MovingViews.playground("Disc")
    try playground.press("C")
    #expect(playground.notice == "a shape moves from its bookmark: change a value first; c shows a parameter's values")
  }
}
