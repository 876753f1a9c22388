// Modifiers that change nothing in a still picture. The interpreter drops them by their names, whatever their arguments
// are; the compiler needs declarations.

extension View {
  func onHover(perform action: @escaping (Bool) -> Void) -> some View { _node }
  func accessibilityHidden(_ hidden: Bool) -> some View { _node }
  func accessibilityIdentifier(_ identifier: String) -> some View { _node }
  func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { _node }
  func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { _node }
  func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { _node }
  func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _node }
  func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { _node }
  func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { _node }
  func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { _node }
  func help<S: StringProtocol>(_ text: S) -> some View { _node }
}

struct AccessibilityTraits: OptionSet {
  var rawValue: Int
  static let isButton = AccessibilityTraits(rawValue: 1)
  static let isHeader = AccessibilityTraits(rawValue: 2)
  static let isSelected = AccessibilityTraits(rawValue: 4)
  static let isImage = AccessibilityTraits(rawValue: 8)
}

enum AccessibilityChildBehavior { case ignore, contain, combine }

enum AccessibilityHeadingLevel { case unspecified, h1, h2, h3, h4, h5, h6 }
