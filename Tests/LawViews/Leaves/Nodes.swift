import ShapeGeometry
import ViewTree

// The names by which the surface's files know the parts of the view tree, and the nodes that hold code.

typealias _Node = ViewNode
typealias _Style = ViewStyle
typealias _Text = TextValue
typealias _Animation = AnimationValue
typealias _Transition = TransitionValue
typealias _Spring = ViewTree.Spring
typealias _UnitCurve = ViewTree.UnitCurve
typealias Font = FontValue
typealias Color = ViewTree.Color
typealias Gradient = ViewTree.Gradient
typealias Alignment = AlignmentPair
typealias HorizontalAlignment = ViewTree.HorizontalAlignment
typealias VerticalAlignment = ViewTree.VerticalAlignment
typealias Axis = ViewTree.Axis

/// Returns the name of a value's type, without the types around it and its generic arguments.
func _typeName<Value>(_ value: Value) -> String {
  String(String(describing: Value.self).prefix { $0 != "<" })
}

/// Returns the name of the case of an enum's value.
@_silgen_name("swift_EnumCaseName") private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// Returns the text by which a value is told apart from others of its type; texts within it are quoted.
func _identityText(_ value: Any, isNested: Bool = false) -> String {
  if let color = value as? Color { return color.identityText }
  if let text = value as? String, isNested { return text.debugDescription }
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { part in
    (part.label.map { $0.hasPrefix(".") ? "" : $0 + ": " } ?? "") + _identityText(part.value, isNested: true)
  }
  let list = "(" + parts.joined(separator: ", ") + ")"
  switch mirror.displayStyle {
  case .struct where !(value is UUID) && !(value is any BinaryFloatingPoint) && !parts.isEmpty:
    return String(describing: type(of: value)).prefix { $0 != "<" } + list
  case .tuple: return list
  case .optional:
    return mirror.children.first.map { "Optional(" + _identityText($0.value, isNested: true) + ")" } ?? "nil"
  case .enum:
    func name<Value>(_ value: Value) -> String { caseName(value).map { String(cString: $0) } ?? "" }
    let name = _openExistential(value, do: name)
    guard let held = mirror.children.first?.value else { return name }
    let text = _identityText(held, isNested: true)
    return name + (Mirror(reflecting: held).displayStyle == .tuple ? text : "(" + text + ")")
  default: return String(describing: value)
  }
}

extension ViewNode {
  /// Makes a view of the program's own from its name and its body.
  static func _own(_ name: String, _ body: @escaping () -> ViewNode) -> ViewNode {
    _moving(name, [], body, { _ in body() })
  }

  /// Makes a view of the program's own from its name, the numbers of its animatable data, its body and its body with
  /// others.
  static func _moving(
    _ name: String, _ numbers: [Double], _ body: @escaping () -> ViewNode, _ moved: @escaping ([Double]) -> ViewNode
  ) -> ViewNode {
    nonisolated(unsafe) let (body, moved) = (body, moved)
    let code = CompiledHost.Code.body { shown, place, states in
      let view = InstallingView(place.identity, states)
      defer { states = view.states }
      return InstallingView.$current.withValue(view) {
        ViewCode.$current.withValue(place.surroundings) { shown.map { moved($0) } ?? body() }
      }
    }
    return ViewNode(.own(OwnView(name, code: .compiled(code), numbers: numbers)))
  }

  /// Makes a shape from its name, its path in a rectangle, its size for a proposal, the numbers of its animatable data
  /// and its path with others.
  static func _shape(
    _ name: String, _ path: @escaping (CGRect) -> Path, _ size: @escaping (CGFloat?, CGFloat?) -> CGSize,
    _ data: @escaping () -> [Double], _ moved: @escaping ([Double], CGRect) -> Path
  ) -> ViewNode {
    nonisolated(unsafe) let (data, moved, size) = (data, moved, size)
    let code = CompiledHost.Code.movedShape(
      CodeShape(outline: path, size: size), data: { data() },
      moved: { numbers in CodeShape(outline: { moved(numbers, $0) }, size: size) })
    return ViewNode(.shape(ShapeValue(name, code: .compiled(code, number: data().hashValue)), []))
  }

  func _relativeFrame(_ alignment: Alignment, _ length: @escaping (ViewDimensions) -> CGFloat) -> ViewNode {
    modified(.relativeFrame(alignment, guideCode(length)))
  }

  func _guide(_ alignment: HorizontalAlignment, _ place: @escaping (ViewDimensions) -> CGFloat) -> ViewNode {
    modified(.guide(alignment.guide, guideCode(place)))
  }

  func _guide(_ alignment: VerticalAlignment, _ place: @escaping (ViewDimensions) -> CGFloat) -> ViewNode {
    modified(.guide(alignment.guide, guideCode(place)))
  }

  /// Returns the view with a function that shows the controls of a kind in it.
  func _controlStyle<Content: View>(
    _ kind: String, _ style: @escaping ([ViewNode], [Double]) -> Content
  ) -> ViewNode {
    nonisolated(unsafe) let style = style
    let code = CompiledHost.Code.control { parts, state, place in
      ViewCode.$current.withValue(place.surroundings) { style(parts, state)._self }
    }
    return modified(.controlStyle(kind, .compiled(code)))
  }

  /// Returns a container of the view with bars, which a function makes of their titles and items.
  func _navigation<Content: View>(_ bars: @escaping ([ViewNode], [Double]) -> Content) -> ViewNode {
    nonisolated(unsafe) let bars = bars
    let code = CompiledHost.Code.control { parts, state, place in
      ViewCode.$current.withValue(place.surroundings) { bars(parts, state)._self }
    }
    return ViewNode(.navigation(self, .compiled(code)))
  }

  /// Returns a container of the view's parts, which a function arranges. Without a name the parts stand where it does.
  func _subviews<Content: View>(
    _ name: String, _ arrangement: @escaping ([ViewNode], [Double]) -> Content
  ) -> ViewNode {
    nonisolated(unsafe) let arrangement = arrangement
    let code = CompiledHost.Code.control { parts, state, place in
      ViewCode.$current.withValue(place.surroundings) { arrangement(parts, state)._self }
    }
    return ViewNode(.subviews(name.isEmpty ? nil : name, self, .compiled(code)))
  }
}

/// A view of a law's file as the compiler makes it.
public struct CompiledEntry: Sendable {
  /// The name of the file.
  public let file: String
  /// The name of the view's type, or of the provider of previews.
  public let name: String
  /// Makes the view's node.
  public let node: @Sendable () -> ViewNode

  init<Content: View>(_ file: String, _ name: String, _ content: @escaping @Sendable () -> Content) {
    self.file = file
    self.name = name
    node = { content()._self }
  }
}
