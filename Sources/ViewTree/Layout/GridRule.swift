import Foundation
import ShapeGeometry

/// Rows whose cells are aligned in columns: Grid.
///
/// Columns share the width, and rows the height, as the views of a stack do, with the highest priority among their
/// cells; a column is as wide as its widest cell. A view that is no row lies over all columns. What a cell over several
/// columns needs besides their widths is added to each of them alike. Apple does not document these details.
public struct GridRule: LayoutRule {
  /// The number of cells in each row; nil for a view that spans all columns.
  public var rows: [Int?]
  /// The vertical guides of the rows that have one of their own.
  public var rowAlignments: [Int: AlignmentGuide]
  public var alignment: AlignmentPair
  public var horizontalSpacing: CGFloat
  public var verticalSpacing: CGFloat

  public init(
    rows: [Int?], rowAlignments: [Int: AlignmentGuide] = [:], alignment: AlignmentPair = .center,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.rows = rows
    self.rowAlignments = rowAlignments
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? 8
    self.verticalSpacing = verticalSpacing ?? 8
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let tracks = GridTracks(self, for: proposal, children, in: &pass)
    return CGSize(width: tracks.width(of: 0..<tracks.columns.count), height: tracks.height)
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    let tracks = GridTracks(self, for: proposal, children, in: &pass)
    var result: [Placement] = []
    var y: CGFloat = 0
    for (row, cells) in tracks.cells.enumerated() {
      for cell in cells {
        let box = CGSize(width: tracks.width(of: cell.columns), height: tracks.rows[row].height)
        var placement = place(of: cell, in: box, tracks, row, in: &pass)
        placement.origin.x += tracks.start(of: cell.columns.lowerBound)
        placement.origin.y += y
        result.append(placement)
      }
      y += tracks.rows[row].height + verticalSpacing
    }
    return result
  }

  /// Returns the place of a cell in its box: by its anchor, or else by the guides of its column and its row.
  private func place(
    of cell: GridTracks.Cell, in box: CGSize, _ tracks: GridTracks, _ row: Int, in pass: inout LayoutPass
  ) -> Placement {
    let proposal = ProposedViewSize(box)
    if let anchor = cell.wishes.anchor {
      let own = pass.size(of: cell.view, for: proposal)
      let origin = CGPoint(x: (box.width - own.width) * anchor.x, y: (box.height - own.height) * anchor.y)
      return Placement(cell.view, at: origin, proposal: proposal)
    }
    let column = cell.columns.count == 1 ? tracks.columnAlignments[cell.columns.lowerBound] : nil
    let guides = AlignmentPair(
      column ?? cell.wishes.columnAlignment ?? alignment.horizontal, rowAlignments[row] ?? alignment.vertical)
    var placement = pass.aligned(cell.view, by: guides, in: box, proposal: proposal)
    if let line = tracks.rows[row].line {
      placement.origin.y = line - pass.value(of: guides.vertical, in: cell.view, for: proposal)
    }
    return placement
  }
}

/// A view with a wish as a cell of a grid. The outermost wish of a kind counts.
struct GridCellRule: ModifierRule {
  var wish: GridCell.Wish

  func priority(of children: [Int], in pass: inout LayoutPass) -> Double { pass.priority(of: children[0]) }

  func gridCell(of children: [Int], in pass: inout LayoutPass) -> GridCell {
    var cell = pass.gridCell(of: children[0])
    cell.take(wish)
    return cell
  }
}

/// The columns and rows of a grid for a proposal.
struct GridTracks {
  struct Cell {
    var view: Int
    var wishes: GridCell
    var columns: Range<Int>
  }

  struct Row {
    var height: CGFloat
    /// The line on which the guides of the cells lie; nil for guides that follow from the height.
    var line: CGFloat?
  }

  private(set) var cells: [[Cell]] = []
  private(set) var columns: [CGFloat] = []
  private(set) var rows: [Row] = []
  /// The guides of the columns that have one of their own.
  private(set) var columnAlignments: [Int: AlignmentGuide] = [:]
  private let rule: GridRule

  init(_ rule: GridRule, for proposal: ProposedViewSize, _ children: [Int], in pass: inout LayoutPass) {
    self.rule = rule
    findCells(children, in: &pass)
    let count = cells.joined().map(\.columns.upperBound).max() ?? 0
    for cell in cells.joined() where cell.columns.count == 1 {
      guard let guide = cell.wishes.columnAlignment else { continue }
      columnAlignments[cell.columns.lowerBound] = guide
    }
    findColumns(count, for: proposal, in: &pass)
    findRows(for: proposal, in: &pass)
  }

