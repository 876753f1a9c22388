import Foundation
import LawViews
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Views in many people's manners are the same interpreted as compiled, bit for bit: the tree, its frames, its marks.
struct ViewLawTests {
  private static let phone = CGSize(width: 393, height: 852)

  /// Boxes of every kind that a window may propose, and some that it should not.
  private static let boxes = [
    phone, CGSize(width: 200, height: 150), CGSize(width: 61.7, height: 37.3),
    CGSize(width: 900, height: 20), CGSize(width: 0, height: 0),
  ]

  @Test func thereAreFiles() {
    #expect(LawFile.all.count >= 150)
    #expect(Set(compiledEntries.map(\.file)) == Set(LawFile.all.map(\.source.name)), "a file that names no entries")
  }

  @Test(arguments: LawFile.all)
  func theFileShowsAlike(file: LawFile) throws {
    let (program, among) = (file.program, file.programAmongOthers)
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map(\.description).joined(separator: "\n"))")
    let views = file.compiled
    let others = program.declared.filter { $0.kind != .shape && !views.map(\.name).contains($0.name) }
    #expect(others.filter { !file.shows($0.name) }.map(\.name) == [], "neither compared nor shown by another view")
    var marks = 0
    for (name, node) in views {
      let entry = try #require(program.entries.first { $0.name == name }, "\(name) is not interpreted")
      let other = try #require(among.entries.first { $0.name == name }, "\(name) is not interpreted among others")
      for (index, box) in Self.boxes.enumerated() {
        let compiled = try node.views(in: box)
        marks += compiled.scene.items.count
        let expected = TreeText(compiled)
        // Among other files, one box shows whether more of the library gives a name another meaning.
        let differences = try (index == 0 ? [entry, other] : [entry]).compactMap {
          try TreeText($0.views(in: box)).firstDifference(from: expected)
        }
        guard let difference = differences.first else { continue }
        Issue.record("\(name) in \(box.width) × \(box.height), interpreted and compiled:\n\(difference)")
        break
      }
    }
    #expect(marks > 0, "nothing of it is drawn")
  }

  /// Actions change a view alike, interpreted and compiled: each control is pressed in turn, values go up by a step,
  /// fields take a text. Left out are files whose actions ask for values by chance.
  @Test(arguments: LawFile.all.filter { !$0.source.text.contains("random(") && !$0.source.text.contains("shuffle") })
  func theFileActsAlike(file: LawFile) throws {
    let program = file.program
    let box = Self.phone
    for (name, node) in file.compiled {
      let entry = try #require(program.entries.first { $0.name == name }, "\(name) is not interpreted")
      var life = CompiledLife(node, in: box)
      var compiled = try life.views(at: 0)
      let memory = ViewMemory()
      var events: [ViewEvent] = []
      /// Returns the first difference at a moment. Compiled objects animate nothing: what moves is not compared.
      func difference(at moment: Double) throws -> String? {
        compiled = try life.views(at: moment)
        let shown = try entry.views(in: box, at: moment, after: events, memory)
        guard let difference = TreeText(shown).firstDifference(from: TreeText(compiled)) else { return nil }
        return try entry.views(in: box, at: moment + 0.05, after: events, memory) == shown ? difference : nil
      }
      var found: String?
      while found == nil, events.count < Self.mostTouches, compiled.touchables.indices.contains(events.count) {
        let moment = Double(events.count + 1) * Self.pause
        events.append(ViewEvent(compiled.touchables[events.count].touch.use(events.count), at: moment))
        life.send(events[events.count - 1])
        found = try difference(at: moment + Self.pause - 1)
      }
      if !events.isEmpty, found == nil { found = try difference(at: Self.rest) }
      guard let found else { continue }
      Issue.record("\(name) after \(events.map(\.kind)), interpreted and compiled:\n\(found)")
    }
  }

  /// A touched view depends neither on the moments that were shown before nor on what stood in the machine's memory:
  /// equal values consist of equal words, so that a view with equal inputs is known as the same.
  @Test(arguments: LawFile.all)
  func theFileDependsOnItsPastAlone(file: LawFile) throws {
    var unset = Budget.standard
    unset.unsetWord = 0x7FF8_0BAD_0BAD_0BAD
    let names = file.compiled.map(\.name)
    for entry in file.program.entries where names.contains(entry.name) {
      let memory = ViewMemory()
      var events: [ViewEvent] = []
      for step in 0..<3 {
        let moment = Double(step) * 0.4
        let count = try entry.views(in: Self.phone, at: moment, after: events, memory).touchables.count
        if count > 0 { events.append(ViewEvent(.press(step * 2 % count), at: moment)) }
      }
      let shown = try entry.views(in: Self.phone, at: 1.5, after: events, memory)
      let anew = try entry.views(in: Self.phone, at: 1.5, after: events, ViewMemory())
      #expect(shown == anew, "\(entry.name) depends on what was shown, after \(events.map(\.kind))")
      let other = try entry.views(in: Self.phone, at: 1.5, after: events, ViewMemory(), budget: unset)
      #expect(other == anew, "\(entry.name) depends on words that were not set, after \(events.map(\.kind))")
    }
  }

  /// The most touches of one view.
  private static let mostTouches = 6

  /// A moment at which all of the files' timers have ended, in seconds.
  private static let rest = 60.0

  /// The time from one touch to the next, in which motions come to rest, in seconds.
  private static let pause = 8.0
}

extension ViewTouch {
  /// Returns a use of the control with a number.
  fileprivate func use(_ index: Int) -> ViewEvent.Kind {
    switch self {
    case .value, .choice, .scroll, .reorder: .step(index, 1)
    case .field(let text): .text(index, text + "é")
    case .swipe: .step(index, -1)
    case .button, .taps, .longPress, .drag, .focus, .submit: .press(index)
    }
  }
}
