import ArgumentParser
import Testing

@testable import stipple

/// An ordinary call of `screenshot` or `check` is read without the parser of command lines, with the same result.
struct PlainCommandLineTests {
  @Test(arguments: [
    [], ["Petal"], ["a.swift", "--size", "100x30"], ["--canvas", "shapes"], ["--size", "9x9", "--canvas", "a.swift"],
  ])
  func anOrdinaryCallIsReadAsTheParserReadsIt(arguments: [String]) throws {
    let plain = try #require(ScreenshotCommand(plain: arguments[...]))
    let parsed = try ScreenshotCommand.parseAsRoot(arguments)
    #expect(String(describing: plain) == String(describing: parsed))
  }

  @Test(arguments: [
    ["a.swift", "b.swift"], ["--size"], ["--size", "wide"], ["--size=80x24"], ["--canvas", "--canvas"], ["-"],
    ["--", "a.swift"], ["a.swift", "-o", "a.txt"], ["Petal", "--set", "width=3"], ["--size", "1x1", "--size", "2x2"],
  ])
  func theParserReadsAllOthers(arguments: [String]) {
    #expect(ScreenshotCommand(plain: arguments[...]) == nil)
  }

  @Test(arguments: [["a.swift"], ["a.swift", "b.swift"], ["a b.swift", ""]])
  func aCheckOfFilesIsReadAsTheParserReadsIt(arguments: [String]) throws {
    let plain = try #require(CheckCommand(plain: arguments[...]))
    let parsed = try CheckCommand.parseAsRoot(arguments)
    #expect(String(describing: plain) == String(describing: parsed))
  }

  @Test(arguments: [[], ["--supported"], ["a.swift", "--time-limit", "3"], ["-"], ["--", "a.swift"]])
  func theParserReadsAllOtherChecks(arguments: [String]) {
    #expect(CheckCommand(plain: arguments[...]) == nil)
  }
}
