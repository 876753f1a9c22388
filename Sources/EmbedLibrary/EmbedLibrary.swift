import Foundation
import PackagePlugin

/// The plugin that writes the files of `Sources/InterpretedLibrary` into Swift source, and those of `ShapeGeometry`
/// that the interpreter reads too.
@main
struct EmbedLibrary: BuildToolPlugin {
  /// The files of `Sources/ShapeGeometry/Shapes` that the compiler and the interpreter share.
  private static let shared = [
    "InsetShape", "Shape+Boolean", "Shape+Stroke", "Shape+Transform", "Shape+Trim", "AnimatablePair",
  ]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/InterpretedLibrary")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let shapes = context.package.directoryURL.appending(path: "Sources/ShapeGeometry/Shapes")
    let shared = Self.shared.map { shapes.appending(path: $0 + ".swift") }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLibrary.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count + shared.count) files of the library",
        executable: try context.tool(named: "embed-library").url,
        arguments: [output.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) } + ["--"]
          + shared.map { $0.path(percentEncoded: false) },
        inputFiles: files + shared,
        outputFiles: [output])
    ]
  }
}
