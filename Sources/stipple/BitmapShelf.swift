import ViewTree

/// Images that have been read, by names. Those that nobody else holds make room for others.
struct BitmapShelf: Sendable {
  /// The greatest number of pixels in all images.
  let mostPixels: Int
  /// The number of pixels in all images.
  private(set) var pixels = 0
  private var images: [String: Bitmap] = [:]
  /// The names, the one that was taken last at the end.
  private var order: [String] = []

  init(mostPixels: Int) { self.mostPixels = mostPixels }

  /// Returns the image of a name; nil if it is not there.
  mutating func take(_ name: String) -> Bitmap? {
    guard let image = images[name] else { return nil }
    order.removeAll { $0 == name }
    order.append(name)
    return image
  }

  /// Makes room for so many pixels: it removes images that nobody else holds, as many as needed, and the one that was
  /// taken last goes last. It returns false if that is not enough.
  mutating func makeRoom(for count: Int) -> Bool {
    for other in order where pixels + count > mostPixels { removeUnlessHeld(other) }
    return pixels + count <= mostPixels
  }

  /// Adds an image, for which others make room; returns false if there is not enough.
  mutating func add(_ image: Bitmap, _ name: String) -> Bool {
    guard images[name] == nil else { return true }
    let count = image.width * image.height
    guard makeRoom(for: count) else { return false }
    images[name] = image
    order.append(name)
    pixels += count
    return true
  }

  private mutating func removeUnlessHeld(_ name: String) {
    guard images[name]?.isUnshared == true, let image = images.removeValue(forKey: name) else { return }
    order.removeAll { $0 == name }
    pixels -= image.width * image.height
  }
}
