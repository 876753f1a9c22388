import PlaygroundCore
import Rendering
import ShapeInterpreter

/// Files of views, as the interpreter reads them.
enum SampleViews {
  /// A card with a turned bar, and what is not understood of it.
  static let card = """
    struct Card: View {
      var side: CGFloat = 40

      var body: some View {
        VStack(spacing: 20) {
          Text("Card")
          HStack(spacing: 40) {
            Circle()
              .fill(.red)
              .frame(width: side, height: side)
            Rectangle()
              .frame(width: 80, height: 20)
              .rotationEffect(.degrees(90))
              .wobble()
          }
        }
        .padding(20)
      }
    }

    struct Dot: View {
      var body: some View { Circle().fill(.blue).frame(width: 60, height: 60).glow(3) }
    }

    #Preview("Two dots") {
      HStack { Dot(); Dot() }
    }

    struct Disc: Shape {
      func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    }
    """

  static func file(_ name: String, _ text: String) -> ShapeFile {
    ShapeFile(checking: ShapeSource(name: name, text: text))
  }

  /// A session over the card's file and some others, with the card selected.
  static func playground(_ others: [ShapeFile] = [], columns: Int = 80, rows: Int = 24) -> Playground {
    let files = [file("Views/Card.swift", card)] + others
    var playground = Playground(files: files, size: ScreenSize(columns: columns, rows: rows))
    playground.select(EntryID(file: "Views/Card.swift", name: "Card"))
    playground.settle()
    return playground
  }
}
