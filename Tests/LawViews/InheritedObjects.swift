import Foundation
import SwiftUI

// entries: InheritedObjectsView

// Classes of a file that inherit from those of Foundation.

private class InheritedCounter: NSObject {
  var count = 3
  let name: String
  override init() {
    name = "none"
    super.init()
    count += 1
  }
  init(name: String) {
    self.name = name
  }
  convenience init(number: Int) {
    self.init(name: "n\(number)")
    count = number
  }
  override var description: String { "\(name) \(count)" }
  func raise(by amount: Int) -> Int {
    count += amount
    return count
  }
}

private final class InheritedDoubler: InheritedCounter {
  override func raise(by amount: Int) -> Int { super.raise(by: amount * 2) }
}

private class InheritedPlain: NSObject { var value = 7 }

private final class InheritedLength: UnitConverterLinear, @unchecked Sendable {
  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double {
    super.value(fromBaseUnitValue: baseUnitValue).rounded()
  }
}

private func inheritedLines() -> [String] {
  let counter = InheritedCounter()
  let doubler = InheritedDoubler(name: "double")
  let numbered = InheritedCounter(number: 9)
  let all: [InheritedCounter] = [counter, doubler, numbered, InheritedDoubler()]
  var lines = all.map { "\($0.raise(by: 5)) \($0.description)" }
  lines.append(
    "\(counter == counter) \(counter == doubler) \(counter.isEqual(counter)) \(all.firstIndex(of: numbered) ?? -1)")
  lines.append("\(Set([counter, doubler, counter]).count) \(InheritedPlain().value) \(numbered)")
  let known: [InheritedCounter: Int] = [counter: 1, numbered: 2]
  lines.append("\(known[numbered] ?? 0) \(known[doubler] ?? 0)")
  let object: NSObject = numbered
  lines.append("\((object as? InheritedCounter)?.count ?? -1) \(object is InheritedDoubler) \(object.description)")
  let converter: UnitConverterLinear = InheritedLength(coefficient: 0.3)
  lines.append("\(converter.value(fromBaseUnitValue: 10)) \(converter.baseUnitValue(fromValue: 10))")
  return lines
}

struct InheritedObjectsView: View {
  var body: some View {
    VStack {
      ForEach(inheritedLines(), id: \.self) { Text(verbatim: $0) }
    }
  }
}