  /// The width of columns with the gaps between them.
  func width(of range: Range<Int>) -> CGFloat {
    columns[range].reduce(0, +) + rule.horizontalSpacing * CGFloat(max(0, range.count - 1))
  }

  func start(of column: Int) -> CGFloat {
    column == 0 ? 0 : width(of: 0..<column) + rule.horizontalSpacing
  }

  var height: CGFloat {
    rows.map(\.height).reduce(0, +) + rule.verticalSpacing * CGFloat(max(0, rows.count - 1))
  }

  private mutating func findCells(_ children: [Int], in pass: inout LayoutPass) {
    var rest = children[...]
    for count in rule.rows {
      var column = 0
      cells.append(
        rest.prefix(count ?? 1).map { child in
          let wishes = pass.gridCell(of: child)
          defer { column += wishes.columns }
          return Cell(view: child, wishes: wishes, columns: column..<(column + wishes.columns))
        })
      rest = rest.dropFirst(count ?? 1)
    }
    let all = cells.joined().map(\.columns.upperBound).max() ?? 0
    for (row, count) in rule.rows.enumerated() where count == nil && !cells[row].isEmpty {
      cells[row][0].columns = 0..<max(1, all)
    }
  }

  private mutating func findColumns(_ count: Int, for proposal: ProposedViewSize, in pass: inout LayoutPass) {
    let sized = cells.joined().filter { !$0.wishes.unsized.contains(.horizontal) }
    var single: [[Cell]] = Array(repeating: [], count: count)
    for cell in sized where cell.columns.count == 1 { single[cell.columns.lowerBound].append(cell) }
    func width(_ cell: Cell, _ offer: CGFloat?) -> CGFloat {
      pass.size(of: cell.view, for: ProposedViewSize(width: offer, height: proposal.height)).width
    }
    func widest(_ column: Int, _ offer: CGFloat?) -> CGFloat { single[column].map { width($0, offer) }.max() ?? 0 }
    columns = (0..<count).map { widest($0, nil) }
    if let whole = proposal.width {
      let shares = LengthShares(
        members: single.indices.map { column in
          .init(
            least: widest(column, 0), most: widest(column, .infinity),
            priority: single[column].map { pass.priority(of: $0.view) }.max() ?? 0)
        })
      let gaps = rule.horizontalSpacing * CGFloat(max(0, count - 1))
      columns = shares.offers(of: whole - gaps) { widest($0, $1) }.enumerated().map { widest($0, $1) }
    }
    for cell in sized where cell.columns.count > 1 {
      let others = columns.indices.filter { !cell.columns.contains($0) }.map { columns[$0] }.reduce(0, +)
      let gaps = rule.horizontalSpacing * CGFloat(count - cell.columns.count)
      let lack = width(cell, proposal.width.map { max(0, $0 - others - gaps) }) - self.width(of: cell.columns)
      guard lack > 0 else { continue }
      for column in cell.columns { columns[column] += lack / CGFloat(cell.columns.count) }
    }
  }

  private mutating func findRows(for proposal: ProposedViewSize, in pass: inout LayoutPass) {
    func answer(_ cell: Cell, _ offer: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(width: width(of: cell.columns), height: offer)
    }
    func height(_ row: Int, _ offer: CGFloat?) -> Row {
      let sized = cells[row].filter { !$0.wishes.unsized.contains(.vertical) }
      let heights = sized.map { pass.size(of: $0.view, for: answer($0, offer)).height }
      let guide = rule.rowAlignments[row] ?? rule.alignment.vertical
      guard !guide.followsFromSize else { return Row(height: heights.max() ?? 0) }
      let values = sized.map { pass.value(of: guide, in: $0.view, for: answer($0, offer)) }
      let below = zip(heights, values).map { $0 == .infinity ? $0 : $0 - $1 }.max() ?? 0
      return Row(height: (values.max() ?? 0) + below, line: values.max() ?? 0)
    }
    rows = cells.indices.map { height($0, nil) }
    guard let all = proposal.height else { return }
    let shares = LengthShares(
      members: cells.indices.map { row in
        .init(
          least: height(row, 0).height, most: height(row, .infinity).height,
          priority: cells[row].map { pass.priority(of: $0.view) }.max() ?? 0)
      })
    let gaps = rule.verticalSpacing * CGFloat(max(0, rows.count - 1))
    rows = shares.offers(of: all - gaps) { height($0, $1).height }.enumerated().map { height($0, $1) }
  }
}
