// Images and meshes of colours as paints.

struct ImagePaint: ShapeStyle {
  var image: Image
  var sourceRect: CGRect
  var scale: CGFloat
  var _style: _Style { _Style._image(image._self, sourceRect, scale, .zero) }
  init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ShapeStyle where Self == ImagePaint {
  static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

struct MeshGradient: View, ShapeStyle {
  var width: Int
  var height: Int
  var background: Color
  var smoothsColors: Bool
  var colorSpace: Gradient.ColorSpace
  private let _numbers: [CGFloat]
  private let _colors: [Color]
  var _style: _Style {
    _Style._mesh([width, height], _numbers, _colors, background, smoothsColors, colorSpace == .perceptual)
  }
  var _self: _Node { _Node._style(_style) }
  init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width, height, points.flatMap { [CGFloat($0.x), CGFloat($0.y)] }, colors, background, smoothsColors, colorSpace)
  }
  init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width, height, bezierPoints.flatMap { $0._numbers }, colors, background, smoothsColors, colorSpace)
  }
  private init(
    _ width: Int, _ height: Int, _ numbers: [CGFloat], _ colors: [Color], _ background: Color, _ smoothsColors: Bool,
    _ colorSpace: Gradient.ColorSpace
  ) {
    self.width = width
    self.height = height
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
    _numbers = numbers
    _colors = colors
  }
  struct BezierPoint: Hashable {
    var position: SIMD2<Float>
    var leadingControlPoint: SIMD2<Float>
    var topControlPoint: SIMD2<Float>
    var trailingControlPoint: SIMD2<Float>
    var bottomControlPoint: SIMD2<Float>
    var _numbers: [CGFloat] {
      [position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint].flatMap {
        [CGFloat($0.x), CGFloat($0.y)]
      }
    }
  }
}
