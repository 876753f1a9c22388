import Foundation

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

  /// Returns the size that is proposed to the view, in points: the fixed one, or the room of the device in its
  /// orientation. A device of another name has the room of the usual one, which is given for the upright orientation.
  public func proposal(usual: Room) -> CGSize {
    if let size { return size }
    let room = device.flatMap { Room.ofDevice[$0] } ?? usual
    return isLandscape == true ? room.landscape : room.portrait
  }

  /// The room between the bars of a device, in points, in both orientations.
  public struct Room: Equatable, Sendable {
    public var portrait: CGSize
    public var landscape: CGSize

    /// A phone of recent years (iPhone 16 Pro and 17 Pro): 402 by 874 points, with its safe areas.
    public static let phone = Room(phone: 402, 874, top: 62)

    /// A device with a home button: a status bar of 20 points above, in landscape none on a phone.
    fileprivate init(button width: CGFloat, _ height: CGFloat, isPad: Bool = false) {
      portrait = CGSize(width: width, height: height - 20)
      landscape = CGSize(width: height, height: width - (isPad ? 20 : 0))
    }

    /// A phone without a home button: the camera's area above, 34 points below; in landscape the camera's area on
    /// both sides, 21 points below.
    fileprivate init(phone width: CGFloat, _ height: CGFloat, top: CGFloat) {
      portrait = CGSize(width: width, height: height - top - 34)
      landscape = CGSize(width: height - 2 * top, height: width - 21)
    }

    /// A tablet without a home button: 24 points above, 20 below.
    fileprivate init(pad width: CGFloat, _ height: CGFloat) {
      portrait = CGSize(width: width, height: height - 44)
      landscape = CGSize(width: height, height: width - 44)
    }

    /// The rooms by the names of the devices in Xcode.
    fileprivate static let ofDevice: [String: Room] = {
      let groups: [(Room, [String])] = [
        (Room(button: 320, 568), ["iPhone 5s", "iPhone SE", "iPhone SE (1st generation)"]),
        (
          Room(button: 375, 667),
          [
            "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
          ]
        ),
        (Room(button: 414, 736), ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
        (Room(phone: 375, 812, top: 44), ["iPhone X", "iPhone XS", "iPhone Xs", "iPhone 11 Pro"]),
        (Room(phone: 375, 812, top: 50), ["iPhone 12 mini", "iPhone 13 mini"]),
        (Room(phone: 414, 896, top: 48), ["iPhone XR", "iPhone Xʀ", "iPhone 11"]),
        (Room(phone: 414, 896, top: 44), ["iPhone XS Max", "iPhone Xs Max", "iPhone 11 Pro Max"]),
        (Room(phone: 390, 844, top: 47), ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"]),
        (Room(phone: 428, 926, top: 47), ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        (Room(phone: 393, 852, top: 59), ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        (
          Room(phone: 430, 932, top: 59),
          ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]
        ),
        (phone, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
        (Room(phone: 440, 956, top: 62), ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
        (Room(button: 768, 1024, isPad: true), ["iPad (5th generation)", "iPad (6th generation)"]),
        (
          Room(button: 810, 1080, isPad: true),
          ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]
        ),
        (Room(pad: 820, 1180), ["iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)"]),
        (
          Room(pad: 834, 1194),
          [
            "iPad Pro (11-inch)", "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
            "iPad Pro (11-inch) (4th generation)",
          ]
        ),
        (
          Room(pad: 1024, 1366),
          [
            "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
            "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
          ]
        ),
      ]
      return Dictionary(
        groups.flatMap { room, names in names.map { ($0, room) } }, uniquingKeysWith: { first, _ in first })
    }()
  }
}
