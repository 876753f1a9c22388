import CLibFuzzer
import CWorkMeter
import Foundation
import ShapeGeometry
import ShapeInterpreter

/// Runs libFuzzer over Swift sources under a law: however a source is written, checking it, finding its parameters and
/// drawing it does no more than so much work, and has no more than so much memory in use.
///
/// Work is counted, not timed: by the compiler's counters in each part of the code, and by the bytes that are allotted.
@main
struct WorkFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        WorkFuzzer.run(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
        return 0
      })
  }

  /// A hundredth of what a shape may do, so that a run takes a hundredth of the time too.
  private static let budget =
    ProcessInfo.processInfo.environment["WORK_BUDGET"] == "standard"
    ? Budget.standard : Budget(steps: 20_000, depth: 100, size: 20_000, work: 320_000, bytes: 8 << 20)

  /// The most that a run may do.
  private static let law = Work(
    passes: limit("WORK_PASSES", 400_000_000), allotted: limit("WORK_ALLOTTED", 1 << 30),
    peak: limit("WORK_PEAK", 96 << 20))

  private static func limit(_ name: String, _ standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? standard
  }

  /// True if the work of each run is written, for files given as arguments.
  private static let tells = ProcessInfo.processInfo.environment["WORK_TELL"] != nil

  private static func run(_ text: String) {
    // The library is made once, and no source's fault.
    ShapeChecker.prepare()
    let source = ShapeSource(name: "Input.swift", text: text)
    work_meter_start()
    let checking = ProcessInfo.processInfo.systemUptime
    let program = ShapeProgram(checking: source)
    let checked = Work.now
    let seconds = ProcessInfo.processInfo.systemUptime - checking
    hold(checked, "checking")
    for diagnostic in program.diagnostics.prefix(100) {
      precondition(!diagnostic.description.isEmpty)
      if tells { print(diagnostic.headline) }
    }
    for shape in program.shapes.prefix(3) {
      work_meter_start()
      let drawing = ProcessInfo.processInfo.systemUptime
      do throws(EvaluationFailure) {
        _ = try shape.path(
          in: CGRect(x: 10, y: 20, width: 120, height: 80), values: shape.parameters.map(\.initial), budget: budget)
      } catch {
        precondition(error.diagnostic.place != nil, "a complaint has a place")
        if tells { print(error.diagnostic.headline) }
      }
      let drawn = Work.now
      if tells { print("drawing \(shape.name): \(drawn), \(ProcessInfo.processInfo.systemUptime - drawing) s") }
      hold(drawn, "drawing")
    }
    if tells { print("checking: \(checked), \(seconds) s") }
  }

  private static func hold(_ work: Work, _ stage: String) {
    guard work.passes > law.passes || work.allotted > law.allotted || work.peak > law.peak else { return }
    print("\(stage) took \(work), more than \(law)")
    fflush(nil)
    abort()
  }
}

/// The work of a run.
struct Work: CustomStringConvertible {
  /// The number of times that parts of the code ran.
  var passes: UInt64
  /// Bytes that were allotted, and the most of them in use at one time.
  var allotted: UInt64
  var peak: UInt64

  static var now: Work {
    Work(passes: work_meter_passes(), allotted: work_meter_allotted(), peak: work_meter_peak())
  }

  var description: String { "\(passes) passes, \(allotted >> 10) KB allotted, \(peak >> 10) KB at most in use" }
}
