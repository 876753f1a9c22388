import Foundation
import ShapeGeometry

// Lazy containers: their views have their ideal length along the axis of growth, and the container takes all of the
// space across it.

/// A lazy stack.
public struct LazyStackRule: LayoutRule {
  private var stack: StackRule

  public init(_ axis: Axis, alignment: AlignmentGuide? = nil, spacing: CGFloat? = nil) {
    stack = StackRule(axis, alignment: alignment, spacing: spacing ?? 8)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(stack.axis, nil, across: proposal[stack.axis.other])
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    var size = stack.size(for: inner(proposal), of: children, in: &pass)
    if let across = proposal[stack.axis.other] { size[stack.axis.other] = across }
    return size
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    let across = stack.axis.other
    let content = stack.size(for: inner(proposal), of: children, in: &pass)
    let line =
      pass.value(of: stack.alignment, in: ViewDimensions(size))
      - pass.value(of: stack.alignment, in: ViewDimensions(content))
    return stack.placements(in: content, for: inner(proposal), of: children, in: &pass).map { placement in
      var result = placement
      result.origin = CGPoint(
        x: placement.origin.x + (across == .horizontal ? line : 0),
        y: placement.origin.y + (across == .vertical ? line : 0))
      return result
    }
  }
}

/// Views in rows of so many columns, or in columns of so many rows: LazyVGrid and LazyHGrid.
public struct LazyGridRule: LayoutRule {
  /// The size of one column of a vertical grid, or of one row of a horizontal one.
  public struct Track: Equatable, Sendable {
    public enum Size: Equatable, Sendable {
      case fixed(CGFloat)
      case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
      case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The gap to the next track, in points; nil for 8.
    public var spacing: CGFloat?
    /// The alignment of a view in its cell; nil for the centre.
    public var alignment: AlignmentPair?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: AlignmentPair? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The axis along which the grid grows: vertical for LazyVGrid.
  public var axis: Axis
  public var tracks: [Track]
  /// The gap between two lines of cells, in points.
  public var spacing: CGFloat

  /// The guide by which the lines lie in a greater width or height.
  public var alignment: AlignmentGuide

  /// The places of the children that have a line and its whole length for themselves: the headers and footers of
  /// sections. Where one is smaller, the grid's alignment says where it lies; Apple does not tell.
  public var whole: Set<Int> = []
  /// The places of the children with which a new line begins in any case.
  public var starts: Set<Int> = []

  public init(_ axis: Axis, tracks: [Track], alignment: AlignmentGuide? = nil, spacing: CGFloat? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment ?? (axis == .vertical ? .horizontalCenter : .verticalCenter)
    self.spacing = spacing ?? 8
  }

  private struct Cell {
    var start: CGFloat
    var length: CGFloat
    var alignment: AlignmentPair
  }

  /// Returns the cells of one line, across the axis, for a proposed length.
  private func cells(for proposal: CGFloat?) -> [Cell] {
    let gaps = tracks.dropLast().map { $0.spacing ?? 8 }.reduce(0, +)
    var left = max(0, (proposal ?? 10) - gaps)
    for case .fixed(let length) in tracks.map(\.size) { left -= length }
    var flexible = tracks.filter { if case .fixed = $0.size { false } else { true } }.count
    var start: CGFloat = 0
    var result: [Cell] = []
    for track in tracks {
      let gap = track.spacing ?? 8
      let alignment = track.alignment ?? .center
      func add(_ length: CGFloat) {
        result.append(Cell(start: start, length: length, alignment: alignment))
        start += length + gap
      }
      let share = max(0, left) / CGFloat(max(1, flexible))
      switch track.size {
      case .fixed(let length): add(length)
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum), maximum)
        add(length)
        (left, flexible) = (left - length, flexible - 1)
      case .adaptive(let minimum, let maximum):
        let count = min(max(1, ((share + gap) / max(1, minimum + gap)).rounded(.down)), 1000)
        let length = min(max((share - gap * (count - 1)) / count, minimum), maximum)
        for _ in 0..<Int(count) { add(length) }
        (left, flexible) = (left - share, flexible - 1)
      }
    }
    return result
  }

  /// Views side by side, or one that has the whole length across the axis.
  private struct Line {
    var views: [(child: Int, cell: Cell)]
    var length: CGFloat = 0
  }

  /// Returns the children in lines, and the length of the cells across the axis.
  private func lines(
    for proposal: ProposedViewSize, _ children: [Int], in pass: inout LayoutPass
  ) -> (lines: [Line], across: CGFloat) {
    let cells = cells(for: proposal[axis.other])
    guard let last = cells.last else { return ([], 0) }
    let across = last.start + last.length
    let own =
      axis == .vertical ? AlignmentPair(alignment, .verticalCenter) : AlignmentPair(.horizontalCenter, alignment)
    let side = Cell(start: 0, length: max(proposal[axis.other] ?? across, across), alignment: own)
    var lines: [Line] = []
    var isOpen = false
    for (index, child) in children.enumerated() {
      let isWhole = whole.contains(index)
      if !isOpen || isWhole || starts.contains(index) || lines[lines.count - 1].views.count == cells.count {
        lines.append(Line(views: []))
      }
      isOpen = !isWhole
      let cell = isWhole ? side : cells[lines[lines.count - 1].views.count]
      let length = pass.size(of: child, for: ProposedViewSize(axis, nil, across: cell.length))[axis]
      lines[lines.count - 1].views.append((child, cell))
      lines[lines.count - 1].length = max(lines[lines.count - 1].length, length)
    }
    return (lines, across)
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let (lines, across) = lines(for: proposal, children, in: &pass)
    let length = lines.map(\.length).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
    return CGSize(axis, length, across: max(proposal[axis.other] ?? across, across))
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    let (lines, across) = lines(for: proposal, children, in: &pass)
    let content = CGSize(axis, 0, across: across)
    let margin =
      pass.value(of: alignment, in: ViewDimensions(size)) - pass.value(of: alignment, in: ViewDimensions(content))
    var result: [Placement] = []
    var position: CGFloat = 0
    var index = 0
    for line in lines {
      for (child, cell) in line.views {
        let box = CGSize(axis, line.length, across: cell.length)
        let inner = ProposedViewSize(axis, nil, across: cell.length)
        var placement = pass.aligned(child, by: cell.alignment, in: box, proposal: inner)
        let corner = CGPoint(axis, position, across: whole.contains(index) ? 0 : margin + cell.start)
        placement.origin.x += corner.x
        placement.origin.y += corner.y
        result.append(placement)
        index += 1
      }
      position += line.length + spacing
    }
    return result
  }
}
