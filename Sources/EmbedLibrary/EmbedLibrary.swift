import Foundation
import PackagePlugin

/// The plugin that writes the files of `Sources/InterpretedLibrary` and `Sources/CompiledLibrary` into Swift source,
/// and those of `ShapeGeometry` that the interpreter reads too.
@main
struct EmbedLibrary: BuildToolPlugin {
  /// The files of `Sources/ShapeGeometry` that the compiler and the interpreter share.
  private static let shared = [
    "Path/Path+Element", "Shapes/Animatable", "Shapes/AnimatablePair", "Shapes/BuiltInShapes", "Shapes/InsetShape",
    "Shapes/InsettableShape", "Shapes/ProposedViewSize", "Shapes/Shape", "Shapes/Shape+Boolean",
    "Shapes/Shape+Stroke", "Shapes/Shape+Transform", "Shapes/Shape+Trim", "Shapes/ShapeRole",
    "Shapes/VectorArithmetic",
  ]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    // A folder may be a link, whose content is not listed by itself.
    let files = try ["InterpretedLibrary", "CompiledLibrary"]
      .map { context.package.directoryURL.appending(path: "Sources/" + $0).resolvingSymlinksInPath() }
      .flatMap { try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let geometry = context.package.directoryURL.appending(path: "Sources/ShapeGeometry")
    let shared = Self.shared.map { geometry.appending(path: $0 + ".swift") }
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
