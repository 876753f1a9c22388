import Foundation

/// A modifier whose numbers have no meaning in a layout, which goes on without them. SwiftUI tells it on the console.
public struct LayoutRemark: Equatable, Sendable {
  /// The modifier's name.
  public var name: String
  /// True if a negative number has no meaning either.
  public var isLength: Bool
  /// The offset in the source of the call; nil if it is not known.
  public var offset: Int?
}
