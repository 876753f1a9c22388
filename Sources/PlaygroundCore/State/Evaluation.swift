import ShapeGeometry
import ShapeInterpreter

/// Something that takes as long as a source likes: the state asks for it, whoever runs the playground does it beside the screen, and what
/// came of it goes back as an event.
///
/// It holds all that it needs, so that it runs on any thread while the state goes on.
public struct Evaluation: Sendable {
  /// What is asked for; an evaluation that asks for the same need not be run again.
  let wish: Wish
  /// The shape's name, or what else the status line calls the work.
  public let title: String
  private let make: @Sendable (StopSignal) -> Answer

  /// What a state can ask for.
  enum Wish: Equatable, Sendable {
    case picture(Picture.Inputs)
    /// The drawing that the present one is compared with.
    case comparison(Picture.Inputs)
    case sheet(ContactSheet.Plan)
    /// The command that makes the screen as it was when it was asked for so many times.
    case command(Int)
  }

  /// What came of it.
  enum Answer: Sendable {
    case drawing(Drawing)
    case sheet(ContactSheet)
    /// Nil where no one command makes the screen.
    case command(String?)
    /// It was told to stop; the drawing is as far as it was then, and its failure tells the place where that is known.
    case stopped(Drawing)
  }

  init(_ wish: Wish, title: String, make: @escaping @Sendable (StopSignal) -> Answer) {
    self.wish = wish
    self.title = title
    self.make = make
  }

  /// Does the work; `stop` ends it before it is done.
  public func run(stop: StopSignal = .never) -> Evaluated { Evaluated(wish: wish, answer: make(stop)) }

  /// What to say of work that did not come to an end in time although it was told to.
  public var abandoned: Evaluated { Evaluated(wish: wish, answer: .stopped(Drawing())) }
}

extension Evaluation: Equatable {
  /// Whether both ask for the same.
  public static func == (one: Evaluation, other: Evaluation) -> Bool { one.wish == other.wish }
}

/// What came of an evaluation, on its way back to the state that asked for it.
public struct Evaluated: Sendable {
  let wish: Evaluation.Wish
  let answer: Evaluation.Answer

  /// Whether the work was told to stop before it was done.
  public var isStopped: Bool {
    if case .stopped = answer { true } else { false }
  }

  /// Where the work was when it was told to stop; nil where that is not known, and when it was done.
  public var stopPlace: Diagnostic? {
    if case .stopped(let drawing) = answer { drawing.failure } else { nil }
  }
}
