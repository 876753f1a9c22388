import SwiftUI

// entries: TreeRings

/// A slice of a trunk: rings as insets of one shape.
struct TrunkSlice<S: InsettableShape>: View {
  let shape: S
  let years: Int

  var body: some View {
    ZStack {
      shape.fill(Color(red: 0.76, green: 0.6, blue: 0.42))
      ForEach(1..<years, id: \.self) { year in
        shape
          .inset(by: CGFloat(year) * 5)
          .stroke(Color.brown.opacity(year.isMultiple(of: 3) ? 0.9 : 0.4), lineWidth: year.isMultiple(of: 3) ? 2 : 1)
      }
      shape.strokeBorder(Color(red: 0.3, green: 0.2, blue: 0.1), lineWidth: 4)
    }
  }
}

struct Knot: InsettableShape {
  var bulge: CGFloat
  private var inset: CGFloat = 0

  init(bulge: CGFloat) {
    self.bulge = bulge
  }

  var animatableData: CGFloat {
    get { bulge }
    set { bulge = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let r = rect.insetBy(dx: inset, dy: inset)
    var p = Path()
    p.move(to: CGPoint(x: r.midX, y: r.minY))
    p.addQuadCurve(to: CGPoint(x: r.maxX, y: r.midY), control: CGPoint(x: r.maxX * bulge, y: r.minY))
    p.addQuadCurve(to: CGPoint(x: r.midX, y: r.maxY), control: CGPoint(x: r.maxX, y: r.maxY))
    p.addQuadCurve(to: CGPoint(x: r.minX, y: r.midY), control: CGPoint(x: r.minX, y: r.maxY))
    p.addQuadCurve(to: CGPoint(x: r.midX, y: r.minY), control: CGPoint(x: r.minX, y: r.minY))
    p.closeSubpath()
    return p
  }

  func inset(by amount: CGFloat) -> Knot {
    var knot = self
    knot.inset += amount
    return knot
  }
}

struct TreeRings: View {
  var body: some View {
    VStack(spacing: 16) {
      TrunkSlice(shape: Circle(), years: 8).frame(height: 100)
      HStack(spacing: 16) {
        TrunkSlice(shape: Ellipse(), years: 5)
        TrunkSlice(shape: RoundedRectangle(cornerRadius: 18), years: 6)
        TrunkSlice(shape: Knot(bulge: 0.95), years: 6)
      }
      .frame(height: 80)
      HStack {
        Circle().inset(by: 6).fill(.brown)
        Circle().inset(by: -3).stroke(.brown)
        Circle().inset(by: 4).inset(by: 4).stroke(.brown)
        Capsule().inset(by: 5).strokeBorder(.brown, lineWidth: 3)
        Rectangle().inset(by: 8).rotation(.degrees(45)).fill(.brown)
        Rectangle().inset(by: 8).offset(x: 2, y: -4).stroke(.brown)
      }
      .frame(height: 44)
    }
    .padding(20)
  }
}
