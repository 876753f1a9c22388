/// What stops a computation: whoever pays for its work refused to.
struct WorkInterruption: Error {}

/// A count of the work that a computation does, charged in batches while it is done.
///
/// A unit is about as much as one path element copied: some nanoseconds, and less than a hundred bytes where memory is taken.
struct WorkMeter {
  /// How many units may be done before they are charged: about a tenth of a millisecond and a megabyte.
  static let batch = 16_384

  /// Pays for some units; false to stop.
  private let charge: (Int) -> Bool
  private var pending = 0

  fileprivate init(charge: @escaping (Int) -> Bool) {
    self.charge = charge
  }

  /// Counts units that are done next.
  @inline(__always) mutating func count(_ units: Int) throws(WorkInterruption) {
    pending += units
    if pending >= Self.batch { try settle() }
  }

  /// Charges what is not paid for yet.
  @inline(never) mutating func settle() throws(WorkInterruption) {
    guard pending > 0 else { return }
    let units = pending
    pending = 0
    guard charge(units) else { throw WorkInterruption() }
  }

  /// Runs `work` with a meter that calls `charge` for each batch and for what is left at the end; when `charge` throws, `work` ends
  /// and its error is passed on.
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

/// How many units the steps of computations count as.
///
/// Measured as nanoseconds on one machine, rounded, at ten to a unit.
enum Work {
  /// A vertex of a polyline.
  static let vertex = 1
  /// A segment taken apart, copied to a result or checked there.
  static let segment = 8
  /// Two pieces, or parts of them, held against each other.
  static let relation = 8
  /// The same of two parts of which one is curved.
  static let curvedRelation = 16
  /// Two pieces with an end of one on the other.
  static let contact = 12
  /// Two pieces that run side by side.
  static let neighbours = 16
  /// A vertex where two pieces cross.
  static let crossing = 16
  /// A cut of a piece.
  static let cut = 4
  /// A chord between two cuts.
  static let strand = 4
  /// An item of a row that is sorted.
  static let sorting = 4
  /// The length of a segment.
  static let length = 16
  /// The length of an interval of a curve by the rules that it is found with.
  static let integral = 8
  /// A dash.
  static let dash = 32
  /// A line of a stroke, with its join.
  static let strokedLine = 16
  /// A curve of a stroke, with its join, before anything is fitted to it.
  static let strokedCurve = 64
  /// A curve tried for a part of a stroke's side.
  static let fittedCurve = 96
  /// A node of a planar graph.
  static let node = 4
  /// An edge of a planar graph.
  static let edge = 8
}
