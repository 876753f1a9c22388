import ShapeGeometry

/// The outcome of an article's examples, beside what the article says of it.
struct Article {
  /// The article's file.
  var name: String
  /// The texts that the examples print, and those that the article promises.
  var printed: [String] = []
  var promised: [String] = []
  /// The paths that the article shows, their pictures in Braille, and the lines where these start.
  var pictures: [(path: Path, braille: String, line: Int)] = []
}
