// Modifiers that change nothing in a still picture. The interpreter drops them by their names, whatever their arguments
// are; the compiler needs declarations.

extension View {
  func onHover(perform action: @escaping (Bool) -> Void) -> some View { _self }
  func accessibilityHidden(_ hidden: Bool) -> some View { _self }
  func accessibilityIdentifier(_ identifier: String) -> some View { _self }
  func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { _self }
  func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { _self }
  func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { _self }
  func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _self }
  func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { _self }
  func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { _self }
  func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { _self }
  func help<S: StringProtocol>(_ text: S) -> some View { _self }
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
