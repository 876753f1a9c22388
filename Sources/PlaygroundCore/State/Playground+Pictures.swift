extension Playground {
  /// Requests that the picture is written to a file, or reports why there is none.
  mutating func writePicture(as format: PictureRequest.Format) {
    guard !isSelectionUndrawable, let title = selectedEntry?.title else {
      notice = "there is no picture to write"
      return
    }
    pictureRequest = PictureRequest(format: format, number: (pictureRequest?.number ?? 0) + 1)
    notice = "writing '\(title)' as \(format.rawValue.uppercased())"
  }
}
