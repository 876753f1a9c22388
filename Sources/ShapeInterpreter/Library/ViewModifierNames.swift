/// The names of SwiftUI's view modifiers that are known and change nothing in a still picture, or whose effect is not
/// shown so far.
enum ViewModifierNames {
  /// Events, motion, navigation, previews and accessibility.
  static let idle: Set<String> = [
    "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint",
    "accessibilityAddTraits", "accessibilityAdjustableAction", "accessibilityChartDescriptor", "accessibilityChildren",
    "accessibilityCustomContent", "accessibilityDefaultFocus", "accessibilityDirectTouch", "accessibilityDragPoint",
    "accessibilityDropPoint", "accessibilityElement", "accessibilityFocused", "accessibilityHeading",
    "accessibilityHidden", "accessibilityHint", "accessibilityIdentifier", "accessibilityIgnoresInvertColors",
    "accessibilityInputLabels", "accessibilityLabel", "accessibilityLabeledPair", "accessibilityLinkedGroup",
    "accessibilityQuickAction", "accessibilityRemoveTraits", "accessibilityRepresentation",
    "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityRotorEntry",
    "accessibilityScrollAction", "accessibilityScrollStatus", "accessibilityShowsLargeContentViewer",
    "accessibilitySortPriority", "accessibilityTextContentType", "accessibilityValue", "accessibilityZoomAction",
    "autocapitalization", "autocorrectionDisabled",
    "buttonRepeatBehavior", "contentTransition",
    "defaultAppStorage", "defaultFocus", "defaultHoverEffect", "deleteDisabled", "dialogIcon", "dialogSeverity",
    "dialogSuppressionToggle", "disableAutocorrection", "documentBrowserContextMenu", "draggable", "dropDestination",
    "exportsItemProviders", "fileDialogBrowserOptions", "fileDialogConfirmationLabel", "fileDialogCustomizationID",
    "fileDialogDefaultDirectory", "fileDialogImportsUnresolvedAliases", "fileDialogMessage", "fileDialogURLEnabled",
    "fileExporter", "fileExporterFilenameLabel", "fileImporter", "fileMover", "findDisabled", "findNavigator",
    "focusEffectDisabled", "focusScope", "focusSection", "focusable", "focusedObject", "focusedSceneObject",
    "focusedSceneValue", "focusedValue", "formStyle", "geometryGroup", "handGestureShortcut",
    "handlesExternalEvents", "help", "hoverEffect", "hoverEffectDisabled", "hoverEffectGroup",
    "importsItemProviders", "inspectorColumnWidth", "interactiveDismissDisabled", "invalidatableContent",
    "itemProvider", "keyboardShortcut", "keyboardType", "materialActiveAppearance",
    "menuActionDismissBehavior", "menuIndicator", "menuOrder", "moveDisabled",
    "navigationDocument", "navigationLinkIndicatorVisibility",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationTransition", "navigationViewStyle",
    "onCommand", "onContinueUserActivity", "onContinuousHover", "onCopyCommand", "onCutCommand",
    "onDeleteCommand", "onDrag", "onDrop", "onExitCommand", "onHover", "onInsert",
    "onInteractiveResizeChange", "onKeyPress", "onModifierKeysChanged", "onMoveCommand",
    "onOpenURL", "onPasteCommand", "onPencilDoubleTap", "onPencilSqueeze", "onPlayPauseCommand",
    "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange", "onScrollVisibilityChange",
    "persistentSystemOverlays", "pointerStyle", "pointerVisibility",
    "presentationBackground", "presentationBackgroundInteraction", "presentationCompactAdaptation",
    "presentationContentInteraction", "presentationCornerRadius", "presentationDragIndicator",
    "presentationPreventsAppTermination", "presentationSizing", "previewContext", "privacySensitive",
    "quickLookPreview", "renameAction", "scrollBounceBehavior", "scrollDisabled",
    "scrollDismissesKeyboard", "scrollIndicators", "scrollIndicatorsFlash", "scrollInputBehavior", "scrollPosition",
    "scrollTarget", "scrollTargetBehavior", "scrollTargetLayout", "searchCompletion", "searchDictationBehavior",
    "searchFocused", "searchPresentationToolbarBehavior", "selectionDisabled", "sensoryFeedback",
    "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued",
    "speechSpellsOutCharacters", "springLoadingBehavior", "statusBar", "statusBarHidden", "submitLabel",
    "supportedFamilies", "symbolEffectsRemoved", "symbolVariableValueMode",
    "tabBarMinimizeBehavior", "tabViewCustomization", "textContentType", "textEditorStyle",
    "textInputAutocapitalization", "textInputCompletion", "textInputSuggestions", "textSelection",
    "textSelectionAffinity", "toolbarRole", "toolbarTitleMenu", "touchBar", "touchBarCustomizationLabel",
    "touchBarItemPresence", "touchBarItemPrincipal", "translationPresentation",
    "typeSelectEquivalent", "typesettingLanguage", "userActivity", "userInteractionDisabled", "widgetURL",
    "windowDismissBehavior", "windowFullScreenBehavior", "windowMinimizeBehavior", "windowResizeBehavior",
    "windowToolbarFullScreenVisibility", "writingToolsBehavior",
  ]

  /// The parts that are not drawn of a value, by the name of its type.
  static let losses = [
    "Map": "the land and its names",
    "Locale": "its language: dates and numbers are those of the United States",
    "TimeZone": "its offset: dates are those at UTC",
  ]

  /// The parts that the services of a phone lack here, by the names of their types or initializers.
  static let idleServices = [
    "AVAudioPlayer": "a loudspeaker: nothing is heard, and a sound goes on until it is paused",
    "CHHapticEngine": "a motor: there is nothing to feel",
    "LAContext": "a face: its owner is always recognised",
    "NSPersistentCloudKitContainer": "iCloud: its objects are kept while the view is open",
    "PhotosPicker": "photos: nothing is picked",
    "UIImage(data:)": "the pixels that data holds: it returns nil",
    "UIPasteboard": "the machine's clipboard: it keeps a text while the view is open",
    "UITextChecker": "a dictionary: every word counts as correct",
    "UNUserNotificationCenter": "a lock screen: no notification is shown",
    "URLSession": "a network: each request fails, as on a phone that is offline",
  ]

  /// The parts that are not drawn of a function's result, by the function's name.
  static let partial = [
    "scrollTransition": "the effects on views at the edges of the scroll view"
  ]

  /// The part of a layout from right to left that is not drawn.
  static let rightToLeftLoss = "the order from right to left"

  /// Effects and styles.
  static let later: Set<String> = [
    "colorEffect", "containerShape", "defaultScrollAnchor", "distortionEffect", "fontWidth", "headerProminence",
    "inspector", "layerEffect", "listItemTint", "listSectionSeparator", "navigationSubtitle",
    "searchSuggestions", "sectionActions", "symbolEffect", "toolbarColorScheme",
    "toolbarForegroundStyle",
  ]
}
