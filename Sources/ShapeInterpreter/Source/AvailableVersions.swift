import SwiftSyntax

// Availability: a view looks as on iOS 18, so that what `#available` asks of later systems is not there.

extension AvailabilityConditionSyntax {
  /// True if the condition holds. iOS decides if it is named, or else all the systems that are.
  var holds: Bool {
    let versions = availabilityArguments.compactMap { entry in
      if case .availabilityVersionRestriction(let node) = entry.argument { node } else { nil }
    }
    let decisive = versions.filter { $0.platform.text.hasPrefix("iOS") }
    let isAvailable = (decisive.isEmpty ? versions : decisive).allSatisfy(\.isAvailable)
    return isAvailable == (availabilityKeyword.tokenKind == .poundAvailable)
  }
}

extension ConditionElementListSyntax {
  /// True if one of the conditions asks for the version of a system.
  var asksForVersion: Bool { !versionConditions.isEmpty }

  /// True if no system has the version that one of the conditions asks for, so that they never hold.
  var neverHold: Bool { !versionConditions.allSatisfy(\.holds) }

  private var versionConditions: [AvailabilityConditionSyntax] {
    compactMap { if case .availability(let node) = $0.condition { node } else { nil } }
  }
}

extension PlatformVersionSyntax {
  /// The newest major version of each system, those of one year.
  private static let newest = ["iOS": 18, "macOS": 15, "macCatalyst": 18, "tvOS": 18, "watchOS": 11, "visionOS": 2]

  fileprivate var isAvailable: Bool {
    let name = platform.text.hasSuffix("ApplicationExtension") ? platform.text.dropLast(20) : platform.text[...]
    guard let newest = Self.newest[String(name)], let major = version.flatMap({ Int($0.major.text) }) else {
      return true
    }
    return major <= newest
  }
}
