import Foundation
import Testing

/// Shapes on their way from some values to others, without a terminal.
struct WayCommandTests {
  private static let bar = """
    struct Bar: Shape {
      /// 0...100
      var length: CGFloat = 0
      /// 0...40
      var inset: CGFloat = 0

      var animatableData: CGFloat {
        get { length }
        set { length = newValue }
      }

      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: inset, width: rect.width * length / 100, height: rect.height - 2 * inset))
      }
    }
    """

  private func run(_ words: [String], file: String? = nil) throws -> (result: StippleProcess.Result, file: String) {
    let folder = try Folder()
    try folder.write(Self.bar, to: "Bar.swift")
    let result = try StippleProcess.run(words, in: folder)
    let text = file.flatMap { try? String(contentsOf: folder.url.appending(path: $0), encoding: .utf8) } ?? ""
    return (result, text)
  }

  private static let picture = [
    "screenshot", "Bar.swift", "--canvas", "--size", "24x4", "--rect", "200x60", "--set", "style=fill",
  ]

  @Test func `a moment on the way shows what the value half way shows`() throws {
    let way = Self.picture + ["--set", "curve=linear", "--set", "duration=1", "--set", "length=100"]
    let half = try run(way + ["--at", "0.5s"]).result
    #expect(half.status == 0 && half.errors.isEmpty, "\(half.errors)")
    #expect(half.text == (try run(Self.picture + ["--set", "length=50"]).result.text))
    let other = try run(way + ["--from", "length=80", "--at", "500ms"]).result
    #expect(other.text == (try run(Self.picture + ["--set", "length=90"]).result.text))
    #expect(half.text != other.text)
    let rest = try run(way + ["--at", "2s"]).result
    #expect(rest.text == (try run(Self.picture + ["--set", "length=100"]).result.text))
  }

  @Test func `what jumps is a warning`() throws {
    let words = Self.picture + ["--set", "length=100", "--set", "inset=10", "--at", "0s"]
    let result = try run(words).result
    #expect(result.status == 0)
    #expect(result.errors == "warning: 'inset' is not part of animatableData: it jumps\n")
  }

  @Test func `a name or a value that is none is said`() throws {
    let unknown = try run(Self.picture + ["--from", "lenght=1"]).result
    #expect(unknown.status == 1 && unknown.errors.contains("'Bar' has no parameter 'lenght'; did you mean 'length'?"))
    let unusable = try run(Self.picture + ["--set", "curve=wobble"]).result
    #expect(unusable.status == 1 && unusable.errors.contains("'wobble' is no value for 'curve'"), "\(unusable.errors)")
  }

  @Test func `a way is recorded`() throws {
    let (result, cast) = try run(
      [
        "record", "Bar.swift", "--size", "24x4", "--rect", "200x60", "--set", "curve=linear", "--set", "duration=1",
        "--set", "length=100", "--set", "style=fill", "--fps", "4", "-o", "bar.cast",
      ], file: "bar.cast")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let lines = cast.split(separator: "\n")
    #expect(lines[0] == #"{"version":2,"width":24,"height":4,"duration":2.0}"#)
    #expect(lines.count == 7, "five pictures, of which the last stays, and the end")
  }
}
