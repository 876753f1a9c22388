import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

/// Boolean operations charge the work that they do, and stop where nobody pays.
struct PathBooleanChargingTests {
  /// Pays for a number of units.
  private struct Purse {
    struct IsEmpty: Error {}

    var units = Int.max
    var paid = 0
    var greatest = 0

    mutating func pay(_ count: Int) throws {
      greatest = max(greatest, count)
      paid += count
      if paid > units { throw IsEmpty() }
    }
  }

  /// All operations, each with what it pays.
  private static var operations: [(name: String, run: (BooleanCase, inout Purse) throws -> Path)] {
    [
      ("union", { c, purse in try c.a.union(c.b, eoFill: c.eoFill) { try purse.pay($0) } }),
      ("intersection", { c, purse in try c.a.intersection(c.b, eoFill: c.eoFill) { try purse.pay($0) } }),
      ("subtracting", { c, purse in try c.a.subtracting(c.b, eoFill: c.eoFill) { try purse.pay($0) } }),
      (
        "symmetricDifference",
        { c, purse in try c.a.symmetricDifference(c.b, eoFill: c.eoFill) { try purse.pay($0) } }
      ),
      ("normalized", { c, purse in try c.a.normalized(eoFill: c.eoFill) { try purse.pay($0) } }),
      ("lineIntersection", { c, purse in try c.a.lineIntersection(c.b, eoFill: c.eoFill) { try purse.pay($0) } }),
      ("lineSubtraction", { c, purse in try c.a.lineSubtraction(c.b, eoFill: c.eoFill) { try purse.pay($0) } }),
    ]
  }

  private static func plain(_ name: String, _ c: BooleanCase) -> Path {
    switch name {
    case "union": c.a.union(c.b, eoFill: c.eoFill)
    case "intersection": c.a.intersection(c.b, eoFill: c.eoFill)
    case "subtracting": c.a.subtracting(c.b, eoFill: c.eoFill)
    case "symmetricDifference": c.a.symmetricDifference(c.b, eoFill: c.eoFill)
    case "normalized": c.a.normalized(eoFill: c.eoFill)
    case "lineIntersection": c.a.lineIntersection(c.b, eoFill: c.eoFill)
    default: c.a.lineSubtraction(c.b, eoFill: c.eoFill)
    }
  }

  @Test(arguments: BooleanFamily.allCases)
  func chargingChangesNoResult(_ family: BooleanFamily) throws {
    for seed in 0..<4 as Range<UInt64> {
      let c = BooleanCase(family, seed: seed)
      for (name, run) in Self.operations {
        var purse = Purse()
        #expect(try run(c, &purse) == Self.plain(name, c), "\(name), seed \(seed)")
        #expect(purse.paid >= c.a.elements.count, "\(name), seed \(seed)")
        var again = Purse()
        _ = try run(c, &again)
        #expect(again.paid == purse.paid, "\(name), seed \(seed)")
      }
    }
  }

  @Test func stopsWhereNobodyPays() {
    for (name, run) in Self.operations {
      let c = BooleanCase(.shapes, seed: 3)
      var purse = Purse(units: 0)
      #expect(throws: Purse.IsEmpty.self, "\(name)") { try run(c, &purse) }
    }
  }

  /// A star whose lines all cross nearly all others.
  private func crossingStar(edges: Int) -> Path {
    polygon(
      (0..<edges).map { index in
        let angle = CGFloat(index) * 3
        return point(100 * cos(angle), 100 * sin(angle))
      })
  }

  @Test func aStarOfBillionsOfCrossingsStopsAfterThePriceOfAMillionUnits() {
    let star = crossingStar(edges: 50_000)
    var purse = Purse(units: 10_000_000)
    #expect(throws: Purse.IsEmpty.self) {
      try star.normalized { try purse.pay($0) }
    }
    #expect(purse.paid < 11_000_000)
    #expect(purse.greatest < 1_000_000)
  }

  /// Everything that is kept in memory is paid for when it is made: vertices, cuts, neighbours, strands, nodes, edges.
  @Test func everythingThatIsMadeIsCounted() throws {
    let star = crossingStar(edges: 600)
    let computation = BooleanComputation(star, Path(), eoFill: false)
    let frame = try #require(computation.frame)
    var purse = Purse()
    try WorkMeter.run(
      charging: { try purse.pay($0) },
      { meter throws(WorkInterruption) in
        let contacts = try computation.contacts(closing: true, in: frame, charging: &meter)
        try meter.settle()
        #expect(contacts.curves.vertices.count > 100_000)
        #expect(purse.paid > contacts.curves.vertices.count + contacts.cuts.count + contacts.neighbours.count)
        purse.paid = 0
        let strands = try CurveStrands(contacts, chord: nil, charging: &meter)
        try meter.settle()
        #expect(purse.paid > strands.strands.count + strands.vertices.count)
        purse.paid = 0
        let arrangement = try Arrangement(strands, tolerances: .standard, charging: &meter)
        try meter.settle()
        #expect(purse.paid > arrangement.nodes.count + arrangement.edges.count)
      })
    #expect(purse.greatest < 5_000_000)
  }

  /// Copies that lie side by side cost about as much each as two of them do.
  @Test(arguments: [1e-6, 1e-4] as [CGFloat]) func nearCopiesCostWhatTheirPairsDo(_ apart: CGFloat) throws {
    func circles(_ count: Int) -> Path {
      (0..<count).reduce(Path()) { $0.with(oval(50 + apart * CGFloat($1), 50 + apart * CGFloat($1), 50, 50)) }
    }
    func price(_ path: Path) throws -> Int {
      var purse = Purse()
      _ = try path.normalized(eoFill: false) { try purse.pay($0) }
      return purse.paid
    }
    let (few, many) = try (price(circles(10)), price(circles(40)))
    #expect(many < 20 * few, "\(few) for 10, \(many) for 40")
  }

  /// A star of long teeth without a crossing.
  @Test func spikesCostLittleMoreThanInProportion() throws {
    func price(edges: Int) throws -> Int {
      let star = polygon(
        (0..<edges).map { index in
          let angle = CGFloat(index) / CGFloat(edges) * 2 * .pi
          let radius: CGFloat = index % 2 == 0 ? 100 : 40
          return point(radius * cos(angle), radius * sin(angle))
        })
      var purse = Purse()
      _ = try star.normalized(eoFill: false) { try purse.pay($0) }
      return purse.paid
    }
    let (few, many) = try (price(edges: 500), price(edges: 4_000))
    #expect(many < 12 * few, "\(few) for 500, \(many) for 4000")
  }
}
