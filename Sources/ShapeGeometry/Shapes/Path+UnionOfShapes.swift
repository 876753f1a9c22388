import Foundation

extension Path {
  /// Returns the region inside any of the shapes drawn for `rect`, by the rules of `union(of:eoFill:)`.
  public static func union(of shapes: some Sequence<any Shape>, in rect: CGRect, eoFill: Bool = false) -> Path {
    union(of: shapes.map { $0.path(in: rect) }, eoFill: eoFill)
  }
}
