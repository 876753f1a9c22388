import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Views with the frames that SwiftUI's rules give them, derived by hand: the size that is proposed and a body on one
/// line or more, then the frames behind `=`.
///
/// The first frame is the root's, which stands in the middle of the proposed box; behind the colon follow the leaves in
/// the order of the tree, each as `x y width height`. A root without views in it has only its own. In a body `c` is a
/// colour, `box(w, h)` a colour in a frame of that size, and `t("ab")` a text in the monospaced font of size 10, whose
/// characters are 6 points wide.
///
/// A line of that font is 11.934 points high (2444 of 2048 units), 9.521 of them above its baseline; sizes of texts are
/// rounded up to thirds of a point.
struct FrameTable {
  struct Row {
    var box: CGSize
    var body: String
    var frames: String
  }

  let rows: [Row]
  /// The distances from the proposed box to the edges of the window.
  let safeArea: EdgeInsets
  private let source: ViewSource

  private static let words = """
    let c = Color.red
    func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.blue.frame(width: width, height: height) }
    func t(_ text: String) -> Text { Text(text).font(.system(size: 10, design: .monospaced)) }

    """

  init(_ text: String, _ declarations: String = "", safeArea: EdgeInsets = EdgeInsets()) {
    self.safeArea = safeArea
    var rows: [Row] = []
    for line in text.split(separator: "\n").map(String.init) {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let size = words.first.map { $0.split(separator: "x").compactMap { Double($0) } } ?? []
      if size.count == 2, words.count == 2 {
        rows.append(Row(box: CGSize(width: size[0], height: size[1]), body: words[1], frames: ""))
      } else if line.hasPrefix("= ") {
        rows[rows.count - 1].frames = String(line.dropFirst(2))
      } else {
        rows[rows.count - 1].body += "\n" + line
      }
    }
    self.rows = rows
    let views = rows.enumerated().map { index, row in
      "struct T\(index): View {\nvar body: some View {\n\(row.body)\n}\n}\n"
    }
    source = ViewSource(Self.words + declarations + "\n" + views.joined())
  }

  /// Expects the frames of each row, and no diagnostic.
  func hold() throws {
    #expect(source.errors == [])
    #expect(source.warnings == [])
    for (index, row) in rows.enumerated() {
      let views = try source.views("T\(index)", width: row.box.width, height: row.box.height, safeArea: safeArea)
      let root = try #require(views.root)
      #expect(frames(of: root) == row.frames, "\(short(row.box.width))x\(short(row.box.height)) \(row.body)")
    }
  }

  private func frames(of root: PlacedView) -> String {
    func text(_ view: PlacedView) -> String {
      let frame = view.frame
      return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(short).joined(separator: " ")
    }
    func leaves(_ view: PlacedView) -> [PlacedView] {
      view.children.isEmpty ? [view] : view.children.flatMap(leaves)
    }
    return root.children.isEmpty ? text(root) : "\(text(root)): \(leaves(root).map(text).joined(separator: ", "))"
  }

  /// A number with at most three decimals.
  private func short(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
