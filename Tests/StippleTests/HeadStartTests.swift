import Foundation
import ShapeInterpreter
import Testing

@testable import stipple

@Suite struct HeadStartTests {
  private let folder: Folder
  private let dot: URL

  init() throws {
    folder = try Folder()
    dot = try folder.write("struct Dot: Shape {}", to: "Dot.swift")
  }

  private func names(_ arguments: String...) -> [String] { HeadStart.likelySources(arguments).map(\.name) }

  @Test func `the only Swift file of a command line is parsed ahead`() {
    #expect(names("check", dot.path) == [dot.path])
    #expect(names(dot.path, "--shape", "Dot") == [dot.path])
    #expect(names("screenshot", dot.path, "--size", "80x24", "-o", "dot.png") == [dot.path])
  }

  @Test func `nothing is parsed where no single file is named`() throws {
    let other = try folder.write("struct Other: Shape {}", to: "Other.swift")
    #expect(names("check", dot.path, other.path) == [])
    #expect(names("check", folder.url.appending(path: "Missing.swift").path) == [])
    #expect(names("path", "none-of-the-gallery") == [])
  }

  @Test func `the files directly in a directory are parsed ahead`() throws {
    try folder.write("let one = 1", to: "Other.swift")
    try folder.write("struct Inner: Shape {}", to: "below/Inner.swift")
    #expect(names("screenshot", folder.url.path) == [dot.path])
    for index in 0..<20 { try folder.write("struct S\(index): Shape {}", to: "S\(index).swift") }
    #expect(names("screenshot", folder.url.path) == [])
  }

  @Test func `a pipe is left to the command, and so is a large file`() throws {
    let pipe = folder.url.appending(path: "Pipe.swift")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(names("check", pipe.path) == [])
    let large = try folder.write(String(repeating: "// A comment.\n", count: 5_000), to: "Large.swift")
    #expect(names("check", large.path) == [])
  }

  @Test func `a list needs the whole gallery`() {
    #expect(names("list").count == 6 && names("list").contains("shapes/Banner.swift"))
  }

  @Test func `of the known files only the wanted one is parsed ahead`() {
    #expect(names() == ["shapes/Banner.swift"])
    #expect(names("screenshot", "--shape", "Cloud") == ["shapes/Cloud.swift"])
  }

  @Test func `a file of the gallery is parsed ahead by its name`() {
    #expect(names("path", "petal") == ["shapes/Petal.swift"])
  }

  @Test func `a file that changes after the guess is parsed as it is then`() {
    let guess = HeadStart(["check", dot.path])
    let text = """
      import SwiftUI
      struct Ring: Shape { func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) } }
      """
    let source = ShapeSource(name: dot.path, text: text)
    let program = guess.checker(for: [source], stop: .never).program(of: source)
    #expect(program.shapes.map(\.name) == ["Ring"])
  }

  @Test func `help needs no source`() {
    #expect(!HeadStart(["--help"]).isUsed)
    #expect(HeadStart(["check", dot.path]).isUsed)
  }

  @Test func `a check that began ahead can be stopped`() {
    let guess = HeadStart(["check", dot.path])
    let source = ShapeSource(name: dot.path, text: "struct Dot: Shape {}")
    let stop = StopSignal()
    stop.raise()
    #expect(guess.checker(for: [source], stop: stop).stop.isRaised)
    #expect(!guess.checker(for: [source], stop: .never).stop.isRaised)
  }
}
