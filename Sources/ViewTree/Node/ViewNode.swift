import Foundation
import ShapeGeometry

/// A view of a program: what it is, and the views in it. Nothing is measured yet, and views of the program's own are
/// opened only when their identity is known.
public struct ViewNode: Equatable, Sendable {
  public indirect enum Content: Equatable, Sendable {
    /// Views one after the other, without a container of their own: the statements of a builder, a Group.
    case group([ViewNode])
    /// One arm of a condition, by its number.
    case branch(Int, ViewNode?)
    /// The views of a ForEach, each with the identity of its element.
    case items([Item])
    /// A view of the program's own.
    case own(OwnView)
    case shape(ShapeValue, [ShapeLayer])
    /// A colour or a gradient as a view.
    case style(ViewStyle)
    case text([TextSpan])
    /// A picture of the system's symbols or of the asset catalog.
    case image(ImageValue)
    case spacer(minLength: CGFloat?)
    case divider
    case container(Container, [ViewNode])
    /// A view whose content is made for its frame.
    case reader(Handle)
    /// A view that code draws for its size, and the symbols that it may draw.
    case canvas(Handle, [ViewNode])
    case modified(Modifier, ViewNode)
    /// A control, which the surroundings' style for its kind shows.
    case control(ControlValue)
    /// Views that code arranges: it is passed each of them as a part and returns the view to show. A container with a
    /// name is a view of its own.
    case subviews(String?, ViewNode, Handle)
    /// Views in a container with bars, which code makes of the titles and items that the views in it tell.
    case navigation(ViewNode, Handle)
    /// A view with a step of the identity that it has where its container stands.
    case placed(ViewIdentity.Step, ViewNode)
  }

  /// An element of a ForEach with its view.
  public struct Item: Equatable, Sendable {
    /// The element's identity as text.
    public var id: String
    public var view: ViewNode
    /// The code that returns the identity itself for the element's number; nil if nobody asks for it.
    public var key: ViewTrait?

    public init(id: String, view: ViewNode, key: ViewTrait? = nil) {
      self.id = id
      self.view = view
      self.key = key
    }
  }

  public var content: Content
  /// The offset in the source of the call that made the view; nil if it is not known.
  public var offset: Int?

  public init(_ content: Content, offset: Int? = nil) {
    self.content = content
    self.offset = offset
  }

  /// No view at all.
  public static let empty = ViewNode(.group([]))

  /// Returns the view with a modifier.
  public func modified(_ modifier: Modifier, offset: Int? = nil) -> ViewNode {
    ViewNode(.modified(modifier, self), offset: offset)
  }
}

/// A view of the program's own: a struct with a body.
public struct OwnView: Equatable, Sendable {
  /// The name of the type.
  public var name: String
  /// The view's code, which answers with its body.
  public var code: Handle
  /// The numbers of the view's animatable data; empty if it has none.
  public var numbers: [Double]

  public init(_ name: String, code: Handle, numbers: [Double] = []) {
    self.name = name
    self.code = code
    self.numbers = numbers
  }
}

/// A control: the parts that a program gives it, and its look without a style.
public struct ControlValue: Equatable, Sendable {
  /// SwiftUI's name, such as `Button`.
  public var kind: String
  public var parts: [ViewNode]
  /// The numbers that a style is passed besides the parts: 1 for a toggle that is on.
  public var state: [Double]
  public var usual: ViewNode

  /// Returns the kind under which a container keeps its look of the controls in it: a style of the program counts more.
  static func automatic(_ kind: String) -> String { kind + ".automatic" }

  public init(_ kind: String, _ parts: [ViewNode], state: [Double] = [], usual: ViewNode) {
    self.kind = kind
    self.parts = parts
    self.state = state
    self.usual = usual
  }
}

/// Text in one style.
public struct TextSpan: Equatable, Sendable {
  public var text: String
  /// The font that the text itself sets; nil for that of the surroundings.
  public var font: FontValue?
  public var weight: CGFloat?
  public var isItalic: Bool?
  public var design: TextFont.Design?
  public var hasMonospacedDigits = false
  public var style: ViewStyle?
  public var kerning: CGFloat = 0
  public var underline: TextLineStyle?
  public var strikethrough: TextLineStyle?
  /// The points by which the text is raised.
  public var baselineOffset: CGFloat = 0
  /// The image that stands for the text, which is one character; nil for plain text.
  public var image: ImageValue?

  public init(_ text: String) {
    self.text = text
  }
}

/// A line under a text or through it.
public struct TextLineStyle: Equatable, Sendable {
  public enum Pattern: Int, CaseIterable, Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot

    /// The lengths of dashes and gaps, in widths of the line.
    var dashes: [CGFloat] {
      switch self {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [3, 2]
      case .dashDot: [3, 2, 1, 2]
      case .dashDotDot: [3, 2, 1, 2, 1, 2]
      }
    }
  }

  public var pattern: Pattern
  /// The colour; nil for that of the text.
  public var color: Color?

  public init(_ pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  /// Makes a line of the number of its pattern; nil if it is not shown.
  init?(_ isActive: Bool, _ pattern: Int, _ color: Color?) {
    guard isActive else { return nil }
    self.init(Pattern(rawValue: pattern) ?? .solid, color: color)
  }
}
