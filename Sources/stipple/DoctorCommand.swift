import ArgumentParser
import CursesScreen
import FontOutlines
import Foundation
import PlainText
import PlaygroundCore
import Rendering
import ShapeInterpreter
import ViewTree

/// The command that reports what the terminal and the machine can show, and how the playground uses it.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", _superCommandName: "stipple",
    abstract: "Say what this terminal can show, and what Stipple makes of it.")

  func run() throws(InputFailure) {
    let variables = ProcessInfo.processInfo.environment
    let environment = TerminalEnvironment(variables)
    var report = TerminalReport(environment: environment)
    report.askForFacts(environment: environment)
    let rows = [
      ("terminal", terminal(environment, report)), ("size", size(report)), ("locale", locale(report)),
      ("colours", colors(environment, report)), ("characters", characters(report)), ("cell", cell(report)),
      ("ground", ground(report)), ("pixels", pixels(report)),
      ("font", TextOutliner().familyName(for: .body) ?? "none for pictures: letters are drawn as strokes"),
      ("sessions", SessionStore(environment: variables)?.path ?? "nowhere: neither XDG_STATE_HOME nor HOME is set"),
      ("stipple", conclusion(report)),
    ]
    try Destination().write(
      rows.map { $0.0.padding(toLength: 12, withPad: " ", startingAt: 0) + $0.1.printable + "\n" }.joined())
  }

  private func terminal(_ environment: TerminalEnvironment, _ report: TerminalReport) -> String {
    let name = environment.terminal
    if name.isEmpty { return "TERM is not set" }
    return switch report.terminfoName {
    case nil: "\(name), which terminfo does not know, nor one that could stand for it"
    case name: name
    case let other?: "\(name), which terminfo does not know; opened as \(other)"
    }
  }

  private func size(_ report: TerminalReport) -> String {
    report.size.map { "\($0) cells" } ?? "none: there is no terminal here"
  }

  private func locale(_ report: TerminalReport) -> String {
    let codeset = report.codeset.map { "\($0)" } ?? "the one that the environment asks for is not installed"
    if report.codeset == "UTF-8" { return codeset }
    return codeset
      + (report.hasUnicode
        ? "; UTF-8 is sent all the same" : "; LC_ALL=C.UTF-8 would help, if it were installed: apt-get install locales")
  }

  private func colors(_ environment: TerminalEnvironment, _ report: TerminalReport) -> String {
    switch report.colors {
    case .none: environment.refusesColor ? "none, because NO_COLOR is set" : "none"
    case .truecolor: "all (truecolor)"
    case let depth: "\(depth.rawValue); COLORTERM=truecolor says that a terminal has all"
    }
  }

  private func characters(_ report: TerminalReport) -> String {
    let missing = GlyphSet.allCases.filter { !report.glyphSets.contains($0) && (!$0.isMixed || $0 == .mixed) }
    let known = report.glyphSets.map(\.rawValue).joined(separator: ", ")
    guard !missing.isEmpty else { return known }
    return known + "; this machine knows no width for \(missing.map(\.rawValue).joined(separator: ", "))"
  }

  private func cell(_ report: TerminalReport) -> String {
    guard let pixels = report.cellPixels else {
      return "the terminal does not tell its pixels; drawn for 1:2, and '--cell-aspect' says otherwise"
    }
    let ratio = String(format: "1:%.1f", Double(pixels.rows) / Double(pixels.columns))
    guard let aspect = report.cellAspect else { return "\(pixels) pixels, \(ratio), which cannot be; drawn for 1:2" }
    return "\(pixels) pixels, \(ratio), drawn with --cell-aspect \(aspect)"
  }

  private func ground(_ report: TerminalReport) -> String {
    let facts = TerminalFacts(ground: report.ground)
    guard let ground = report.ground?.hex else {
      return "the terminal does not tell it; drawn for a dark one, and '--terminal light' says otherwise"
    }
    return "\(ground), \(facts.isLight ? "light" : "dark")"
  }

  private func pixels(_ report: TerminalReport) -> String {
    guard let answers = report.answers else { return "not asked for" }
    guard let support = report.pixelSupport else {
      return answers.attributes == nil
        ? "the terminal does not answer" : "none: the terminal knows neither kitty's protocol nor sixels"
    }
    let name = support.graphics == .kitty ? "kitty's protocol" : "sixels"
    return "\(name); G and '--glyphs pixels' show drawings by them"
  }

  private func conclusion(_ report: TerminalReport) -> String {
    guard report.obstacle == nil else {
      return "prints the screen once: " + (report.obstacle?.sentence ?? "standard output is no terminal")
    }
    let glyphs = report.glyphSets.first ?? .ascii
    let colors = report.colors == .none ? "without colour" : "in \(report.colors.rawValue) colours"
    return "opens full screen, draws in \(glyphs.rawValue) (G changes it) and \(colors)"
      .replacing("truecolor colours", with: "truecolor")
  }
}
