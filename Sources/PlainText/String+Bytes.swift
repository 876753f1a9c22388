extension String {
  /// Returns whether the bytes of a text occur in this one. It takes a small part of the time of `contains`, which
  /// compares characters.
  public func holds(_ part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, part.count <= text.count else { return part.isEmpty }
        return (0...(text.count - part.count)).contains { text[$0] == first && text[$0...].starts(with: part) }
      }
    }
  }
}
