import SwiftUI

// entries: GridWishes, GridFlexes, LazyGridSides

struct GridWishes: View {
  var body: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 3) {
      GridRow {
        Text("a title over two columns").gridCellColumns(2)
        Text("x")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow(alignment: .firstTextBaseline) {
        Text("name")
        Text("Big").font(.largeTitle)
        Text("small").font(.caption2)
      }
      GridRow(alignment: .bottom) {
        Color.red.frame(width: 8, height: 30)
        Color.green.frame(width: 8, height: 8).gridColumnAlignment(.trailing)
        Color.blue.frame(width: 8, height: 8).gridCellAnchor(.center)
      }
      GridRow {
        Color.orange.frame(width: 5, height: 5)
        Color.purple.frame(width: 5, height: 5)
        Color.pink.frame(width: 5, height: 5).padding(2).gridCellAnchor(UnitPoint(x: 1, y: 0.25))
      }
      Text("a view that is no row and much wider than the columns of the grid").font(.caption)
    }
  }
}

struct GridFlexes: View {
  var body: some View {
    VStack(spacing: 4) {
      Grid {
        GridRow {
          Color.red.frame(height: 10)
          Text("fixed")
          Color.green.frame(height: 10).layoutPriority(1)
        }
        GridRow {
          Text("one two three four").lineLimit(1)
          Color.gray.gridCellUnsizedAxes([.horizontal, .vertical])
          Color.blue.frame(width: 20, height: 10)
        }
        Divider()
      }
      Grid(alignment: .bottomTrailing) {
        GridRow { ForEach(0..<3, id: \.self) { Text("\($0)").gridCellColumns($0 + 1) } }
        GridRow { ForEach(0..<6, id: \.self) { Color.teal.frame(width: CGFloat($0 + 2), height: 4) } }
      }
      Grid {
        GridRow {
          Text("right")
          Text("l")
        }
        GridRow {
          Text("r").gridColumnAlignment(.trailing)
          Text("left").gridColumnAlignment(.leading)
        }
      }
    }
  }
}

struct LazyGridSides: View {
  let tracks = [GridItem(.fixed(30), spacing: 2), GridItem(.fixed(20), alignment: .topTrailing)]

  var body: some View {
    VStack(spacing: 6) {
      LazyVGrid(columns: tracks, alignment: .leading, spacing: 3) { cells }
      LazyVGrid(columns: tracks, alignment: .trailing) { cells }
      LazyHGrid(rows: [GridItem(.fixed(12), alignment: .bottom), GridItem(.fixed(9))], alignment: .top) { cells }
        .frame(height: 50)
      LazyHGrid(rows: [GridItem(.fixed(9))], alignment: .bottom, spacing: 1) { cells }
        .frame(height: 30)
    }
  }

  @ViewBuilder private var cells: some View {
    Color.red.frame(width: 10, height: 12)
    Color.green.frame(width: 8, height: 5)
    Color.blue.frame(width: 14, height: 7)
  }
}
