import Foundation

/// A function of a program that runs during layout or later: a shape's path, the content of a reader, an action.
///
/// Two functions are equal if their keys are; a key stands for the code and the values that it has captured.
public struct Code<Input: Sendable, Output: Sendable>: Equatable, Sendable {
  private let key: any Hashable & Sendable
  private let body: @Sendable (Input) throws -> Output

  public init(key: some Hashable & Sendable, _ body: @escaping @Sendable (Input) throws -> Output) {
    self.key = key
    self.body = body
  }

  public func callAsFunction(_ input: Input) throws -> Output { try body(input) }

  public static func == (one: Self, other: Self) -> Bool { AnyHashable(one.key) == AnyHashable(other.key) }
}
