// extract-examples OUTPUT ARTICLE...
// Writes a Swift source with a function for each article: its code blocks, one after the other, and what they promise.
//
// A line `print(x)  // 3` promises the text 3. A block of Braille after a code block promises the picture of the path
// that the code block declares last.

import Foundation

/// A fenced block of an article: its language, its lines, and the number of the first of them.
struct Block {
  var language: String
  var lines: [String]
  var start: Int

  /// The name of the last constant or variable that the block declares at its outermost level.
  var lastName: Substring? { lines.compactMap { $0.firstMatch(of: /^(?:let|var) (\w+)/)?.1 }.last }

  /// The texts after the marks of comments behind calls of `print`.
  var promises: [Substring] { lines.compactMap { $0.firstMatch(of: /^ *print\(.*\)  \/\/ (.*)$/)?.1 } }
}

/// Returns the fenced blocks of an article.
func blocks(of text: String) -> [Block] {
  var result: [Block] = []
  var open: Block?
  for (number, line) in text.components(separatedBy: "\n").enumerated() {
    if line.hasPrefix("```") {
      if let block = open {
        result.append(block)
        open = nil
      } else {
        open = Block(language: String(line.dropFirst(3)), lines: [], start: number + 2)
      }
    } else {
      open?.lines.append(line)
    }
  }
  return result
}

/// Returns the function for an article's examples.
func function(for article: URL, number: Int) throws -> String {
  let name = article.lastPathComponent
  let all = blocks(of: try String(contentsOf: article, encoding: .utf8))
  var text = """
    @Sendable private func article\(number)() throws -> Article {
      var article = Article(name: "\(name)")
      func print(_ value: Any) { article.printed.append("\\(value)") }

    """
  for (place, block) in all.enumerated() where block.language == "swift" {
    text += "#sourceLocation(file: \"\(name)\", line: \(block.start))\n"
    text += block.lines.joined(separator: "\n") + "\n#sourceLocation()\n"
    text += "  article.promised += \(block.promises.map(String.init))\n"
    if place + 1 < all.count, all[place + 1].language == "text", let drawn = block.lastName {
      let picture = all[place + 1].lines.joined(separator: "\n")
      text += "  article.pictures.append((\(drawn), #\"\"\"\n\(picture)\n\"\"\"#, \(all[place + 1].start)))\n"
    }
  }
  return text + "  return article\n}\n\n"
}

let articles = CommandLine.arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
var source = "import Foundation\nimport ShapeGeometry\n\n"
for (number, article) in articles.enumerated() { source += try function(for: article, number: number) }
source +=
  "let articles: [@Sendable () throws -> Article] = [\(articles.indices.map { "article\($0)" }.joined(separator: ", "))]\n"
try source.write(to: URL(fileURLWithPath: CommandLine.arguments[1]), atomically: true, encoding: .utf8)
