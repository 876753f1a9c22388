import Foundation
import ShapeGeometry

/// A drawing operation of a Canvas with the state of its context, as the program's renderer makes it. Lengths are in
/// points of the canvas's own space.
public struct CanvasMark: Equatable, Sendable {
  /// The things that a context draws.
  public indirect enum Content: Equatable, Sendable {
    case fill(Path, CanvasPaint, FillStyle)
    case stroke(Path, CanvasPaint, StrokeStyle)
    /// A text; the paint is that of its parts without a style of their own.
    case text([TextSpan], CanvasPaint, CanvasPlace)
    case image(ImageValue, CanvasPaint, CanvasPlace)
    /// One of the canvas's symbols, by its number.
    case symbol(Int, CanvasPlace)
    /// Marks that come together before the context's effects.
    case layer([CanvasMark])
  }

  public let content: Content
  public let state: CanvasState
  /// The number of layers that lie in each other in the mark.
  package let depth: Int

  public init(_ content: Content, _ state: CanvasState = CanvasState()) {
    self.content = content
    self.state = state
    if case .layer(let marks) = content { depth = max(1 + marks.depth, state.depth) } else { depth = state.depth }
  }
}

extension [CanvasMark] {
  fileprivate var depth: Int { lazy.map(\.depth).max() ?? 0 }
}

/// The paint of a mark of a canvas.
public struct CanvasPaint: Equatable, Sendable {
  public var style: ViewStyle
  /// True if the places of a gradient are points of the canvas's space, not shares of the mark's box.
  public var isInPoints: Bool

  public init(_ style: ViewStyle, isInPoints: Bool = false) {
    self.style = style
    self.isInPoints = isInPoints
  }

  /// The foreground style of the surroundings.
  public static let foreground = CanvasPaint(.foreground(level: 0))
}

/// The place of a text, an image or a symbol in a canvas.
public enum CanvasPlace: Equatable, Sendable {
  /// A point at which an anchor of the thing stands, in its ideal size.
  case point(CGPoint, anchor: UnitPoint)
  /// A frame in which the thing is laid out.
  case frame(CGRect)
}

/// The state of a graphics context: what all marks have in common that are made with it.
public struct CanvasState: Equatable, Sendable {
  /// The transform from the context's space to the canvas's.
  public var transform = CGAffineTransform.identity
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public private(set) var cuts: [Cut] = []
  /// The number of layers that lie in each other in the cuts.
  package private(set) var depth = 0
  /// The filters in the order in which they were added: the last one is applied first.
  public var filters: [Filter] = []

  public init() {}

  /// An area to which marks are cut, with the context's transform when it was set.
  public enum Cut: Equatable, Sendable {
    case path(Path, FillStyle, CGAffineTransform)
    /// The alpha of a drawing.
    case layer([CanvasMark], opacity: Double)
  }

  /// A change of each mark as a whole, with the context's transform when it was added.
  public struct Filter: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      case blur(radius: CGFloat, isOpaque: Bool)
      case shadow(Color, radius: CGFloat, offset: CGSize)
      case colors(ColorEffect)
      /// One colour where the alpha lies in a range, nothing elsewhere.
      case alphaThreshold(least: Double, most: Double, Color)
    }

    public var kind: Kind
    public var transform: CGAffineTransform
  }

  /// True if marks are drawn just as they are, in their place.
  var isPlain: Bool { opacity == 1 && blendMode == .normal && cuts.isEmpty && filters.isEmpty }

  /// Cuts the marks that follow.
  mutating func cut(to cut: Cut) {
    if case .layer(let marks, _) = cut { depth = max(depth, 1 + marks.depth) }
    cuts.append(cut)
  }
}
