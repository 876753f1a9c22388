import ShapeInterpreter
import SwiftUI

/// A shape that is there twice: interpreted from its source, and compiled from the same file.
public struct Subject: Sendable {
  public var name: String
  /// The main thing that it does, in a word or two.
  public var nature: String
  /// The shape as the interpreter reads it at run time.
  public var interpreted: EntryPoint
  /// The start values of its parameters, which `native` has too.
  public var values: [ParameterValue]
  /// The shape as the compiler read it.
  public var native: any Shape

  /// The rectangle that subjects are drawn in.
  public static let rect = CGRect(x: 3, y: 4, width: 200, height: 150)

  /// Every subject, read from this folder; throws when one is not what it is meant to be.
  public static func all() throws -> [Subject] {
    [
      try Subject(ChatBubble(), in: "ChatBubble.swift", nature: "gallery, a union"),
      try Subject(Flower(), in: "Petal.swift", nature: "gallery, transforms"),
      try Subject(LetterE(), in: "LetterE.swift", nature: "gallery, a closure over an array"),
      try Subject(Wave(), in: "Wave.swift", nature: "loop of 400 points"),
      try Subject(Tree(), in: "Tree.swift", nature: "recursion, 511 segments"),
      try Subject(Fish(), in: "Fish.swift", nature: "path of 14 elements"),
      try Subject(Clock(), in: "Clock.swift", nature: "a hundred lines of source"),
    ]
  }

  /// Reads a compiled shape's source, and makes sure that both draw the same path.
  private init(_ native: some Shape, in file: String, nature: String) throws {
    name = String(describing: type(of: native))
    self.nature = nature
    self.native = native
    let program = ShapeProgram(checking: try Sources.subject(file))
    guard let shape = program.shapes.first(where: { [name] in $0.name == name }) else {
      throw SubjectFailure.unreadable(file, program.diagnostics.map(\.description))
    }
    interpreted = shape
    values = shape.parameters.map(\.initial)
    guard try shape.path(in: Self.rect, values: values) == native.path(in: Self.rect) else {
      throw SubjectFailure.unlike(name)
    }
  }
}

/// The reason why a subject cannot be measured.
public enum SubjectFailure: Error, CustomStringConvertible {
  /// The interpreter does not find the shape in its file; with what it complained of.
  case unreadable(String, [String])
  /// The interpreted path is not the compiled one.
  case unlike(String)

  public var description: String {
    switch self {
    case .unreadable(let file, let complaints): "'\(file)' is not read: \(complaints.joined(separator: "\n"))"
    case .unlike(let name): "'\(name)' draws another path interpreted than compiled"
    }
  }
}
