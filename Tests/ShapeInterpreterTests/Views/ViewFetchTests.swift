import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Requests of Core Data: orders, predicates and limits, in views and in code.
struct ViewFetchTests {
  private static let library = """
    import CoreData
    class Volume: NSManagedObject, Identifiable {
      @NSManaged var name: String?
      @NSManaged var pages: Int32
      @NSManaged var isRead: Bool
    }
    """
  private static let fill = """
    for (index, name) in ["item 10", "item 9", "Übel", "a"].enumerated() {
      let volume = Volume(context: context)
      volume.name = name
      volume.pages = Int32(index * 100)
      volume.isRead = index % 2 == 0
    }
    """

  /// Returns the names that a view shows once it has four volumes and each of the actions was run.
  private func names(_ members: String, list: String = "list", _ actions: String...) throws -> [String] {
    let buttons = ([Self.fill] + actions).map { "Button(\"\") { \($0) }" }.joined(separator: "\n")
    var life = try ViewLife(
      body: "VStack { Text(\(list).map { $0.name ?? \"-\" }.joined(separator: \",\"))\n\(buttons) }",
      members: "@Environment(\\.managedObjectContext) private var context\n\(members)", Self.library)
    life.memory = ViewMemory()
    var found: [String] = []
    for index in 0...actions.count {
      life.send(.press(index), at: Double(index + 1))
      found.append(try life.texts(at: Double(index + 1))[0])
    }
    return found
  }

  @Test(arguments: [
    ("sortDescriptors: []", "item 10,item 9,Übel,a"),
    (
      "entity: Volume.entity(), sortDescriptors: [NSSortDescriptor(keyPath: \\Volume.pages, ascending: false)]",
      "a,Übel,item 9,item 10"
    ),
    ("sortDescriptors: [NSSortDescriptor(key: \"name\", ascending: true)]", "a,item 10,item 9,Übel"),
    (
      """
      sortDescriptors: [
        NSSortDescriptor(
          key: "name", ascending: true, selector: #selector(NSString.localizedStandardCompare(_:)))
      ]
      """, "a,item 9,item 10,Übel"
    ),
    ("sortDescriptors: [SortDescriptor(\\.name, order: .reverse)], animation: .default", "Übel,item 10,item 9,a"),
    ("sortDescriptors: [SortDescriptor(\\.pages)], predicate: NSPredicate(format: \"pages > %d\", 100)", "Übel,a"),
    (
      "sortDescriptors: [NSSortDescriptor(keyPath: \\Volume.isRead, ascending: true), NSSortDescriptor(keyPath: \\Volume.name, ascending: true)]",
      "a,item 9,item 10,Übel"
    ),
  ])
  func aRequestOfAViewHasItsOrder(_ arguments: String, _ names: String) throws {
    #expect(try self.names("@FetchRequest(\(arguments)) private var list: FetchedResults<Volume>") == [names])
  }

  @Test func aRequestIsMadeInAnInitializer() throws {
    #expect(
      try names(
        """
        @FetchRequest private var list: FetchedResults<Volume>
        init(start: String = "item") {
          _list = FetchRequest<Volume>(
            sortDescriptors: [], predicate: NSPredicate(format: "%K BEGINSWITH %@", #keyPath(Volume.name), start))
        }
        """) == ["item 10,item 9"])
    #expect(
      try names(
        """
        var request: FetchRequest<Volume>
        init() {
          let request = NSFetchRequest<Volume>(entityName: "Volume")
          request.fetchLimit = 1
          request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
          self.request = FetchRequest(fetchRequest: request)
        }
        """, list: "request.wrappedValue") == ["a"])
  }

  @Test func aViewChangesItsRequest() throws {
    #expect(
      try names(
        "@FetchRequest(sortDescriptors: [SortDescriptor(\\.pages)]) private var list: FetchedResults<Volume>",
        "list.nsPredicate = NSPredicate(format: \"isRead == YES\")",
        "list.sortDescriptors = [SortDescriptor(\\.pages, order: .reverse)]", "list.nsPredicate = nil",
        "$list.wrappedValue.nsPredicate = NSPredicate(value: false)") == [
          "item 10,item 9,Übel,a", "item 10,Übel", "Übel,item 10", "a,Übel,item 9,item 10", "",
        ])
  }

  @Test func sectionsAreOfNeighbours() throws {
    #expect(
      try names(
        """
        @SectionedFetchRequest(
          sectionIdentifier: \\.isRead, sortDescriptors: [SortDescriptor(\\Volume.pages, order: .reverse)])
        private var sections: SectionedFetchResults<Bool, Volume>
        struct Line { var name: String? }
        var list: [Line] {
          sections.map { section in Line(name: "\\(section.id) " + section.map { $0.name ?? "" }.joined(separator: "+")) }
        }
        """, "sections.nsSortDescriptors = [NSSortDescriptor(keyPath: \\Volume.isRead, ascending: true)]") == [
          "false a,true Übel,false item 9,true item 10", "false item 9+a,true item 10+Übel",
        ])
  }

  @Test func codeFetchesAndDeletes() throws {
    #expect(
      try names(
        """
        @FetchRequest(sortDescriptors: []) private var list: FetchedResults<Volume>
        @State private var known = 0
        """,
        """
        let request: NSFetchRequest<Volume> = Volume.fetchRequest()
        request.predicate = NSCompoundPredicate(
          andPredicateWithSubpredicates: [
            NSPredicate(format: "pages <= 100"), NSPredicate(format: "name ENDSWITH %@", "9"),
          ])
        let found = (try? context.fetch(request)) ?? []
        found.forEach(context.delete)
        known = try! context.count(for: Volume.fetchRequest())
        list.nsPredicate = NSPredicate(format: "pages < %d", known * 100)
        """,
        """
        let all: NSFetchRequest<NSFetchRequestResult> = Volume.fetchRequest()
        _ = try? context.execute(NSBatchDeleteRequest(fetchRequest: all))
        """) == ["item 10,item 9,Übel,a", "item 10,Übel", ""])
  }
}
