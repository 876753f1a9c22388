import Foundation
import Testing
import ViewTree

@testable import PlaygroundCore

/// Touches as they are typed.
struct ViewEventTextTests {
  @Test(arguments: [
    "press:0@0s", "step:1,-2@0.25s", "tap:20.5,-30@1.5s", "drag:1,2,3.25,4@0s", "drop:1,2,3,4@2s", "text:2,@0s",
    "text:2,a, b@home: c@0.1s", "down:1,2@0s", "up:1,2.5@0.7s", "scroll:10,20,0,-40@1s",
  ])
  func `a touch reads back as it is written`(text: String) throws {
    #expect(try #require(ViewEvent(text: text)).text == text)
  }

  @Test func `without a moment it happens at the start`() throws {
    #expect(ViewEvent(text: "press:3") == ViewEvent(.press(3), at: 0))
    #expect(ViewEvent(text: "text:0,a@home") == ViewEvent(.text(0, "a@home"), at: 0))
    #expect(ViewEvent(text: "press:3@250ms") == ViewEvent(.press(3), at: 0.25))
  }

  @Test(arguments: [
    "", "press", "press:", "press:x", "press:-1", "press:1.5", "press:1,2", "step:1", "tap:1", "tap:1,nan",
    "drag:1,2,3", "hold:1", "down:1", "up:1,2,3", "scroll:1,2,3", "press:1@", "press:1@later", "text:0", "press:1e300",
    "text:-1,a",
  ])
  func `anything else is no touch`(text: String) {
    #expect(ViewEvent(text: text) == nil)
  }

  @Test func `a moment is typed in seconds or milliseconds`() {
    #expect(["0.25s", "250ms", "0.25"].map { ViewClock.moment($0) } == [0.25, 0.25, 0.25])
    #expect(["", "s", "-1s", "1m", "3601s", "nan", "inf"].allSatisfy { ViewClock.moment($0) == nil })
  }
}
