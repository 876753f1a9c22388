/// A polynomial on 0...1 of degree 7 at most, given by its Bernstein coefficients.
///
/// The values lie between the least and the greatest coefficient. The number of roots is at most the number of sign
/// changes of the coefficients. Both make tests of a whole interval cheap and safe (Farouki and Rajan 1987).
struct BernsteinPolynomial {
  /// The coefficients; all coefficients above the degree are 0.
  private(set) var coefficients: SIMD8<Double>
  let degree: Int

  /// Creates the polynomial with these coefficients, at most eight of them.
  init(_ values: Double...) {
    coefficients = .zero
    degree = values.count - 1
    for (index, value) in values.enumerated() { coefficients[index] = value }
  }

  private init(coefficients: SIMD8<Double>, degree: Int) {
    self.coefficients = coefficients
    self.degree = degree
  }

  /// The least coefficient: a lower bound of the values.
  var lowerBound: Double {
    var least = coefficients[0]
    for index in 1...degree { least = Swift.min(least, coefficients[index]) }
    return least
  }

  /// The greatest magnitude of a coefficient: an upper bound of the magnitudes of the values.
  var magnitudeBound: Double {
    var greatest = 0.0
    for index in 0...degree { greatest = Swift.max(greatest, coefficients[index].magnitude) }
    return greatest
  }

  /// The derivative with respect to the parameter, one degree lower; the polynomial's degree must be 1 or more.
  var derivative: BernsteinPolynomial {
    var result = SIMD8<Double>.zero
    for index in 0..<degree {
      result[index] = Double(degree) * (coefficients[index + 1] - coefficients[index])
    }
    return BernsteinPolynomial(coefficients: result, degree: degree - 1)
  }

  /// Returns the product; the degrees may add up to 7 at most.
  static func * (a: BernsteinPolynomial, b: BernsteinPolynomial) -> BernsteinPolynomial {
    let degree = a.degree + b.degree
    var result = SIMD8<Double>.zero
    for i in 0...a.degree {
      for j in 0...b.degree {
        let weight = binomial(a.degree, i) * binomial(b.degree, j) / binomial(degree, i + j)
        result[i + j] += weight * a.coefficients[i] * b.coefficients[j]
      }
    }
    return BernsteinPolynomial(coefficients: result, degree: degree)
  }

  /// Returns the difference of two polynomials of the same degree.
  static func - (a: BernsteinPolynomial, b: BernsteinPolynomial) -> BernsteinPolynomial {
    BernsteinPolynomial(coefficients: a.coefficients - b.coefficients, degree: a.degree)
  }

  static func * (a: BernsteinPolynomial, k: Double) -> BernsteinPolynomial {
    BernsteinPolynomial(coefficients: a.coefficients * k, degree: a.degree)
  }

  /// Appends the roots strictly between 0 and 1 in rising order, each known to within `accuracy`.
  ///
  /// Intervals are halved until the coefficients change sign once at most (Lane and Riesenfeld 1981). A multiple root,
  /// or roots closer together than `accuracy`, count as one. Coefficients below `noise` in magnitude count as 0.
  func appendRoots(to roots: inout [Double], accuracy: Double, noise: Double) {
    guard magnitudeBound > noise else { return }
    appendRoots(to: &roots, from: 0, to: 1, accuracy: accuracy, noise: noise)
  }

  private func appendRoots(
    to roots: inout [Double], from t0: Double, to t1: Double, accuracy: Double, noise: Double
  ) {
    switch signChanges(noise: noise) {
    case 0:
      return
    case 1 where min(coefficients[0].magnitude, coefficients[degree].magnitude) > noise:
      let root = t0 + (t1 - t0) * crossing(accuracy: accuracy / (t1 - t0))
      if root > 0, root < 1 { roots.append(root) }
    default:
      let middle = (t0 + t1) / 2
      guard t1 - t0 > accuracy else {
        if middle > accuracy, middle < 1 - accuracy { roots.append(middle) }
        return
      }
      let (before, after) = halves
      before.appendRoots(to: &roots, from: t0, to: middle, accuracy: accuracy, noise: noise)
      // A root exactly at the cut shows no sign change in either half.
      if after.coefficients[0].magnitude <= noise { roots.append(middle) }
      after.appendRoots(to: &roots, from: middle, to: t1, accuracy: accuracy, noise: noise)
    }
  }

