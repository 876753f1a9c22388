import Foundation

/// The pixels of an image, which are read when they are wanted. The size is known before.
public struct ImageContent: Equatable, Sendable {
  /// The number of pixels in a row, and the number of rows.
  public let width: Int
  public let height: Int
  /// The identity of the content: two contents with the same one have the same pixels.
  private let name: String
  private let read: @Sendable () -> Result<Bitmap, ImageFault>

  /// Creates a content of a known size. The closure is called each time the pixels are wanted; it returns an image of
  /// this size, or the reason why there is none. Contents with the same name count as equal.
  public init(
    width: Int, height: Int, name: String, read: @escaping @Sendable () -> Result<Bitmap, ImageFault>
  ) {
    (self.width, self.height, self.name, self.read) = (width, height, name, read)
  }

  /// Creates the content of an image that has been read.
  public init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, name: UUID().uuidString) { .success(bitmap) }
  }

  /// The pixels, or the reason why there are none.
  public var bitmap: Result<Bitmap, ImageFault> { read() }

  public static func == (one: ImageContent, other: ImageContent) -> Bool {
    one.width == other.width && one.height == other.height && one.name == other.name
  }
}

/// The reason why the pixels of an image are not there.
public struct ImageFault: Error, Equatable, Sendable {
  /// The message, in lower case and without a full stop.
  public var sentence: String

  public init(sentence: String) { self.sentence = sentence }
}
