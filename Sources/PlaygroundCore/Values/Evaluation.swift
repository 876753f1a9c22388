import ShapeGeometry
import ShapeInterpreter

/// Work whose duration depends on the source. The state requests it, the runner of the playground runs it on another
/// thread, and the result returns as an event.
///
/// It holds everything that it needs, so that it can run on any thread while the state changes.
public struct Evaluation: Sendable {
  /// The request; an evaluation with an equal request need not run again.
  let wish: Wish
  /// The entry's name, or the status line's name for other work.
  public let title: String
  private let make: @Sendable (StopSignal) -> Answer

  /// A request that a state can make.
  enum Wish: Equatable, Sendable {
    case picture(Picture.Inputs)
    /// The drawing that the present one is compared with.
    case comparison(Picture.Inputs)
    /// The moments before the present one.
    case ghosts(GhostPlan)
    /// The data by which a motion moves a shape.
    case motion(ShapeMotion.Plan)
    case sheet(ContactSheet.Plan)
    case film(FilmStrip)
    /// A picture of the preview sheet.
    case preview(Picture.Inputs)
    /// The command that reproduces the screen at the time of the request; the number tells requests apart.
    case command(Int)
  }

  /// The result of the work.
  enum Answer: Sendable {
    case outcome(Outcome)
    case ghosts([Ghost])
    case motion(ShapeMotion)
    case sheet(ContactSheet)
    /// The command, or nil if no single command reproduces the screen.
    case command(String?)
    /// The work was stopped. The outcome holds the part completed by then; its failure gives the source location if
    /// that is known.
    case stopped(Outcome)
  }

  init(_ wish: Wish, title: String, make: @escaping @Sendable (StopSignal) -> Answer) {
    self.wish = wish
    self.title = title
    self.make = make
  }

  /// Does the work; `stop` ends it early.
  public func run(stop: StopSignal = .never) -> Evaluated { Evaluated(wish: wish, answer: make(stop)) }

  /// The result to use if the work was stopped but did not end in time.
  public var abandoned: Evaluated { Evaluated(wish: wish, answer: .stopped(Outcome())) }
}

extension Evaluation: Equatable {
  /// Returns true if both have the same request.
  public static func == (one: Evaluation, other: Evaluation) -> Bool { one.wish == other.wish }
}

/// The result of an evaluation, on its way back to the state that requested it.
public struct Evaluated: Sendable {
  let wish: Evaluation.Wish
  let answer: Evaluation.Answer

  /// True if the work was stopped before its end.
  public var isStopped: Bool {
    if case .stopped = answer { true } else { false }
  }

  /// The diagnostic at the source location where the work was stopped; nil if that is unknown, or if the work was
  /// completed.
  public var stopPlace: Diagnostic? {
    if case .stopped(let outcome) = answer { outcome.failure } else { nil }
  }
}
