import Foundation
import ShapeGeometry

/// Rows whose cells are aligned in columns: Grid.
///
/// Columns share the width, and rows the height, as the views of a stack do; a column is as wide as its widest cell.
/// Apple does not document in detail how its grid treats flexible cells.
public struct GridRule: LayoutRule {
  /// The number of cells in each row; nil for a view that spans all columns.
  public var rows: [Int?]
  public var alignment: AlignmentPair
  public var horizontalSpacing: CGFloat
  public var verticalSpacing: CGFloat

  public init(
    rows: [Int?], alignment: AlignmentPair = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.rows = rows
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? 8
    self.verticalSpacing = verticalSpacing ?? 8
  }

  /// The widths of the columns and the heights of the rows.
  private struct Tracks {
    var columns: [CGFloat]
    var rows: [CGFloat]
  }

  /// Returns the children of each row.
  private func cells(_ children: [Int]) -> [[Int]] {
    var rest = children[...]
    return rows.map { count in
      defer { rest = rest.dropFirst(count ?? 1) }
      return Array(rest.prefix(count ?? 1))
    }
  }

  private func tracks(for proposal: ProposedViewSize, _ children: [Int], in pass: inout LayoutPass) -> Tracks {
    let cells = cells(children)
    let count = rows.compactMap { $0 }.max() ?? 0
    let columns = (0..<count).map { column in
      zip(rows, cells).compactMap { rows, cells in rows != nil && column < cells.count ? cells[column] : nil }
    }
    func width(_ cells: [Int], _ offer: CGFloat?) -> CGFloat {
      cells.map { pass.size(of: $0, for: ProposedViewSize(width: offer, height: proposal.height)).width }.max() ?? 0
    }
    var widths = columns.map { width($0, nil) }
    if let whole = proposal.width {
      let shares = LengthShares(
        members: columns.map { .init(least: width($0, 0), most: width($0, .infinity), priority: 0) })
      let gaps = horizontalSpacing * CGFloat(max(0, count - 1))
      widths = shares.offers(of: whole - gaps) { width(columns[$0], $1) }
      for index in widths.indices { widths[index] = width(columns[index], widths[index]) }
    }
    let whole = widths.reduce(0, +) + horizontalSpacing * CGFloat(max(0, count - 1))
    func height(_ row: Int, _ offer: CGFloat?) -> CGFloat {
      cells[row].enumerated().map { column, child in
        let width = rows[row] == nil ? (count == 0 ? proposal.width : whole) : widths[column]
        return pass.size(of: child, for: ProposedViewSize(width: width, height: offer)).height
      }.max() ?? 0
    }
    var heights = rows.indices.map { height($0, nil) }
    if let all = proposal.height {
      let shares = LengthShares(
        members: rows.indices.map { .init(least: height($0, 0), most: height($0, .infinity), priority: 0) })
      let gaps = verticalSpacing * CGFloat(max(0, rows.count - 1))
      heights = shares.offers(of: all - gaps) { height($0, $1) }
      for index in heights.indices { heights[index] = height(index, heights[index]) }
    }
    return Tracks(columns: widths, rows: heights)
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let tracks = tracks(for: proposal, children, in: &pass)
    func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
      lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
    }
    let spanning = zip(rows, cells(children)).filter { $0.0 == nil }.flatMap(\.1)
    let widest = spanning.map { pass.size(of: $0, for: proposal).width }.max() ?? 0
    let width = total(tracks.columns, horizontalSpacing)
    return CGSize(
      width: tracks.columns.isEmpty ? widest : width, height: total(tracks.rows, verticalSpacing))
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    let tracks = tracks(for: proposal, children, in: &pass)
    var result: [Placement] = []
    var y: CGFloat = 0
    for (row, cells) in cells(children).enumerated() {
      var x: CGFloat = 0
      for (column, child) in cells.enumerated() {
        let width = rows[row] == nil ? size.width : tracks.columns[column]
        let box = CGSize(width: width, height: tracks.rows[row])
        var placement = pass.aligned(child, by: alignment, in: box, proposal: ProposedViewSize(box))
        placement.origin.x += x
        placement.origin.y += y
        result.append(placement)
        x += width + horizontalSpacing
      }
      y += tracks.rows[row] + verticalSpacing
    }
    return result
  }
}
