/// The names of SwiftUI's view modifiers that are known and change nothing in a still picture, or whose effect is not
/// shown so far.
enum ViewModifierNames {
  /// Events, motion, navigation, previews and accessibility.
  static let idle: Set<String> = [
    "accessibilityAction", "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden",
    "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alert",
    "allowsHitTesting", "animation", "autocapitalization", "confirmationDialog", "contentShape", "contentTransition",
    "coordinateSpace", "disableAutocorrection", "drawingGroup", "compositingGroup", "focusable", "focused",
    "fullScreenCover", "gesture", "geometryGroup", "highPriorityGesture", "hoverEffect", "interactiveDismissDisabled",
    "keyboardShortcut", "keyboardType", "matchedGeometryEffect", "navigationBarBackButtonHidden",
    "navigationBarHidden", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationTitle",
    "navigationViewStyle", "onAppear", "onChange", "onContinuousHover", "onDisappear", "onDrag", "onDrop",
    "onGeometryChange", "onHover", "onLongPressGesture", "onPreferenceChange", "onReceive", "onSubmit",
    "onTapGesture", "popover", "preference", "presentationDetents", "previewContext", "scrollDismissesKeyboard",
    "scrollIndicators", "scrollTargetBehavior", "sensoryFeedback", "sheet", "simultaneousGesture", "statusBar",
    "submitLabel", "swipeActions", "symbolEffect", "task", "textContentType", "textInputAutocapitalization",
    "textSelection", "toolbar", "transaction", "transition", "userInteractionDisabled",
  ]

  /// Effects and styles.
  static let later: Set<String> = [
    "anchorPreference", "blendMode", "blur", "brightness", "colorInvert", "colorMultiply",
    "containerRelativeFrame", "contrast", "dynamicTypeSize",
    "environmentObject", "grayscale", "hueRotation", "imageScale", "keyframeAnimator", 
    "luminanceToAlpha",
    "overlayPreferenceValue", "phaseAnimator", "projectionEffect", "redacted",
    "rotation3DEffect", "safeAreaInset", "safeAreaPadding", "saturation", "shadow", "symbolRenderingMode",
    "symbolVariant", "textCase", "transformPreference",
    "visualEffect",
  ]
}
