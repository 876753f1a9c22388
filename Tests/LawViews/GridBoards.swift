import SwiftUI

// entries: ChessBoard, GridBoards

struct ChessBoard: View {
  var size = 4

  private func color(_ row: Int, _ column: Int) -> Color {
    (row + column).isMultiple(of: 2) ? .white : .brown
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<size, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<size, id: \.self) { column in
            color(row, column)
              .overlay(Text("\(row),\(column)").font(.system(size: 8)))
          }
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .border(Color.black)
  }
}

struct GridBoards: View {
  let columns = [GridItem(.fixed(40)), GridItem(.flexible(minimum: 30), spacing: 2), GridItem(.adaptive(minimum: 50))]
  let names = ["a", "b", "c", "d", "e"]

  var body: some View {
    ScrollView {
      ChessBoard()
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Text("Name").bold()
          Text("Value").bold()
        }
        Divider()
        ForEach(names, id: \.self) { name in
          GridRow {
            Text(name.uppercased())
            Text("\(name.count)").foregroundColor(.gray)
          }
        }
      }
      LazyVGrid(columns: columns, spacing: 6) {
        ForEach(0..<7) { Text("\($0)").frame(maxWidth: .infinity).background(Color.yellow) }
      }
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))]) {
        ForEach(names, id: \.self) { Text($0) }
      }
    }
  }
}
