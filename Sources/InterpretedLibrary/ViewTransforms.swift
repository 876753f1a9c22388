// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Core Animation's transforms of space. A point is a row of four numbers that is multiplied by the matrix.

struct CATransform3D: Equatable {
  var m11: CGFloat = 0
  var m12: CGFloat = 0
  var m13: CGFloat = 0
  var m14: CGFloat = 0
  var m21: CGFloat = 0
  var m22: CGFloat = 0
  var m23: CGFloat = 0
  var m24: CGFloat = 0
  var m31: CGFloat = 0
  var m32: CGFloat = 0
  var m33: CGFloat = 0
  var m34: CGFloat = 0
  var m41: CGFloat = 0
  var m42: CGFloat = 0
  var m43: CGFloat = 0
  var m44: CGFloat = 0
  init() {}
  init(_rows rows: [CGFloat]) {
    m11 = rows[0]
    m12 = rows[1]
    m13 = rows[2]
    m14 = rows[3]
    m21 = rows[4]
    m22 = rows[5]
    m23 = rows[6]
    m24 = rows[7]
    m31 = rows[8]
    m32 = rows[9]
    m33 = rows[10]
    m34 = rows[11]
    m41 = rows[12]
    m42 = rows[13]
    m43 = rows[14]
    m44 = rows[15]
  }
  var _rows: [CGFloat] {
    let upper = [m11, m12, m13, m14, m21, m22, m23, m24]
    let lower = [m31, m32, m33, m34, m41, m42, m43, m44]
    return upper + lower
  }
}

let CATransform3DIdentity = CATransform3D(_rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (one, other) = (a._rows, b._rows)
  var rows: [CGFloat] = []
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for index in 0..<4 { sum += one[row * 4 + index] * other[index * 4 + column] }
      rows.append(sum)
    }
  }
  return CATransform3D(_rows: rows)
}

func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(_rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(_rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (a, b, c) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var rows: [CGFloat] = [cosine + a * a * rest, a * b * rest + c * sine, a * c * rest - b * sine, 0]
  rows += [a * b * rest - c * sine, cosine + b * b * rest, b * c * rest + a * sine, 0]
  rows += [a * c * rest + b * sine, b * c * rest - a * sine, cosine + c * c * rest, 0]
  rows += [0, 0, 0, 1]
  return CATransform3D(_rows: rows)
}

func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(_rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}
