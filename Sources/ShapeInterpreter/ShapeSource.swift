import ViewTree

/// A Swift source text and its file name for diagnostics.
public struct ShapeSource: Equatable, Sendable {
  /// The file's name as the user wrote it.
  public var name: String
  public var text: String
  /// The colours of the asset catalogs around the file, by name; nil if nobody has looked for them.
  public var assets: [String: ColorSurroundings.Asset]?
  /// The images around the file, by name; nil if nobody has looked for them.
  public var images: [String: ImageAsset]?
  /// The sentences about images that cannot be read, by name.
  public var imageFaults: [String: String]
  /// The sentences about data models of Core Data that belong to the file.
  public var modelFaults: [String] = []
  /// The files of the app's bundle; nil if nobody has looked for them.
  public var files: ModuleFiles?

  public init(
    name: String, text: String, assets: [String: ColorSurroundings.Asset]? = nil, images: [String: ImageAsset]? = nil,
    imageFaults: [String: String] = [:], files: ModuleFiles? = nil
  ) {
    self.name = name
    self.text = text
    self.assets = assets
    self.images = images
    self.imageFaults = imageFaults
    self.files = files
  }
}
