import Foundation
import Testing

/// Without a screen a command waits for its sources as long as it is told to, and then says where they were.
@Suite struct TimeLimitTests {
  private func drawn() -> String {
    """
    struct Slow: Shape {
      func path(in rect: CGRect) -> Path {
        \(SlowSource.loop)
        return Path(CGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
    """
  }

  @Test(arguments: ["path", "screenshot"])
  func `a drawing that takes too long is ended, with the shape and its line`(command: String) throws {
    let folder = try Folder()
    try folder.write(drawn(), to: "Slow.swift")
    let result = try StippleProcess.run([command, "Slow.swift", "--time-limit", "0.5"], in: folder)
    #expect(result.status == 1)
    #expect(result.text.isEmpty)
    #expect(
      result.errors.hasPrefix(
        "Slow.swift:4:1: error: 'Slow' did not finish within 0.5 s; '--time-limit' gives more\n 4 | for _ in"))
  }

  @Test(arguments: ["path", "screenshot", "list", "check"])
  func `a check that takes too long is ended, with the shape and its line`(command: String) throws {
    let folder = try Folder()
    try folder.write(SlowSource.start(of: "Slow"), to: "Slow.swift")
    let result = try StippleProcess.run([command, "Slow.swift", "--time-limit", "0.5"], in: folder)
    #expect(result.status == 1)
    #expect(result.text.isEmpty)
    #expect(result.errors.hasPrefix("Slow.swift:3:1: error: the check of 'Slow' did not finish within 0.5 s"))
  }

  @Test(arguments: ["path", "screenshot", "list", "check"])
  func `a file that never ends is ended too`(command: String) throws {
    let folder = try Folder()
    #expect(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
    let result = try StippleProcess.run([command, "pipe", "--time-limit", "0.1"], in: folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("did not finish within 0.1 s"))
    #expect(result.errors.contains("pipe"))
  }

  @Test func `no limit and an ample one make no difference`() throws {
    let plain = try StippleProcess.run(["path", "Petal"])
    for limit in ["0", "60", "1e6"] {
      #expect(try StippleProcess.run(["path", "Petal", "--time-limit", limit]).output == plain.output)
    }
  }

  @Test(arguments: ["-1", "soon", "nan", "inf", "1e300", ""])
  func `what is no limit is wrong usage`(text: String) throws {
    let result = try StippleProcess.run(["path", "Petal", "--time-limit", text])
    #expect(result.status == 64)
    #expect(result.errors.contains("write the limit in seconds"))
  }
}
