import Foundation

/// The checked-in list of what the module offers: a line to each member, sorted within a section for each type.
///
/// A line is the member's full name, with parameter types where overloads share it, and with default values. `own` at
/// its end says that the member is an addition; all others are named by SwiftUI, CoreGraphics or UIKit. Lines that
/// begin with `#` head the sections.
struct APITable {
  struct Line: Hashable {
    var name: String
    var isOwn: Bool
  }

  private(set) var lines: [Line] = []
  /// The lines by section, as they stand.
  private(set) var sections: [(title: String, names: [String])] = []

  init(text: String) {
    for text in text.split(separator: "\n") {
      if text.hasPrefix("#") {
        sections.append((text.dropFirst().trimmingCharacters(in: .whitespaces), []))
        continue
      }
      let isOwn = text.hasSuffix(" own")
      let name = (isOwn ? text.dropLast(4) : text).trimmingCharacters(in: .whitespaces)
      lines.append(Line(name: name, isOwn: isOwn))
      if !sections.isEmpty { sections[sections.count - 1].names.append(name) }
    }
  }
}
