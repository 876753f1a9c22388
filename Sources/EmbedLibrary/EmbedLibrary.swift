import Foundation
import PackagePlugin

/// The plugin that writes the files of `Sources/InterpretedLibrary` into Swift source.
@main
struct EmbedLibrary: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/InterpretedLibrary")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLibrary.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files of the library",
        executable: try context.tool(named: "embed-library").url,
        arguments: [output.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) },
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
