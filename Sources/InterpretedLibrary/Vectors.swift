// The standard library's vector of two numbers. The compiler has its own.

struct SIMD2<Scalar: Hashable>: Hashable, ExpressibleByArrayLiteral {
  var x: Scalar
  var y: Scalar
  init(_ v0: Scalar, _ v1: Scalar) {
    x = v0
    y = v1
  }
  init(x: Scalar, y: Scalar) {
    self.x = x
    self.y = y
  }
  init(arrayLiteral elements: Scalar...) {
    x = elements[0]
    y = elements[1]
  }
}
