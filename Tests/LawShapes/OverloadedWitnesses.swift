import SwiftUI

/// Values that can be measured in several ways.
protocol Spanned {
  var side: Double { get }
  init?(side: Double)
  func extent(of rect: CGRect) -> Double
  static func scale(_ factor: Double) -> Double
}

/// Each requirement has a namesake of other types, before it or behind it.
struct MarkedSpan: Spanned, Comparable, Hashable {
  var side: Double
  var mark = 0.0

  init(side: Int) { self.side = Double(side) / 100 }
  init(side: Double) { self.side = side }

  func extent(of rect: CGRect) -> Double { side * Double(rect.width) }
  func extent(of size: CGSize) -> Double { side * Double(size.height) / 10 }

  static func scale(_ factor: Int) -> Double { Double(factor) * 10 }
  static func scale(_ factor: Double) -> Double { factor / 2 }
  static func scale(_ factor: Double) -> Int { Int(factor) * 100 }

  static func == (gauge: MarkedSpan, side: Double) -> Bool { true }
  static func < (gauge: MarkedSpan, side: Double) -> Bool { true }
  static func < (a: MarkedSpan, b: MarkedSpan) -> Bool { a.side < b.side }
}

/// A namesake stands before what the protocol's extension gives.
struct BareSpan: Spanned {
  var side = 0.25
  init?(side: Double) { if side > 0.5 { return nil } else { self.side = side } }
  static func scale(_ factor: Double) -> Double { factor }
  func extent(of rect: CGFloat) -> Double { 1000 }
}

extension Spanned {
  func extent(of rect: CGRect) -> Double { side * Double(rect.height) }
}

/// Bars as wide as what the requirements' own answers give.
struct OverloadedWitnesses: Shape {
  var share = 0.4

  private func width<M: Spanned>(of type: M.Type, in rect: CGRect) -> Double {
    guard let measured = type.init(side: share) else { return 1 }
    return measured.extent(of: rect) + type.scale(share)
  }

  func path(in rect: CGRect) -> Path {
    let gauges = [MarkedSpan(side: 0.5), MarkedSpan(side: 0.3), MarkedSpan(side: 0.4)]
    let least = gauges.sorted().first?.side ?? 0
    let isSame = gauges == [MarkedSpan(side: 0.5), MarkedSpan(side: 0.3), MarkedSpan(side: 0.41)]
    let kinds = Set(gauges + [MarkedSpan(side: 0.3)]).count
    let widths = [
      width(of: MarkedSpan.self, in: rect), width(of: BareSpan.self, in: rect), least * 10, isSame ? 50 : 20,
      Double(kinds),
      Double(gauges.firstIndex(of: MarkedSpan(side: 0.4)) ?? 9),
    ]
    var path = Path()
    for (row, width) in widths.enumerated() {
      path.addRect(CGRect(x: rect.minX, y: rect.minY + CGFloat(row) * 5, width: CGFloat(width), height: 4))
    }
    // A namesake before the one that draws.
    path.addPath(NamesakePath().path(in: rect))
    return path
  }
}

/// Has a function of the requirement's name that is none of a shape.
struct NamesakePath: Shape {
  func path(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: path(in: CGSize(width: rect.width / 2, height: rect.height / 3)))
  }
}
