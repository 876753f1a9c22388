import Foundation
import ShapeGeometry

extension TransitionValue {
  /// True if the view comes and goes at once.
  public var isIdentity: Bool {
    switch self {
    case .identity: true
    case .asymmetric(let one, let other), .combined(let one, let other): one.isIdentity && other.isIdentity
    case .paced(let base, _): base.isIdentity
    default: false
    }
  }

  /// Returns the effects on a view of a size in a phase, the innermost one first.
  ///
  /// The list has the same length and the same kinds in all phases, so that each effect can be animated between them.
  public func effects(in phase: TransitionPhase, size: CGSize) -> [TransitionEffect] {
    switch self {
    case .identity: return []
    case .opacity: return [.init(.opacity(phase.isIdentity ? 1 : 0))]
    case .scale(let scale, let anchor): return [.init(.scale(phase.isIdentity ? 1 : scale, anchor: anchor))]
    case .slide: return [.init(.offset(Self.shift(phase, in: .leading, out: .trailing, size)))]
    case .move(let side): return [.init(.offset(Self.shift(phase, in: side, out: side, size)))]
    case .offset(let offset): return [.init(.offset(phase.isIdentity ? .zero : offset))]
    case .push(let side):
      return [
        .init(.offset(Self.shift(phase, in: side, out: side.opposite, size))),
        .init(.opacity(phase.isIdentity ? 1 : 0)),
      ]
    case .blurReplace(let growsAway):
      let away: CGFloat = phase == .didDisappear && growsAway ? 1.1 : 0.9
      return [
        .init(.opacity(phase.isIdentity ? 1 : 0)), .init(.blur(radius: phase.isIdentity ? 0 : 7)),
        .init(.scale(phase.isIdentity ? 1 : away, anchor: .center)),
      ]
    case .asymmetric(let insertion, let removal):
      return insertion.effects(in: phase == .didDisappear ? .identity : phase, size: size)
        + removal.effects(in: phase == .didDisappear ? phase : .identity, size: size)
    case .combined(let one, let other): return one.effects(in: phase, size: size) + other.effects(in: phase, size: size)
    case .paced(let base, let pace):
      return base.effects(in: phase, size: size).map { TransitionEffect($0.change, $0.pace ?? pace) }
    case .own(let code): return [.init(.own(code, phase))]
    }
  }

  /// Returns the way of a view of a size over an edge.
  private static func shift(
    _ phase: TransitionPhase, in entrance: Side, out exit: Side, _ size: CGSize
  ) -> CGSize {
    let side: Side
    switch phase {
    case .willAppear: side = entrance
    case .identity: return .zero
    case .didDisappear: side = exit
    }
    switch side {
    case .top: return CGSize(width: 0, height: -size.height)
    case .leading: return CGSize(width: -size.width, height: 0)
    case .bottom: return CGSize(width: 0, height: size.height)
    case .trailing: return CGSize(width: size.width, height: 0)
    }
  }
}

// The makers of transitions that SwiftUI's surface calls. An edge is passed as its number.

extension TransitionValue {
  package static func _identity() -> TransitionValue { .identity }
  package static func _opacity() -> TransitionValue { .opacity }
  package static func _slide() -> TransitionValue { .slide }
  package static func _scale(_ scale: CGFloat, _ anchor: UnitPoint) -> TransitionValue { .scale(scale, anchor: anchor) }
  package static func _offset(_ offset: CGSize) -> TransitionValue { .offset(offset) }
  package static func _move(_ edge: Int) -> TransitionValue { .move(side(edge)) }
  package static func _push(_ edge: Int) -> TransitionValue { .push(from: side(edge)) }
  package static func _blurReplace(_ growsAway: Bool) -> TransitionValue { .blurReplace(growsAway: growsAway) }
  package static func _asymmetric(_ insertion: TransitionValue, _ removal: TransitionValue) -> TransitionValue {
    .asymmetric(insertion: insertion, removal: removal)
  }
  /// The number of transitions in it, and the transition itself.
  package var _parts: Int {
    switch self {
    case .asymmetric(let one, let other), .combined(let one, let other): one._parts + other._parts + 1
    case .paced(let base, let pace): base._parts + (pace.animation?._parts ?? 0) + 1
    default: 1
    }
  }

  package func _combined(_ other: TransitionValue) -> TransitionValue { .combined(self, other) }
  package func _paced(_ animation: AnimationValue?) -> TransitionValue { .paced(self, Pace(animation)) }

  private static func side(_ number: Int) -> Side { Side(rawValue: number) ?? .leading }
}
