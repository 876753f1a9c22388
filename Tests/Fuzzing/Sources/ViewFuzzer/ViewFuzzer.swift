import CLibFuzzer
import DotRaster
import Foundation
import Rendering
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// Runs libFuzzer, which reads its own arguments, over Swift sources: each is parsed and checked, and its shapes, views
/// and previews are evaluated, laid out in three boxes and drawn as cells; then its views are touched.
@main
struct ViewFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        ViewFuzzer.run(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
        return 0
      })
  }

  /// Small enough for hundreds of runs a second.
  private static let budget = Budget(steps: 20_000, depth: 100, size: 20_000)

  /// The most seconds that one entry may take, from its inputs to its cells.
  private static let mostSeconds = 5.0

  /// Knows what the sources in the folders given as arguments refer to, so that the library is not made for each run.
  private static let checker = ShapeChecker(
    for: CommandLine.arguments.dropFirst().flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".swift") }.compactMap { name in
          try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        }
    }
    .map { ShapeSource(name: "Seed.swift", text: $0) })

  /// The file for each source before its run: a stack overflow stops the program before libFuzzer can keep the source.
  private static let last = ProcessInfo.processInfo.environment["VIEW_FUZZER_LAST"].map { URL(fileURLWithPath: $0) }

  private static func run(_ text: String) {
    if let last, (try? Data(text.utf8).write(to: last)) == nil { preconditionFailure("cannot write to \(last.path)") }
    let program = checker.program(of: ShapeSource(name: "Input.swift", text: text))
    for diagnostic in program.diagnostics { precondition(!diagnostic.description.isEmpty) }
    for entry in program.entries.prefix(4) {
      let parameters = entry.parameters
      let boxes = [
        CGRect(x: 0, y: 0, width: 120, height: 80), CGRect(x: 0, y: 0, width: 0, height: 0),
        CGRect(x: 0, y: 0, width: 402, height: 874),
      ]
      for (index, box) in boxes.enumerated() {
        let start = ProcessInfo.processInfo.systemUptime
        draw(entry, parameters.map(\.initial), in: box, isDark: index == 1)
        let seconds = ProcessInfo.processInfo.systemUptime - start
        precondition(seconds < mostSeconds, "'\(entry.name)' took \(seconds) seconds")
      }
      if entry.kind != .shape { touch(entry, parameters.map(\.initial), text.utf8.count) }
    }
  }

  private static func draw(_ entry: EntryPoint, _ values: [ParameterValue], in box: CGRect, isDark: Bool) {
    let drawing: Drawing
    do throws(EvaluationFailure) {
      drawing = try entry.evaluate(
        EntryPoint.Inputs(proposal: box, values: values, colors: ColorSurroundings(isDark: isDark), budget: budget))
    } catch {
      precondition(!error.diagnostic.description.isEmpty)
      precondition(error.diagnostic.place != nil, "a complaint has a place: \(error.diagnostic.message)")
      drawing = error.partial
    }
    guard case .views(let views) = drawing, let root = views.root else { return }
    expectSound(root)
    let area = CellArea(column: 0, row: 0, columns: 40, rows: 16)
    var samples = SceneSamples(.braille, area: area, ground: views.ground)
    var work = DrawingWork()
    let viewport = Viewport().scaled(80 / max(box.width, 1), 64 / max(box.height, 1))
    samples.add(views.scene, through: viewport, work: &work)
    var screen = ScreenBuffer(size: ScreenSize(columns: 40, rows: 16))
    let ground = SceneGround(
      views.ground, box: CGRect(origin: .zero, size: views.box), through: viewport, grid: GlyphSet.braille.grid)
    samples.draw(on: &screen, in: area, as: .braille, over: ground)
    precondition(screen.plainText.utf8.count >= 16)
  }

  /// Touches what can be touched, one thing after the other, and looks at the view on its way. An evaluation that goes
  /// on from the last one shows what one from the start shows.
  private static func touch(_ entry: EntryPoint, _ values: [ParameterValue], _ seed: Int) {
    let memory = ViewMemory()
    var events: [ViewEvent] = []
    var choice = seed
    let start = ProcessInfo.processInfo.systemUptime
    for step in 0..<3 {
      let moment = Double(step) * 0.4
      guard let views = views(entry, values, at: moment, after: events, memory) else { return }
      expectSound(views.root)
      let seconds = ProcessInfo.processInfo.systemUptime - start
      precondition(seconds < mostSeconds, "'\(entry.name)' took \(seconds) seconds after \(events)")
      guard !views.touchables.isEmpty else { continue }
      let index = choice % views.touchables.count
      choice = choice / 3 + 1
      let touched = views.touchables[index]
      switch touched.touch {
      case .value, .choice: events.append(ViewEvent(.step(index, choice % 2 * 2 - 1), at: moment))
      case .field(let text): events.append(ViewEvent(.text(index, text + "é"), at: moment))
      case .drag:
        let middle = CGPoint(x: touched.bounds.midX, y: touched.bounds.midY)
        let end = CGPoint(x: middle.x + 30, y: middle.y - 20)
        events.append(ViewEvent(.drag(from: middle, to: end, isEnd: false), at: moment))
        events.append(ViewEvent(.drag(from: middle, to: end, isEnd: true), at: moment + 0.1))
      case .scroll:
        let middle = CGPoint(x: touched.bounds.midX, y: touched.bounds.midY)
        let way = CGSize(width: 7, height: choice % 2 * 40 - 15)
        events.append(ViewEvent(.scroll(middle, by: way), at: moment))
      case .reorder: events.append(ViewEvent(.step(index, 1), at: moment))
      case .swipe: events.append(ViewEvent(.step(index, -1), at: moment))
      case .button, .taps, .longPress, .focus, .submit: events.append(ViewEvent(.press(index), at: moment))
      }
    }
    guard !events.isEmpty, let going = views(entry, values, at: 1.5, after: events, memory),
      let anew = views(entry, values, at: 1.5, after: events, ViewMemory())
    else { return }
    expectSound(going.root)
    precondition(going == anew, "'\(entry.name)' depends on what was shown before, after \(events)")
  }

  private static func views(
    _ entry: EntryPoint, _ values: [ParameterValue], at moment: Double, after events: [ViewEvent], _ memory: ViewMemory
  ) -> LaidOutViews? {
    var inputs = EntryPoint.Inputs(
      proposal: CGRect(x: 0, y: 0, width: 120, height: 80), values: values, budget: budget, moment: moment,
      events: events, memory: memory)
    inputs.colors.isDark = false
    do throws(EvaluationFailure) {
      guard case .views(let views) = try entry.evaluate(inputs) else { return nil }
      return views
    } catch {
      precondition(!error.diagnostic.description.isEmpty)
      precondition(error.diagnostic.place != nil, "a complaint has a place: \(error.diagnostic.message)")
      return nil
    }
  }

  private static func expectSound(_ view: PlacedView?) {
    guard let view else { return }
    let frame = view.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    precondition(numbers.allSatisfy(\.isFinite), "the frame of \(view.part.name) is \(numbers)")
    precondition(frame.size.width >= 0 && frame.size.height >= 0, "the frame of \(view.part.name) is \(numbers)")
    for child in view.children { expectSound(child) }
  }
}
