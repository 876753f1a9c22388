/// The part of Swift, Foundation and SwiftUI that a shape's source may refer to and that native code implements.
extension LibraryTable {
  /// The standard library of shape files.
  static let standard: LibraryTable = {
    var table = LibraryTable()
    table.addNumbers()
    table.addIntegers()
    table.addMathematics()
    table.addCollections()
    table.addGeometry()
    table.addTransforms()
    table.addStyles()
    table.addPath()
    table.addForeignPaths()
    table.addShapes()
    table.addVectors()
    table.addSurroundings()
    table.addObjects()
    table.addCoding()
    table.addPredicates()
    table.addDecimals()
    table.addViews()
    table.settle()
    return table
  }()
}
