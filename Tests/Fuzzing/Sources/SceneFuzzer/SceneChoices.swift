import Foundation
import ShapeGeometry
import ViewTree

/// Drawings made by choices: a byte for each, and 0 when they are used up.
struct SceneChoices {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private mutating func choice(of count: Int) -> Int { Int(bytes.popFirst() ?? 0) % count }

  var flag: Bool { mutating get { choice(of: 2) == 1 } }

  /// A number of a drawing, and now and then one that none should have.
  private var number: CGFloat {
    mutating get {
      let byte = bytes.popFirst() ?? 0
      let odd: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e9, 1e-308, -0.0, .greatestFiniteMagnitude, 1e7, 65_536.5,
      ]
      return byte < 220 ? CGFloat(byte) / 4 - 5 : odd[Int(byte) % odd.count]
    }
  }

  private var point: CGPoint { mutating get { CGPoint(x: number, y: number) } }
  private var size: CGSize { mutating get { CGSize(width: number, height: number) } }

  var color: ResolvedColor {
    mutating get {
      func part(_ number: CGFloat) -> Double { Double(number) / 50 }
      return ResolvedColor(red: part(number), green: part(number), blue: part(number), opacity: part(number) + 0.5)
    }
  }

  private var path: Path {
    mutating get {
      var path = Path()
      for _ in 0..<choice(of: 6) {
        switch choice(of: 7) {
        case 0: path.move(to: point)
        case 1: path.addLine(to: point)
        case 2: path.addQuadCurve(to: point, control: point)
        case 3: path.addCurve(to: point, control1: point, control2: point)
        case 4: path.closeSubpath()
        case 5: path.addRect(CGRect(origin: point, size: size))
        default: path.addEllipse(in: CGRect(origin: point, size: size))
        }
      }
      return path
    }
  }

  private var gradient: ResolvedGradient {
    mutating get {
      let stops = (0..<choice(of: 4)).map { _ in
        Gradient.Stop(
          color: Color(red: Double(number) / 50, green: Double(number) / 50, blue: 0.5, opacity: 0.8),
          location: number / 50)
      }
      return Gradient(stops: stops).colorSpace(flag ? .device : .perceptual).resolved(in: ColorSurroundings())
    }
  }

  private var paint: ScenePaint {
    mutating get {
      switch choice(of: 7) {
      case 0: .linear(gradient, from: point, to: point)
      case 1: .radial(gradient, center: point, from: number, to: number, ratio: number / 20)
      case 2: .angular(gradient, center: point, from: .degrees(Double(number) * 9), to: .degrees(Double(number) * 9))
      case 3: .image(image)
      case 4: .mesh(mesh)
      default: .color(color)
      }
    }
  }

  private static let bitmap = Bitmap(width: 3, height: 2, pixels: (0..<24).map { UInt8($0 * 10) }, file: [1, 2, 3])!

  private var image: ImagePattern {
    mutating get {
      let insets = EdgeInsets(top: number, leading: number, bottom: number, trailing: number)
      let frame = CGRect(origin: point, size: size)
      return ImagePattern(Self.bitmap, scale: 2, in: frame, insets: insets, isTiled: flag, isSmooth: flag)
    }
  }

  private var mesh: ResolvedMesh {
    mutating get {
      let numbers = (0..<(flag ? 8 : 40)).map { _ in number }
      let mesh = MeshGradientValue(
        width: 2, height: 2, numbers: numbers, colors: [.red, .clear, .green, .white], background: .black,
        isSmooth: flag, colorSpace: flag ? .device : .perceptual)
      return mesh.resolved(in: CGRect(origin: point, size: size), ColorSurroundings())
    }
  }

  private var effect: SceneEffect? {
    mutating get {
      switch choice(of: 6) {
      case 0: .blur(deviations: size, isOpaque: flag)
      case 1: .shadow(color, deviations: size, offset: size)
      case 2: .innerShadow(color, deviations: size, offset: size)
      case 3: .colors(.brightness(Double(number)))
      case 4: .alphaThreshold(least: Double(number) / 50, most: Double(number) / 50, color)
      default: nil
      }
    }
  }

  /// Returns a drawing whose layers and masks are nested at most so deep.
  mutating func scene(depth: Int) -> Scene {
    Scene((0..<choice(of: 4)).map { _ in item(depth: depth) })
  }

  private mutating func item(depth: Int) -> SceneItem {
    let mark: SceneItem.Mark
    switch choice(of: depth > 0 ? 5 : 4) {
    case 0:
      mark = .text(
        ["a", "two words", "", "\u{1F600}x"][choice(of: 4)], TextFont(size: number), at: point, width: number)
    case 1:
      mark = .stroke(
        path,
        StrokeStyle(
          lineWidth: number, lineCap: [.butt, .round, .square][choice(of: 3)],
          lineJoin: [.miter, .round, .bevel][choice(of: 3)], miterLimit: number,
          dash: flag ? [number, number] : [], dashPhase: number))
    case 4: mark = .layer(scene(depth: depth - 1), effect)
    default: mark = .fill(path, FillStyle(eoFill: flag))
    }
    var item = SceneItem(mark, paint: paint)
    if flag { item.opacity = Double(number) / 20 }
    if flag { item.transform = ProjectionTransform(rows: (0..<9).map { _ in number / 10 }) }
    if flag { item.clips = [SceneItem.Clip(path: path, isEvenOdd: flag)] }
    if depth > 0, flag { item.masks = [scene(depth: depth - 1)] }
    item.blendMode = BlendMode.allCases[choice(of: BlendMode.allCases.count)]
    return item
  }
}
