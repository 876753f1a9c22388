import Foundation
import PlainText
import PlaygroundCore

/// A page that shows the exported entries of an input, in their order.
struct ExportPage {
  private let title: String
  private let entries: [EntryID]
  /// The names of the files without their endings, by the number of the entry.
  private let names: [String]
  private var figures = ""

  /// Creates a page for some entries. Each has a file name of its own: its own name, and a number if others have the
  /// same.
  init(title: String, names entries: [EntryID]) {
    self.title = title
    self.entries = entries
    var known: Set<String> = ["index"]
    names = entries.map { entry in
      let stem = Self.stem(entry.name.isEmpty ? entry.file : entry.name)
      let name = (1...entries.count + 2).lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }.first {
        !known.contains($0.lowercased())
      }
      // Some file systems do not tell capitals from small letters.
      known.insert((name ?? stem).lowercased())
      return name ?? stem
    }
  }

  /// Returns the letters, figures and underscores of a name, with hyphens between them.
  static func stem(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.isEmpty ? "entry" : words.joined(separator: "-")
  }

  /// Adds the picture of an entry; returns the name of its file.
  mutating func addPicture(_ index: Int, _ ending: String) -> String {
    let name = "\(names[index]).\(ending)"
    let source = name.asMarkup
    // Browsers show a PDF as a page, not as a picture.
    let picture =
      ending == "pdf"
      ? "<object data=\"\(source)\" type=\"application/pdf\"></object><a href=\"\(source)\">\(source)</a>"
      : "<a href=\"\(source)\"><img src=\"\(source)\" alt=\"\" loading=\"lazy\"/></a>"
    figures += "<figure>\(picture)\(caption(index))</figure>\n"
    return name
  }

  /// Adds an entry that cannot be drawn, with the reason.
  mutating func addFailure(_ index: Int, _ message: String) {
    figures += "<figure><p>\(message.asMarkup)</p>\(caption(index))</figure>\n"
  }

  private func caption(_ index: Int) -> String {
    "<figcaption>\(entries[index].name.asMarkup)<br/><small>\(entries[index].file.asMarkup)</small></figcaption>"
  }

  /// The page as HTML that is XML as well.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <title>\(title.asMarkup)</title>
    <style>
    body { margin: 1rem; font-family: sans-serif; background: #8a8d93; color: #111 }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1rem }
    figure { margin: 0; padding: 0.5rem; background: #a9acb1; overflow-wrap: anywhere }
    img, object { display: block; max-width: 100%; max-height: 20rem; margin: 0 auto }
    </style>
    </head>
    <body>
    <h1>\(title.asMarkup)</h1>
    <main>
    \(figures)</main>
    </body>
    </html>

    """
  }
}
