extension Playground {
  /// Requests that the picture on the canvas is written to a file, or reports why there is none. It may be the last
  /// good one of a source that has an error now.
  mutating func writePicture(as format: PictureRequest.Format) {
    guard let entry = selectedEntry, picture.inputs?.id == entry.id, !picture.drawing.isEmpty else {
      notice = "there is no picture to write"
      return
    }
    pictureRequest = PictureRequest(format: format, number: (pictureRequest?.number ?? 0) + 1)
    notice = "writing '\(entry.title)' as \(format.rawValue.uppercased())"
  }
}
