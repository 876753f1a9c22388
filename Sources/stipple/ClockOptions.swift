import ArgumentParser
import PlaygroundCore
import ViewTree

/// The options for a view's time: the moment that is shown, and what has happened until then.
struct ClockOptions: ParsableArguments {
  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp(
      "The moment at which a view is shown, from its start; without it the view is shown at rest.", valueName: "time"),
    transform: ClockOptions.moment)
  var moment: Double?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Touch the view: 'press:0' presses its first control, 'step:0,2' moves a value up by two, 'text:0,Ada' types, 'tap:20,30' taps a \
      point, 'drag:20,30,60,30' moves a finger between points and 'drop:20,30,60,30' lifts it there, 'down:20,30' and 'up:20,30' are a \
      finger that stays, 'scroll:20,30,0,40' scrolls 40 points down; '@0.5s' behind it is the moment.
      """, valueName: "event"),
    transform: ClockOptions.event)
  var touch: [ViewEvent] = []

  private static func moment(_ text: String) throws -> Double {
    guard let moment = ViewClock.moment(text) else {
      throw ValidationError("write the moment as '0.25s' or '250ms', at most an hour")
    }
    return moment
  }

  private static func event(_ text: String) throws -> ViewEvent {
    guard let event = ViewEvent(text: text) else {
      throw ValidationError(
        "write a touch as 'press:0', 'step:0,2', 'text:0,Ada' or 'tap:20,30', and '@0.5s' behind it for its moment")
    }
    return event
  }
}
