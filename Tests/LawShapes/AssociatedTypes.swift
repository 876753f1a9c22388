import SwiftUI

// Associated types of a file's own protocols, by every way that says what they are.

private protocol Scales {
  associatedtype Kind: CaseIterable & Hashable & RawRepresentable where Kind.RawValue == Int
  associatedtype Mass = CGFloat
  static var unit: Mass { get }
  var weights: [Kind: CGFloat] { get }
  func mass(of kind: Kind) -> Mass
}

extension Scales {
  var total: CGFloat { Kind.allCases.reduce(0) { $0 + (weights[$1] ?? 0.25) } }
  var codes: [Int] { Kind.allCases.map { $0.rawValue } }
  func masses() -> [Mass] { Kind.allCases.map { mass(of: $0) } + [Self.unit] }
}

extension Scales where Mass == CGFloat {
  var heaviest: CGFloat { masses().max() ?? 0 }
}

extension Scales where Mass == Int {
  var heaviest: CGFloat { CGFloat(masses().reduce(0, +)) * 100 }
}

private struct FruitScales: Scales {
  enum Kind: Int, CaseIterable {
    case apple = 2
    case pear = 5
  }
  static let unit: CGFloat = 1.5
  var weights: [Kind: CGFloat] { [.apple: 3] }
  func mass(of kind: Kind) -> CGFloat { CGFloat(kind.rawValue) / 2 }
}

private struct StoneScales: Scales {
  static var unit: Int { 7 }
  let weights: [GrainSize: CGFloat] = [.coarse: 8, .fine: 1]
  func mass(of kind: GrainSize) -> Int { kind.rawValue }
}

private enum GrainSize: Int, CaseIterable { case fine, coarse }

private protocol Bearing<Item> {
  associatedtype Item
  associatedtype Items: Collection where Items.Element == Item
  var items: Items { get }
}

private struct BearingShelf<Item>: Bearing { var items: [Item] }

private protocol Gauged { static var size: CGFloat { get } }
private struct SmallGauge: Gauged { static let size: CGFloat = 2 }
private struct LargeGauge: Gauged { static var size: CGFloat { 9 } }
private protocol Clan { associatedtype Member: Gauged }
private struct Dwarfs: Clan { typealias Member = SmallGauge }
private struct Giants: Clan { struct Member: Gauged { static var size: CGFloat { LargeGauge.size * 3 } } }
private protocol ClanLine { associatedtype Parent: Clan }
private enum ClanSaga: ClanLine { typealias Parent = Giants }

private func memberSize<F: Clan>(of family: F.Type) -> CGFloat { F.Member.size }
private func ancestors<L: ClanLine>(of line: L.Type) -> CGFloat { L.Parent.Member.size + memberSize(of: L.Parent.self) }
private func bornSum<H: Bearing>(_ held: H) -> CGFloat where H.Item == CGFloat { held.items.reduce(0, +) }
private func bornFirst(_ held: some Bearing<CGFloat>) -> CGFloat { held.items.first ?? -1 }
private func bornPair<A: Bearing, B: Bearing>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
  a.items.first == b.items.first
}

struct AssociatedTypes: Shape {
  func path(in rect: CGRect) -> Path {
    let (fruit, stone) = (FruitScales(), StoneScales())
    let (low, high) = (BearingShelf<CGFloat>(items: [3, 4]), BearingShelf<CGFloat>(items: [3]))
    var path = Path()
    path.move(to: CGPoint(x: fruit.total, y: stone.total))
    path.addLine(to: CGPoint(x: fruit.heaviest, y: stone.heaviest))
    for code in fruit.codes + stone.codes { path.addLine(to: CGPoint(x: CGFloat(code), y: rect.maxY)) }
    path.addLine(to: CGPoint(x: memberSize(of: Dwarfs.self), y: ancestors(of: ClanSaga.self)))
    path.addLine(to: CGPoint(x: bornSum(low), y: bornFirst(high)))
    path.addLine(
      to: CGPoint(x: bornPair(low, high) ? 1 : 2, y: bornPair(high, BearingShelf<CGFloat>(items: [])) ? 3 : 4))
    return path
  }
}
