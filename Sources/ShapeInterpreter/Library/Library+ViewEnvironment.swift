import Foundation
import ShapeGeometry
import ViewTree

// The environment of views: the program's own values are kept as the functions that change them.

extension LibraryTable {
  @inline(never)
  mutating func addEnvironment() {
    let values = Type.nominal(
      Nominal(name: "EnvironmentValues", isDeclared: true, place: Nominal.preludePlace), [])
    let change = Type.function([.init(type: values)], values)
    codeModifier("_environment(_:_:)", [change, .function([], .node)]) { node, code in
      node.modified(.environment(code))
    }
    add("_environmentChanges()", .function, of: nil, [], .array(change), [:], cost: .nothing) { frame, slots in
      let changes = frame.allowance?.pointee.view?.surroundings.changes ?? []
      changes.compactMap { ($0.key as? CodeKey)?.closures.first }.map { ClosureCode($0) }
        .store(to: frame, at: slots[0])
    }
    add("_environmentNumbers()", .function, of: nil, [], .array(.double), [:], cost: .nothing) { frame, slots in
      (frame.allowance?.pointee.surroundings ?? ViewSurroundings())._numbers.store(to: frame, at: slots[0])
    }
    add("_environmentFont()", .function, of: nil, [], FontValue.type, [:], cost: .nothing) { frame, slots in
      (frame.allowance?.pointee.view?.surroundings.font ?? .body).store(to: frame, at: slots[0])
    }
  }
}
