import Testing

/// The arrows that the house allows: the names after a colon may be referenced by the name before it.
///
/// A line that begins with a module lists the modules that its files may import, besides Swift's own. An indented line
/// begins with one of the module's folders, and lists the folders of the same module that its files may reference; `.`
/// is the module's folder itself. Arrows go from the later lines to the earlier ones.
enum ArrowTable {
  static let text = """
    PlainText:
      .:
    ShapeGeometry:
      Work:
      Values:
      Path: Values Work
      Stroke: Path Values Work
      Boolean: Path Stroke Values Work
      Shapes: Boolean Path Stroke Values Work
      CoreGraphics: Boolean Path Stroke Shapes Values Work
      SVG: Path Values
    DotRaster: ShapeGeometry
      .:
    ViewTree: ShapeGeometry
      Style:
      Images:
      Symbols:
      Layout:
      Text: Layout
      Motion: Layout Style
      Node: Images Layout Motion Style Symbols Text
      Display: Images Layout Node Style Text
      Resolve: Display Images Layout Motion Node Style Symbols Text
      Session: Display Layout Motion Node Resolve Style Text
    Rendering: PlainText ShapeGeometry DotRaster ViewTree
      Cells:
      Canvas: Cells
      Scene: Canvas Cells
      Recording: Cells
      Export: Canvas Cells Scene
    PictureFiles: CPNG CJPEG CGIF CZlib
      .:
    TerminalPixels: PictureFiles Rendering
      .:
    FontOutlines: CFreeType ShapeGeometry ViewTree
      .:
    LibrarySections:
      .:
    ShapeInterpreter: LibrarySections PlainText ShapeGeometry ViewTree SwiftSyntax SwiftParser SwiftOperators \
    SwiftParserDiagnostics SwiftDiagnostics
      .:
      Types:
      Problems: Types
      Machine: . Types Problems
      Source: . Types Problems Machine
      Library: Types Machine Source
      Tree: Types Source Library
      Declarations: Types Problems Source Library Tree
      Flow: Types Problems Source Library Tree Declarations
      Checking: . Types Problems Source Library Tree Declarations
      Signatures: Types Problems Source Library Tree Declarations Checking
      Collecting: Types Problems Source Declarations Checking Signatures
      Calls: Types Problems Machine Source Library Tree Declarations Flow Checking Signatures
      Bodies: . Types Problems Machine Source Library Tree Declarations Flow Checking Signatures Collecting Calls
      Lowering: Types Problems Machine Source Library Tree Declarations Checking Signatures Calls Bodies
      Parameters: . Types Problems Machine Source Library Tree Declarations Checking Signatures Calls Bodies Lowering
      Entry: . Types Problems Machine Source Library Tree Declarations Checking Signatures Collecting Calls Bodies \
    Lowering Parameters
    PlaygroundCore: PlainText ShapeGeometry DotRaster ViewTree Rendering ShapeInterpreter
      Keys:
      Layout: Keys
      Values: Keys Layout
      State: Keys Layout Values
      Panes: Keys Layout State Values
    CursesScreen: CNcurses Rendering PlaygroundCore TerminalPixels
      .:
    Gallery:
      .:
    stipple: PlainText ShapeGeometry ViewTree Rendering ShapeInterpreter PlaygroundCore CursesScreen Gallery CAllocator \
    ArgumentParser FontOutlines PictureFiles
      .:
    CompiledLibrary: ShapeGeometry
      Leaves:
      .: Leaves
    InterpretedLibrary: ShapeGeometry CompiledLibrary
      .:
    embed-library: LibrarySections
      .:
    EmbedLibrary: PackagePlugin
      .:
    embed-shapes:
      .:
    EmbedShapes: PackagePlugin
      .:
    """

  /// The modules of the platform, which any file may import.
  static let platform: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Synchronization", "CoreGraphics",
    "os",
  ]

  /// The maximum number of files in one folder that reference each other in a circle.
  static let largestCycle = 6

  struct Module: CustomTestStringConvertible {
    var name: String
    /// The modules that it may import.
    var imports: Set<String>
    /// The folders, from the bottom up, with the folders that they may reference.
    var folders: [(name: String, references: Set<String>)] = []

    var testDescription: String { name }
  }

  /// Reads a table.
  static func modules(in text: String) -> [Module] {
    var modules: [Module] = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0].drop { $0 == " " })
      let others = Set(parts.last.map { $0.split(separator: " ").map(String.init) } ?? [])
      if line.hasPrefix(" ") {
        modules[modules.count - 1].folders.append(
          (name == "." ? "" : name, Set(others.map { $0 == "." ? "" : $0 })))
      } else {
        modules.append(Module(name: name, imports: others))
      }
    }
    return modules
  }
}
