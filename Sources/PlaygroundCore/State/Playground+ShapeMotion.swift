import PlainText
import Rendering
import ShapeInterpreter

// The motion of a shape from the bookmarked values to the present ones. It is shown while the clock of the shape is on.

extension Playground {
  /// The curve of the motion.
  var motionSettings: MotionSettings { MotionSettings(values: tuning.motion) }

  /// True if the motion of a shape is shown.
  var showsMotion: Bool { drawsPath && viewClock.moment != nil }

  /// The parameters of the motion that its curve depends on; empty unless the motion is shown.
  var motionParameters: [Parameter] {
    showsMotion ? motionSettings.rows.map { MotionSettings.parameters[$0] } : []
  }

  /// The values of `motionParameters`.
  var motionValues: [ParameterValue] { showsMotion ? motionSettings.rows.map { tuning.motion[$0] } : [] }

  /// Sets a row of the motion's parameters.
  mutating func assignMotion(_ value: ParameterValue, row: Int) {
    let rows = motionSettings.rows
    if rows.indices.contains(row) { tuning.motion[rows[row]] = value }
  }

  /// Sets a value of the motion by the name of its parameter, for a shape; returns false for another name. A value that
  /// is no value of the parameter is the error of `value`.
  public mutating func setMotion<Failure: Error>(
    _ name: String, to value: (Parameter) throws(Failure) -> ParameterValue
  ) throws(Failure) -> Bool {
    guard drawsPath, let index = MotionSettings.parameters.firstIndex(where: { $0.name == name }) else { return false }
    tuning.motion[index] = try value(MotionSettings.parameters[index])
    return true
  }

  /// The names of the curves, for a sentence.
  public static let curveNames = MotionSettings.Curve.allCases.map(\.rawValue).joined(separator: ", ")

  /// Bookmarks the values that another session over the same files has.
  public mutating func setBookmark(asIn other: Playground) {
    guard let id = selectedEntry?.id else { return }
    tuning.bookmarks[id] = other.tuning.bookmark(of: id)
    ask()
  }

  /// The ends of the way, and its curve; nil unless a shape is selected whose present values differ from the bookmarked
  /// ones.
  var wayTerms: ShapeWay.Terms? {
    guard let entry = selectedEntry, let shape = entry.entryPoint, shape.kind == .shape else { return nil }
    let reference = reference
    let values = shapeValues
    guard Tuning.values(of: shape, changes: reference.changes) != values else { return nil }
    let plan = ShapeMotion.Plan(
      inputs: restingInputs(of: entry, values: values), former: reference.changes,
      present: tuning.changes[entry.id] ?? [:])
    return ShapeWay.Terms(
      plan: plan, animation: motionSettings.animation, formerSettings: reference.settings, settings: tuning.settings)
  }

  /// The way that is shown; nil if none is, or if the shape's data is not known yet.
  var way: ShapeWay? {
    guard showsMotion, let shapeMotion, let terms = wayTerms, terms.plan == shapeMotion.plan else { return nil }
    return ShapeWay(terms: terms, motion: shapeMotion)
  }

  /// The motion that is shown and whose data is not known yet.
  var missingMotion: ShapeMotion.Plan? {
    guard showsMotion, let plan = wayTerms?.plan, plan != shapeMotion?.plan else { return nil }
    return plan
  }

  /// Begins again when the ends or the curve of a motion that is played change, so that the change is seen. Without a
  /// way there is no motion.
  mutating func keepMotion() {
    guard showsMotion || shownTerms != nil else { return }
    let terms = showsMotion ? wayTerms : nil
    if showsMotion, terms == nil { viewClock = .none }
    if let terms, let shownTerms, terms != shownTerms, viewClock.isPlaying { viewClock.moment = 0 }
    shownTerms = terms
    // The rows of the motion come and go with it, and with its curve.
    keepSelectedRow()
  }

  /// Shows the present values at rest; returns false if no motion is shown.
  mutating func leaveMotion() -> Bool {
    guard showsMotion else { return false }
    viewClock = .none
    return true
  }

  /// The rows of the motion's curve below the parameters, with a blank one above it and a text below it.
  private static let curveRows = 6
  /// The fewest rows of an area that has room for the curve.
  private static let leastRowsForCurve = 14

  /// Returns the area of the motion's curve at the bottom of that of the parameters; nil without a motion or room.
  func curveArea(in area: CellArea) -> CellArea? {
    guard showsMotion, area.rows >= Self.leastRowsForCurve else { return nil }
    return CellArea(
      column: area.column, row: area.endRow - Self.curveRows, columns: area.columns, rows: Self.curveRows)
  }

  /// A remark about the motion that is shown; nil if there is none.
  var motionText: String? {
    guard let way else { return nil }
    let jumps = way.motion.jumps
    guard jumps.isEmpty else {
      let names = jumps.map { "'\($0)'" }.joined(separator: ", ")
      return jumps.count == 1
        ? "\(names) is not part of animatableData: it jumps" : "\(names) are not part of animatableData: they jump"
    }
    return way.end > 0 ? nil : "nothing of what differs is animated"
  }

  /// The warnings about the motion that is shown.
  public var motionWarnings: [Diagnostic] { motionText.map { [Diagnostic(.warning, $0)] } ?? [] }
}
