import Foundation
import PackagePlugin

/// The plugin that gives the compiler the files that the interpreter reads as SwiftUI's views, and the list of the
/// views that the law's files show.
@main
struct CopySurface: BuildToolPlugin {
  /// The files of `Sources/ShapeGeometry/Shapes` whose shapes are views in SwiftUI: with the view tree's `Shape` in
  /// place of the geometry's, their results are views too.
  private static let shapes = ["Shape+Boolean", "Shape+Stroke", "Shape+Transform", "Shape+Trim"]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let sources = context.package.directoryURL.appending(path: "Sources")
    let surface = try files(in: sources.appending(path: "InterpretedLibrary")) { name in
      (name.hasPrefix("View") || name == "Paints") && !name.hasSuffix("Requirements")
    }
    let shapes = Self.shapes.map { sources.appending(path: "ShapeGeometry/Shapes/\($0).swift") }
    let laws = try files(in: target.directoryURL) { _ in true }
    let tool = try context.tool(named: "copy-surface").url
    let folder = context.pluginWorkDirectoryURL
    let copies = (surface + shapes).map { file in
      let name = "Copied" + file.lastPathComponent
      let copy = folder.appending(path: name)
      return Command.buildCommand(
        displayName: "Copying \(file.lastPathComponent) for the compiler", executable: tool,
        arguments: ["copy", copy.path(percentEncoded: false), file.path(percentEncoded: false)],
        inputFiles: [file], outputFiles: [copy])
    }
    let list = folder.appending(path: "CompiledEntries.swift")
    return copies + [
      .buildCommand(
        displayName: "Listing the views of \(laws.count) files", executable: tool,
        arguments: ["list", list.path(percentEncoded: false)] + laws.map { $0.path(percentEncoded: false) },
        inputFiles: laws, outputFiles: [list])
    ]
  }

  /// Returns the Swift files of a folder whose names, without their extension, fulfil a condition.
  private func files(in folder: URL, where isWanted: (String) -> Bool) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" && isWanted($0.deletingPathExtension().lastPathComponent) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
