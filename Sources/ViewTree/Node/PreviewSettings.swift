import Foundation
import ShapeGeometry

/// The settings of a preview: its name, and what decides the box that is proposed to its view.
///
/// The layouts `device` and `sizeThatFits` are no settings: both offer the view the room of the device.
public struct PreviewSettings: Equatable, Sendable {
  /// One setting; a modifier has each of them.
  public enum Setting: Equatable, Sendable {
    case name(String)
    case device(String)
    case isLandscape(Bool)
    case size(CGSize)

    /// SwiftUI's name.
    var name: String {
      switch self {
      case .name: "previewDisplayName"
      case .device: "previewDevice"
      case .isLandscape: "previewInterfaceOrientation"
      case .size: "previewLayout"
      }
    }
  }

  public var name: String?
  public var device: String?
  public var isLandscape: Bool?
  /// The fixed size of the box, in points.
  public var size: CGSize?

  public init() {}

  /// The settings of a view: those of the modifiers around it, the outer before the inner ones.
  public init(of node: ViewNode) {
    var node = node
    while true {
      switch node.content {
      case .modified(let modifier, let inner):
        if case .preview(let setting) = modifier { take(setting) }
        node = inner
      case .group(let views) where views.count == 1: node = views[0]
      case .branch(_, let view?): node = view
      default: return
      }
    }
  }

  private mutating func take(_ setting: Setting) {
    switch setting {
    case .name(let value): name = name ?? value
    case .device(let value): device = device ?? value
    case .isLandscape(let value): isLandscape = isLandscape ?? value
    case .size(let value): size = size ?? value
    }
  }

  /// Returns the box of the view: the fixed size, or that of the device in its orientation. A device of another name is
  /// taken for the usual one.
  public func box(usual: Device) -> Box {
    if let size { return Box(size: size) }
    let device = device.flatMap { Device.named[$0] } ?? usual
    return isLandscape == true ? device.landscape : device.portrait
  }

  /// The size that is proposed to a view, in points, and the distances from there to the edges of its window.
  public struct Box: Equatable, Sendable {
    public var size: CGSize
    public var safeArea = EdgeInsets()

    init(size: CGSize) {
      self.size = size
    }

    /// Makes the box of a window with a safe area.
    init(window width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets) {
      size = CGSize(
        width: width - safeArea.leading - safeArea.trailing, height: height - safeArea.top - safeArea.bottom)
      self.safeArea = safeArea
    }
  }

  /// The boxes that a device gives a view, in both orientations.
  public struct Device: Equatable, Sendable {
    public var portrait: Box
    public var landscape: Box

    /// A phone of recent years (iPhone 16 Pro and 17 Pro): 402 by 874 points, with its safe areas.
    public static let phone = Device(phone: 402, 874, top: 62)

    /// A device with a home button: a status bar of 20 points above, in landscape none on a phone.
    fileprivate init(button width: CGFloat, _ height: CGFloat, isPad: Bool = false) {
      let bar = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
      portrait = Box(window: width, height, safeArea: bar)
      landscape = Box(window: height, width, safeArea: isPad ? bar : EdgeInsets())
    }

    /// A phone without a home button: the camera's area above, 34 points below; in landscape the camera's area on
    /// both sides, 21 points below.
    fileprivate init(phone width: CGFloat, _ height: CGFloat, top: CGFloat) {
      portrait = Box(
        window: width, height, safeArea: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0))
      landscape = Box(
        window: height, width, safeArea: EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top))
    }

    /// A tablet without a home button: 24 points above, 20 below.
    fileprivate init(pad width: CGFloat, _ height: CGFloat) {
      let bars = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
      portrait = Box(window: width, height, safeArea: bars)
      landscape = Box(window: height, width, safeArea: bars)
    }

    /// The devices by their names in Xcode.
    fileprivate static let named: [String: Device] = {
      let groups: [(Device, [String])] = [
        (Device(button: 320, 568), ["iPhone 5s", "iPhone SE", "iPhone SE (1st generation)"]),
        (
          Device(button: 375, 667),
          [
            "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
          ]
        ),
        (Device(button: 414, 736), ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
        (Device(phone: 375, 812, top: 44), ["iPhone X", "iPhone XS", "iPhone Xs", "iPhone 11 Pro"]),
        (Device(phone: 375, 812, top: 50), ["iPhone 12 mini", "iPhone 13 mini"]),
        (Device(phone: 414, 896, top: 48), ["iPhone XR", "iPhone Xʀ", "iPhone 11"]),
        (Device(phone: 414, 896, top: 44), ["iPhone XS Max", "iPhone Xs Max", "iPhone 11 Pro Max"]),
        (Device(phone: 390, 844, top: 47), ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"]),
        (Device(phone: 428, 926, top: 47), ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        (Device(phone: 393, 852, top: 59), ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        (
          Device(phone: 430, 932, top: 59),
          ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]
        ),
        (phone, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
        (Device(phone: 440, 956, top: 62), ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
        (Device(button: 768, 1024, isPad: true), ["iPad (5th generation)", "iPad (6th generation)"]),
        (
          Device(button: 810, 1080, isPad: true),
          ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]
        ),
        (Device(pad: 820, 1180), ["iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)"]),
        (
          Device(pad: 834, 1194),
          [
            "iPad Pro (11-inch)", "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
            "iPad Pro (11-inch) (4th generation)",
          ]
        ),
        (
          Device(pad: 1024, 1366),
          [
            "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
            "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
          ]
        ),
      ]
      return Dictionary(
        groups.flatMap { device, names in names.map { ($0, device) } }, uniquingKeysWith: { first, _ in first })
    }()
  }
}
