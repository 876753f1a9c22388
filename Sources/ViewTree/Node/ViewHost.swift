import Foundation
import ShapeGeometry

/// The owner of a program's code: what opening, layout and drawing of views ask for.
public protocol ViewHost: LayoutHost {
  /// Returns the path of a shape in a rectangle, in the shape's own space. `moved` are the numbers of its animatable
  /// data while an animation moves them; nil for its own.
  mutating func path(of shape: Handle, moved: [Double]?, in rect: CGRect) throws -> Path

  /// Returns the numbers of a shape's animatable data; empty if it has none.
  mutating func motion(of shape: Handle) throws -> [Double]

  /// Returns the body of a view. `moved` are the numbers of its animatable data while an animation moves them; nil for
  /// its own.
  mutating func body(of view: Handle, moved: [Double]?, at place: ViewPlace) throws -> ViewNode

  /// Returns the content of a reader in its place, or the effects that code finds for a view: modifiers around an empty
  /// view.
  mutating func content(of reader: Handle, at place: ViewPlace, in geometry: ViewGeometry) throws -> ViewNode

  /// Returns the marks that the renderer of a canvas draws. `numbers` are the canvas's width and height, and then those
  /// of each of its symbols.
  mutating func marks(of renderer: Handle, at place: ViewPlace, for numbers: [CGFloat]) throws -> [CanvasMark]

  /// Returns the view that code makes of a preference.
  mutating func content(of code: Handle, at place: ViewPlace, from steps: [PreferenceStep]) throws -> ViewNode

  /// Tells news to code that may change states. `number` counts the modifiers of the view that hear of any.
  mutating func tell(_ news: ViewNews, to code: Handle, at place: ViewPlace, number: Int) throws

  /// The values that views have stored.
  var states: ViewStates { get set }

  /// Gives the code that runs next its whole budget again: a frame's time has passed.
  mutating func renewBudget()

  /// Runs the deinitializers of the objects that nothing leads to any more, and returns whether there were any. Code of
  /// the views before the last ones is not called any more, unless `keepsAll` is true.
  mutating func endObjects(keepsAll: Bool) throws -> Bool

  /// Hears that the views are made anew. Code of the views before the last ones is not called any more, unless
  /// `keepsAll` is true.
  mutating func beginUpdate(keepsAll: Bool)

  /// Returns the view that a style makes of a control's parts: a button's label, for instance.
  mutating func control(
    in style: Handle, _ parts: [ViewNode], _ state: [Double], at place: ViewPlace
  ) throws -> ViewNode

  /// Returns the transaction that code makes of another one.
  mutating func transaction(_ transaction: ViewTransaction, after change: Handle) throws -> ViewTransaction

  /// Returns an empty view with the modifiers that set what a change of the environment makes of the system's values.
  mutating func environment(after change: Handle, at place: ViewPlace) throws -> ViewNode
}

/// The place where a program's code runs: the identity of its view, and the values from the views around it.
public struct ViewPlace: Equatable, Sendable {
  public var identity: ViewIdentity
  public var surroundings: ViewSurroundings

  public init(identity: ViewIdentity = ViewIdentity(), surroundings: ViewSurroundings = ViewSurroundings()) {
    self.identity = identity
    self.surroundings = surroundings
  }

  /// The place of what the library keeps of the modifiers of the view that hear news, by their number.
  public func memory(_ number: Int) -> ViewStates.Place { ViewStates.Place(identity, -1 - number) }
}

/// The host of compiled code: its handles hold functions.
public struct CompiledHost: ViewHost {
  /// Compiled functions.
  public enum Code: Sendable {
    case shape(any ShapeGeometry.Shape & Sendable)
    /// A shape that animations move: the numbers of its animatable data, and its copy with others.
    case movedShape(
      any ShapeGeometry.Shape & Sendable, data: @Sendable () -> [Double],
      moved: @Sendable ([Double]) -> any ShapeGeometry.Shape & Sendable)
    /// A view's body, which may keep values that the view was given when it was first shown. It is passed the numbers
    /// that an animation shows, if there is one.
    case body(@Sendable ([Double]?, ViewPlace, inout ViewStates) throws -> ViewNode)
    case content(@Sendable (ViewPlace, ViewGeometry) throws -> ViewNode)
    case preference(@Sendable (ViewPlace, [PreferenceStep]) throws -> ViewNode)
    case canvas(@Sendable (ViewPlace, [CGFloat]) throws -> [CanvasMark])
    /// An action, which is passed the news and the place of what it keeps, and changes states.
    case action(@Sendable (ViewNews, ViewStates.Place, inout ViewStates) throws -> Void)
    case guide(@Sendable (ViewDimensions) throws -> CGFloat)
    case control(@Sendable ([ViewNode], [Double], ViewPlace) throws -> ViewNode)
    case layout(@Sendable (LayoutRequest, (LayoutQuestion) -> LayoutAnswer) throws -> LayoutResult)
    case transaction(@Sendable (ViewTransaction) throws -> ViewTransaction)
    /// A value that layouts read: a function of the program's own values.
    case value(change: any Sendable)
    /// A change of the environment: a function of the program's own values, and the one that answers a layout.
    case environment(change: any Sendable, @Sendable (ViewPlace) throws -> ViewNode)
  }

