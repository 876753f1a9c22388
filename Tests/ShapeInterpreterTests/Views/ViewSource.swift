import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// A source with views, checked, and its views laid out.
struct ViewSource {
  let program: ShapeProgram

  init(_ text: String) {
    program = ShapeProgram(checking: ShapeSource(name: "V.swift", text: "import SwiftUI\n" + text))
  }

  init(program: ShapeProgram) { self.program = program }

  /// Makes a source with one view, `V`, of a body and other members.
  init(body: String, members: String = "", _ rest: String = "") {
    self.init("struct V: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n\(rest)")
  }

  var errors: [String] { program.diagnostics.filter { $0.severity == .error }.map(\.message) }
  var warnings: [String] { program.diagnostics.filter { $0.severity == .warning }.map(\.message) }

  func entry(_ name: String) throws -> EntryPoint {
    try #require(program.entries.first { $0.name == name }, "\(program.diagnostics.map(\.description))")
  }

  /// Returns the tree of an entry for a proposal, laid out with its start values or others, by name.
  func views(
    _ name: String = "V", width: CGFloat = 200, height: CGFloat = 100, safeArea: EdgeInsets = EdgeInsets(),
    setting changes: [String: ParameterValue] = [:]
  ) throws -> LaidOutViews {
    let entry = try entry(name)
    let values = entry.parameters(changing: changes).map { changes[$0.name] ?? $0.initial }
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let drawing = try entry.evaluate(EntryPoint.Inputs(proposal: rect, safeArea: safeArea, values: values))
    guard case .views(let views) = drawing else { throw NoViews() }
    return views
  }

  struct NoViews: Error {}

  /// Returns the tree as text, a view a line: its name and its frame.
  func listing(
    _ name: String = "V", width: CGFloat = 200, height: CGFloat = 100, setting changes: [String: ParameterValue] = [:]
  ) throws -> String {
    try #require(try views(name, width: width, height: height, setting: changes).root).listing
  }

  /// Returns the names of all views, in the order of the tree.
  func names(_ name: String = "V", setting changes: [String: ParameterValue] = [:]) throws -> [String] {
    func names(of view: PlacedView) -> [String] {
      if case .effect(let modifier) = view.part.drawing, modifier.isUnseen { return view.children.flatMap(names) }
      return [view.part.name] + view.children.flatMap(names)
    }
    return try names(of: #require(try views(name, setting: changes).root))
  }

  /// Returns the texts that a view shows, in the order of the tree.
  func texts(_ name: String = "V") throws -> [String] {
    func texts(of view: PlacedView) -> [String] {
      var own: [String] = []
      if case .text(_, let spans) = view.part.drawing { own = [spans.map(\.text).joined()] }
      return own + view.children.flatMap(texts)
    }
    return try texts(of: #require(try views(name).root))
  }
}
