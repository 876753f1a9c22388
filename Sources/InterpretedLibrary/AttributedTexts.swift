// Texts whose parts have attributes of their own.

struct AttributeContainer: Equatable {
  var foregroundColor: Color? = nil
  var font: Font? = nil
  var kern: CGFloat? = nil
  var tracking: CGFloat? = nil
  var baselineOffset: CGFloat? = nil
  var underlineStyle: Text.LineStyle? = nil
  var strikethroughStyle: Text.LineStyle? = nil
  var link: URL? = nil
  var _isBold = false
  var _isItalic = false
  var _isCode = false
  init() {}
  /// The attributes with those of others in place of its own.
  func _merged(_ others: AttributeContainer) -> AttributeContainer {
    var merged = self
    if let color = others.foregroundColor { merged.foregroundColor = color }
    if let font = others.font { merged.font = font }
    if let kern = others.kern { merged.kern = kern }
    if let tracking = others.tracking { merged.tracking = tracking }
    if let offset = others.baselineOffset { merged.baselineOffset = offset }
    if let style = others.underlineStyle { merged.underlineStyle = style }
    if let style = others.strikethroughStyle { merged.strikethroughStyle = style }
    if let link = others.link { merged.link = link }
    return merged
  }
}

struct _AttributedRun: Equatable {
  var text: String
  var attributes = AttributeContainer()
}

struct AttributedString: Equatable, ExpressibleByStringLiteral {
  /// The place before a character.
  struct Index: Comparable, Hashable {
    var _offset: Int
    static func < (a: Index, b: Index) -> Bool { a._offset < b._offset }
  }
  var _runs: [_AttributedRun] = []
  init() {}
  init(_ string: String) { _runs = string.isEmpty ? [] : [_AttributedRun(text: string)] }
  init(_ string: String, attributes: AttributeContainer) {
    _runs = string.isEmpty ? [] : [_AttributedRun(text: string, attributes: attributes)]
  }
  init(stringLiteral value: String) { self.init(value) }
  init(_ part: AttributedSubstring) { _runs = part._runs }
  /// Reads Markdown within a line: bold, italic, code and links.
  init(markdown: String) throws { _runs = AttributedString._read(markdown) }

  static func + (a: AttributedString, b: AttributedString) -> AttributedString {
    var result = a
    result._runs += b._runs
    return result
  }
  static func += (a: inout AttributedString, b: AttributedString) { a._runs += b._runs }
  mutating func append(_ other: AttributedString) { _runs += other._runs }

  var characters: [Character] { Array(_text) }
  var startIndex: AttributedString.Index { Index(_offset: 0) }
  var endIndex: AttributedString.Index { Index(_offset: _text.count) }
  var _text: String { _runs.map { $0.text }.joined() }

  func range(of text: String) -> Range<AttributedString.Index>? {
    let (whole, part) = (Array(_text), Array(text))
    guard !part.isEmpty, part.count <= whole.count else { return nil }
    for start in 0...(whole.count - part.count) {
      if Array(whole[start..<(start + part.count)]) == part {
        return Index(_offset: start)..<Index(_offset: start + part.count)
      }
    }
    return nil
  }

  subscript(bounds: Range<AttributedString.Index>) -> AttributedSubstring {
    get { AttributedSubstring(_runs: _part(bounds.lowerBound._offset, bounds.upperBound._offset)) }
    set {
      let count = _text.count
      _runs =
        _part(0, bounds.lowerBound._offset) + newValue._runs
        + _part(bounds.upperBound._offset, max(count, bounds.upperBound._offset))
    }
  }

  /// The runs between two places, the first and the last cut.
  func _part(_ start: Int, _ end: Int) -> [_AttributedRun] {
    var parts: [_AttributedRun] = []
    var place = 0
    for run in _runs {
      let characters = Array(run.text)
      let (first, last) = (max(start - place, 0), min(end - place, characters.count))
      if first < last {
        parts.append(_AttributedRun(text: String(characters[first..<last]), attributes: run.attributes))
      }
      place += characters.count
    }
    return parts
  }