  /// A handle's key: two are equal if their numbers are.
  struct Key: Hashable, Sendable {
    var number: Int
    var code: Code

    static func == (one: Self, other: Self) -> Bool { one.number == other.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// The error of a handle that holds no code, or another kind of code.
  public struct MissingCode: Error {}

  public var states = ViewStates()

  public init() {}

  /// Compiled code has no budget.
  public func renewBudget() {}

  /// Compiled code counts the references to its objects itself.
  public func endObjects(keepsAll: Bool) -> Bool { false }

  public func beginUpdate(keepsAll: Bool) {}

  private func code(_ handle: Handle) -> Code? { (handle.key as? Key)?.code }

  public func size(of shape: Handle, for proposal: ProposedViewSize) throws -> CGSize {
    try self.shape(of: shape).sizeThatFits(proposal)
  }

  public func guide(_ code: Handle, in dimensions: ViewDimensions) throws -> CGFloat {
    guard case .guide(let function) = self.code(code) else { throw MissingCode() }
    return try function(dimensions)
  }

  public func layout(
    _ code: Handle, _ request: LayoutRequest, _ answer: (LayoutQuestion) -> LayoutAnswer
  ) throws -> LayoutResult {
    guard case .layout(let function) = self.code(code) else { throw MissingCode() }
    return try function(request, answer)
  }

  private func shape(of handle: Handle) throws -> any ShapeGeometry.Shape {
    switch code(handle) {
    case .shape(let shape), .movedShape(let shape, _, _): return shape
    default: throw MissingCode()
    }
  }

  public func path(of shape: Handle, moved numbers: [Double]?, in rect: CGRect) throws -> Path {
    if let numbers, case .movedShape(_, _, let moved) = code(shape) { return moved(numbers).path(in: rect) }
    return try self.shape(of: shape).path(in: rect)
  }

  public func motion(of shape: Handle) throws -> [Double] {
    if case .movedShape(_, let data, _) = code(shape) { return data() }
    return []
  }

  public mutating func body(of view: Handle, moved: [Double]?, at place: ViewPlace) throws -> ViewNode {
    guard case .body(let function) = code(view) else { throw MissingCode() }
    return try function(moved, place, &states)
  }

  public func content(of reader: Handle, at place: ViewPlace, in geometry: ViewGeometry) throws -> ViewNode {
    guard case .content(let function) = code(reader) else { throw MissingCode() }
    return try function(place, geometry)
  }

  public func marks(of renderer: Handle, at place: ViewPlace, for numbers: [CGFloat]) throws -> [CanvasMark] {
    guard case .canvas(let function) = code(renderer) else { throw MissingCode() }
    return try function(place, numbers)
  }

  public func content(of code: Handle, at place: ViewPlace, from steps: [PreferenceStep]) throws -> ViewNode {
    guard case .preference(let function) = self.code(code) else { throw MissingCode() }
    return try function(place, steps)
  }

  public mutating func tell(_ news: ViewNews, to code: Handle, at place: ViewPlace, number: Int) throws {
    guard case .action(let function) = self.code(code) else { throw MissingCode() }
    try function(news, place.memory(number), &states)
  }

  public func control(
    in style: Handle, _ parts: [ViewNode], _ state: [Double], at place: ViewPlace
  ) throws -> ViewNode {
    guard case .control(let function) = code(style) else { throw MissingCode() }
    return try function(parts, state, place)
  }

  public func transaction(_ transaction: ViewTransaction, after change: Handle) throws -> ViewTransaction {
    guard case .transaction(let function) = code(change) else { throw MissingCode() }
    return try function(transaction)
  }

  public func environment(after change: Handle, at place: ViewPlace) throws -> ViewNode {
    guard case .environment(_, let function) = code(change) else { throw MissingCode() }
    return try function(place)
  }
}

extension Handle {
  /// Makes the handle of compiled code. The number stands for the code and its captured values.
  public static func compiled(_ code: CompiledHost.Code, number: Int = 0) -> Handle {
    Handle(CompiledHost.Key(number: number, code: code))
  }

  /// The function of the program's own by which compiled code changes values; nil for other code.
  package var compiledChange: (any Sendable)? {
    switch (key as? CompiledHost.Key)?.code {
    case .environment(let change, _), .value(let change): change
    default: nil
    }
  }
}
