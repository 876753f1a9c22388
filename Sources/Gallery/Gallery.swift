/// The shapes that are built into the program: every file of the `shapes` folder at the time of the build.
public enum Gallery {
  /// The files in alphabetical order of their names.
  public static var files: [GalleryFile] { embeddedFiles }
}

/// A file of the gallery. It has no diagnostics.
public struct GalleryFile: Sendable {
  /// The name, such as `Banner.swift`.
  public var name: String
  /// The shapes, views and previews that it declares, in source order.
  public var entries: [(name: String, kind: String)]
  public var text: String
}
