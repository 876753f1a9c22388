import Foundation
import Testing
import ViewTree

/// Keyframes are a value over time.
struct KeyframeTrackTests {
  private func values(_ track: KeyframeTrack, _ times: [Double]) -> [Double] {
    times.map { (track.value(at: $0)[0] * 1e9).rounded() / 1e9 }
  }

  @Test func linearKeyframesAreStraight() {
    let track = KeyframeTrack(from: [0], [.linear([10], duration: 1), .linear([0], duration: 2)])
    #expect(track.duration == 3)
    #expect(values(track, [-1, 0, 0.5, 1, 2, 3, 4]) == [0, 0, 5, 10, 5, 0, 0])
  }

  @Test func aCurveSetsThePace() {
    let track = KeyframeTrack(from: [0], [.linear([10], duration: 2, .easeIn)])
    #expect(abs(track.value(at: 0.5)[0] - 0.9346) < 1e-4)
  }

  @Test func aMoveIsAtOnce() {
    let keyframes: [KeyframeTrack.Keyframe] = [
      .move([5]), .linear([6], duration: 1), .move([0]), .linear([1], duration: 1),
    ]
    let track = KeyframeTrack(from: [1], keyframes)
    #expect(values(track, [0, 0.5, 1, 1.5, 2]) == [5, 5.5, 0, 0.5, 1])
    #expect(KeyframeTrack(from: [1], []).value(at: 3) == [1])
    #expect(KeyframeTrack(from: [1], [.move([2])]).value(at: -1) == [1])
  }

  @Test func cubicKeyframesAreACatmullRomSpline() {
    let keyframes = [1.0, 3, 4, 2].map { KeyframeTrack.Keyframe.cubic([$0], duration: 1) }
    let track = KeyframeTrack(from: [0], keyframes)
    // The speed in a knot is that from neighbour to neighbour.
    for (time, speed) in [(1.0, 1.5), (2, 1.5), (3, -0.5)] {
      let slope = (track.value(at: time + 1e-5)[0] - track.value(at: time - 1e-5)[0]) / 2e-5
      #expect(abs(slope - speed) < 1e-3)
    }
    // Between two knots it is Hermite's curve: half way, and an eighth of the difference of the speeds.
    #expect(abs(track.value(at: 1.5)[0] - 2) < 1e-12)
    #expect(abs(track.value(at: 2.5)[0] - (3.5 + (1.5 + 0.5) / 8)) < 1e-12)
    #expect(values(track, [1, 2, 3, 4]) == [1, 3, 4, 2])
  }

  @Test func aSingleCubicKeyframeStartsAndEndsAtRest() {
    let track = KeyframeTrack(from: [0], [.cubic([1], duration: 2)])
    #expect(values(track, [0.5, 1, 1.5]) == [0.15625, 0.5, 0.84375])
  }

  @Test func speedsCanBeSaid() {
    let track = KeyframeTrack(from: [0], [.cubic([0], duration: 1, startVelocity: [4], endVelocity: [-4])])
    #expect(abs(track.value(at: 0.5)[0] - 1) < 1e-12)
  }

  @Test func aCubicKeyframeTakesTheSpeedOfItsNeighbours() {
    let track = KeyframeTrack(
      from: [0], [.linear([1], duration: 1), .cubic([3], duration: 1), .linear([4], duration: 0.25)])
    for time in [1.0, 2] {
      let before = (track.value(at: time)[0] - track.value(at: time - 1e-6)[0]) / 1e-6
      let after = (track.value(at: time + 1e-6)[0] - track.value(at: time)[0]) / 1e-6
      #expect(abs(before - after) < 1e-3, "\(time)")
    }
  }

  @Test func aSpringKeyframeLastsUntilItSettles() {
    let track = KeyframeTrack(from: [0], [.spring([1], Spring.bouncy)])
    #expect(abs(track.duration - 1.0447) < 1e-4)
    #expect(abs(track.value(at: 0.2)[0] - 0.87371) < 1e-5)
    #expect(track.value(at: track.duration) == [1])
  }

  @Test func aSpringThatIsCutOffGoesOnWithoutAJump() {
    let track = KeyframeTrack(
      from: [0], [.spring([1], duration: 0.1, Spring.bouncy), .spring([0], Spring.bouncy), .linear([1], duration: 1)])
    for time in [0.1, 0.1 + Spring.bouncy.settlingDuration] {
      #expect(abs(track.value(at: time - 1e-7)[0] - track.value(at: time + 1e-7)[0]) < 1e-4)
    }
    // It keeps its speed as well.
    #expect(track.value(at: 0.11)[0] > track.value(at: 0.1)[0])
    let pushed = KeyframeTrack(from: [0], [.spring([0], duration: 1, Spring(), startVelocity: [10])])
    #expect(pushed.value(at: 0.05)[0] > 0.2)
  }

  @Test func noDurationMakesAValueThatIsNoNumber() {
    for duration in [-1, 0, 1e-300, 1e300, Double.infinity, .nan] {
      let keyframes: [KeyframeTrack.Keyframe] = [
        .cubic([1], duration: duration), .linear([2], duration: duration), .cubic([3], duration: duration),
        .spring([4], duration: duration), .spring([5], Spring(duration: duration)), .move([6]),
        .cubic([7], duration: duration),
      ]
      let track = KeyframeTrack(from: [0], keyframes)
      #expect(!track.duration.isNaN)
      for time in [-1, 0, 0.3, 1, 1e9, 1e20, .infinity] {
        #expect(!track.value(at: time)[0].isNaN, "\(duration) \(time)")
      }
    }
  }
}
