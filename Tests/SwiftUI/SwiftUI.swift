// What shape files expect of `import SwiftUI`, so that the compiler reads them unchanged where there is no SwiftUI: the
// geometry is the product's own, views are only as much as previews need to compile.

@_exported import Foundation
@_exported import Observation
@_exported import ShapeGeometry

/// A view that is never shown.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("'Never' has no body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("'\(Self.self)' has no body") }
}

public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Blank { Blank() }
}

/// The view that stands for all others.
public struct Blank: View {
  public typealias Body = Never
}

public struct VStack<Content: View>: View {
  public typealias Body = Never
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: View {
  public typealias Body = Never
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct Text: View {
  public typealias Body = Never
  public init(_ content: String) {}
}

extension Shape {
  public func fill(_ color: Color) -> some View { Blank() }
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View { Blank() }
}

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { Blank() }
  public func padding(_ length: CGFloat? = nil) -> some View { Blank() }
  public func background(_ background: some View) -> some View { Blank() }
  public func foregroundColor(_ color: Color?) -> some View { Blank() }
}
