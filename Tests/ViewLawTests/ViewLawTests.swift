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
      var events: [ViewEvent] = []
      for index in 0..<Self.mostTouches {
        let touchables = try node.views(in: box, after: events).touchables
        guard touchables.indices.contains(index) else { break }
        let moment = Double(index + 1) * 2
        switch touchables[index].touch {
        case .value, .choice, .scroll, .reorder: events.append(ViewEvent(.step(index, 1), at: moment))
        case .field(let text): events.append(ViewEvent(.text(index, text + "é"), at: moment))
        case .swipe: events.append(ViewEvent(.step(index, -1), at: moment))
        case .button, .taps, .longPress, .drag, .focus, .submit: events.append(ViewEvent(.press(index), at: moment))
        }
        let expected = TreeText(try node.views(in: box, after: events))
        let shown = TreeText(try entry.views(in: box, at: EntryPoint.rest, after: events))
        let difference = shown.firstDifference(from: expected)
        guard let difference else { continue }
        Issue.record("\(name) after \(events.map(\.kind)), interpreted and compiled:\n\(difference)")
        return
      }
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
}
