import SwiftUI

// entries: RubberStamps, MeltingDrops, StampFilters

enum StampKind: Int, CaseIterable, Identifiable {
  case leaf, bolt, label

  var id: Int { rawValue }
}

struct StampFace: View {
  let kind: StampKind
  @State private var isInked = true

  var body: some View {
    switch kind {
    case .leaf: Ellipse().fill(isInked ? .green : .gray).frame(width: 24, height: 12).rotationEffect(.degrees(-30))
    case .bolt: Image(systemName: "bolt.fill").font(.title).foregroundColor(.yellow)
    case .label:
      Text("STAMP").font(.caption.bold()).padding(4).background(Capsule().stroke(.red, lineWidth: 2))
    }
  }
}

/// Views as symbols, which are drawn many times.
struct RubberStamps: View {
  private let places: [(StampKind, CGPoint)] = [
    (.leaf, CGPoint(x: 0.2, y: 0.2)), (.bolt, CGPoint(x: 0.5, y: 0.3)), (.label, CGPoint(x: 0.8, y: 0.25)),
    (.leaf, CGPoint(x: 0.3, y: 0.8)), (.label, CGPoint(x: 0.6, y: 0.75)),
  ]
  @State private var isTurned = false

  var body: some View {
    VStack {
      Canvas { context, size in
        for (index, (kind, share)) in places.enumerated() {
          guard let stamp = context.resolveSymbol(id: kind) else { continue }
          let point = CGPoint(x: share.x * size.width, y: share.y * size.height)
          var copy = context
          copy.translateBy(x: point.x, y: point.y)
          copy.rotate(by: .degrees(isTurned ? Double(index) * 20 : 0))
          copy.opacity = index > 2 ? 0.5 : 1
          copy.draw(stamp, at: .zero)
          context.stroke(
            Path(
              CGRect(
                x: point.x - stamp.size.width / 2, y: point.y - stamp.size.height / 2, width: stamp.size.width,
                height: stamp.size.height)), with: .color(.gray), lineWidth: 0.5)
        }
        if let frame = context.resolveSymbol(id: 7) {
          context.draw(frame, in: CGRect(x: 4, y: 4, width: max(0, size.width - 8), height: max(0, size.height - 8)))
          context.draw(frame, in: CGRect(x: size.width - 30, y: size.height - 20, width: 20, height: 12))
        }
        if context.resolveSymbol(id: "missing") != nil {
          context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
        }
      } symbols: {
        ForEach(StampKind.allCases) { kind in StampFace(kind: kind).tag(kind) }
        RoundedRectangle(cornerRadius: 6).stroke(.brown, lineWidth: 2).tag(7)
      }
      .frame(height: 140)
      Button("Turn") { withAnimation { isTurned.toggle() } }
    }
  }
}

/// Two discs that flow into each other.
struct MeltingDrops: View {
  @State private var isApart = false

  var body: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .cyan))
      context.addFilter(.blur(radius: 10))
      context.drawLayer { layer in
        for id in 0..<2 {
          let drop = layer.resolveSymbol(id: id)!
          layer.draw(drop, at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
      }
    } symbols: {
      Circle().fill(.black).frame(width: 60, height: 60).offset(x: isApart ? -50 : -20).tag(0)
      Circle().fill(.black).frame(width: 40, height: 40).offset(x: isApart ? 60 : 25).tag(1)
    }
    .frame(width: 220, height: 100)
    .onTapGesture { withAnimation(.spring(duration: 1, bounce: 0.3)) { isApart.toggle() } }
  }
}

/// Each filter on a mark of its own.
struct StampFilters: View {
  private let filters: [GraphicsContext.Filter] = [
    .blur(radius: 2), .blur(radius: 2, options: .opaque), .shadow(radius: 3), .brightness(0.2), .contrast(1.5),
    .saturation(0.3), .grayscale(1), .colorInvert(), .hueRotation(.degrees(90)), .colorMultiply(.yellow),
    .luminanceToAlpha, .alphaThreshold(min: 0.2, max: 0.9, color: .mint),
  ]
  private let modes: [GraphicsContext.BlendMode] = [
    .normal, .multiply, .screen, .xor, .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .hue,
    .softLight,
  ]

  var body: some View {
    Canvas { context, size in
      for (index, (filter, mode)) in zip(filters, modes).enumerated() {
        var own = context
        own.translateBy(x: CGFloat(index % 4) * 30, y: CGFloat(index / 4) * 30)
        own.addFilter(filter)
        own.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 20, height: 20)), with: .color(.orange))
        var mixed = context
        mixed.translateBy(x: CGFloat(index % 4) * 30 + 10, y: CGFloat(index / 4) * 30 + 10)
        mixed.blendMode = mode
        mixed.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue.opacity(0.5)))
        if own.blendMode == mixed.blendMode {
          context.stroke(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
        }
      }
    }
    .frame(width: 120, height: 90)
  }
}
