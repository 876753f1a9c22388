/// A data model of Core Data: the classes of its entities as Swift source, as Xcode generates them.
public struct DataModel: Equatable, Sendable {
  /// The declarations of the classes and of their properties.
  public private(set) var swift = ""
  /// The sentences about what cannot be read.
  public private(set) var faults: [String] = []

  /// Reads the contents of a model, which is called by a name in sentences.
  public init(named name: String, contents: String) {
    (swift, faults) = DataModelText.read(contents, named: name)
  }
}
