// Values as texts by styles: the protocols of styles, and the views that take them.

protocol FormatStyle {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
}

/// Values that are formatted by styles of their own.
protocol _Formatted {}

extension _Formatted {
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
}

protocol ParseStrategy {
  associatedtype ParseInput
  associatedtype ParseOutput
  func parse(_ value: ParseInput) throws -> ParseOutput
}

protocol ParseableFormatStyle: FormatStyle {
  associatedtype Strategy: ParseStrategy where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
  var parseStrategy: Strategy { get }
}

extension BinaryFloatingPoint {
  func formatted() -> String { _formatted("\(self)", "") }
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
}

extension BinaryInteger {
  func formatted() -> String { _formatted("\(self)", "whole") }
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
}

extension Text {
  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}

extension LabeledContent {
  init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey, value: format.format(value))
  }
  @_disfavoredOverload init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}

extension TextField {
  init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_node: _formattedField(Text(titleKey), value, format, prompt))
  }
  init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_node: _optionalField(Text(titleKey), value, format, prompt))
  }
  @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_node: _formattedField(Text(title), value, format, prompt))
  }
  @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_node: _optionalField(Text(title), value, format, prompt))
  }
}

func _formattedField<F: ParseableFormatStyle>(
  _ title: Text, _ value: Binding<F.FormatInput>, _ format: F, _ prompt: Text?
) -> _Node where F.FormatOutput == String {
  _NumberField(
    title: title._self, prompt: prompt, text: format.format(value.wrappedValue),
    take: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
  )._self
}

func _optionalField<F: ParseableFormatStyle>(
  _ title: Text, _ value: Binding<F.FormatInput?>, _ format: F, _ prompt: Text?
) -> _Node where F.FormatOutput == String {
  _NumberField(
    title: title._self, prompt: prompt, text: value.wrappedValue.map { format.format($0) } ?? "",
    take: {
      if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
      if $0.isEmpty { value.wrappedValue = nil }
    }
  )._self
}
