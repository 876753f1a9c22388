import ShapeGeometry
import ViewTree

// The names by which the surface's files know the parts of the view tree, and the nodes that hold code.

typealias _Node = ViewNode
typealias _Style = ViewStyle
typealias _Text = TextValue
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

extension ViewNode {
  /// Makes a view of the program's own from its name and its body.
  static func _own(_ name: String, _ body: @escaping () -> ViewNode) -> ViewNode {
    nonisolated(unsafe) let body = body
    return ViewNode(.own(OwnView(name, code: .compiled(.body({ _ in body() })))))
  }

  /// Makes a shape from its name, its path in a rectangle and its size for a proposal.
  static func _shape(
    _ name: String, _ path: @escaping (CGRect) -> Path, _ size: @escaping (CGFloat?, CGFloat?) -> CGSize
  ) -> ViewNode {
    ViewNode(.shape(ShapeValue(name, code: .compiled(.shape(CodeShape(outline: path, size: size)))), []))
  }

  /// Makes a view whose content depends on its frame.
  static func _reader(_ content: @escaping (CGRect) -> ViewNode) -> ViewNode {
    nonisolated(unsafe) let content = content
    return ViewNode(.reader(.compiled(.content({ _, frame in content(frame) }))))
  }

  func _guide(_ alignment: HorizontalAlignment, _ place: @escaping (CGSize) -> CGFloat) -> ViewNode {
    modified(.guide(alignment.guide, code(of: place)))
  }

  func _guide(_ alignment: VerticalAlignment, _ place: @escaping (CGSize) -> CGFloat) -> ViewNode {
    modified(.guide(alignment.guide, code(of: place)))
  }

  private func code(of place: @escaping (CGSize) -> CGFloat) -> Handle {
    nonisolated(unsafe) let place = place
    return .compiled(.guide({ place(CGSize(width: $0.width, height: $0.height)) }))
  }

  /// Returns the view with a function that shows the buttons in it.
  func _buttonStyle<Content: View>(_ style: @escaping (ViewNode, Bool) -> Content) -> ViewNode {
    nonisolated(unsafe) let style = style
    return modified(.buttonStyle(.compiled(.button({ style($0, $1)._node }))))
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
    node = { content()._node }
  }
}
