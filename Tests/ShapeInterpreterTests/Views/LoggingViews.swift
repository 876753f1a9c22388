import Testing

/// Tests of views whose actions add to a text.
protocol LoggingViews {}

extension LoggingViews {
  /// Makes a view with a text that methods add to, and a button for each action.
  func log(
    _ actions: String..., modifier: String = "", members: String = "", rest: String = "", warnings: [String] = []
  ) throws -> ViewLife {
    let buttons = actions.map { "Button(\"go\") { \($0) }" }.joined(separator: "\n")
    return try ViewLife(
      body: "VStack { Text(log)\n\(buttons) }\(modifier)",
      members: "@State private var log = \"\"\nfunc add(_ text: String) { log += text }\n\(members)", rest,
      warnings: warnings)
  }

  /// Returns what the text says at a moment, once the first buttons were pressed at others.
  func text(_ life: ViewLife, pressing moments: [Double], at moment: Double?) throws -> String {
    var life = life
    for (number, moment) in moments.enumerated() { life.send(.press(number), at: moment) }
    return try life.texts(at: moment).first ?? ""
  }
}
