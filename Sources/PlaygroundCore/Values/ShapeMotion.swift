import Foundation
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// The part of a shape that an animation moves between two sets of values: its animatable data at both ends, and what
/// is not in it.
struct ShapeMotion: Equatable, Sendable {
  /// The two ends.
  struct Plan: Equatable, Sendable {
    /// The inputs of the drawing at rest, with the values of the end.
    var inputs: Picture.Inputs
    /// The values of both ends that differ from the start values, by parameter name.
    var former: [String: ParameterValue]
    var present: [String: ParameterValue]
  }

  var plan: Plan
  /// The numbers of the animatable data at the start and at the end.
  var start: [Double] = []
  var end: [Double] = []
  /// The parameters whose values differ and that are not part of the animatable data, though the drawing depends on
  /// them: they have their new values at once. Flags, choices and texts are not among them, since nobody expects them
  /// to move.
  var jumps: [String] = []

  /// The length of the way, in the units of the data.
  var distance: Double { end.adding(start, scaledBy: -1).squaredMagnitude().squareRoot() }
}

extension ShapeMotion.Plan {
  /// Reads the data of a shape at both ends, and finds out what is not in it. Throws if it is stopped from outside.
  func motion(of entryPoint: EntryPoint, _ budget: Budget) throws(EvaluationFailure) -> ShapeMotion {
    var motion = ShapeMotion(plan: self)
    let reader = Reader(entryPoint: entryPoint, rect: inputs.proposal, budget: budget)
    let formerValues = Tuning.values(of: entryPoint, changes: former)
    motion.end = try reader.data(inputs.values) ?? []
    motion.start = try reader.data(formerValues) ?? motion.end
    let known = Dictionary(
      zip(entryPoint.parameters(changing: former), formerValues).map { ($0.name, $1) }, uniquingKeysWith: { a, _ in a })
    for (parameter, value) in zip(entryPoint.parameters(changing: present), inputs.values) {
      guard parameter.initial.number != nil, let other = known[parameter.name], other != value else { continue }
      // A value may matter at one end alone: the place of an arrow where the arrow has a size.
      var isOutside = try reader.isOutsideOfData(parameter.name, value, from: former)
      if !isOutside { isOutside = try reader.isOutsideOfData(parameter.name, other, from: present) }
      if isOutside { motion.jumps.append(parameter.name) }
    }
    return motion
  }

  /// Evaluates a shape with some values; nil where that fails.
  private struct Reader {
    var entryPoint: EntryPoint
    var rect: CGRect
    var budget: Budget

    /// Returns whether the data stays the same, and the drawing does not, when one value alone is another.
    func isOutsideOfData(
      _ name: String, _ value: ParameterValue, from changes: [String: ParameterValue]
    ) throws(EvaluationFailure) -> Bool {
      let values = Tuning.values(of: entryPoint, changes: changes)
      let changed = Tuning.values(of: entryPoint, changes: changes.merging([name: value]) { $1 })
      guard let data = try data(values), try self.data(changed) == data, let path = try path(values),
        let other = try self.path(changed)
      else { return false }
      return path != other
    }

    func data(_ values: [ParameterValue]) throws(EvaluationFailure) -> [Double]? {
      try succeeding { () throws(EvaluationFailure) in
        try entryPoint.animatableData(EntryPoint.Inputs(proposal: rect, values: values, budget: budget))
      }
    }

    func path(_ values: [ParameterValue]) throws(EvaluationFailure) -> Path? {
      try succeeding { () throws(EvaluationFailure) in
        try entryPoint.path(in: rect, values: values, budget: budget)
      }
    }

    private func succeeding<Value>(
      _ body: () throws(EvaluationFailure) -> Value
    ) throws(EvaluationFailure) -> Value? {
      do throws(EvaluationFailure) {
        return try body()
      } catch {
        if error.isStopped { throw error }
        return nil
      }
    }
  }
}

/// A shape and its drawing on their way from the bookmarked values to the present ones.
struct ShapeWay: Equatable, Sendable {
  /// All that the way depends on besides the shape's own data.
  struct Terms: Equatable, Sendable {
    var plan: ShapeMotion.Plan
    var animation: AnimationValue
    /// The values of the drawing's settings at both ends.
    var formerSettings: [ParameterValue]
    var settings: [ParameterValue]
  }

  var terms: Terms
  var motion: ShapeMotion

  /// The settings that animations move, each by itself: those that are numbers.
  private static let moving = [
    DrawingSettings.Index.trimFrom, DrawingSettings.Index.trimTo, DrawingSettings.Index.lineWidth,
  ]

  /// The distances of all that moves.
  private var distances: [Double] {
    let own = Self.moving.map { index in
      abs((terms.settings[index].number ?? 0) - (terms.formerSettings[index].number ?? 0))
    }
    return ([motion.distance] + own).filter { $0 > 0 }
  }

  /// The seconds after which everything has arrived; 0 if nothing moves.
  var end: Double { distances.map { terms.animation.end(distance: $0) }.max() ?? 0 }

  /// Returns the numbers of the shape's data at a moment; nil if they have arrived.
  func animatableData(at moment: Double) -> [Double]? {
    let way = motion.end.adding(motion.start, scaledBy: -1)
    guard motion.distance > 0, moment < end,
      let share = terms.animation.share(at: moment, distance: motion.distance)
    else { return nil }
    return motion.start.adding(way, scaledBy: share)
  }

  /// Returns the values of the settings at a moment.
  func settings(at moment: Double) -> [ParameterValue] {
    var values = terms.settings
    for index in Self.moving {
      guard let former = terms.formerSettings[index].number, let present = values[index].number, former != present,
        let share = terms.animation.share(at: moment, distance: abs(present - former)), moment < end
      else { continue }
      values[index] = .number(former + (present - former) * share)
    }
    return values
  }

  /// Returns the share of the way at a moment, for the longest of the ways.
  func share(at moment: Double) -> Double {
    guard let distance = distances.max(), moment < end else { return 1 }
    return terms.animation.share(at: moment, distance: distance) ?? 1
  }
}
