import Testing

@testable import ShapeInterpreter

/// Data models of Core Data: what is read of them, and what is told of the rest.
struct DataModelTests {
  private func model(_ entity: String, _ attributes: String = "name=\"Tome\" codeGenerationType=\"class\"") -> DataModel
  {
    DataModel(named: "M", contents: "<?xml version=\"1.0\"?>\n<model><entity \(attributes)>\(entity)</entity></model>")
  }

  /// Returns the properties of a class in a text.
  private func properties(_ model: DataModel) -> [String] {
    model.swift.split(separator: "\n").filter { $0.contains("@NSManaged") }.map {
      String($0).replacing("@NSManaged public var ", with: "").replacing("`", with: "")
    }
  }

  @Test func attributesHaveTheTypesThatXcodeGivesThem() {
    let types = [
      "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean", "Decimal", "String", "Date", "Binary",
      "UUID", "URI", "Transformable",
    ]
    let plain = types.map { "<attribute name='a' attributeType='\($0)'/>" }.joined()
    #expect(
      properties(model(plain)) == [
        "a: NSNumber?", "a: NSNumber?", "a: NSNumber?", "a: NSNumber?", "a: NSNumber?", "a: NSNumber?",
        "a: NSDecimalNumber?", "a: String?", "a: Date?", "a: Data?", "a: UUID?", "a: URL?", "a: NSObject?",
      ])
    let scalar = types.prefix(6).map { "<attribute name='a' usesScalarValueType='YES' attributeType='\($0)'/>" }
      .joined()
    #expect(
      properties(model(scalar)) == ["a: Int16", "a: Int32", "a: Int64", "a: Double", "a: Float", "a: Bool"])
  }

  @Test func theClassIsMadeAsTheModelSays() {
    let attribute = "<attribute name='a' attributeType='String'/>"
    #expect(model(attribute).swift.hasPrefix("public class Tome: NSManagedObject {}\nextension Tome: Identifiable {"))
    #expect(
      model(attribute, "name='Tome' codeGenerationType='category'").swift.hasPrefix("extension Tome: Identifiable {"))
    let manual = model(attribute, "name='Tome' representedClassName='.Book'")
    #expect(manual.swift.hasPrefix("extension Book {") && properties(manual) == [])
  }

  @Test func whatCannotBeReadIsTold() {
    #expect(
      DataModel(named: "M", contents: "<model>\n<entity>").faults == [
        "the data model 'M' cannot be read: line 2 of its contents is no XML"
      ])
    #expect(DataModel(named: "M", contents: "").faults.count == 1)
    #expect(
      DataModel(named: "M", contents: "<a/>").faults == [
        "the data model 'M' cannot be read: its contents are something else"
      ])
    #expect(
      model("<attribute name='a' attributeType='Composite'/>").faults == [
        "the attribute 'a' of the entity 'Tome' is left out: its type is 'Composite'"
      ])
    #expect(
      model("<attribute name='a b' attributeType='String'/>").faults == [
        "the data model has a part by the name 'a b', which is left out: Swift has no such names"
      ])
  }

  @Test func aFaultIsToldWhereCoreDataIsImported() throws {
    var broken = ShapeSource(name: "M.xcdatamodeld", text: "")
    broken.modelFaults = DataModel(named: "M", contents: "<model>").faults
    let text = "import SwiftUI\nimport CoreData\nstruct V: View { var body: some View { Text(\"\") } }"
    let program = try #require(ShapeModule([ShapeSource(name: "V.swift", text: text), broken]).program(of: "V.swift"))
    #expect(
      program.diagnostics.map { "\($0.severity) \($0.message)" } == [
        "warning the data model 'M' cannot be read: line 1 of its contents is no XML"
      ])
    #expect(program.diagnostics.first?.place?.line == 2)
  }
}
