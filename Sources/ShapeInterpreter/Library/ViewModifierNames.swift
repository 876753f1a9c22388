/// The names of SwiftUI's view modifiers that are known and have no effect on the picture so far.
enum ViewModifierNames {
  static let ignored: Set<String> = [
    "accessibilityElement", "accessibilityHidden", "accessibilityLabel", "accessibilityValue", "alert", "allowsHitTesting",
    "animation", "blendMode", "blur", "brightness", "buttonStyle", "colorInvert", "colorMultiply", "compositingGroup",
    "containerRelativeFrame", "contentShape", "contentTransition", "contrast", "disabled", "drawingGroup", "environment",
    "environmentObject", "gesture", "grayscale", "hoverEffect", "hueRotation", "imageScale", "keyframeAnimator",
    "labelsHidden", "listRowBackground", "listStyle", "matchedGeometryEffect", "monospaced", "monospacedDigit",
    "navigationBarHidden", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationTitle", "onAppear",
    "onChange", "onDisappear", "onHover", "onLongPressGesture", "onReceive", "onTapGesture", "phaseAnimator",
    "pickerStyle", "presentationDetents", "previewContext", "previewDevice", "previewDisplayName",
    "previewInterfaceOrientation", "previewLayout", "projectionEffect", "redacted", "rotation3DEffect", "safeAreaInset",
    "saturation", "scrollIndicators", "scrollTargetBehavior", "sensoryFeedback", "shadow", "sheet",
    "simultaneousGesture", "symbolEffect", "symbolRenderingMode", "symbolVariant", "tabItem", "tabViewStyle", "tag",
    "task", "textCase", "textFieldStyle", "textSelection", "toggleStyle", "toolbar", "transaction", "transition",
    "truncationMode", "visualEffect", "widgetURL",
  ]
}
