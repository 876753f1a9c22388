/// A source with caret lines under the faulty ones: `^` stands under the column, the message follows it.
struct MarkedSource {
  /// The source without its caret lines.
  var text: String
  /// The headlines that the caret lines announce.
  var expected: [String] = []

  init(_ marked: String) {
    var lines: [String] = []
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      if let caret = line.firstIndex(of: "^"), line[..<caret].allSatisfy({ $0 == " " }) {
        let message = line[line.index(after: caret)...].drop { $0 == " " }
        let column = line.distance(from: line.startIndex, to: caret) + 1
        expected.append("Wrong.swift:\(lines.count):\(column): error: \(message)")
      } else {
        lines.append(String(line))
      }
    }
    text = lines.joined(separator: "\n")
  }

  /// The statements as the body of a shape named `Wrong`.
  static func shape(_ body: String) -> String {
    "struct Wrong: Shape {\nvar radius: CGFloat = 4\nlet fixed: CGFloat = 2\nfunc path(in rect: CGRect) -> Path {\n"
      + "var path = Path()\n" + body + "\nreturn path\n}\n}"
  }
}
