import Foundation
import ShapeGeometry
import ViewTree

/// A declaration of a source file that is drawn by itself: a function from inputs to a drawing.
public struct EntryPoint: Sendable {
  /// The kind of a declaration.
  public enum Kind: String, Sendable {
    /// A struct that conforms to Shape.
    case shape
    /// A struct that conforms to View.
    case view
    /// A struct that conforms to App.
    case app
    /// A struct that conforms to Widget or WidgetBundle.
    case widget
    /// A `#Preview`, or a preview of a PreviewProvider.
    case preview
  }

  /// The values that one evaluation depends on, and its limits.
  public struct Inputs: Sendable {
    /// The rectangle in which a shape is drawn, in shape space. Its size is proposed to a view.
    public var proposal: CGRect
    /// The distances from the proposed box to the edges of a view's window.
    public var safeArea: EdgeInsets
    /// The values of the parameters, in their order for these values.
    public var values: [ParameterValue]
    /// The scheme of views, and the colours of their asset catalogs.
    public var colors: ColorSurroundings
    public var budget: Budget
    /// The moment at which a view is shown, in seconds from its start; nil for the one at which it has come to rest.
    public var moment: Double?
    /// The events that happen to a view until then, in the order of their moments.
    public var events: [ViewEvent]
    /// A place that keeps a view's session for the next evaluation; nil for none.
    public var memory: ViewMemory?
    /// Numbers that take the place of those in a shape's animatable data, as an animation gives them; nil for those
    /// that the values lead to.
    public var animatableData: [Double]?

    public init(
      proposal: CGRect, safeArea: EdgeInsets = EdgeInsets(), values: [ParameterValue],
      colors: ColorSurroundings = ColorSurroundings(), budget: Budget = .standard, moment: Double? = nil,
      events: [ViewEvent] = [], memory: ViewMemory? = nil, animatableData: [Double]? = nil
    ) {
      self.animatableData = animatableData
      self.moment = moment
      self.events = events
      self.memory = memory
      self.proposal = proposal
      self.safeArea = safeArea
      self.values = values
      self.colors = colors
      self.budget = budget
    }
  }

  /// The name of a type, qualified by the enclosing types, such as `Bubble` or `Icons.Bubble`; or a preview's title.
  public var name: String
  public let kind: Kind
  private let content: Deferred<Content>

  /// The result of checking a declaration. It is shared, since each evaluation and each row of a pane asks for it.
  private final class Content: Sendable {
    let documentation: String
    let parameters: [Parameter]
    /// The function that finds the parameters for other values; nil if the parameters never depend on the values.
    let arrangement: Arrangement?
    let settings: PreviewSettings
    let draw: @Sendable (Inputs) throws(EvaluationFailure) -> Drawing
    /// The function that returns a shape's path without the inputs that views alone have; nil for other entries.
    let outline: Outline?
    /// The function that returns the numbers in a shape's animatable data.
    let animatableData: @Sendable (Inputs) throws(EvaluationFailure) -> [Double]
    /// The function that finds the places of source offsets.
    let places: SourceLookup

    init(
      documentation: String, parameters: [Parameter], arrangement: Arrangement?, settings: PreviewSettings,
      draw: @escaping @Sendable (Inputs) throws(EvaluationFailure) -> Drawing, outline: Outline?,
      animatableData: @escaping @Sendable (Inputs) throws(EvaluationFailure) -> [Double],
      places: @escaping SourceLookup
    ) {
      self.documentation = documentation
      self.parameters = parameters
      self.arrangement = arrangement
      self.settings = settings
      self.draw = draw
      self.outline = outline
      self.animatableData = animatableData
      self.places = places
    }
  }

  /// A function that returns the parameters for changed values. It calls `value` for one parameter after the
  /// other; nil keeps the start value.
  ///
  /// A later parameter may depend on earlier values: an array has parameters for as many elements as its count says.
  public typealias Arrangement = @Sendable (_ value: @escaping (Parameter) -> ParameterValue?) -> [Parameter]

  /// A function that returns a shape's path in a rectangle for the values of its parameters.
  public typealias Outline = @Sendable (CGRect, [ParameterValue], Budget) throws(EvaluationFailure) -> Path

