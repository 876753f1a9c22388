import Foundation
import Testing

@Suite struct ListCommandTests {
  @Test func jsonHoldsEveryParameterAsItStarts() throws {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    let result = try StippleProcess.run(["list", "Ticket.swift", "--json"], in: folder)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.text == """
        [{"file":"Ticket.swift","shape":"Ticket","kind":"shape","parameters":[\
        {"name":"fraction","type":"CGFloat","value":0.25,"range":[0.0,1.0],"step":null,"source":"default"},\
        {"name":"count","type":"Int","value":3,"range":[0.0,12.0],"step":1.0,"source":"default"},\
        {"name":"turn","type":"Angle","value":30.0,"range":[0.0,360.0],"step":null,"source":"default"},\
        {"name":"isOpen","type":"Bool","value":false,"range":null,"step":null,"source":"default"},\
        {"name":"edge","type":"Ticket.Edge","value":"top","range":null,"step":null,"source":"default"},\
        {"name":"radius","type":"CGFloat","value":20.0,"range":[0.0,100.0],"step":null,"source":"guess"}],\
        "errors":[]}]

        """)
  }

  @Test func textAlignsWhatAPersonReads() throws {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    let result = try StippleProcess.run(["list", "Ticket.swift"], in: folder)
    #expect(
      result.text == """
        Ticket  Ticket.swift
          fraction  CGFloat      0.25   0...1
          count     Int          3      0...12 step 1
          turn      Angle        30deg  0...360deg
          isOpen    Bool         false  true or false
          edge      Ticket.Edge  top    top or bottom
          radius    CGFloat      20     0...100        (guess)

        """)
  }

  @Test func theGalleryIsBuiltInAndGivesWayToAFolderOfShapes() throws {
    let folder = try Folder()
    let builtIn = try StippleProcess.run(["list"], in: folder)
    for name in ["Banner", "RoundedRect", "Cloud", "ChatBubble", "Petal", "LetterE"] {
      #expect(builtIn.text.contains("\(name)  shapes/\(name).swift\n"), "\(name)")
    }
    let mine = "struct Mine: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }"
    try folder.write(mine, to: "shapes/a/Mine.swift")
    #expect(try StippleProcess.run(["list"], in: folder).text == "Mine  shapes/a/Mine.swift\n")
    #expect(try StippleProcess.run(["list", "mine"], in: folder).text == "Mine  shapes/a/Mine.swift\n")
  }

  @Test func aFaultyFileIsReportedBesideWhatCanBeListed() throws {
    let folder = try Folder()
    try folder.write("struct A: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }", to: "all/A.swift")
    try folder.write("struct B: Shape { func path(in rect: CGRect) -> Path { Path(rekt) } }", to: "all/B.swift")
    let result = try StippleProcess.run(["list", "all"], in: folder)
    #expect(result.status == 1)
    #expect(result.text == "A  all/A.swift\nB  all/B.swift  !\n")
    #expect(result.errors.hasPrefix("all/B.swift:1:61: error: cannot find 'rekt' in scope"))
  }

  @Test func errorsStandBesideTheirShapeInJSON() throws {
    let folder = try Folder()
    try folder.write(
      """
      struct A: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
      struct B: Shape { func path(in rect: CGRect) -> Path { Path(rekt) } }
      """, to: "Two.swift")
    let result = try StippleProcess.run(["list", "Two.swift", "--json"], in: folder)
    #expect(result.status == 1)
    #expect(
      result.text == """
        [{"file":"Two.swift","shape":"A","kind":"shape","parameters":[],"errors":[]},\
        {"file":"Two.swift","shape":"B","kind":"shape","parameters":[],"errors":[\
        {"line":2,"column":61,"message":"cannot find 'rekt' in scope; did you mean 'rect'?"}]}]

        """)
    #expect(result.errors.hasPrefix("Two.swift:2:61: error: cannot find 'rekt' in scope"))
  }
}
