import SwiftUI

private protocol Listener: AnyObject {
  var heard: [Int] { get set }
  func hear(_ number: Int)
}

extension Listener {
  func hearTwice(_ number: Int) {
    hear(number)
    heard.append(-number)
  }
}

private final class Ear: Listener, Hashable, Identifiable {
  var heard: [Int] = []
  let side: Int
  init(side: Int) { self.side = side }
  func hear(_ number: Int) { heard.append(number * side) }

  static func == (one: Ear, other: Ear) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Label: Equatable, CustomStringConvertible {
  var text: String
  init(_ text: String) { self.text = text }
  static func == (one: Label, other: Label) -> Bool { one.text == other.text }
  var description: String { "<\(text)>" }
}

private final class Speaker {
  weak var listener: (any Listener)?
  var onSpeak: ((Int) -> Void)?
  private var spoken = 0

  func speak(_ number: Int) {
    spoken += 1
    listener?.hear(number)
    onSpeak?(number + spoken)
  }

  func counting(_ log: Ear) -> (Int) -> Int {
    { [weak self, unowned log, factor = spoken + 1] number in
      guard let self else { return -1 }
      spoken += number
      log.heard.append(factor)
      return self.spoken * factor
    }
  }
}

/// References that are compared, used as keys, and captured.
struct ObjectIdentities: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    let (left, right) = (Ear(side: -1), Ear(side: 1))
    let speaker = Speaker()
    speaker.listener = left
    speaker.speak(3)
    speaker.listener = right
    speaker.onSpeak = { [left] in left.hearTwice($0) }
    speaker.speak(4)
    let count = speaker.counting(right)
    path.addLine(to: CGPoint(x: count(2), y: count(5)))
    for ear in [left, right] { for number in ear.heard { path.addLine(to: CGPoint(x: number, y: ear.side)) } }
    let listeners: [any Listener] = [left, right, left]
    for listener in listeners {
      listener.heard.append(1)
      path.addLine(to: CGPoint(x: listener.heard.count, y: listener === left ? 1 : 2))
    }
    let set: Set = [left, right, left]
    let names: [Ear: String] = [left: "left", right: "r"]
    path.addLine(to: CGPoint(x: set.count, y: names[left]?.count ?? 0))
    let identities = Dictionary(grouping: listeners, by: { ObjectIdentifier($0) })
    path.addLine(to: CGPoint(x: identities[ObjectIdentifier(left)]?.count ?? 0, y: identities.count))
    path.addLine(to: CGPoint(x: left.id == right.id ? 1 : 2, y: left.id == ObjectIdentifier(left) ? 1 : 2))
    let labels = [Label("a"), Label("bb"), Label("a")]
    path.addLine(to: CGPoint(x: labels.firstIndex(of: Label("bb")) ?? 9, y: labels[0] == labels[2] ? 1 : 2))
    path.addLine(to: CGPoint(x: "\(labels[1])".count, y: labels[0] !== labels[2] ? 1 : 2))
    let isSame = labels == [Label("a"), Label("bb"), Label("a")]
    path.addLine(to: CGPoint(x: isSame ? 1 : 2, y: labels.contains(Label("c")) ? 1 : 2))
    let none: Ear? = nil
    path.addLine(to: CGPoint(x: none === nil ? 1 : 2, y: none === left ? 1 : 2))
    let anything: [Any] = [left, 3, labels[0], "text"]
    for value in anything {
      switch value {
      case let ear as Ear: path.addLine(to: CGPoint(x: ear.side, y: 1))
      case let label as Label: path.addLine(to: CGPoint(x: label.text.count, y: 2))
      case is any Listener: path.addLine(to: CGPoint(x: 9, y: 9))
      default: path.addLine(to: CGPoint(x: 3, y: 3))
      }
    }
    return path
  }
}
