import ViewTree

// Alignments for the compiler. A guide of the program's own is known by its name; its function is its code.

/// A guide that a program declares.
protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  private static let named: [HorizontalAlignment] = [.leading, .center, .trailing, .listRowSeparatorLeading]

  var _word: Int { Self.named.firstIndex(of: self) ?? word(of: guide) }

  static func _guide(_ name: String, _ place: @escaping (ViewDimensions) -> CGFloat) -> HorizontalAlignment {
    HorizontalAlignment(guide: AlignmentGuide(.horizontal, name, code: guideCode(place)))
  }

  func _codes() -> [(ViewDimensions) -> CGFloat] { codes(of: guide) }
}

extension VerticalAlignment {
  private static let named: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]

  var _word: Int { Self.named.firstIndex(of: self) ?? word(of: guide) }

  static func _guide(_ name: String, _ place: @escaping (ViewDimensions) -> CGFloat) -> VerticalAlignment {
    VerticalAlignment(guide: AlignmentGuide(.vertical, name, code: guideCode(place)))
  }

  func _codes() -> [(ViewDimensions) -> CGFloat] { codes(of: guide) }
}

/// The number by which views tell where a guide of the program's own is.
private func word(of guide: AlignmentGuide) -> Int {
  16 + Int(guide.name.utf8.reduce(0) { ($0 &* 31 &+ UInt32($1)) % 65_521 })
}

/// Returns the code that finds a guide in a view.
func guideCode(_ place: @escaping (ViewDimensions) -> CGFloat) -> Handle {
  nonisolated(unsafe) let place = place
  return .compiled(
    .guide({ dimensions in place(ViewDimensions(_values: dimensions.numbers)) }))
}

extension ViewTree.ViewDimensions {
  /// The width and the height, and then for each guide that the view sets its axis, its word and its position.
  var numbers: [CGFloat] {
    explicit.reduce(into: [width, height]) { numbers, entry in
      let (guide, isHorizontal) = (entry.key, entry.key.axis == .horizontal)
      let word = isHorizontal ? HorizontalAlignment(guide: guide)._word : VerticalAlignment(guide: guide)._word
      numbers += [isHorizontal ? 0 : 1, CGFloat(word), entry.value]
    }
  }
}

/// Returns the function of a guide of the program's own.
private func codes(of guide: AlignmentGuide) -> [(ViewDimensions) -> CGFloat] {
  guard let code = guide.code else { return [] }
  return [
    { view in
      (try? CompiledHost().guide(code, in: ViewTree.ViewDimensions(width: view.width, height: view.height))) ?? 0
    }
  ]
}
