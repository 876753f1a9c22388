import Foundation

/// The colours that Apple's systems name, with the values of iOS 18 for the light and the dark scheme.
///
/// Source of the values: Apple's Human Interface Guidelines and OpenSwiftUI.
enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case primary, secondary, tertiary, quaternary
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case separator, opaqueSeparator, link

  /// Components from 0 to 255, and an opacity, for each scheme.
  private typealias Values = (Double, Double, Double, Double)

  private var values: (light: Values, dark: Values) {
    switch self {
    case .red: ((255, 59, 48, 1), (255, 69, 58, 1))
    case .orange: ((255, 149, 0, 1), (255, 159, 10, 1))
    case .yellow: ((255, 204, 0, 1), (255, 214, 10, 1))
    case .green: ((52, 199, 89, 1), (48, 209, 88, 1))
    case .mint: ((0, 199, 190, 1), (99, 230, 226, 1))
    case .teal: ((48, 176, 199, 1), (64, 200, 224, 1))
    case .cyan: ((50, 173, 230, 1), (100, 210, 255, 1))
    case .blue: ((0, 122, 255, 1), (10, 132, 255, 1))
    case .indigo: ((88, 86, 214, 1), (94, 92, 230, 1))
    case .purple: ((175, 82, 222, 1), (191, 90, 242, 1))
    case .pink: ((255, 45, 85, 1), (255, 55, 95, 1))
    case .brown: ((162, 132, 94, 1), (172, 142, 104, 1))
    case .gray: ((142, 142, 147, 1), (142, 142, 147, 1))
    case .gray2: ((174, 174, 178, 1), (99, 99, 102, 1))
    case .gray3: ((199, 199, 204, 1), (72, 72, 74, 1))
    case .gray4: ((209, 209, 214, 1), (58, 58, 60, 1))
    case .gray5: ((229, 229, 234, 1), (44, 44, 46, 1))
    case .gray6: ((242, 242, 247, 1), (28, 28, 30, 1))
    case .primary: ((0, 0, 0, 1), (255, 255, 255, 1))
    case .secondary: ((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    case .tertiary: ((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    case .quaternary: ((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    case .fill: ((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    case .secondaryFill: ((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    case .tertiaryFill: ((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    case .quaternaryFill: ((116, 116, 128, 0.08), (116, 116, 128, 0.18))
    case .background: ((255, 255, 255, 1), (0, 0, 0, 1))
    case .secondaryBackground: ((242, 242, 247, 1), (28, 28, 30, 1))
    case .tertiaryBackground: ((255, 255, 255, 1), (44, 44, 46, 1))
    case .groupedBackground: ((242, 242, 247, 1), (0, 0, 0, 1))
    case .secondaryGroupedBackground: ((255, 255, 255, 1), (28, 28, 30, 1))
    case .tertiaryGroupedBackground: ((242, 242, 247, 1), (44, 44, 46, 1))
    case .separator: ((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    case .opaqueSeparator: ((198, 198, 200, 1), (56, 56, 58, 1))
    case .link: ((0, 122, 255, 1), (9, 132, 255, 1))
    }
  }

  func resolved(isDark: Bool) -> ResolvedColor {
    let (red, green, blue, opacity) = isDark ? values.dark : values.light
    return ResolvedColor(bytes: red, green, blue, opacity: opacity)
  }
}

extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let black = Color(.fixed(.black))
  public static let white = Color(.fixed(.white))
  public static let clear = Color(.fixed(.clear))
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)

  /// Returns the colour that UIKit names `systemRed`, `label`, `secondarySystemBackground` and so on, or one of
  /// `UIColor`'s plain colours; nil for other names.
  public static func uiColor(named name: String) -> Color? {
    let plain: [String: ResolvedColor] = [
      "red": .init(bytes: 255, 0, 0), "green": .init(bytes: 0, 255, 0), "blue": .init(bytes: 0, 0, 255),
      "cyan": .init(bytes: 0, 255, 255), "magenta": .init(bytes: 255, 0, 255), "yellow": .init(bytes: 255, 255, 0),
      "orange": .init(bytes: 255, 128, 0), "purple": .init(bytes: 128, 0, 128), "brown": .init(bytes: 153, 102, 51),
      "gray": .init(red: 0.5, green: 0.5, blue: 0.5), "darkGray": .init(red: 1 / 3, green: 1 / 3, blue: 1 / 3),
      "lightGray": .init(red: 2 / 3, green: 2 / 3, blue: 2 / 3), "black": .black, "white": .white, "clear": .clear,
    ]
    if let color = plain[name] { return Color(.fixed(color)) }
    let special: [String: SystemColor] = [
      "label": .primary, "secondaryLabel": .secondary, "tertiaryLabel": .tertiary, "quaternaryLabel": .quaternary,
      "placeholderText": .tertiary, "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
      "systemFill": .fill, "secondarySystemFill": .secondaryFill, "tertiarySystemFill": .tertiaryFill,
      "quaternarySystemFill": .quaternaryFill, "systemBackground": .background,
      "secondarySystemBackground": .secondaryBackground, "tertiarySystemBackground": .tertiaryBackground,
      "systemGroupedBackground": .groupedBackground, "secondarySystemGroupedBackground": .secondaryGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiaryGroupedBackground,
    ]
    if let color = special[name] { return Color(.system(color)) }
    guard name.hasPrefix("system") else { return nil }
    let rest = name.dropFirst("system".count)
    return SystemColor(rawValue: rest.prefix(1).lowercased() + rest.dropFirst()).map { Color(.system($0)) }
  }
}
