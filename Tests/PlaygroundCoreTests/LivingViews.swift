import Foundation
import PlaygroundCore
import Rendering
import ShapeInterpreter

/// A view that lives: a button that moves a disc, a slider and a field.
enum LivingViews {
  static let board = """
    struct Board: View {
      @State private var isRight = false
      @State private var level = 0.5
      @State private var name = "Ada"

      var body: some View {
        VStack(spacing: 10) {
          Text("\\(name) \\(level, specifier: "%.2f")")
          Button(isRight ? "left" : "right") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
          Slider(value: $level)
          TextField("Name", text: $name)
          Circle().fill(.red).frame(width: 20, height: 20).offset(x: isRight ? 60 : 0)
        }
        .frame(width: 160)
      }
    }

    struct Disc: Shape {
      func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    }
    """

  /// A session with the view selected, at a terminal or without one.
  static func playground(atTerminal: Bool = false) -> Playground {
    let file = ShapeFile(checking: ShapeSource(name: "Board.swift", text: board))
    var playground = Playground(files: [file], size: ScreenSize(columns: 100, rows: 40))
    playground.select(EntryID(file: "Board.swift", name: "Board"))
    if atTerminal { playground.startClocks() }
    playground.settle()
    return playground
  }
}
