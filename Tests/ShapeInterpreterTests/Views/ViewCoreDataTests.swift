import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Core Data: the objects of a data model, which contexts keep as long as the view is open.
struct ViewCoreDataTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="new"/>
        <relationship name="volumes" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Volume" \
    inverseName="shelf" inverseEntity="Volume"/>
        <relationship name="series" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" \
    destinationEntity="Series" inverseName="shelves" inverseEntity="Series"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Volume" representedClassName=".Volume" syncable="YES" codeGenerationType="class">
        <attribute name="name" attributeType="String"/>
        <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="1" \
    usesScalarValueType="YES"/>
        <attribute name="price" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" \
    inverseName="volumes" inverseEntity="Shelf"/>
      </entity>
      <entity name="Series" representedClassName="Series" syncable="YES" codeGenerationType="category">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <relationship name="shelves" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Shelf" \
    inverseName="series" inverseEntity="Shelf"/>
      </entity>
      <entity name="Note" representedClassName="Note" syncable="YES">
        <attribute name="text" optional="YES" attributeType="String" defaultValueString="empty"/>
      </entity>
    </model>
    """

  private static let classes = """
    class Series: NSManagedObject {}
    @objc(Note) public class Note: NSManagedObject {
      @NSManaged public var text: String?
      override public func awakeFromInsert() {
        super.awakeFromInsert()
        setPrimitiveValue((text ?? "") + "!", forKey: "text")
      }
    }
    """

  /// Returns the program of a file beside a data model.
  private func program(_ text: String, model: String = Self.model) throws -> ShapeProgram {
    let made = DataModel(named: "Library", contents: model)
    #expect(made.faults == [])
    let sources = [
      ShapeSource(name: "V.swift", text: "import SwiftUI\nimport CoreData\n" + text),
      ShapeSource(name: "Library.xcdatamodeld", text: made.swift),
    ]
    return try #require(ShapeModule(sources).program(of: "V.swift"))
  }

  /// Returns what a view shows at first and once each of the actions was run, a text each.
  private func log(_ shown: String, members: String = "", _ actions: String...) throws -> [String] {
    let buttons = actions.map { "Button(\"\") { \($0) }" }.joined(separator: "\n")
    let program = try program(
      """
      struct V: View {
        @Environment(\\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.title)]) private var shelves: FetchedResults<Shelf>
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.name)]) private var volumes: FetchedResults<Volume>
        \(members)
        var body: some View { VStack { Text(\(shown))\n\(buttons) } }
      }
      \(Self.classes)
      """)
    #expect(program.diagnostics.map(\.message) == [])
    var life = ViewLife(entry: try #require(program.entries.first { $0.name == "V" }))
    life.memory = ViewMemory()
    var found = [try life.texts(at: 0)[0]]
    for index in actions.indices {
      life.send(.press(index), at: Double(index + 1))
      found.append(try life.texts(at: Double(index + 1))[0])
    }
    return found
  }

  @Test func objectsComeAndGo() throws {
    let found = try log(
      "shelves.map { $0.title ?? \"-\" }.joined(separator: \" \")", "_ = Shelf(context: context)",
      "let b = Shelf(context: context); b.title = \"b\"", "shelves[1].title = nil", "context.delete(shelves[1])")
    #expect(found == ["", "new", "b new", "- b", "-"])
  }

  @Test func theOtherSideOfARelationshipFollows() throws {
    let shown = """
      shelves.map { "\\($0.title ?? "")\\($0.volumes?.count ?? 0)" }.joined()
        + volumes.map { " \\($0.name ?? "")\\($0.shelf?.title ?? "-")" }.joined()
      """
    #expect(
      try log(
        shown,
        """
        let b = Shelf(context: context); b.title = "b"
        let x = Volume(context: context); x.name = "x"; x.shelf = b
        """,
        "let y = Volume(context: context); y.name = \"y\"; shelves[0].addToVolumes(y)",
        "let c = Shelf(context: context); c.title = \"c\"; c.volumes = NSSet(array: [volumes[0]])",
        "shelves[0].removeFromVolumes(NSSet(object: volumes[1]))", "volumes[1].shelf = shelves[0]",
        "context.delete(volumes[1])", "context.delete(shelves[1])")
        == ["", "b1 xb", "b2 xb yb", "b1c1 xc yb", "b0c1 xc y-", "b1c1 xc yb", "b0c1 xc", "b0"])
  }

  @Test func setsAreReadAsSwiftsOwn() throws {
    let shown = """
      shelves.map { shelf in
        let set = shelf.volumes as? Set<Volume> ?? []
        let list = shelf.volumes?.allObjects as? [Volume] ?? []
        return set.sorted { $0.name! < $1.name! }.map { $0.name! }.joined() + "\\(list.count)"
      }.joined()
      """
    let fill = """
      let shelf = Shelf(context: context)
      for name in ["b", "a"] {
        let volume = Volume(context: context)
        volume.name = name
        shelf.addToVolumes(volume)
      }
      """
    #expect(try log(shown, fill, "shelves[0].volumes = Set([volumes[0]]) as NSSet") == ["", "ab2", "a1"])
  }

  @Test func anOrderedRelationshipKeepsItsOrder() throws {
    let shown = """
      shelves.map { ($0.series?.array as? [Series] ?? []).map { $0.title ?? "" }.joined() }.joined()
        + ((shelves.first?.series?.firstObject as? Series).map { " \\($0.shelves?.count ?? 0)\\($0.tags?.count ?? 0)" } ?? "")
      """
    let fill = """
      let shelf = Shelf(context: context)
      for title in ["b", "a", "c"] {
        let series = Series(context: context)
        series.title = title
        series.tags = [title, "t"]
        shelf.addToSeries(series)
      }
      """
    #expect(try log(shown, fill, "shelves[0].removeFromSeries(at: 0)") == ["", "bac 12", "ac 12"])
  }

  @Test func changesAreSavedOrRolledBack() throws {
    let state = """
      "\\(shelves.map { $0.title ?? "" }.joined())\\(context.hasChanges ? "*" : "")" \
      + (shelves.first.map { $0.isInserted ? "+" : "" } ?? "")
      """
    #expect(
      try log(
        state, "_ = Shelf(context: context)", "context.rollback()", "_ = Shelf(context: context); try! context.save()",
        "shelves[0].title = \"x\"", "context.rollback()", "context.delete(shelves[0])", "context.rollback()",
        "context.delete(shelves[0]); try! context.save()") == [
          "", "new*+", "", "new", "x*", "new", "*", "new", "",
        ])
  }

  @Test func aValueThatIsMissingOrNotAloneIsNotSaved() throws {
    #expect(
      try log(
        "told", members: "@State private var told = \"\"",
        """
        _ = Volume(context: context)
        do { try context.save() } catch {
          let known = error as NSError
          told = "\\(known.code) \\(error.localizedDescription)"
        }
        """,
        "context.rollback(); for _ in 0..<2 { _ = Shelf(context: context) }; if (try? context.save()) == nil { told = \"no\" }",
        """
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try? context.save()
        told = "\\(shelves.count)"
        """) == ["", "1570 name is a required value.", "no", "1"])
  }

  @Test func valuesAreFoundByTheirKeys() throws {
    let shown = """
      volumes.map { volume in
        let name = volume.value(forKey: "name") as? String ?? "-"
        return "\\(name)\\(volume.pages)\\(volume.price?.doubleValue ?? 0)\\(volume.entity.name ?? "")"
      }.joined()
      """
    #expect(
      try log(
        shown,
        """
        let volume = NSEntityDescription.insertNewObject(forEntityName: "Volume", into: context)
        volume.setValue("x", forKey: "name")
        """, "volumes[0].setValue(5, forKey: \"pages\"); volumes[0].price = 2.5",
        "context.delete(context.object(with: volumes[0].objectID))") == ["", "x10.0Volume", "x52.5Volume", ""])
  }

  @Test func aClassInTheSourceHasTheStartValuesOfItsEntity() throws {
    #expect(
      try log(
        "notes.map { $0.text ?? \"\" }.joined()",
        members: "@FetchRequest(entity: Note.entity(), sortDescriptors: []) private var notes: FetchedResults<Note>",
        "_ = Note(context: context)") == ["", "empty!"])
  }

  @Test func aContainerIsThatOfItsApp() throws {
    let program = try program(
      """
      struct Persistence {
        static let shared = Persistence()
        static var preview: Persistence = {
          let made = Persistence(inMemory: true)
          for title in ["a", "b"] {
            let shelf = Shelf(context: made.container.viewContext)
            shelf.title = title
          }
          do { try made.container.viewContext.save() } catch {
            let nsError = error as NSError
            fatalError("Unresolved error \\(nsError), \\(nsError.userInfo)")
          }
          return made
        }()
        let container: NSPersistentContainer
        init(inMemory: Bool = false) {
          container = NSPersistentContainer(name: "Library")
          if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
          container.loadPersistentStores(completionHandler: { (storeDescription, error) in
            if let error = error as NSError? { fatalError("Unresolved error \\(error), \\(error.userInfo)") }
          })
          container.viewContext.automaticallyMergesChangesFromParent = true
        }
      }
      struct V: View {
        @Environment(\\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Shelf.title, ascending: false)], animation: .default)
        private var shelves: FetchedResults<Shelf>
        var body: some View {
          List {
            ForEach(shelves) { shelf in Text(shelf.title ?? "") }
              .onDelete { offsets in offsets.map { shelves[$0] }.forEach(context.delete) }
            Row(shelf: shelves.first ?? Shelf(context: context))
          }
        }
      }
      struct Row: View {
        @ObservedObject var shelf: Shelf
        var body: some View { TextField("", text: Binding($shelf.title)!) }
      }
      struct P: PreviewProvider {
        static var previews: some View {
          V().environment(\\.managedObjectContext, Persistence.preview.container.viewContext)
        }
      }
      \(Self.classes)
      """)
    #expect(program.diagnostics.map(\.message) == [])
    let shown = ViewSource(program: program)
    #expect(try shown.texts("P") == ["b", "a", "b"])
    #expect(try shown.texts("Row") == ["new"])
  }

  @Test func aContainerForTheCloudTellsThatThereIsNone() throws {
    let source = ViewSource(
      body: "Text(container.name)",
      members: "let container = NSPersistentCloudKitContainer(name: \"Library\")", "import CoreData")
    #expect(source.errors == [])
    #expect(
      source.warnings
        == ["'NSPersistentCloudKitContainer' works without iCloud: its objects are kept while the view is open"])
  }

  @Test func anEntityWithoutAModelIsNotFound() {
    let source = ViewSource(
      body: "Text(\"\\(books.count)\")",
      members: "@FetchRequest(sortDescriptors: []) var books: FetchedResults<Tome>", "import CoreData")
    #expect(source.errors == ["cannot find type 'Tome' in scope"])
  }
}
