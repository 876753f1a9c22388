import Foundation
import Rendering
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// A recording of the selected entry's drawing on its way: the playground goes from one picture to the next.
public struct Recorder: Sendable {
  /// The wishes of the user for a recording.
  public struct Plan: Equatable, Sendable {
    public var size: ScreenSize
    /// The moment of the first picture, in seconds from the start.
    public var start: Double
    /// The seconds that are recorded; nil until nothing moves any more, or for one pass of motion that repeats itself.
    public var duration: Double?
    public var framesPerSecond: Double
    /// True if motion that repeats itself is recorded for the whole duration.
    public var isWhole: Bool
    /// The events that happen to the view.
    public var events: [ViewEvent]
    /// True if each picture is also kept as a drawing for other programs.
    public var keepsDrawings: Bool

    public init(
      size: ScreenSize, start: Double = 0, duration: Double? = nil, framesPerSecond: Double = 30,
      isWhole: Bool = false, events: [ViewEvent] = [], keepsDrawings: Bool = false
    ) {
      self.size = size
      self.start = start
      self.duration = duration
      self.framesPerSecond = framesPerSecond
      self.isWhole = isWhole
      self.events = events
      self.keepsDrawings = keepsDrawings
    }
  }

  /// The reason why there is no further picture.
  public enum Ending: Error {
    /// The work was stopped, at this place if it is known.
    case stopped(at: Diagnostic?)
    /// The entry cannot be drawn at a moment.
    case faulty(Diagnostic)
  }

  public private(set) var playground: Playground
  private let plan: Plan
  private var taken: Recording
  private var drawings: [SceneExport] = []
  /// The number of pictures that are taken.
  public let count: Int
  /// The number of pictures that are kept of motion without end; nil if it has one.
  private let mostKept: Int?
  /// True if nothing moves by itself, nor after what happens.
  public let isStill: Bool
  /// The warnings about the motion and the pictures so far.
  public private(set) var warnings: [Diagnostic] = []

  /// The seconds that endless motion is recorded where no duration is asked for.
  public static let usualDuration = 10.0
  /// The seconds that the last picture of motion with an end stays, where no duration is asked for.
  public static let pause = 1.0
  /// The most pictures of a recording, and the most cells of all its pictures.
  public static let limits = (pictures: 10_000, cells: 10_000_000)

  /// Finds out how long the selected entry moves. `playground` shows it, with its values.
  public init(_ plan: Plan, of playground: Playground, stop: StopSignal = .never) throws(Ending) {
    self.plan = plan
    self.playground = playground
    taken = Recording(size: plan.size, framesPerSecond: plan.framesPerSecond)
    self.playground.show(at: nil, after: plan.events)
    if let evaluated = self.playground.settle(stop: stop) { throw .stopped(at: evaluated.stopPlace) }
    var rest = self.playground.restingMoment
    if self.playground.drawsPath {
      self.playground.show(at: 0)
      if let evaluated = self.playground.settle(stop: stop) { throw .stopped(at: evaluated.stopPlace) }
      rest = self.playground.endOfMotion
      warnings = self.playground.motionWarnings
    }
    isStill = rest <= 0
    func pictures(_ seconds: Double) -> Int {
      // A duration may be a whole number of pictures but for its last digit.
      max(1, Int((min(seconds * plan.framesPerSecond, 1e9) - 1e-6).rounded(.up)))
    }
    if rest.isFinite {
      let isMoving = rest > plan.start
      mostKept = nil
      count = pictures(plan.duration ?? (isMoving ? rest - plan.start + Self.pause : 0))
    } else {
      let kept = pictures(plan.duration ?? Self.usualDuration)
      mostKept = kept
      // Two passes show that motion repeats itself.
      count = plan.isWhole ? kept : 2 * kept
    }
  }

  /// True if there are more pictures, or larger ones, than a recording may have.
  public var isTooLarge: Bool {
    count > Self.limits.pictures || count * max(plan.size.columns * plan.size.rows, 1) > Self.limits.cells
  }

  /// The number of pictures so far.
  public var takenCount: Int { taken.count }

  /// Takes the next pictures, at most `number` of them.
  public mutating func takePictures(_ number: Int, stop: StopSignal = .never) throws(Ending) {
    for _ in 0..<min(number, count - taken.count) {
      playground.show(at: moment(of: taken.count), after: plan.events)
      if let evaluated = playground.settle(stop: stop) { throw .stopped(at: evaluated.stopPlace) }
      if let failure = playground.picture.failure {
        guard failure.severity == .warning else { throw .faulty(failure) }
        if !warnings.contains(failure) { warnings.append(failure) }
      }
      guard let screen = playground.canvasView(size: plan.size, stop: stop) else { throw .stopped(at: nil) }
      taken.append(screen)
      guard plan.keepsDrawings else { continue }
      var work = DrawingWork { stop.isRaised }
      guard let drawing = playground.export(work: &work) else { throw .stopped(at: nil) }
      drawings.append(drawing)
    }
  }

  /// The moments are those that can be told in a few digits, so that `--at` shows the same pictures.
  private func moment(of picture: Int) -> Double {
    ViewClock.told(plan.start + Double(picture) / plan.framesPerSecond)
  }

  /// The recording, without the pictures that only repeat others.
  public var recording: Recording {
    var result = taken
    result.keep(kept)
    return result
  }

  /// The drawings of the recording's pictures, all in one frame.
  public var film: [SceneExport] {
    let film = Array(drawings[kept])
    let frame = film.reduce(CGRect.null) { $0.union($1.frame) }
    return film.map { SceneExport($0.scene, frame: frame, ground: $0.ground) }
  }

  private var kept: Range<Int> {
    guard let mostKept else { return 0..<taken.count }
    if !plan.isWhole, let pass = taken.pass, pass.count <= mostKept { return pass }
    return 0..<min(mostKept, taken.count)
  }
}

extension Playground {
  /// The moment from which the selected entry stands still; infinite for endless motion. The picture must be one at
  /// rest.
  fileprivate var restingMoment: Double {
    guard let views = shownViews else { return 0 }
    return views.end.isFinite ? max(views.moment, viewEvents.last?.moment ?? 0) : .infinity
  }
}
