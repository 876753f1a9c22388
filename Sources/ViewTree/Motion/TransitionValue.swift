import Foundation
import ShapeGeometry

/// The phases of a view that comes and goes: SwiftUI's TransitionPhase.
public enum TransitionPhase: Int, CaseIterable, Hashable, Sendable {
  /// Before the view has come.
  case willAppear = -1
  /// The view is there.
  case identity = 0
  /// After the view has gone.
  case didDisappear = 1

  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1, 0 or 1.
  public var value: Double { Double(rawValue) }
}

/// A transition as a program says it, how a view comes and goes: a value of SwiftUI's AnyTransition.
public indirect enum TransitionValue: Equatable, Sendable {
  /// An edge of a view. Its number is that of SwiftUI's Edge.
  public enum Side: Int, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    var opposite: Side {
      switch self {
      case .top: .bottom
      case .leading: .trailing
      case .bottom: .top
      case .trailing: .leading
      }
    }
  }

  /// The animation that a transition asks for; nil for a change at once.
  public struct Pace: Hashable, Sendable {
    public var animation: AnimationValue?

    public init(_ animation: AnimationValue?) { self.animation = animation }
  }

  case identity
  case opacity
  case scale(CGFloat, anchor: UnitPoint)
  case slide
  case move(Side)
  case offset(CGSize)
  /// In from an edge and out over the opposite one, fading.
  case push(from: Side)
  /// Blurred, small and clear; a view that goes grows if `growsAway` is true.
  case blurReplace(growsAway: Bool)
  case asymmetric(insertion: TransitionValue, removal: TransitionValue)
  /// The effects of the first, and those of the other around them.
  case combined(TransitionValue, TransitionValue)
  case paced(TransitionValue, Pace)
  /// A program's own: code that makes a view of it for a phase, which is passed as its number.
  case own(Handle)

  /// True if code of the program shows the view in its phases.
  var hasCode: Bool {
    switch self {
    case .own: true
    case .asymmetric(let one, let other), .combined(let one, let other): one.hasCode || other.hasCode
    case .paced(let base, _): base.hasCode
    default: false
    }
  }

  /// SwiftUI's transition where a program names none.
  public static let standard = TransitionValue.opacity
}

/// One effect of a transition in one phase.
public struct TransitionEffect: Equatable, Sendable {
  public enum Change: Equatable, Sendable {
    case offset(CGSize)
    case scale(CGFloat, anchor: UnitPoint)
    case opacity(Double)
    case blur(radius: CGFloat)
    /// A program's code, which is passed the phase; what moves in it are attributes of its own.
    case own(Handle, TransitionPhase)
  }

  public var change: Change
  /// The animation of the effect, if it is not that of the transaction.
  public var pace: TransitionValue.Pace?

  init(_ change: Change, _ pace: TransitionValue.Pace? = nil) {
    self.change = change
    self.pace = pace
  }

  /// The numbers of the effect that an animation moves; none for a program's code.
  public var motionVector: [Double] {
    switch change {
    case .offset(let offset): offset.motionVector
    case .scale(let scale, let anchor): CGSize(width: scale, height: scale).motionVector + anchor.motionVector
    case .opacity(let opacity): [opacity]
    case .blur(let radius): [Double(radius)]
    case .own: []
    }
  }

  /// Returns the effect with other numbers.
  public func moved(to vector: [Double]) -> TransitionEffect {
    var result = self
    switch change {
    case .offset(let offset): result.change = .offset(offset.moved(to: vector))
    case .scale(let scale, let anchor):
      result.change = .scale(
        CGFloat(vector.first ?? Double(scale)), anchor: anchor.moved(to: Array(vector.dropFirst(2))))
    case .opacity: result.change = .opacity(vector.first ?? 1)
    case .blur: result.change = .blur(radius: CGFloat(vector.first ?? 0))
    case .own: break
    }
    return result
  }

  /// Returns the transaction in which the effect changes.
  public func transaction(in transaction: ViewTransaction) -> ViewTransaction {
    guard let pace else { return transaction }
    var result = transaction
    result.animation = pace.animation
    return result
  }
}
