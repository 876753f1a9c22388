import Subjects
import SwiftUI

/// Prints the times of each subject's evaluation, interpreted and compiled, and the ratio of the first to the second.
///
/// Arguments name the subjects; without any all are measured.
@main
struct Ratios {
  static func main() throws {
    print(line("shape", "interpreted µs", "native µs", "ratio", "what it is"))
    let names = CommandLine.arguments.dropFirst()
    for subject in try Subject.all() where names.isEmpty || names.contains(subject.name) {
      let interpreted = Stopwatch { blackHole(try subject.interpreted.path(in: Subject.rect, values: subject.values)) }
      let native = Stopwatch { blackHole(subject.native.path(in: Subject.rect)) }
      let (slow, fast) = try Stopwatch.medians(interpreted, native, samples: 201, length: .milliseconds(1))
      print(line(subject.name, text(slow), text(fast), text(slow / fast), subject.nature))
    }
  }

  private static func line(_ name: String, _ a: String, _ b: String, _ c: String, _ nature: String) -> String {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return name.padding(toLength: 12, withPad: " ", startingAt: 0) + right(a, 16) + right(b, 12) + right(c, 8) + "  "
      + nature
  }

  private static func text(_ number: Double) -> String { String(format: number < 10 ? "%.2f" : "%.1f", number) }
}

/// Keeps the compiler from leaving out the work that led to a value.
@inline(never)
private func blackHole(_ value: some Any) {}
