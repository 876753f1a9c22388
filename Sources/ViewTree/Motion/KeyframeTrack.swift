import Foundation

/// One track of SwiftUI's keyframes: a value over time, as a pure function of the time.
public struct KeyframeTrack: Hashable, Sendable {
  /// A value and the way that leads to it.
  public enum Keyframe: Hashable, Sendable {
    /// The straight way, with a curve for the pace.
    case linear([Double], duration: Double, UnitCurve = .linear)
    /// A cubic curve. A speed that is nil goes on with that of the neighbour; between two cubic keyframes it is the
    /// middle one, as in a Catmull-Rom spline.
    case cubic([Double], duration: Double, startVelocity: [Double]? = nil, endVelocity: [Double]? = nil)
    /// A spring; without a duration it takes the time that it needs to settle.
    case spring([Double], duration: Double? = nil, Spring = Spring(), startVelocity: [Double]? = nil)
    /// The value at once.
    case move([Double])

    /// The value at its end.
    public var value: [Double] {
      switch self {
      case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _), .move(let value): value
      }
    }
  }

  /// A keyframe in its place: where and when it starts, how fast it starts and ends.
  private struct Segment: Hashable, Sendable {
    var keyframe: Keyframe
    var start: Double
    var duration: Double
    var from: [Double]
    var startVelocity: [Double] = []
    var endVelocity: [Double] = []
  }

  private var initial: [Double]
  private var segments: [Segment] = []
  /// The seconds from the start to the end of the last keyframe.
  public private(set) var duration = 0.0

  /// Makes a track from the value before its first keyframe.
  public init(from initial: [Double], _ keyframes: [Keyframe]) {
    self.initial = initial
    var place = initial
    for keyframe in keyframes {
      segments.append(Segment(keyframe: keyframe, start: duration, duration: Self.duration(of: keyframe), from: place))
      duration += segments[segments.count - 1].duration
      place = keyframe.value
    }
    for index in segments.indices { setVelocities(of: index) }
  }

  /// Returns the value at a time: before the start the initial one, behind the end the last one.
  public func value(at time: Double) -> [Double] {
    guard time >= 0, let last = segments.last else { return initial }
    guard time < duration else { return last.keyframe.value }
    let index = segments.lastIndex { $0.start <= time } ?? 0
    return Self.value(of: segments[index], at: time - segments[index].start)
  }

  private static func duration(of keyframe: Keyframe) -> Double {
    let time: Double
    switch keyframe {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _): time = duration
    case .spring(_, let duration, let spring, _): time = duration ?? spring.settlingDuration
    case .move: time = 0
    }
    return time.isNaN ? 0 : min(max(time, 0), 1e9)
  }

  private static func value(of segment: Segment, at time: Double) -> [Double] {
    let way = segment.keyframe.value.adding(segment.from, scaledBy: -1)
    switch segment.keyframe {
    case .linear(_, _, let curve):
      return segment.from.adding(way, scaledBy: curve.value(at: time / segment.duration))
    case .cubic:
      // Hermite's form; the speeds are in units per second.
      let t = (time / segment.duration).limited
      let (square, cube) = (t * t, t * t * t)
      return segment.from.adding(way, scaledBy: 3 * square - 2 * cube)
        .adding(segment.startVelocity, scaledBy: (cube - 2 * square + t) * segment.duration)
        .adding(segment.endVelocity, scaledBy: (cube - square) * segment.duration)
    case .spring(_, _, let spring, _):
      let shares = spring.shares(at: time)
      return segment.from.adding(way, scaledBy: shares.target).adding(segment.startVelocity, scaledBy: shares.push)
    case .move(let value): return value
    }
  }
}

extension KeyframeTrack {
  /// Finds how fast a segment starts and ends, after that of the ones before it.
  private mutating func setVelocities(of index: Int) {
    let segment = segments[index]
    let way = segment.keyframe.value.adding(segment.from, scaledBy: -1)
    let past = index > 0 ? segments[index - 1].endVelocity : []
    switch segment.keyframe {
    case .linear(_, _, let curve):
      guard segment.duration > 0 else { return }
      segments[index].startVelocity = way.scaled(by: curve.velocity(at: 0).finite / segment.duration)
      segments[index].endVelocity = way.scaled(by: curve.velocity(at: 1).finite / segment.duration)
    case .cubic(_, _, let start, let end):
      segments[index].startVelocity = start ?? past
      segments[index].endVelocity = end ?? knotVelocity(behind: index)
    case .spring(_, _, let spring, let start):
      segments[index].startVelocity = start ?? past
      let shares = spring.shares(at: segment.duration)
      segments[index].endVelocity = way.scaled(by: shares.targetPace)
        .adding(segments[index].startVelocity, scaledBy: shares.pushPace)
      // A spring that is cut off has not arrived: the next keyframe goes on from where it is.
      guard index + 1 < segments.count else { return }
      segments[index + 1].from = Self.value(of: segments[index], at: segment.duration)
    case .move: return
    }
  }

  /// Returns the speed at the end of a cubic keyframe that does not say it: that with which the next keyframe starts,
  /// the one between the neighbours for a keyframe that asks for it in turn. Apple does not say how a track of cubic
  /// keyframes starts and ends; here it is at rest.
  private func knotVelocity(behind index: Int) -> [Double] {
    guard index + 1 < segments.count else { return [] }
    let (segment, next) = (segments[index], segments[index + 1])
    switch next.keyframe {
    case .linear(let value, _, let curve):
      guard next.duration > 0 else { return [] }
      return value.adding(next.from, scaledBy: -1).scaled(by: curve.velocity(at: 0).finite / next.duration)
    case .cubic(_, _, let velocity?, _), .spring(_, _, _, let velocity?): return velocity
    case .cubic, .spring:
      let time = segment.duration + next.duration
      return time > 0 ? next.keyframe.value.adding(segment.from, scaledBy: -1).scaled(by: 1 / time) : []
    case .move: return []
    }
  }
}