  mutating func mergeAttributes(_ attributes: AttributeContainer) {
    for index in _runs.indices { _runs[index].attributes = _runs[index].attributes._merged(attributes) }
  }
  func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    var result = self
    result.mergeAttributes(attributes)
    return result
  }
  mutating func setAttributes(_ attributes: AttributeContainer) {
    for index in _runs.indices { _runs[index].attributes = attributes }
  }

  private static func _read(_ markdown: String) -> [_AttributedRun] {
    var runs: [_AttributedRun] = []
    var current = _AttributedRun(text: "")
    let characters = Array(markdown)
    var place = 0
    func sign(_ index: Int) -> String { index < characters.count ? String(characters[index]) : "" }
    func close() {
      if !current.text.isEmpty { runs.append(current) }
      current.text = ""
    }
    while place < characters.count {
      let letter = sign(place)
      if letter == "`" {
        close()
        current.attributes._isCode = !current.attributes._isCode
        place += 1
      } else if !current.attributes._isCode && (letter == "*" || letter == "_") {
        close()
        if sign(place + 1) == letter {
          current.attributes._isBold = !current.attributes._isBold
          place += 2
        } else {
          current.attributes._isItalic = !current.attributes._isItalic
          place += 1
        }
      } else if !current.attributes._isCode && letter == "[" {
        var (end, label) = (place + 1, "")
        while end < characters.count && sign(end) != "]" {
          label += sign(end)
          end += 1
        }
        var (last, target) = (end + 2, "")
        while last < characters.count && sign(last) != ")" {
          target += sign(last)
          last += 1
        }
        if sign(end + 1) == "(" && sign(last) == ")" {
          close()
          var link = current
          link.text = label
          link.attributes.link = URL(string: target)
          runs.append(link)
          place = last + 1
        } else {
          current.text += letter
          place += 1
        }
      } else {
        current.text += letter
        place += 1
      }
    }
    close()
    return runs
  }
}

struct AttributedSubstring: Equatable {
  var _runs: [_AttributedRun]
}

// embed: also for AttributedSubstring
extension AttributedString {
  var foregroundColor: Color? {
    get { _runs.first?.attributes.foregroundColor }
    set { for index in _runs.indices { _runs[index].attributes.foregroundColor = newValue } }
  }
  var font: Font? {
    get { _runs.first?.attributes.font }
    set { for index in _runs.indices { _runs[index].attributes.font = newValue } }
  }
  var kern: CGFloat? {
    get { _runs.first?.attributes.kern }
    set { for index in _runs.indices { _runs[index].attributes.kern = newValue } }
  }
  var tracking: CGFloat? {
    get { _runs.first?.attributes.tracking }
    set { for index in _runs.indices { _runs[index].attributes.tracking = newValue } }
  }
  var baselineOffset: CGFloat? {
    get { _runs.first?.attributes.baselineOffset }
    set { for index in _runs.indices { _runs[index].attributes.baselineOffset = newValue } }
  }
  var underlineStyle: Text.LineStyle? {
    get { _runs.first?.attributes.underlineStyle }
    set { for index in _runs.indices { _runs[index].attributes.underlineStyle = newValue } }
  }
  var strikethroughStyle: Text.LineStyle? {
    get { _runs.first?.attributes.strikethroughStyle }
    set { for index in _runs.indices { _runs[index].attributes.strikethroughStyle = newValue } }
  }
  var link: URL? {
    get { _runs.first?.attributes.link }
    set { for index in _runs.indices { _runs[index].attributes.link = newValue } }
  }
}

extension Text {
  init(_ attributedContent: AttributedString) {
    var text = Text(verbatim: "")
    for run in attributedContent._runs { text = text + Text._run(run) }
    self = text
  }
  private static func _run(_ run: _AttributedRun) -> Text {
    let attributes = run.attributes
    var text = Text(verbatim: run.text)
    if let font = attributes.font { text = text.font(font) }
    if attributes._isBold { text = text.bold() }
    if attributes._isItalic { text = text.italic() }
    if attributes._isCode { text = text.monospaced() }
    if attributes.link != nil { text = text.foregroundColor(.accentColor) }
    if let color = attributes.foregroundColor { text = text.foregroundColor(color) }
    if let kern = attributes.kern { text = text.kerning(kern) }
    if let tracking = attributes.tracking { text = text.tracking(tracking) }
    if let offset = attributes.baselineOffset { text = text.baselineOffset(offset) }
    if let style = attributes.underlineStyle {
      text = text.underline(true, pattern: style._pattern, color: style._color)
    }
    if let style = attributes.strikethroughStyle {
      text = text.strikethrough(true, pattern: style._pattern, color: style._color)
    }
    return text
  }
}
