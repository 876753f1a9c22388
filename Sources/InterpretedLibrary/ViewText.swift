// Text and fonts.

struct Text: View, Equatable {
  let _value: _Text
  @_disfavoredOverload init<S: StringProtocol>(_ content: S) { _value = _Text._plain("\(content)") }
  init(_ key: LocalizedStringKey) { _value = key._text }
  init(verbatim content: String) { _value = _Text._plain(content) }
  private init(_value: _Text) { self._value = _value }
  var _self: _Node { _Node._text(_value) }
  static func + (a: Text, b: Text) -> Text { Text(_value: a._value._joined(b._value)) }
}

extension Text {
  init(_ image: Image) { _value = image._inText }
}

extension Text {
  func font(_ font: Font?) -> Text { Text(_value: _value._font(font)) }
  func fontWeight(_ weight: Font.Weight?) -> Text { Text(_value: _value._weight(weight?._value)) }
  func bold(_ isActive: Bool = true) -> Text { Text(_value: _value._weight(isActive ? 0.4 : nil)) }
  func italic(_ isActive: Bool = true) -> Text { Text(_value: _value._italic(isActive)) }
  func foregroundColor(_ color: Color?) -> Text { Text(_value: _value._paint(color?._style)) }
  func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { Text(_value: _value._paint(style._style)) }
  func kerning(_ kerning: CGFloat) -> Text { Text(_value: _value._kerning(kerning)) }
  func tracking(_ tracking: CGFloat) -> Text { Text(_value: _value._kerning(tracking)) }
  func monospaced(_ isActive: Bool = true) -> Text {
    Text(_value: isActive ? _value._design(3) : _value)
  }
  func monospacedDigit() -> Text { Text(_value: _value._monospacedDigit()) }
  func fontDesign(_ design: Font.Design?) -> Text { Text(_value: _value._design(design?._index ?? 0)) }
  func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    Text(_value: _value._underline(isActive, pattern._index, color))
  }
  func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    Text(_value: _value._strikethrough(isActive, pattern._index, color))
  }
  func baselineOffset(_ baselineOffset: CGFloat) -> Text { Text(_value: _value._baselineOffset(baselineOffset)) }
}

extension Text {
  enum Case: Hashable { case uppercase, lowercase }
  enum TruncationMode: Hashable { case head, tail, middle }
  struct LineStyle: Hashable {
    var _pattern = Text.LineStyle.Pattern.solid
    var _color: Color?
    init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      _pattern = pattern
      _color = color
    }
    static let single = Text.LineStyle()
    enum Pattern: Hashable {
      case solid, dot, dash, dashDot, dashDotDot
      var _index: Int { self == .solid ? 0 : self == .dot ? 1 : self == .dash ? 2 : self == .dashDot ? 3 : 4 }
    }
  }
}

extension View {
  func textCase(_ textCase: Text.Case?) -> some View {
    let number = textCase == nil ? 0 : textCase == .uppercase ? 1 : 2
    return _self._textCase(number)._set("textCase", Double(number))
  }
  func kerning(_ kerning: CGFloat) -> some View { _self._kerning(kerning) }
  func tracking(_ tracking: CGFloat) -> some View { _self._kerning(tracking) }
  func baselineOffset(_ baselineOffset: CGFloat) -> some View { _self._baselineOffset(baselineOffset) }
  func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    _self._underline(isActive, pattern._index, color)
  }
  func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    _self._strikethrough(isActive, pattern._index, color)
  }
  func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    _self._leastLines(limit.lowerBound)._lineLimit(limit.upperBound)
  }
  func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    _self._leastLines(reservesSpace ? limit : 1)._lineLimit(limit)
  }
  func speechSpellsOutCharacters(_ value: Bool = true) -> some View { _self }
  func allowsTightening(_ flag: Bool) -> some View { _self }
  func unredacted() -> some View { _self._redacted(false) }
  func redacted(reason: RedactionReasons) -> some View { _self._redacted(reason._isPlaceholder) }
}

extension Image {
  init(_ name: String, label: Text) { self.init(name) }
}

struct RedactionReasons: OptionSet, Hashable {
  let rawValue: Int
  static let placeholder = RedactionReasons(rawValue: 1)
  static let privacy = RedactionReasons(rawValue: 2)
  static let invalidated = RedactionReasons(rawValue: 4)
  var _isPlaceholder: Bool { contains(.placeholder) || contains(.privacy) }
}

extension Font {
  struct Weight: Hashable {
    var _value: CGFloat
    static let ultraLight = Font.Weight(_value: -0.8)
    static let thin = Font.Weight(_value: -0.6)
    static let light = Font.Weight(_value: -0.4)
    static let regular = Font.Weight(_value: 0)
    static let medium = Font.Weight(_value: 0.23)
    static let semibold = Font.Weight(_value: 0.3)
    static let bold = Font.Weight(_value: 0.4)
    static let heavy = Font.Weight(_value: 0.56)
    static let black = Font.Weight(_value: 0.62)
  }
  enum Design: Hashable {
    case `default`, serif, rounded, monospaced
    var _index: Int { self == .serif ? 1 : self == .rounded ? 2 : self == .monospaced ? 3 : 0 }
  }
  enum TextStyle: Int, Hashable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  enum Leading: Hashable { case standard, tight, loose }
  static let largeTitle = Font._style(0)
  static let title = Font._style(1)
  static let title2 = Font._style(2)
  static let title3 = Font._style(3)
  static let headline = Font._style(4)
  static let subheadline = Font._style(5)
  static let body = Font._style(6)
  static let callout = Font._style(7)
  static let footnote = Font._style(8)
  static let caption = Font._style(9)
  static let caption2 = Font._style(10)
  static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
    Font._system(size, weight?._value, design?._index)
  }
  static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
    let font = Font._style(style.rawValue)._design(design?._index)
    return weight.map { font._weight($0._value) } ?? font
  }
  static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font._custom(name, size)
  }
  static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font._fixed(name, fixedSize) }
  func monospaced() -> Font { _design(3) }
  func monospacedDigit() -> Font { _monospacedDigit() }
  func leading(_ leading: Font.Leading) -> Font { _leading(leading == .tight ? -2 : leading == .loose ? 2 : 0) }
  static func custom(_ name: String, size: CGFloat) -> Font { Font._custom(name, size) }
  func weight(_ weight: Font.Weight) -> Font { _weight(weight._value) }
  func bold() -> Font { _weight(0.4) }
  func italic() -> Font { _italic() }
  func smallCaps() -> Font { _smallCaps(true, true) }
  func lowercaseSmallCaps() -> Font { _smallCaps(true, false) }
  func uppercaseSmallCaps() -> Font { _smallCaps(false, true) }
}

struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let _text: _Text
  init(stringLiteral value: String) { _text = _Text._localized(value) }
  init(_whole: Text) { _text = _whole._value }
}

extension LocalizedStringKey {
  init(_ value: String) { self.init(stringLiteral: value) }
}