  /// A function that returns the places of offsets in the source, each with the text of its line, by offset.
  public typealias SourceLookup = @Sendable (Set<Int>) -> [Int: (place: Diagnostic.Place, text: String)]

  /// Makes an entry point. `draw` evaluates it, and is passed a value for each parameter, in order. `animatableData`
  /// returns the numbers in a shape's animatable data, `outline` its path.
  ///
  /// `arrangement` finds the parameters for values that differ from the start values. Without it the parameters never
  /// change.
  public init(
    name: String, kind: Kind, documentation: String = "", parameters: [Parameter], arrangement: Arrangement? = nil,
    settings: PreviewSettings = PreviewSettings(), places: @escaping SourceLookup = { _ in [:] },
    animatableData: @escaping @Sendable (Inputs) throws(EvaluationFailure) -> [Double] = { _ in [] },
    outline: Outline? = nil,
    draw: @escaping @Sendable (Inputs) throws(EvaluationFailure) -> Drawing
  ) {
    self.name = name
    self.kind = kind
    content = Deferred(
      known: Content(
        documentation: documentation, parameters: parameters, arrangement: arrangement, settings: settings, draw: draw,
        outline: outline, animatableData: animatableData, places: places))
  }

  /// Makes an entry point whose declaration is checked when its parameters or its drawing are first needed.
  public init(name: String, kind: Kind, checking make: @escaping @Sendable () -> EntryPoint) {
    self.name = name
    self.kind = kind
    content = Deferred { make().content.value }
  }

  /// The doc comment without its slashes; empty if there is none.
  public var documentation: String { content.value.documentation }

  /// The settings of a preview: its device, or the size of its box.
  public var settings: PreviewSettings { content.value.settings }

  /// The parameters for the start values.
  public var parameters: [Parameter] { content.value.parameters }

  /// Makes the entry point of a shape. `draw` returns its path in a rectangle, and is passed a value for each
  /// parameter, in order.
  public init(
    name: String, documentation: String = "", parameters: [Parameter], arrangement: Arrangement? = nil,
    draw: @escaping Outline
  ) {
    self.init(
      name: name, kind: .shape, documentation: documentation, parameters: parameters, arrangement: arrangement,
      outline: draw
    ) { (inputs) throws(EvaluationFailure) in .path(try draw(inputs.proposal, inputs.values, inputs.budget)) }
  }

  /// Returns the parameters if those in `changes`, by name, have these values instead of their start values.
  ///
  /// An array has parameters for each of its elements, an optional for its value, an enum for the associated values of
  /// its case.
  public func parameters(changing changes: [String: ParameterValue]) -> [Parameter] {
    content.value.arrangement?({ changes[$0.name] }) ?? parameters
  }

  /// Returns the parameters for the values that `value` returns for each of them, in order; nil keeps the start value.
  public func parameters(giving value: @escaping (Parameter) -> ParameterValue?) -> [Parameter] {
    if let arrangement = content.value.arrangement { return arrangement(value) }
    for parameter in parameters { _ = value(parameter) }
    return parameters
  }

  /// Returns the places of offsets that views of the drawing have, each with the text of its line. An offset without a
  /// known place is left out.
  public func places(ofOffsets offsets: Set<Int>) -> [Int: (place: Diagnostic.Place, text: String)] {
    content.value.places(offsets)
  }

  /// Evaluates the entry. Throws if the source traps or exceeds the budget.
  public func evaluate(_ inputs: Inputs) throws(EvaluationFailure) -> Drawing {
    try content.value.draw(inputs)
  }

  /// Returns the numbers in a shape's animatable data, which animations move; empty for an entry that is no shape, and
  /// for a shape of which nothing is animated. Throws if the source traps or exceeds the budget.
  public func animatableData(_ inputs: Inputs) throws(EvaluationFailure) -> [Double] {
    try content.value.animatableData(inputs)
  }

  /// Returns a shape's path in `rect`, in shape space; an empty path for an entry that is no shape. `values` are in the
  /// order of the parameters for these values.
  ///
  /// Throws if the source traps or exceeds the budget.
  public func path(
    in rect: CGRect, values: [ParameterValue], budget: Budget = .standard
  ) throws(EvaluationFailure) -> Path {
    try content.value.outline?(rect, values, budget) ?? Path()
  }
}
