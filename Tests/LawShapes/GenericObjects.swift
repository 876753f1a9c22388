import SwiftUI

// Objects of generic parameters' classes, by initializers of their own and inherited ones.

class Tile {
  var side = 10.0
  required init() {}
  required init?(side: Double) {
    if side < 0 { return nil }
    self.side = side
  }
}

class RoundTile: Tile {
  var radius = 2.0
  required init() {
    super.init()
    side = 14
  }
  required init?(side: Double) { super.init(side: side * 2) }
}

class PlainTile: Tile {
  var border = 3.0
}

func tile<T: Tile>(_ type: T.Type) -> T { T() }
func other<T: Tile>(_ type: T.Type) -> T { type.init() }
func tile<T: Tile>(_ type: T.Type, side: Double) -> T? { type.init(side: side) }

struct Factory<Made: Tile> {
  func make() -> Made { Made() }
}

struct GenericObjects: Shape {
  var side = 8.0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let round = tile(RoundTile.self)
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: round.side, height: other(PlainTile.self).side),
      cornerSize: CGSize(width: round.radius, height: round.radius))
    if let scaled = tile(RoundTile.self, side: side) {
      path.addRect(CGRect(x: 20, y: 0, width: scaled.side, height: scaled.radius))
    }
    if let plain = tile(PlainTile.self, side: side) {
      path.addRect(CGRect(x: 20, y: 10, width: plain.side, height: plain.border))
    }
    if tile(PlainTile.self, side: -side) == nil { path.addEllipse(in: rect) }
    path.addRect(CGRect(x: 60, y: 0, width: Factory<PlainTile>().make().border, height: Factory().made(side)))
    return path
  }
}

extension Factory where Made == RoundTile {
  func made(_ scale: Double) -> Double { make().side * scale }
}
