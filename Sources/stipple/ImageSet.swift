import Foundation

/// The content of an image set's file.
struct ImageSet: Decodable {
  var images: [Entry]?
  var properties: Properties?

  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Properties: Decodable {
    var intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  init?(_ data: Data) {
    guard let set = try? JSONDecoder().decode(ImageSet.self, from: data) else { return nil }
    self = set
  }

  var isTemplate: Bool { properties?.intent == "template" }

  /// Returns the file with the most pixels for a point in a colour scheme; those for all devices come first.
  func best(isDark: Bool) -> (file: String, scale: CGFloat)? {
    for idiom in ["universal", "iphone"] {
      let fitting = (images ?? []).filter { entry in
        let appearances = entry.appearances ?? []
        let isPlain = appearances.allSatisfy { $0.appearance == "luminosity" }
        return (entry.idiom ?? "universal") == idiom && isPlain
          && appearances.contains { $0.value == "dark" } == isDark
      }
      let files = fitting.compactMap { entry -> (file: String, scale: CGFloat)? in
        // A file lies in the set's folder itself.
        guard let file = entry.filename, !file.contains("/") else { return nil }
        return (file, CGFloat(max(Int((entry.scale ?? "1x").dropLast()) ?? 1, 1)))
      }
      if let best = files.max(by: { $0.scale < $1.scale }) { return best }
    }
    return nil
  }
}
