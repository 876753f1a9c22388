import Foundation
import ShapeGeometry

/// A change of one view: of its layout, of its drawing, or of the surroundings of the views in it.
public indirect enum Modifier: Equatable, Sendable {
  // Layout
  case frame(width: CGFloat?, height: CGFloat?, AlignmentPair)
  case flexibleFrame(width: FlexibleFrameRule.Limits, height: FlexibleFrameRule.Limits, AlignmentPair)
  /// A frame whose lengths a function finds from those of the container around it; a negative one is none.
  case relativeFrame(AlignmentPair, Handle)
  case padding(EdgeInsets)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(CGFloat?, fills: Bool)
  case position(CGPoint)
  case priority(Double)
  case guide(AlignmentGuide, Handle)

  // Drawing
  case offset(CGSize)
  case rotation(Angle, anchor: UnitPoint)
  case scale(CGSize, anchor: UnitPoint)
  case transform(CGAffineTransform)
  case opacity(Double)
  case hidden
  case zIndex(Double)
  case clip(ShapeValue, FillStyle)

  // Other views
  case overlay(ViewNode, AlignmentPair)
  case background(ViewNode, AlignmentPair)
  case mask(ViewNode, AlignmentPair)

  // Surroundings
  case font(FontValue?)
  case fontWeight(CGFloat?)
  case italic(Bool)
  case fontDesign(TextFont.Design?)
  case monospacedDigit
  case foreground([ViewStyle]?)
  case tint(Color?)
  case lineLimit(Int?)
  case textAlignment(TextBlock.Alignment)
  case truncation(TextBlock.Truncation)
  case minimumScaleFactor(CGFloat)
  case lineSpacing(CGFloat)
  case isDark(Bool)
  /// The scheme that a view prefers for the whole window.
  case preferredScheme(isDark: Bool)
  case isEnabled(Bool)
  /// The function that shows the controls of a kind within; nil for their usual look.
  case controlStyle(String, Handle?)
  /// A number that the library's own views read, such as the style of lists; nil for none.
  case setting(String, Double?)
  /// A function of the program that changes the environment.
  case environment(Handle)

  /// A title or an item for the bars of the container around a view, however far it is, by its kind.
  case barItem(String, ViewNode)
  /// A fact that the container around a view reads, by its name.
  case trait(String, ViewTrait)

  /// The identity that a program gives a view.
  case identity(String)
  /// A setting of the preview that shows the view.
  case preview(PreviewSettings.Setting)

  /// SwiftUI's name.
  public var name: String {
    switch self {
    case .frame, .flexibleFrame: "frame"
    case .relativeFrame: "containerRelativeFrame"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .position: "position"
    case .priority: "layoutPriority"
    case .guide: "alignmentGuide"
    case .offset: "offset"
    case .rotation: "rotationEffect"
    case .scale: "scaleEffect"
    case .transform: "transformEffect"
    case .opacity: "opacity"
    case .hidden: "hidden"
    case .zIndex: "zIndex"
    case .clip: "clipShape"
    case .overlay: "overlay"
    case .background: "background"
    case .mask: "mask"
    case .font: "font"
    case .fontWeight: "fontWeight"
    case .italic: "italic"
    case .fontDesign: "fontDesign"
    case .monospacedDigit: "monospacedDigit"
    case .foreground: "foregroundStyle"
    case .tint: "tint"
    case .lineLimit: "lineLimit"
    case .textAlignment: "multilineTextAlignment"
    case .truncation: "truncationMode"
    case .minimumScaleFactor: "minimumScaleFactor"
    case .lineSpacing: "lineSpacing"
    case .isDark: "colorScheme"
    case .preferredScheme: "preferredColorScheme"
    case .isEnabled: "disabled"
    case .controlStyle(let kind, _): kind.prefix(1).lowercased() + kind.dropFirst() + "Style"
    case .environment: "environment"
    case .setting(let name, _), .trait(let name, _), .barItem(let name, _): name
    case .identity: "id"
    case .preview(let setting): setting.name
    }
  }
}
