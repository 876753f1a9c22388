/// The names of SwiftUI's view modifiers that are known and change nothing in a still picture, or whose effect is not
/// shown so far.
enum ViewModifierNames {
  /// Events, motion, navigation, previews and accessibility.
  static let idle: Set<String> = [
    "accessibilityAction", "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden",
    "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alert",
    "allowsHitTesting", "animation", "autocapitalization", "confirmationDialog", "contentShape", "contentTransition",
    "coordinateSpace", "disableAutocorrection", "focusable", "focused", "fullScreenCover", "gesture",
    "highPriorityGesture", "hoverEffect", "interactiveDismissDisabled", "keyboardShortcut", "keyboardType",
    "matchedGeometryEffect", "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "navigationTitle", "navigationViewStyle", "onAppear", "onChange",
    "onContinuousHover", "onDisappear", "onDrag", "onDrop", "onGeometryChange", "onHover", "onLongPressGesture",
    "onPreferenceChange", "onReceive", "onSubmit", "onTapGesture", "popover", "preference", "presentationDetents",
    "previewContext", "scrollDismissesKeyboard", "scrollIndicators", "scrollTargetBehavior", "sensoryFeedback",
    "sheet", "simultaneousGesture", "statusBar", "submitLabel", "swipeActions", "symbolEffect", "tag", "task",
    "textContentType", "textInputAutocapitalization", "textSelection", "toolbar", "transaction", "transition",
    "userInteractionDisabled",
  ]

  /// The parts that are not drawn of a value, by the name of its type.
  static let losses = [
    "Material": "the blur of what lies behind it"
  ]

  /// Effects and styles.
  static let later: Set<String> = [
    "anchorPreference", "badge", "containerRelativeFrame", "controlSize", "environmentObject",
    "keyframeAnimator", "labelStyle", "labelsHidden", "listRowBackground", "listRowInsets",
    "listRowSeparator", "listStyle", "overlayPreferenceValue", "phaseAnimator", "pickerStyle", "progressViewStyle",
    "safeAreaInset", "safeAreaPadding", "tabItem", "tabViewStyle",
    "textFieldStyle", "toggleStyle", "transformPreference", "visualEffect",
  ]
}
