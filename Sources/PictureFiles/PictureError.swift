import CJPEG
import CPNG

/// The reason why a picture or a film cannot be read or written.
public enum PictureError: Error, Equatable, Sendable {
  /// The bytes do not begin with the signature of PNG.
  case notPNG
  /// The bytes break a rule of PNG.
  case brokenPNG
  /// The bytes of the PNG end before the picture is complete.
  case cutPNG
  /// The bytes do not begin as a JPEG does.
  case notJPEG
  /// The bytes break a rule of JPEG.
  case brokenJPEG
  /// The bytes of the JPEG end before the picture is complete.
  case cutJPEG
  /// The JPEG is of a rare kind, such as one with more than 8 bits a component.
  case unusualJPEG
  /// The bytes begin neither as a PNG nor as a JPEG does.
  case unknownFormat
  /// The file's picture has more pixels than the limit.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The format of this name has no pictures of this size.
  case unusableSize(width: Int, height: Int, format: String)
  /// The film has no frames.
  case noFrames
  /// The film's frames are of these two sizes, or of more.
  case unequalFrames(width: Int, height: Int, otherWidth: Int, otherHeight: Int)
  /// The memory is not sufficient.
  case outOfMemory
}

extension PictureError {
  /// The message, in lower case and without a full stop.
  public var sentence: String {
    switch self {
    case .notPNG: "the file is not a PNG"
    case .brokenPNG: "the PNG is damaged"
    case .cutPNG: "the PNG ends before its picture is complete"
    case .notJPEG: "the file is not a JPEG"
    case .brokenJPEG: "the JPEG is damaged"
    case .cutJPEG: "the JPEG ends before its picture is complete"
    case .unusualJPEG: "the JPEG is of a rare kind that is not read"
    case .unknownFormat: "the file is neither a PNG nor a JPEG"
    case .tooLarge(let width, let height, let limit):
      "the picture is \(width) x \(height) pixels large, more than \(limit) pixels in all"
    case .unusableSize(let width, let height, let format):
      "\(format) has no pictures of \(width) x \(height) pixels"
    case .noFrames: "the film has no frames"
    case .unequalFrames(let width, let height, let otherWidth, let otherHeight):
      "the film has frames of \(width) x \(height) and of \(otherWidth) x \(otherHeight) pixels"
    case .outOfMemory: "there is not enough memory for the picture"
    }
  }

  /// Creates the error of a step of CPNG that has failed.
  init(_ status: png_status) {
    switch status {
    case png_is_foreign: self = .notPNG
    case png_is_cut: self = .cutPNG
    case png_lacks_memory: self = .outOfMemory
    default: self = .brokenPNG
    }
  }

  /// Creates the error of a step of CJPEG that has failed.
  init(_ status: jpeg_status) {
    switch status {
    case jpeg_is_foreign: self = .notJPEG
    case jpeg_is_cut: self = .cutJPEG
    case jpeg_is_unusual: self = .unusualJPEG
    case jpeg_lacks_memory: self = .outOfMemory
    default: self = .brokenJPEG
    }
  }
}
