import Foundation
import ShapeGeometry

// The making of nodes: one function for each kind. SwiftUI's surface calls them, compiled or interpreted; their names
// begin with an underscore, because sources that the interpreter reads share one space of names with the user's.

extension ViewNode {
  /// Makes one view of several, without a container.
  package static func _group(_ views: [ViewNode]) -> ViewNode {
    views.count == 1 ? views[0] : ViewNode(.group(views))
  }

  /// Makes the view of a condition's arm, by its number.
  package static func _branch(_ index: Int, _ view: ViewNode?) -> ViewNode { ViewNode(.branch(index, view)) }

  /// Makes the views of a ForEach from the identities of its elements and a view for each.
  package static func _items(_ ids: [String], _ views: [ViewNode]) -> ViewNode {
    ViewNode(.items(zip(ids, views).map { Item(id: $0, view: $1) }))
  }

  /// Returns the room for the views of so many elements, of which there may be too many for the interpreter.
  package static func _room(_ count: Int) -> Int { count }

  package static func _style(_ style: ViewStyle) -> ViewNode { ViewNode(.style(style)) }
  package static func _text(_ text: TextValue) -> ViewNode { ViewNode(.text(text.spans)) }
  package static func _spacer(_ minLength: CGFloat?) -> ViewNode { ViewNode(.spacer(minLength: minLength)) }
  package static func _divider() -> ViewNode { ViewNode(.divider) }

  /// Makes the view that stands for one that is not understood: a question mark in a box.
  package static func _missing() -> ViewNode { ViewNode(.image(.missing)) }

  /// Returns the first of several views.
  package static func _first(_ views: ViewNode) -> ViewNode { views.list.first ?? .empty }

  /// Makes a control of its kind, its parts and the numbers for its style, and its look without a style.
  package static func _control(
    _ kind: String, _ parts: [ViewNode], _ state: [Double], _ usual: ViewNode
  ) -> ViewNode {
    ViewNode(.control(ControlValue(kind, parts, state: state, usual: usual)))
  }

  package static func _lazyGrid(
    _ alignment: HorizontalAlignment, _ tracks: [[CGFloat]], _ gaps: [CGFloat?], _ alignments: [AlignmentPair?],
    _ spacing: CGFloat?, _ content: ViewNode
  ) -> ViewNode { lazyGrid(.vertical, alignment.guide, tracks, gaps, alignments, spacing, content) }

  package static func _lazyGrid(
    _ alignment: VerticalAlignment, _ tracks: [[CGFloat]], _ gaps: [CGFloat?], _ alignments: [AlignmentPair?],
    _ spacing: CGFloat?, _ content: ViewNode
  ) -> ViewNode { lazyGrid(.horizontal, alignment.guide, tracks, gaps, alignments, spacing, content) }

  /// Makes a lazy grid. A track is its kind, 0 for fixed, 1 for flexible and 2 for adaptive, and its least and greatest
  /// length; `gaps` are the spaces behind the tracks, `alignments` those of the views in their cells.
  private static func lazyGrid(
    _ axis: Axis, _ alignment: AlignmentGuide, _ tracks: [[CGFloat]], _ gaps: [CGFloat?],
    _ alignments: [AlignmentPair?], _ spacing: CGFloat?, _ content: ViewNode
  ) -> ViewNode {
    let made = zip(zip(tracks, gaps), alignments).compactMap { track, alignment -> LazyGridRule.Track? in
      let (track, gap) = track
      guard track.count == 3 else { return nil }
      let size: LazyGridRule.Track.Size =
        switch track[0] {
        case 0: .fixed(track[1])
        case 1: .flexible(minimum: track[1], maximum: track[2])
        default: .adaptive(minimum: track[1], maximum: track[2])
        }
      return LazyGridRule.Track(size, spacing: gap, alignment: alignment)
    }
    return ViewNode(.container(.lazyGrid(axis, made, alignment: alignment, spacing: spacing), content.list))
  }

  package static func _stack(
    _ alignment: VerticalAlignment, _ spacing: CGFloat?, _ isLazy: Bool, _ content: ViewNode
  ) -> ViewNode {
    row(.horizontal, alignment.guide, spacing, isLazy, content)
  }

