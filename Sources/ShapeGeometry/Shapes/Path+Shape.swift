import Foundation

extension Path: Shape {
  /// Returns the path itself, for any rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
