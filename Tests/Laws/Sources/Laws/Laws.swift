import Foundation

/// Tries the laws of boolean operations on generated cases: `Laws COUNT FIRST [LAW…]`, so many of each from a seed on.
///
/// Arguments after the numbers name the laws; without any all are tried.
/// Prints each violation with its family and seed, and what was tried; ends with 1 where a law was broken.
@main struct Laws {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { UInt64($0) }
    let (count, first) = (numbers.first ?? 1_000, numbers.dropFirst().first ?? 0)
    let names = arguments.filter { UInt64($0) == nil }
    let families = BooleanFamily.allCases.filter { $0 != .manyCircles }
    var broken = 0
    for law in BooleanLaw.allCases where names.isEmpty || names.contains("\(law)") {
      let start = ContinuousClock.now
      var found = 0
      for number in 0..<count {
        let family = families[Int(number) % families.count]
        let seed = first + number / UInt64(families.count)
        let violations = law.violations(BooleanCase(family, seed: seed))
        guard !violations.isEmpty else { continue }
        found += 1
        say("\(law), \(family), seed \(seed): \(violations.joined(separator: "; "))")
      }
      say("\(law): \(count) cases, \(found) broken, \((ContinuousClock.now - start).components.seconds) s")
      broken += found
    }
    exit(broken == 0 ? 0 : 1)
  }

  /// Prints a line at once: a long run is looked at while it goes on.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
