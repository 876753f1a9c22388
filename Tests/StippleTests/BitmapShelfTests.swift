import Testing
import ViewTree

@testable import stipple

/// The shelf of images that have been read.
struct BitmapShelfTests {
  private func bitmap(_ pixels: Int) throws -> Bitmap {
    try #require(Bitmap(width: pixels, height: 1, pixels: Array(repeating: 9, count: pixels * 4)))
  }

  @Test func `the image that was taken longest ago makes room`() throws {
    var shelf = BitmapShelf(mostPixels: 10)
    for name in ["a", "b", "c"] { #expect(shelf.add(try bitmap(3), name)) }
    #expect(shelf.take("a") != nil && shelf.pixels == 9)
    #expect(shelf.add(try bitmap(4), "d"))
    #expect(shelf.pixels == 10)
    #expect(["a", "b", "c", "d"].filter { shelf.take($0) != nil } == ["a", "c", "d"])
    #expect(shelf.add(try bitmap(10), "e") && shelf.pixels == 10 && shelf.take("a") == nil)
  }

  @Test func `an image that is shown stays, and what finds no room is refused`() throws {
    var shelf = BitmapShelf(mostPixels: 10)
    #expect(shelf.add(try bitmap(6), "shown"))
    let shown = shelf.take("shown")
    #expect(!shelf.add(try bitmap(5), "other") && shelf.take("other") == nil && shelf.pixels == 6)
    #expect(shelf.add(try bitmap(4), "small") && shelf.pixels == 10)
    #expect(shown == shelf.take("shown"))
    #expect(!shelf.add(try bitmap(11), "large"))
  }

  @Test func `room is made before an image is read`() throws {
    var shelf = BitmapShelf(mostPixels: 10)
    #expect(shelf.add(try bitmap(6), "shown"))
    #expect(shelf.add(try bitmap(3), "free"))
    let shown = shelf.take("shown")
    #expect(shelf.makeRoom(for: 4) && shelf.take("free") == nil && shelf.pixels == 6)
    #expect(!shelf.makeRoom(for: 5) && shelf.take("shown") == shown)
  }

  @Test func `an image is free when its last copy has gone`() throws {
    var shelf = BitmapShelf(mostPixels: 10)
    #expect(shelf.add(try bitmap(6), "a"))
    var copies = [shelf.take("a"), shelf.take("a")]
    copies.removeLast()
    #expect(!shelf.add(try bitmap(6), "b"))
    copies.removeAll()
    #expect(shelf.add(try bitmap(6), "b") && shelf.take("a") == nil)
  }
}
