import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Transitions answer for each phase with the effects on a view.
struct TransitionValueTests {
  private static let size = CGSize(width: 40, height: 20)
  private typealias Change = TransitionEffect.Change

  private func changes(_ transition: TransitionValue) -> [[Change]] {
    TransitionPhase.allCases.map { transition.effects(in: $0, size: Self.size).map(\.change) }
  }

  @Test func phasesAreNumbers() {
    #expect(TransitionPhase.allCases.map(\.value) == [-1, 0, 1])
    #expect(TransitionPhase.allCases.map(\.isIdentity) == [false, true, false])
  }

  @Test func simpleTransitionsAreTheSameInBothDirections() {
    #expect(changes(.identity) == [[], [], []])
    #expect(changes(.opacity) == [[.opacity(0)], [.opacity(1)], [.opacity(0)]])
    let small = Change.scale(0.5, anchor: .top)
    #expect(changes(.scale(0.5, anchor: .top)) == [[small], [.scale(1, anchor: .top)], [small]])
    let aside = Change.offset(CGSize(width: 3, height: 4))
    #expect(changes(.offset(CGSize(width: 3, height: 4))) == [[aside], [.offset(.zero)], [aside]])
  }

  @Test func movesGoOverAnEdgeByTheSizeOfTheView() {
    func offset(_ x: CGFloat, _ y: CGFloat) -> Change { .offset(CGSize(width: x, height: y)) }
    #expect(changes(.move(.top)) == [[offset(0, -20)], [offset(0, 0)], [offset(0, -20)]])
    #expect(changes(.move(.leading)).first == [offset(-40, 0)])
    #expect(changes(.move(.bottom)).first == [offset(0, 20)])
    #expect(changes(.move(.trailing)).first == [offset(40, 0)])
    #expect(changes(.slide) == [[offset(-40, 0)], [offset(0, 0)], [offset(40, 0)]])
    #expect(
      changes(.push(from: .bottom)) == [
        [offset(0, 20), .opacity(0)], [offset(0, 0), .opacity(1)], [offset(0, -20), .opacity(0)],
      ])
  }

  @Test func aBlurReplaceIsClearAndBlurredAndSmall() {
    let away: [Change] = [.opacity(0), .blur(radius: 7), .scale(0.9, anchor: .center)]
    let here: [Change] = [.opacity(1), .blur(radius: 0), .scale(1, anchor: .center)]
    #expect(changes(.blurReplace(growsAway: false)) == [away, here, away])
    #expect(changes(.blurReplace(growsAway: true)).last?.last == .scale(1.1, anchor: .center))
    #expect(changes(.blurReplace(growsAway: true)).first == away)
  }

  @Test func anAsymmetricOneComesAndGoesInTwoWays() {
    let transition = TransitionValue.asymmetric(insertion: .move(.top), removal: .opacity)
    let (zero, up) = (Change.offset(.zero), Change.offset(CGSize(width: 0, height: -20)))
    #expect(changes(transition) == [[up, .opacity(1)], [zero, .opacity(1)], [zero, .opacity(0)]])
  }

  @Test func combinedEffectsStandAroundEachOther() {
    let transition = TransitionValue.opacity._combined(.scale(0.5, anchor: .center))._combined(._move(3))
    #expect(
      changes(transition).first == [
        .opacity(0), .scale(0.5, anchor: .center), .offset(CGSize(width: 40, height: 0)),
      ])
  }

  @Test func theInnermostAnimationWins() {
    let (quick, slow) = (AnimationValue.timing(.linear, duration: 0.1), AnimationValue.timing(.linear, duration: 9))
    let transition = TransitionValue.opacity._paced(quick)._combined(.slide)._paced(slow)
    let effects = transition.effects(in: .willAppear, size: Self.size)
    let transaction = ViewTransaction(animation: .standard)
    #expect(effects.map { $0.transaction(in: transaction).animation } == [quick, slow])
    let still = TransitionValue.opacity._paced(nil).effects(in: .identity, size: Self.size)
    #expect(still.map { $0.transaction(in: transaction).animation } == [nil])
    let plain = TransitionValue.opacity.effects(in: .identity, size: Self.size)
    #expect(plain.map { $0.transaction(in: transaction).animation } == [.standard])
  }

  @Test func onlyTransitionsWithoutEffectsAreAtOnce() {
    #expect(TransitionValue.identity.isIdentity && TransitionValue.identity._paced(.standard).isIdentity)
    #expect(TransitionValue.asymmetric(insertion: .identity, removal: .identity).isIdentity)
    #expect(!TransitionValue.asymmetric(insertion: .identity, removal: .opacity).isIdentity)
    #expect(!TransitionValue.standard.isIdentity)
  }

  @Test func codeIsPassedThePhase() {
    let code = Handle.compiled(.value(change: 1), number: 7)
    #expect(changes(.own(code)).map(\.first) == TransitionPhase.allCases.map { .own(code, $0) })
    let effects = TransitionValue.own(code).effects(in: .identity, size: Self.size)
    #expect(effects.map(\.modifier) == [nil] && effects[0].motionVector.isEmpty)
  }

  @Test func effectsMoveBetweenPhases() {
    let all: [TransitionValue] = [
      .scale(0.5, anchor: .top), .slide, .push(from: .top), .blurReplace(growsAway: true), .offset(Self.size),
      .asymmetric(insertion: .opacity, removal: .move(.bottom)),
    ]
    for transition in all {
      let from = transition.effects(in: .willAppear, size: Self.size)
      let to = transition.effects(in: .identity, size: Self.size)
      #expect(from.count == to.count)
      for (one, other) in zip(from, to) {
        #expect(one.moved(to: other.motionVector) == other && one.moved(to: one.motionVector) == one)
        let half = one.moved(to: one.motionVector.adding(other.motionVector, scaledBy: 1).scaled(by: 0.5))
        #expect(half.motionVector.count == one.motionVector.count && half.modifier != nil)
      }
    }
    let half = TransitionEffect.Change.opacity(0.5)
    #expect(TransitionValue.opacity.effects(in: .identity, size: .zero)[0].moved(to: [0.5]).change == half)
  }

  @Test func effectsAreChangesOfViews() {
    let effects = TransitionValue.blurReplace(growsAway: false).effects(in: .willAppear, size: Self.size)
    #expect(
      effects.map(\.modifier) == [
        .opacity(0), .blur(radius: 7, isOpaque: false), .scale(CGSize(width: 0.9, height: 0.9), anchor: .center),
      ])
    #expect(
      TransitionValue.move(.top).effects(in: .willAppear, size: Self.size)[0].modifier
        == .offset(CGSize(width: 0, height: -20)))
  }
}
