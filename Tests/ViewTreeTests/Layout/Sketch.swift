import Foundation
import ShapeGeometry
import ViewTree

/// A view tree for a test: rules with names by which their frames are asked for.
struct Sketch: Sendable {
  var rule: any LayoutRule
  var children: [Sketch]
  var name: String?

  init(_ rule: any LayoutRule, _ children: [Sketch] = [], name: String? = nil) {
    self.rule = rule
    self.children = children
    self.name = name
  }

  func named(_ name: String) -> Sketch { Sketch(rule, children, name: name) }

  // MARK: Leaves and containers

  static var color: Sketch { Sketch(GreedyRule()) }
  static func box(_ width: CGFloat, _ height: CGFloat) -> Sketch {
    Sketch(SizeRule(CGSize(width: width, height: height)))
  }
  static func spacer(_ axis: Axis?, minLength: CGFloat? = nil) -> Sketch {
    Sketch(SpacerRule(minLength: minLength, axis: axis))
  }
  static func h(alignment: AlignmentGuide = .verticalCenter, spacing: CGFloat? = nil, _ children: Sketch...) -> Sketch {
    Sketch(StackRule(.horizontal, alignment: alignment, spacing: spacing), children)
  }
  static func v(alignment: AlignmentGuide = .horizontalCenter, spacing: CGFloat? = nil, _ children: Sketch...) -> Sketch
  {
    Sketch(StackRule(.vertical, alignment: alignment, spacing: spacing), children)
  }
  static func z(alignment: AlignmentPair = .center, _ children: Sketch...) -> Sketch {
    Sketch(LayersRule(alignment: alignment), children)
  }

  // MARK: Modifiers

  func modified(_ rule: any LayoutRule) -> Sketch { Sketch(rule, [self]) }
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: AlignmentPair = .center) -> Sketch {
    modified(FrameRule(width: width, height: height, alignment: alignment))
  }
  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil, alignment: AlignmentPair = .center
  ) -> Sketch {
    modified(
      FlexibleFrameRule(
        width: .init(minWidth, idealWidth, maxWidth), height: .init(minHeight, nil, maxHeight), alignment: alignment))
  }
  func padding(_ length: CGFloat = 16) -> Sketch {
    modified(PaddingRule(EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
  }
  func priority(_ value: Double) -> Sketch { modified(PriorityRule(value)) }
  func overlay(alignment: AlignmentPair = .center, _ other: Sketch) -> Sketch {
    Sketch(DecorationRule(alignment: alignment), [self, other])
  }

  func guide(_ guide: AlignmentGuide, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat) -> Sketch {
    modified(GuideRule(guide, code: .compiled(.guide(value))))
  }

  // MARK: Layout

  /// The layout of the view at the origin, for a proposal.
  func laidOut(_ width: CGFloat?, _ height: CGFloat?) -> Laid {
    var pass = LayoutPass(host: CompiledHost())
    var names: [(String, Int)] = []
    let root = add(to: &pass, &names)
    let proposal = ProposedViewSize(width: width, height: height)
    let size = pass.size(of: root, for: proposal)
    pass.place(root, at: .zero, proposal: proposal)
    var frames: [String: CGRect] = [:]
    for (name, id) in names { frames[name] = pass.frame(of: id) }
    return Laid(size: size, frames: frames, work: pass.work)
  }

  private func add(to pass: inout LayoutPass, _ names: inout [(String, Int)]) -> Int {
    let children = children.map { $0.add(to: &pass, &names) }
    let id = pass.add(rule, children)
    if let name { names.append((name, id)) }
    return id
  }

  /// The size that is answered to a proposal.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize { laidOut(width, height).size }
}

/// The size of a view tree and the frames of its named views.
struct Laid: Equatable {
  var size: CGSize
  var frames: [String: CGRect]
  /// The number of sizes and places that were found.
  var work = 0

  static func == (one: Self, other: Self) -> Bool { one.size == other.size && one.frames == other.frames }

  /// The frame of a name as `x y width height`, with three decimals at most.
  subscript(_ name: String) -> String {
    guard let frame = frames[name] else { return "not placed" }
    return [frame.minX, frame.minY, frame.width, frame.height].map(short).joined(separator: " ")
  }

  /// The widths or heights of the frames of some names.
  func lengths(_ axis: Axis, _ names: String...) -> [CGFloat?] {
    names.map { frames[$0].map { axis == .horizontal ? $0.width : $0.height } }
  }
}

/// A number with at most three decimals.
func short(_ number: CGFloat) -> String {
  let rounded = (Double(number) * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}
