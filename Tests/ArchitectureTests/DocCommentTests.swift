import Foundation
import Testing

/// Comments that read well: not too wide, above a declaration, a noun or a verb first.
struct DocCommentTests {
  private static func isLink(_ file: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil
  }

  private static func faults(in folder: String) throws -> (faults: [String], count: Int) {
    let base = Repository.root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build") && !isLink(base.appending(path: $0)) }
    var result: (faults: [String], count: Int) = ([], 0)
    for path in paths.sorted() {
      let comments = DocComments(of: try String(contentsOf: base.appending(path: path), encoding: .utf8))
      result.count += comments.count
      result.faults += comments.faults.map { "\(folder)/\(path):\($0)" }
    }
    return result
  }

  @Test(arguments: ["Sources", "Tests"])
  func commentsReadWell(folder: String) throws {
    let (faults, count) = try Self.faults(in: folder)
    #expect(count > 0)
    for fault in faults { Issue.record("\(fault)") }
  }

  private func faults(_ text: String) -> [DocComments.Fault.Kind] { DocComments(of: text).faults.map(\.kind) }

  @Test func openings() {
    #expect(faults("/// The height, in points.\nlet a = 1") == [])
    #expect(faults("/// How high it is.\nlet a = 1") == [.relativeOpening])
    #expect(faults("/// Whatever is left.\nlet a = 1") == [])
    #expect(faults("/// The height:\n/// how high it is.\nlet a = 1") == [])
  }

  @Test func places() {
    #expect(faults("/// A count.\n\nlet a = 1") == [.misplaced])
    #expect(faults("/// A count.\n/// An index.\nenum A {\n  /// One.\n  case b\n}") == [])
    #expect(faults("/// A count.\n// A remark.\nlet a = 1") == [.misplaced])
    #expect(faults("func f() {\n  /// A count.\n  return\n}") == [.misplaced])
    #expect(faults("func f() {\n  /// A count.\n  @A var a = 1\n}") == [])
    #expect(faults("let a = 1  /// A count.") == [.misplaced])
  }

  @Test func widths() {
    let line = "// " + String(repeating: "a", count: 117)
    #expect(faults(line + "\nlet a = 1") == [])
    #expect(faults(line + "a\nlet a = 1") == [.longLine])
    #expect(faults("let a = 1  " + line) == [.longLine])
  }
}
