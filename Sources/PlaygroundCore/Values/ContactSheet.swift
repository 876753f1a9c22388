import ShapeGeometry
import ShapeInterpreter

/// A contact sheet: small pictures of an entry for several values of one parameter, over its range; or for several
/// moments, as a film strip.
public struct ContactSheet: Equatable, Sendable {
  /// One value of the parameter, with the entry's picture.
  public struct Frame: Equatable, Sendable {
    public var value: ParameterValue
    var drawing: Drawing
    /// The values of the drawing's settings.
    var settings: [ParameterValue]
    /// True if the evaluation stopped before its end.
    var hasFailed: Bool
  }

  public var parameter: Parameter
  /// The frames, from the lowest value to the highest.
  public var frames: [Frame]
  /// The index of the selected frame, which enter accepts.
  public internal(set) var selected: Int
  /// True for a film strip, whose values are moments of the view.
  var showsMoments = false

  /// A contact sheet whose pictures are not drawn yet.
  struct Plan: Equatable, Sendable {
    struct Frame: Equatable, Sendable {
      var value: ParameterValue
      /// The inputs for its evaluation; nil if its drawing is the one that is shown already.
      var inputs: Picture.Inputs?
      /// The values of the drawing's settings.
      var settings: [ParameterValue]
    }

    var parameter: Parameter
    var frames: [Frame]
    var selected: Int
    /// True if the evaluation of the drawing that is shown stopped before its end.
    var hasFailed: Bool
  }
}

extension ContactSheet.Plan {
  /// Draws the pictures; `shown` is the drawing that is shown already. Throws if it is stopped from outside.
  func sheet(of entryPoint: EntryPoint, _ shown: Drawing, _ budget: Budget) throws(EvaluationFailure) -> ContactSheet {
    var drawn: [ContactSheet.Frame] = []
    for frame in frames {
      let outcome = try frame.inputs.map { (inputs) throws(EvaluationFailure) in
        try Outcome(of: entryPoint, inputs, budget)
      }
      drawn.append(
        ContactSheet.Frame(
          value: frame.value, drawing: outcome?.drawing ?? shown, settings: frame.settings,
          hasFailed: outcome.map { $0.failure != nil } ?? hasFailed))
    }
    return ContactSheet(parameter: parameter, frames: drawn, selected: selected)
  }
}

extension Parameter {
  /// Returns values from one end of the range to the other: about `count` of them, or all if there are few.
  ///
  /// Returns no values for a text or without a range.
  func sweep(around value: ParameterValue, count: Int) -> [ParameterValue] {
    switch kind {
    case .toggle: return [.toggle(false), .toggle(true)]
    case .choice(let names): return names.indices.map(ParameterValue.choice)
    case .text: return []
    case .number, .integer, .angle:
      guard let range = range(holding: value), range.upperBound > range.lowerBound else { return [] }
      let width = range.upperBound - range.lowerBound
      let gaps = step == nil && kind != .integer ? Double(count - 1) : (width / increment).rounded()
      let isFew = gaps < Double(ContactSheetGrid.counts.upperBound)
      let last = isFew ? Int(max(gaps, 1)) : count - 1
      var values: [ParameterValue] = []
      for index in 0...last {
        guard let value = self.value(at: Double(index) / Double(last), of: range), value != values.last else {
          continue
        }
        values.append(value)
      }
      return values
    }
  }
}
