import Foundation
import ShapeGeometry

/// The case of a text's letters.
public enum TextCase: Hashable, Sendable {
  case upper, lower
}

/// A change of one view: of its layout, of its drawing, or of the surroundings of the views in it.
public indirect enum Modifier: Equatable, Sendable {
  // Layout
  case frame(width: CGFloat?, height: CGFloat?, AlignmentPair)
  case flexibleFrame(width: FlexibleFrameRule.Limits, height: FlexibleFrameRule.Limits, AlignmentPair)
  /// A frame whose lengths a function finds from those of the container around it; a negative one is none.
  case relativeFrame(AlignmentPair, Handle)
  case padding(EdgeInsets)
  /// Space outside of the safe area of the view within.
  case safeAreaPadding(EdgeInsets)
  /// A bar that covers an edge of the view's safe area, its alignment across the edge, and the gap between both.
  case safeAreaInset(ViewNode, EdgeFlags, AlignmentGuide, spacing: CGFloat?)
  case ignoredSafeArea(EdgeFlags)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(CGFloat?, fills: Bool)
  case position(CGPoint)
  case priority(Double)
  case guide(AlignmentGuide, Handle)
  /// Code that sets a value which a program's own layout reads.
  case layoutValue(Handle)
  case gridCell(GridCell.Wish)
  /// A name for the view's space.
  case space(String)

  // Drawing
  case offset(CGSize)
  case rotation(Angle, anchor: UnitPoint)
  case scale(CGSize, anchor: UnitPoint)
  case transform(CGAffineTransform)
  case opacity(Double)
  case hidden
  case zIndex(Double)
  case clip(ShapeValue, FillStyle)
  case rotation3D(Angle, axis: [CGFloat], anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  case projection(ProjectionTransform)
  case blur(radius: CGFloat, isOpaque: Bool)
  case shadow(Color, radius: CGFloat, offset: CGSize)
  case colors(ColorEffect)
  case blend(BlendMode)
  /// Several views that come together before the effects around them; with a name, because SwiftUI has two.
  case group(String)

  // Time and touch
  /// The animation of changes within, if the value that code keeps has changed; of all changes without code.
  case animation(AnimationValue?, of: Handle?)
  /// Code that changes the transaction which reaches the views within.
  case transaction(Handle)
  /// The way in which the view comes and goes.
  case transition(TransitionValue)
  /// Code that hears of touches of a kind.
  case touched(ViewTouch, Handle)
  /// The numbers by which an animation moves the body of a program's view.
  case moved([Double])
  /// The name under which the view takes over the place of another one, and whether it does while the other is there.
  case matched(MatchedPlace)
  /// The shape in which the view is touched, instead of that of its drawing.
  case touchShape(ShapeValue)
  /// False if the view cannot be touched.
  case isTouchable(Bool)

  // Other views
  /// Another view in front; it reaches beyond the safe area on some edges.
  case overlay(ViewNode, AlignmentPair, bleeds: EdgeFlags = [])
  case background(ViewNode, AlignmentPair, bleeds: EdgeFlags = [])
  case mask(ViewNode, AlignmentPair)
  /// A view that code makes of a preference, by the name of its key; true if it lies behind.
  case preferenceDecoration(String, Handle, AlignmentPair, isBehind: Bool)

  // Places
  /// Code that makes the value of a preference, by the name of its key, or changes the one of the views within.
  case preference(String, Handle, isChange: Bool)
  /// Code that hears of a kind of news.
  case observed(ViewWatch, Handle)
  /// Effects, under a name, that code finds for the view in its place; true if the views within do not hear of them.
  case lateEffect(String, Handle, ignoresLayout: Bool)

  /// A view in front of the window, and code that ends its presentation.
  case presented(Presentation, Handle)

  // Surroundings
  case font(FontValue?)
  case fontWeight(CGFloat?)
  case italic(Bool)
  case fontDesign(TextFont.Design?)
  case monospacedDigit
  case foreground([ViewStyle]?)
  case tint(Color?)
  case tintStyle(ViewStyle?)
  case backgroundStyle(ViewStyle)
  case kerning(CGFloat)
  case baselineOffset(CGFloat)
  case underline(TextLineStyle?)
  case strikethrough(TextLineStyle?)
  case textCase(TextCase?)
  /// True if texts and pictures are shown as their boxes.
  case redacted(Bool)
  /// The size of symbols, in relation to the usual one.
  case imageScale(CGFloat)
  /// The variants of symbols, as they are added to a name.
  case symbolVariant([String])
  /// The place of the size of type among `FontValue.typeSizes`.
  case typeSize(Int)
  case typeSizes(Int, Int)
  /// The number of lines for which a text takes the space at least.
  case leastLines(Int)
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

  /// True for a modifier that says how its view moves or is touched, and shows nothing.
  package var isUnseen: Bool {
    switch self {
    case .animation, .transaction, .transition, .touched, .touchShape, .isTouchable, .observed, .moved, .matched: true
    default: false
    }
  }

  /// SwiftUI's name.
  public var name: String {
    switch self {
    case .frame, .flexibleFrame: "frame"
    case .relativeFrame: "containerRelativeFrame"
    case .padding: "padding"
    case .safeAreaPadding: "safeAreaPadding"
    case .safeAreaInset: "safeAreaInset"
    case .ignoredSafeArea: "ignoresSafeArea"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .position: "position"
    case .priority: "layoutPriority"
    case .guide: "alignmentGuide"
    case .layoutValue: "layoutValue"
    case .gridCell(let wish): wish.name
    case .space: "coordinateSpace"
    case .preferenceDecoration(_, _, _, let isBehind):
      isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue"
    case .preference(_, _, let isChange): isChange ? "transformPreference" : "preference"
    case .observed(let watch, _): watch.name
    case .presented(let presentation, _): presentation.name
    case .animation: "animation"
    case .transaction: "transaction"
    case .transition: "transition"
    case .moved: "animatableData"
    case .matched: "matchedGeometryEffect"
    case .touched(let touch, _): touch.name
    case .touchShape: "contentShape"
    case .isTouchable: "allowsHitTesting"
    case .offset: "offset"
    case .rotation: "rotationEffect"
    case .scale: "scaleEffect"
    case .transform: "transformEffect"
    case .opacity: "opacity"
    case .hidden: "hidden"
    case .zIndex: "zIndex"
    case .clip: "clipShape"
    case .rotation3D: "rotation3DEffect"
    case .projection: "projectionEffect"
    case .blur: "blur"
    case .shadow: "shadow"
    case .colors(let effect): effect.name
    case .blend: "blendMode"
    case .group(let name): name
    case .overlay: "overlay"
    case .background: "background"
    case .mask: "mask"
    case .font: "font"
    case .fontWeight: "fontWeight"
    case .italic: "italic"
    case .fontDesign: "fontDesign"
    case .monospacedDigit: "monospacedDigit"
    case .foreground: "foregroundStyle"
    case .tint, .tintStyle: "tint"
    case .backgroundStyle: "backgroundStyle"
    case .kerning: "kerning"
    case .baselineOffset: "baselineOffset"
    case .underline: "underline"
    case .strikethrough: "strikethrough"
    case .textCase: "textCase"
    case .redacted: "redacted"
    case .imageScale: "imageScale"
    case .symbolVariant: "symbolVariant"
    case .typeSize, .typeSizes: "dynamicTypeSize"
    case .lineLimit, .leastLines: "lineLimit"
    case .textAlignment: "multilineTextAlignment"
    case .truncation: "truncationMode"
    case .minimumScaleFactor: "minimumScaleFactor"
    case .lineSpacing: "lineSpacing"
    case .isDark: "colorScheme"
    case .preferredScheme: "preferredColorScheme"
    case .isEnabled: "disabled"
    case .controlStyle(let kind, _): kind.prefix(1).lowercased() + kind.dropFirst() + "Style"
    case .environment: "environment"
    case .setting(let name, _), .trait(let name, _), .barItem(let name, _), .lateEffect(let name, _, _): name
    case .identity: "id"
    case .preview(let setting): setting.name
    }
  }
}
