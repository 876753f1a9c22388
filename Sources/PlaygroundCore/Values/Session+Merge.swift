extension Session {
  /// Returns the other session with the changes from `base` to this session applied. If both sessions changed the same
  /// value, this session wins.
  public func merged(onto other: Session, since base: Session) -> Session {
    var result = other
    if (file, shape) != (base.file, base.shape) { (result.file, result.shape) = (file, shape) }
    if isMouseOn != base.isMouseOn { result.isMouseOn = isMouseOn }
    result.drawing = Self.merged(drawing, onto: other.drawing, since: base.drawing)
    result.shapes = []
    // In the order of the list, then the shapes that only the other session has.
    for id in ids + other.ids.filter({ !ids.contains($0) }) {
      let values = Self.merged(values(of: id), onto: other.values(of: id), since: base.values(of: id))
      if !values.isEmpty { result.shapes.append(Shape(file: id.file, name: id.name, values: values)) }
    }
    return result
  }

  private var ids: [EntryID] { shapes.map { EntryID(file: $0.file, name: $0.name) } }

  private func values(of id: EntryID) -> [String: Value] {
    shapes.first { $0.file == id.file && $0.name == id.name }?.values ?? [:]
  }

  private static func merged(
    _ own: [String: Value], onto other: [String: Value], since base: [String: Value]
  ) -> [String: Value] {
    var result = other
    for name in Set(own.keys).union(base.keys) where own[name] != base[name] { result[name] = own[name] }
    return result
  }
}
