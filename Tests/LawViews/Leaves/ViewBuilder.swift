import ViewTree

/// Makes one view of the statements of a closure or a body.
///
/// A view alone keeps its type. The arms of a condition are numbered from 0 in the order of the source, as the
/// interpreter numbers them. The compiler hands them over as a tree with two arms at each fork; its leaves are counted.
@resultBuilder
enum ViewBuilder {
  static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  static func buildBlock() -> BuiltBlock<EmptyView> { BuiltBlock(EmptyView()) }
  static func buildBlock<Content: View>(_ content: Content) -> BuiltBlock<Content> { BuiltBlock(content) }
  static func buildBlock<each Content: View>(_ content: repeat each Content) -> BuiltBlock<BuiltGroup> {
    var views: [ViewNode] = []
    repeat views.append((each content)._self)
    return BuiltBlock(BuiltGroup(_self: ViewNode._group(views)))
  }

  static func buildEither<First: Arms, Second: Arms>(first: First) -> BuiltArms<First, Second> {
    BuiltArms(arm: first.arm, view: first.view)
  }
  static func buildEither<First: Arms, Second: Arms>(second: Second) -> BuiltArms<First, Second> {
    BuiltArms(arm: First.count + second.arm, view: second.view)
  }
  static func buildOptional<Content: Arms>(_ content: Content?) -> BuiltArms<Content, BuiltBlock<EmptyView>> {
    content.map { BuiltArms(arm: $0.arm, view: $0.view) } ?? BuiltArms(arm: Content.count, view: nil)
  }
  static func buildLimitedAvailability<Content: View>(_ content: BuiltBlock<Content>) -> BuiltBlock<Content> {
    content
  }

  static func buildFinalResult<Content: View>(_ content: BuiltBlock<Content>) -> Content { content.content }
}

/// One arm of a condition, or several.
protocol Arms {
  /// The number of arms.
  static var count: Int { get }
  /// The number of the arm that was taken.
  var arm: Int { get }
  /// The view of that arm; nil for an `else` that is not there.
  var view: ViewNode? { get }
}

/// The views of the statements between two braces.
struct BuiltBlock<Content: View>: Arms {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }

  static var count: Int { 1 }
  var arm: Int { 0 }
  var view: ViewNode? { content._self }
}

/// Several views, one after the other.
struct BuiltGroup: View {
  typealias Body = Never
  let _self: ViewNode
}

/// A condition with its arms.
struct BuiltArms<First: Arms, Second: Arms>: View, Arms {
  typealias Body = Never
  var arm: Int
  var view: ViewNode?

  static var count: Int { First.count + Second.count }
  var _self: ViewNode { ViewNode._branch(arm, view) }
}

// Several scenes are a scene, and several items of menus are one.
extension BuiltGroup: Scene, Commands {}
