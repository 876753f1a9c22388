import Foundation
import PackagePlugin

/// The plugin that writes the files of the package's `shapes` folder into Swift source, so that a new file there is
/// part of the next build.
///
/// SwiftPM requests the list of files again when a folder of any target has changed, and `shapes` is the folder of
/// `NativeShapes`.
@main
struct EmbedShapes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "shapes")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) shapes",
        executable: try context.tool(named: "embed-shapes").url,
        arguments: [output.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) },
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
