import SwiftUI

// Associated types that are inferred as those of another parameter.

private protocol Track {
  associatedtype Spot
  func at(_ t: Double) -> Spot
}
extension Track {
  func start() -> Spot { at(0) }
  func ends() -> [Spot] { [at(0), at(1)] }
}
private struct Ramp: Track { func at(_ t: Double) -> Double { t + 3 } }
private struct Slope: Track {
  typealias Spot = CGPoint
  func at(_ t: Double) -> CGPoint { CGPoint(x: t, y: t * 2) }
}
private struct Backwards<C: Track>: Track {
  var base: C
  func at(_ t: Double) -> C.Spot { base.at(1 - t) }
}
private struct Aliased<C: Track>: Track {
  typealias Spot = C.Spot
  var base: C
  func at(_ t: Double) -> Spot { base.at(1 - t) }
}
private struct Listed<C: Track>: Track {
  var base: C
  func at(_ t: Double) -> [C.Spot] { [base.at(1 - t)] }
}
private struct Twofold<A: Track, B: Track>: Track {
  var a: A
  var b: B
  func at(_ t: Double) -> (A.Spot, B.Spot) { (a.at(t), b.at(t)) }
}
private func first<C: Track>(_ track: C) -> C.Spot { track.start() }

private protocol Keeper {
  associatedtype Kept
  var kept: Kept { get }
}
extension Keeper { var twice: [Kept] { [kept, kept] } }
private struct NumberKeeper: Keeper { var kept = 2.5 }
private struct KeeperKeeper<H: Keeper>: Keeper {
  var inner: H
  var kept: H.Kept { inner.kept }
}
private struct StoredKeeper<H: Keeper>: Keeper {
  var inner: H
  let kept: [H.Kept]
}

struct InferredWitnesses: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let back = Backwards(base: Backwards(base: Ramp()))
    path.move(to: CGPoint(x: back.start() + 1, y: first(back) + rect.height))
    path.addLine(to: Backwards(base: Slope()).start())
    path.addLine(to: Aliased(base: Backwards(base: Slope())).ends()[1])
    path.addLine(to: CGPoint(x: Aliased(base: Ramp()).start(), y: Listed(base: Ramp()).start()[0]))
    let both = Twofold(a: Backwards(base: Ramp()), b: Listed(base: Slope())).start()
    path.addLine(to: CGPoint(x: both.0, y: both.1[0].y))
    let kept = KeeperKeeper(inner: KeeperKeeper(inner: NumberKeeper())).twice
    path.addLine(to: CGPoint(x: kept[1], y: StoredKeeper(inner: NumberKeeper(), kept: [1, 2]).twice[1][0]))
    return path
  }
}
