extension Recording {
  /// The pictures of one pass of motion that repeats itself up to the end of the recording; nil if nothing does.
  ///
  /// Two whole passes are demanded, so that a part that looks like another by chance is not taken for a pass. What
  /// happens before the first pass is left out, and pictures that are all the same are no motion.
  public var pass: Range<Int>? {
    let names = names
    for period in names.indices.dropFirst() where 2 * period <= names.count {
      let last = names.indices.dropLast(period).last { names[$0] != names[$0 + period] }
      let start = last.map { $0 + 1 } ?? 0
      guard names.count - start >= 2 * period else { continue }
      let pass = start..<(start + period)
      if Set(names[pass]).count > 1 { return pass }
    }
    return nil
  }

  /// A number for each picture, the same for equal pictures.
  private var names: [Int] {
    var known: [[Int]: Int] = [:]
    return frames.map { frame in
      let name = known[frame] ?? known.count
      known[frame] = name
      return name
    }
  }
}