  /// Returns the number of sign changes between neighbouring coefficients; coefficients up to `noise` are skipped.
  private func signChanges(noise: Double) -> Int {
    var changes = 0
    var last = 0.0
    for index in 0...degree where coefficients[index].magnitude > noise {
      if last * coefficients[index].sign.factor < 0 { changes += 1 }
      last = coefficients[index].sign.factor
    }
    return changes
  }

  /// Returns the only root on 0...1 if the coefficients change sign once and are not 0 at the ends.
  private func crossing(accuracy: Double) -> Double {
    // Horner's scheme; the coefficients are multiplied by their binomial factors once, before the iteration.
    let sign: Double = coefficients[degree] > 0 ? 1 : -1
    var weighted = coefficients
    for index in 0...degree { weighted[index] *= sign * binomial(degree, index) }
    return bracketedRoot(from: 0, to: 1, accuracy: accuracy) { t in
      let s = 1 - t
      var power = 1.0
      var sum = weighted[0]
      for index in 1...degree {
        power *= t
        sum = sum * s + weighted[index] * power
      }
      return sum
    }
  }

  /// The polynomial on each half of the interval, both parametrized on 0...1.
  private var halves: (before: BernsteinPolynomial, after: BernsteinPolynomial) {
    var row = coefficients
    var before = SIMD8<Double>.zero
    var after = SIMD8<Double>.zero
    before[0] = row[0]
    after[degree] = row[degree]
    for level in stride(from: degree, to: 0, by: -1) {
      for index in 0..<level { row[index] = (row[index] + row[index + 1]) / 2 }
      before[degree - level + 1] = row[0]
      after[level - 1] = row[level - 1]
    }
    return (
      BernsteinPolynomial(coefficients: before, degree: degree),
      BernsteinPolynomial(coefficients: after, degree: degree)
    )
  }
}

/// Returns the point where `function` changes sign, to within `accuracy`; it must be at most 0 at `low` and at least 0
/// at `high`.
///
/// Uses regula falsi with the Illinois rule (Dowell and Jarratt 1971), and halves the interval in every third step.
func bracketedRoot(
  from low: Double, to high: Double, accuracy: Double, of function: (Double) -> Double
) -> Double {
  var (a, b) = (low, high)
  var (fa, fb) = (function(a), function(b))
  guard fa < 0 else { return a }
  guard fb > 0 else { return b }
  var lastSide = 0
  var round = 0
  while b - a > accuracy, round < 200 {
    round += 1
    let guess = round % 3 == 0 ? (a + b) / 2 : (a * fb - b * fa) / (fb - fa)
    guard guess > a, guess < b else {
      let middle = (a + b) / 2
      guard middle > a, middle < b else { return middle }
      let value = function(middle)
      if value < 0 { (a, fa) = (middle, value) } else { (b, fb) = (middle, value) }
      lastSide = 0
      continue
    }
    let value = function(guess)
    if value == 0 { return guess }
    if value < 0 {
      (a, fa) = (guess, value)
      if lastSide == -1 { fb /= 2 }
      lastSide = -1
    } else {
      (b, fb) = (guess, value)
      if lastSide == 1 { fa /= 2 }
      lastSide = 1
    }
  }
  return (a + b) / 2
}

extension FloatingPointSign {
  fileprivate var factor: Double { self == .minus ? -1 : 1 }
}

/// Returns the binomial coefficient "n over k" for small numbers.
private func binomial(_ n: Int, _ k: Int) -> Double {
  var result = 1.0
  for index in 0..<min(k, n - k) { result = result * Double(n - index) / Double(index + 1) }
  return result
}
