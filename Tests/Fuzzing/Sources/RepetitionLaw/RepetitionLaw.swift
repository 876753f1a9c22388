import Foundation
import ShapeInterpreter

/// Checks sources that repeat a few tokens thousands of times, and prints each whose time grows faster than its length.
///
/// Two lengths of a text are checked, one twice the other. The time is that of the processor. One process runs
/// many texts; a text that takes longer than `mostSeconds` ends it, and the next process goes on with the next text.
@main
struct RepetitionLaw {
  private static let length = 30_000
  private static let mostSeconds: UInt32 = 4
  /// Shorter times are not compared.
  private static let leastSeconds = 0.08

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard arguments.count >= 2 else {
      print("usage: RepetitionLaw SEED COUNT")
      exit(2)
    }
    let texts = RepeatedTexts(seed: UInt64(arguments[0])).first(arguments[1])
    if arguments.count == 3 {
      for index in arguments[2]..<texts.count { check(texts[index], index) }
      return
    }
    var next = 0
    var found = 0
    while next < texts.count {
      let (last, lines, isEnded) = try runProcess(from: next)
      for line in lines { print(line) }
      found += lines.count
      if isEnded { break }
      print("  ended: \(texts[last].debugDescription)")
      found += 1
      next = last + 1
    }
    print("\(texts.count) texts, \(found) found")
    exit(found == 0 ? 0 : 1)
  }

  /// Runs this program from a text on. Returns the last text it began, its finds, and true if it came to the end.
  private static func runProcess(from start: Int) throws -> (last: Int, finds: [String], isEnded: Bool) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = CommandLine.arguments.dropFirst() + ["\(start)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = output.split(separator: "\n").map(String.init)
    let last = lines.last { !$0.hasPrefix(" ") }.flatMap { Int($0) } ?? start
    let isEnded = process.terminationReason == .exit && process.terminationStatus == 0
    return (last, lines.filter { $0.hasPrefix(" ") }, isEnded)
  }

  private static func check(_ text: String, _ index: Int) {
    say("\(index)")
    alarm(mostSeconds)
    let short = seconds(text, length)
    let long = seconds(text, 2 * length)
    alarm(0)
    guard long > leastSeconds, long > 3 * short || long > 1 else { return }
    say("  \(Int(short * 1000)) ms, \(Int(long * 1000)) ms: \(text.debugDescription)")
  }

  /// Writes a line at once: the process may be ended before it flushes.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private static func seconds(_ text: String, _ length: Int) -> Double {
    let whole = String(repeating: text, count: max(1, length / text.utf8.count))
    let start = clock()
    let program = ShapeProgram(checking: ShapeSource(name: "Input.swift", text: whole))
    precondition(program.diagnostics.allSatisfy { !$0.description.isEmpty })
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
