import Foundation
import Testing

/// The data models of Core Data around a file.
struct DataModelFileTests {
  private let view = """
    import SwiftUI
    import CoreData
    struct Home: View {
      @FetchRequest(sortDescriptors: []) var books: FetchedResults<Book>
      @Environment(\\.managedObjectContext) var context
      var body: some View {
        Button("\\(books.count) \\(Book(context: context).title ?? "none")") {}
      }
    }
    """

  private func model(_ start: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model>
      <entity name="Book" representedClassName="Book" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="\(start)"/>
      </entity>
    </model>
    """
  }

  @Test func aModelIsFoundInTheAppsFolder() throws {
    let folder = try Folder()
    try folder.write(view, to: "App/Views/Home.swift")
    try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
    try folder.write(model("first"), to: "App/Data/Books.xcdatamodeld/Books.xcdatamodel/contents")
    try folder.write(model("second"), to: "App/Data/Books.xcdatamodeld/Books 2.xcdatamodel/contents")
    let check = try StippleProcess.run(["check", "App/Views/Home.swift"], in: folder)
    #expect(check.errors == "")
    func title() throws -> String {
      try StippleProcess.run(["tree", "App/Views/Home.swift"], in: folder).text
    }
    // A space sorts before a dot.
    #expect(try title().contains("text: \"0 second\""))
    try folder.write(
      "<plist><dict><key>_XCCurrentVersionName</key><string>Books.xcdatamodel</string></dict></plist>",
      to: "App/Data/Books.xcdatamodeld/.xccurrentversion")
    #expect(try title().contains("text: \"0 first\""))
  }

  @Test func aModelIsFoundBesideALoneFileAndAboveIt() throws {
    let folder = try Folder()
    try folder.write(view, to: "Home.swift")
    try folder.write(view, to: "below/Home.swift")
    let before = try StippleProcess.run(["check", "Home.swift"], in: folder)
    #expect(before.errors.contains("cannot find type 'Book' in scope"))
    try folder.write(model("beside"), to: "Books.xcdatamodeld/Books.xcdatamodel/contents")
    for file in ["Home.swift", "below/Home.swift"] {
      let tree = try StippleProcess.run(["tree", file], in: folder)
      #expect(tree.text.contains("text: \"0 beside\""), "\(tree.text)\(tree.errors)")
    }
  }

  @Test func aClassOfTheFileTakesItsStartValuesFromTheModel() throws {
    let folder = try Folder()
    let own = "class Book: NSManagedObject { @NSManaged var title: String? }"
    try folder.write(view + "\n" + own, to: "Home.swift")
    let contents = model("beside").replacingOccurrences(of: " codeGenerationType=\"class\"", with: "")
    try folder.write(contents, to: "Books.xcdatamodeld/Books.xcdatamodel/contents")
    let tree = try StippleProcess.run(["tree", "Home.swift"], in: folder)
    #expect(tree.text.contains("text: \"0 beside\""), "\(tree.text)\(tree.errors)")
  }

  @Test func aBrokenModelIsTold() throws {
    let folder = try Folder()
    try folder.write(view, to: "Home.swift")
    try folder.write("<model><entity", to: "Books.xcdatamodeld/Books.xcdatamodel/contents")
    let check = try StippleProcess.run(["check", "Home.swift"], in: folder)
    #expect(check.errors.contains("the data model 'Books' cannot be read: line 1 of its contents is no XML"))
    #expect(check.errors.contains("cannot find type 'Book' in scope"))
  }
}
