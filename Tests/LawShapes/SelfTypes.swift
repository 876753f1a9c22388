import SwiftUI

// Members of protocol extensions that exist for one type alone, and their use as implicit members.

private protocol Pen {
  var width: Double { get }
  func mark(_ at: Double) -> CGPoint
}

extension Pen {
  fileprivate var half: Double { width / 2 }
  fileprivate func twice() -> Double { half * 4 }
}

private struct RoundPen: Pen {
  var width = 2.0
  func mark(_ at: Double) -> CGPoint { CGPoint(x: at, y: width) }
}

private struct FlatPen<Ink>: Pen {
  var ink: Ink
  var slant = 0.5
  var width: Double { slant * 3 }
  func mark(_ at: Double) -> CGPoint { CGPoint(x: at * slant, y: at) }
}

extension Pen where Self == RoundPen {
  fileprivate static var round: RoundPen { RoundPen() }
  fileprivate static func round(_ width: Double) -> Self { Self(width: width) }
  fileprivate static var box: PenBox { PenBox(pen: .round(7)) }
  fileprivate init(doubled width: Double) { self.init(width: width * 2) }
  fileprivate func doubled() -> Self { RoundPen(doubled: self.width) }
  // The most special of three.
  fileprivate func twice() -> Double { 100 + self.width }
  fileprivate subscript(_ part: Int) -> Double { self.width / Double(part) }
}

extension Pen where Self == FlatPen<Int> {
  fileprivate static var flat: FlatPen<Int> { .init(ink: 4) }
  fileprivate var inks: Double { Double(self.ink) + self.slant }
}

extension Pen where FlatPen<String> == Self {
  fileprivate static func flat(named ink: String) -> FlatPen<String> { FlatPen(ink: ink, slant: Double(ink.count)) }
}

extension Pen {
  fileprivate static func mixed<Ink>(_ ink: Ink, slant: Double = 0.25) -> Self where Self == FlatPen<Ink> {
    FlatPen(ink: ink, slant: slant)
  }
  fileprivate func slanted() -> Double where Self == FlatPen<Int> { self.slant * 10 }
}

private struct PenBox {
  var pen: RoundPen
  func sharpened(by amount: Double) -> RoundPen { RoundPen(width: pen.width - amount) }
}

private func first(_ pen: some Pen) -> CGPoint { pen.mark(1) }
private func sum<P: Pen>(_ one: P, _ other: P) -> Double { one.width + other.half }
private func total<P: Pen>(_ all: [P]) -> Double { all.reduce(0) { $0 + $1.width } }
private func erased(_ pen: any Pen) -> CGPoint { pen.mark(3) }

private protocol NamedPen { var name: String { get } }
extension RoundPen: NamedPen { var name: String { "round" } }
private func length<P: NamedPen & Pen>(_ pen: P) -> Double { Double(pen.name.count) + pen.width }

// A library's protocol with a shape of one's own.
struct SelfTypeWedge: Shape {
  var share: CGFloat = 0.4
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + rect.width * share, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

extension Shape where Self == SelfTypeWedge {
  fileprivate static var wedge: SelfTypeWedge { SelfTypeWedge() }
  fileprivate static func wedge(_ share: CGFloat) -> SelfTypeWedge { SelfTypeWedge(share: share) }
}

extension Shape {
  fileprivate static func turned<Base: Shape>(_ base: Base) -> Self where Self == RotatedShape<Base> {
    base.rotation(.degrees(30))
  }
}

struct SelfTypes: Shape {
  private var pen: any Pen { .round(6) }
  private let ring: some Shape = .circle
  private func wedge(_ isWide: Bool) -> some Shape {
    if isWide { return .wedge(0.9) }
    return .wedge
  }
  private var frame: some Shape { .rect(cornerRadius: 4) }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: first(.round))
    path.addLine(to: first(.round(5)))
    path.addLine(to: first(.flat))
    path.addLine(to: first(.flat(named: "blue")))
    path.addLine(to: first(.mixed(true)))
    path.addLine(to: first(.mixed("x", slant: 9)))
    path.addLine(to: first(.box.sharpened(by: 1.5)))
    path.addLine(to: erased(.round))
    path.addLine(to: pen.mark(4))
    let list: [any Pen] = [.round, .flat, .mixed(3.5)]
    for each in list { path.addLine(to: each.mark(each.width)) }
    path.addLine(to: CGPoint(x: sum(.round, .round(3)), y: total([.round, .round(4)])))
    path.addLine(to: CGPoint(x: RoundPen.round(8).doubled().width, y: RoundPen(doubled: 3).width))
    path.addLine(to: CGPoint(x: RoundPen().twice(), y: FlatPen(ink: 1).twice()))
    path.addLine(to: CGPoint(x: RoundPen()[4], y: FlatPen<Int>.flat.inks))
    path.addLine(to: CGPoint(x: FlatPen(ink: 2).slanted(), y: length(.round(11))))
    let flag = rect.width > 100
    path.addLine(to: first(flag ? .round : .round(2.5)))
    path.addPath(ring.path(in: rect))
    path.addPath(wedge(flag).path(in: rect))
    path.addPath(frame.path(in: rect))
    path.addPath(AnyShape(.wedge(0.2)).path(in: rect))
    path.addPath(Circle().union(.wedge).path(in: rect))
    path.addPath(AnyShape(.turned(Ellipse())).path(in: rect))
    let some: some Shape = .capsule(style: .circular)
    path.addPath(some.path(in: rect))
    let shapes: [any Shape] = [.rect, .wedge, .containerRelative]
    for shape in shapes { path.addPath(shape.path(in: rect)) }
    return path
  }
}
