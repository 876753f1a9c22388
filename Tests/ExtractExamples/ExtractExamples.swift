import Foundation
import PackagePlugin

/// The plugin that writes the examples of the path library's guide into Swift source, so that they are compiled and run
/// with the tests.
@main
struct ExtractExamples: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/ShapeGeometry/ShapeGeometry.docc")
    let articles = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "Examples.swift")
    return [
      .buildCommand(
        displayName: "Extracting the examples of \(articles.count) articles",
        executable: try context.tool(named: "extract-examples").url,
        arguments: [output.path(percentEncoded: false)] + articles.map { $0.path(percentEncoded: false) },
        inputFiles: articles,
        outputFiles: [output])
    ]
  }
}