  package static func _stack(
    _ alignment: HorizontalAlignment, _ spacing: CGFloat?, _ isLazy: Bool, _ content: ViewNode
  ) -> ViewNode {
    row(.vertical, alignment.guide, spacing, isLazy, content)
  }

  private static func row(
    _ axis: Axis, _ alignment: AlignmentGuide, _ spacing: CGFloat?, _ isLazy: Bool, _ content: ViewNode
  ) -> ViewNode {
    let container: Container =
      isLazy
      ? .lazyStack(axis, alignment: alignment, spacing: spacing) : .stack(axis, alignment: alignment, spacing: spacing)
    return ViewNode(.container(container, content.list))
  }

  package static func _layers(_ alignment: AlignmentPair, _ content: ViewNode) -> ViewNode {
    ViewNode(.container(.layers(alignment), content.list))
  }

  package static func _scroll(_ isHorizontal: Bool, _ isVertical: Bool, _ content: ViewNode) -> ViewNode {
    var axes: Set<Axis> = []
    if isHorizontal { axes.insert(.horizontal) }
    if isVertical { axes.insert(.vertical) }
    return ViewNode(.container(.scroll(axes), content.list))
  }

  package static func _fitting(_ isHorizontal: Bool, _ isVertical: Bool, _ content: ViewNode) -> ViewNode {
    var axes: Set<Axis> = []
    if isHorizontal { axes.insert(.horizontal) }
    if isVertical { axes.insert(.vertical) }
    return ViewNode(.container(.fitting(axes), content.list))
  }

  package static func _gridRow(_ alignment: VerticalAlignment?, _ content: ViewNode) -> ViewNode {
    ViewNode(.container(.gridRow(alignment?.guide), content.list))
  }

  package static func _grid(
    _ alignment: AlignmentPair, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?, _ content: ViewNode
  ) -> ViewNode {
    let container = Container.grid(
      alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return ViewNode(.container(container, content.list))
  }

  /// The views of a group, or the view itself.
  private var list: [ViewNode] {
    if case .group(let views) = content { views } else { [self] }
  }
}

/// Text as a program makes it: its parts with their own styles.
public struct TextValue: Equatable, Sendable {
  public var spans: [TextSpan]

  public init(_ spans: [TextSpan]) {
    self.spans = spans
  }

  package static func _plain(_ text: String) -> TextValue { TextValue([TextSpan(text)]) }

  /// Makes the text of an image by its name.
  package static func _image(_ name: String, _ isSymbol: Bool) -> TextValue {
    var span = TextSpan(String(TextFont.image))
    span.image = ImageValue(name, isSymbol: isSymbol)
    return TextValue([span])
  }

  package func _joined(_ other: TextValue) -> TextValue { TextValue(spans + other.spans) }

  /// Returns the text with each span changed.
  private func changed(_ change: (inout TextSpan) -> Void) -> TextValue {
    var result = self
    for index in result.spans.indices { change(&result.spans[index]) }
    return result
  }

  package func _font(_ font: FontValue?) -> TextValue { changed { if $0.font == nil { $0.font = font } } }
  package func _weight(_ weight: CGFloat?) -> TextValue { changed { if $0.weight == nil { $0.weight = weight } } }
  package func _italic(_ isItalic: Bool) -> TextValue { changed { $0.isItalic = $0.isItalic ?? isItalic } }
  package func _design(_ number: Int) -> TextValue {
    changed { if $0.design == nil { $0.design = TextFont.Design(number: number) } }
  }
  package func _monospacedDigit() -> TextValue { changed { $0.hasMonospacedDigits = true } }
  package func _paint(_ style: ViewStyle?) -> TextValue { changed { if $0.style == nil { $0.style = style } } }
  package func _kerning(_ points: CGFloat) -> TextValue { changed { $0.kerning = points } }
  package func _underline(_ isActive: Bool, _ pattern: Int, _ color: Color?) -> TextValue {
    changed { $0.underline = TextLineStyle(isActive, pattern, color) }
  }
  package func _strikethrough(_ isActive: Bool, _ pattern: Int, _ color: Color?) -> TextValue {
    changed { $0.strikethrough = TextLineStyle(isActive, pattern, color) }
  }
  package func _baselineOffset(_ points: CGFloat) -> TextValue { changed { $0.baselineOffset = points } }
}
