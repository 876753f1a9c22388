// Intents: what a person may configure of a widget, with the values that they have at the start.

protocol AppIntent {
  static var title: LocalizedStringResource { get }
  init()
}

protocol WidgetConfigurationIntent: AppIntent {}

struct IntentDescription: ExpressibleByStringLiteral {
  init(_ descriptionText: LocalizedStringResource) {}
  init(stringLiteral value: String) {}
}

/// A value that copies of an intent share, so that one that does not change can be given another.
@propertyWrapper struct Parameter<Value> {
  private let _held: _HeldValue<Value>
  var wrappedValue: Value {
    get { _held.value }
    nonmutating set { _held.value = newValue }
  }
  init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) {
    _held = _HeldValue(value)
  }
}

final class _HeldValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Parameter {
  init<Wrapped>(title: LocalizedStringResource, description: LocalizedStringResource? = nil) where Value == Wrapped? {
    _held = _HeldValue(nil)
  }
}

protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: TimelineProviderContext) -> Entry
  func snapshot(for configuration: Intent, in context: TimelineProviderContext) async -> Entry
  func timeline(for configuration: Intent, in context: TimelineProviderContext) async -> Timeline<Entry>
}

struct AppIntentConfiguration: WidgetConfiguration {
  let _self: _Node
  init<Provider: AppIntentTimelineProvider, Content: View>(
    kind: String, intent: Provider.Intent.Type = Provider.Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    let timeline = _TimelineView(
      placeholder: { provider.placeholder(in: $0) },
      entries: { await provider.timeline(for: Provider.Intent(), in: $0).entries },
      content: { content($0)._self })
    _self = _WidgetBox(content: timeline._self)._self
  }
}
