/// The interruption of a computation whose `charge` function threw an error.
struct WorkInterruption: Error {}

/// A counter of the work of a computation, which charges it in batches.
///
/// A unit is about the work of copying one path element: some nanoseconds, and less than a hundred bytes if memory is
/// allocated.
struct WorkMeter {
  /// The number of units after which they are charged: about a tenth of a millisecond and a megabyte.
  static let batch = 16_384

  /// The function that charges units; it returns false to stop the computation.
  private let charge: (Int) -> Bool
  private var pending = 0

  fileprivate init(charge: @escaping (Int) -> Bool) {
    self.charge = charge
  }

  /// Counts units that will be done next.
  @inline(__always) mutating func count(_ units: Int) throws(WorkInterruption) {
    pending += units
    if pending >= Self.batch { try settle() }
  }

  /// Charges all units that have not been charged.
  @inline(never) mutating func settle() throws(WorkInterruption) {
    guard pending > 0 else { return }
    let units = pending
    pending = 0
    guard charge(units) else { throw WorkInterruption() }
  }

  /// Runs `work` with a meter that calls `charge` for each batch, and for the rest at the end.
  ///
  /// If `charge` throws, `work` ends and the error is rethrown.
  static func run<Result, Failure: Error>(
    charging charge: (Int) throws(Failure) -> Void,
    _ work: (inout WorkMeter) throws(WorkInterruption) -> Result
  ) throws(Failure) -> Result {
    try withoutActuallyEscaping(charge) { charge throws(Failure) in
      var failure: Failure?
      var result: Result?
      do throws(WorkInterruption) {
        var meter = WorkMeter { units in
          do throws(Failure) {
            try charge(units)
            return true
          } catch {
            failure = error
            return false
          }
        }
        result = try work(&meter)
        try meter.settle()
      } catch {}
      if let failure { throw failure }
      guard let result else { preconditionFailure("work ends early only where a charge fails") }
      return result
    }
  }
}

/// The costs of computation steps, in units.
///
/// They are nanoseconds measured on one machine, rounded, at ten to a unit.
enum Work {
  /// A vertex of a polyline.
  static let vertex = 1
  /// A segment that is decomposed, copied to a result or checked there.
  static let segment = 8
  /// A comparison of two pieces or parts of them.
  static let relation = 8
  /// A comparison of two parts, one of them curved.
  static let curvedRelation = 16
  /// A pair of pieces with an end of one on the other.
  static let contact = 12
  /// A pair of pieces that run side by side.
  static let neighbours = 16
  /// A vertex where two pieces cross.
  static let crossing = 16
  /// A cut of a piece.
  static let cut = 4
  /// A chord between two cuts.
  static let strand = 4
  /// An item of an array to be sorted.
  static let sorting = 4
  /// The length of a segment.
  static let length = 16
  /// The length of an interval of a curve, by both integration rules.
  static let integral = 8
  /// A dash.
  static let dash = 32
  /// A line of a stroke, with its join.
  static let strokedLine = 16
  /// A curve of a stroke, with its join, before the fit.
  static let strokedCurve = 64
  /// A curve tried for a part of a stroke's side.
  static let fittedCurve = 96
  /// A node of a planar graph.
  static let node = 4
  /// An edge of a planar graph.
  static let edge = 8
}
