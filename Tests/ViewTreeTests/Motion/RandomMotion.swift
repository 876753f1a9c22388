import ViewTree

/// Random animations, times and vectors.
struct RandomMotion {
  private var state: UInt64
  /// True for numbers at which computations break.
  private let isWild: Bool

  init(seed: UInt64, isWild: Bool = false) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.isWild = isWild
  }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(bound))
  }

  /// A number from 0 to 1.
  private mutating func share() -> Double { Double(below(1 << 20)) / Double(1 << 20) }

  /// A time of up to two seconds.
  mutating func time() -> Double {
    if isWild, below(3) == 0 { return [-1, 0, 1e-300, 1e300, .infinity, -.infinity, .nan][below(7)] }
    return 0.01 + share() * 2
  }

  mutating func vector() -> [Double] { (0..<3).map { _ in (share() - 0.5) * 400 } }

  mutating func curve() -> AnimationValue {
    let curves: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, UnitCurve(0.2, -1, 0.8, 2)]
    return .timing(curves[below(curves.count)], duration: time())
  }

  mutating func spring() -> AnimationValue {
    let fluid = FluidSpring(response: time(), dampingFraction: isWild ? time() : 0.3 + share(), blendDuration: share())
    return .spring(fluid)
  }

  /// An animation with up to three modifiers.
  mutating func animation() -> AnimationValue {
    let damping = isWild ? time() : 5 + 20 * share()
    let interpolating = AnimationValue._interpolating(0.5 + share(), 20 + 300 * share(), damping, share())
    var animation = [curve(), spring(), interpolating][below(3)]
    for _ in 0..<below(4) {
      switch below(5) {
      case 0: animation = .delayed(animation, by: time())
      case 1: animation = .sped(animation, by: time())
      case 2: animation = .repeated(animation, count: below(4), autoreverses: below(2) == 0)
      case 3: animation = .repeated(animation, count: below(6) == 0 ? nil : 2, autoreverses: below(2) == 0)
      default: animation = .complete(animation, after: time())
      }
    }
    return animation
  }
}
