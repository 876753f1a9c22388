// Effects on a view's drawing: shadows, blurs, colours and blending.

extension View {
  func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    _self._shadow(color, radius, CGSize(width: x, height: y))
  }
  func blur(radius: CGFloat, opaque: Bool = false) -> some View { _self._blur(radius, opaque) }
  func brightness(_ amount: Double) -> some View { _self._colorEffect("brightness", amount) }
  func contrast(_ amount: Double) -> some View { _self._colorEffect("contrast", amount) }
  func saturation(_ amount: Double) -> some View { _self._colorEffect("saturation", amount) }
  func grayscale(_ amount: Double) -> some View { _self._colorEffect("grayscale", amount) }
  func colorInvert() -> some View { _self._colorEffect("colorInvert", 1) }
  func luminanceToAlpha() -> some View { _self._colorEffect("luminanceToAlpha", 1) }
  func hueRotation(_ angle: Angle) -> some View { _self._hueRotation(angle) }
  func colorMultiply(_ color: Color) -> some View { _self._colorMultiply(color) }
  func blendMode(_ blendMode: BlendMode) -> some View { _self._blend("\(blendMode)") }
  func compositingGroup() -> some View { _self._group("compositingGroup") }
  func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    _self._group("drawingGroup")
  }
  func geometryGroup() -> some View { _self }
}

enum BlendMode: Hashable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

enum ColorRenderingMode: Hashable {
  case nonLinear, linear, extendedLinear
}

// Turns in space and their projections on the plane.

extension View {
  func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    _self._rotation3D(angle, [axis.x, axis.y, axis.z], anchor, anchorZ, perspective)
  }
  func projectionEffect(_ transform: ProjectionTransform) -> some View { _self._projection(transform._rows) }
}

struct ProjectionTransform: Equatable {
  var m11: CGFloat = 1
  var m12: CGFloat = 0
  var m13: CGFloat = 0
  var m21: CGFloat = 0
  var m22: CGFloat = 1
  var m23: CGFloat = 0
  var m31: CGFloat = 0
  var m32: CGFloat = 0
  var m33: CGFloat = 1
  init() {}
  init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }
  init(_ m: CATransform3D) {
    m11 = m.m11
    m12 = m.m12
    m13 = m.m14
    m21 = m.m21
    m22 = m.m22
    m23 = m.m24
    m31 = m.m41
    m32 = m.m42
    m33 = m.m44
  }
  var _rows: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
  init(_rows rows: [CGFloat]) {
    m11 = rows[0]
    m12 = rows[1]
    m13 = rows[2]
    m21 = rows[3]
    m22 = rows[4]
    m23 = rows[5]
    m31 = rows[6]
    m32 = rows[7]
    m33 = rows[8]
  }
  var isIdentity: Bool { self == ProjectionTransform() }
  var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (_rows, rhs._rows)
    var rows: [CGFloat] = []
    for index in 0..<9 {
      let row = index / 3 * 3
      let column = index % 3
      rows.append(a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6])
    }
    return ProjectionTransform(_rows: rows)
  }
  var _determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }
  func inverted() -> ProjectionTransform {
    let scale = _determinant
    guard scale != 0 else { return self }
    var rows: [CGFloat] = [m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22]
    rows += [m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23]
    rows += [m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21]
    return ProjectionTransform(_rows: rows.map { $0 / scale })
  }
  mutating func invert() -> Bool {
    guard _determinant != 0 else { return false }
    self = inverted()
    return true
  }
}
