// Timelines of widgets: the entries that a provider makes, and the views that show them.

protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  var relevance: TimelineEntryRelevance? { nil }
}

struct TimelineEntryRelevance: Hashable {
  var score: Float
  var duration: TimeInterval = 0
}

struct TimelineReloadPolicy: Equatable {
  let _date: Date?
  static let atEnd = TimelineReloadPolicy(_date: nil)
  static let never = TimelineReloadPolicy(_date: Date.distantFuture)
  static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(_date: date) }
}

struct Timeline<EntryType: TimelineEntry> {
  let entries: [EntryType]
  let policy: TimelineReloadPolicy
}

struct TimelineProviderContext {
  let family: WidgetFamily
  let isPreview: Bool
  let displaySize: CGSize
}

protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: TimelineProviderContext) -> Entry
  func getSnapshot(in context: TimelineProviderContext, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: TimelineProviderContext, completion: @escaping (Timeline<Entry>) -> Void)
}

/// The context in which a provider is asked: that of the family which is shown.
func _timelineContext() -> TimelineProviderContext {
  let family = EnvironmentValues._current.widgetFamily
  return TimelineProviderContext(family: family, isPreview: false, displaySize: family._size)
}

struct StaticConfiguration: WidgetConfiguration {
  let _self: _Node
  init<Provider: TimelineProvider, Content: View>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _self = _WidgetBox(content: _ProvidedView(provider: provider, content: { content($0)._self })._self)._self
  }
}

/// The first entry of a provider's timeline; its placeholder while it makes none.
struct _ProvidedView<Provider: TimelineProvider>: View {
  let provider: Provider
  let content: (Provider.Entry) -> _Node
  @State private var entries: [Provider.Entry] = []
  var body: some View {
    let context = _timelineContext()
    let asked = EnvironmentValues._current._previewEntry.compactMap { $0 as? Provider.Entry }
    let provider = provider
    let entries = $entries
    content(asked.first ?? entries.wrappedValue.first ?? provider.placeholder(in: context)).onAppear {
      if asked.isEmpty { provider.getTimeline(in: context) { entries.wrappedValue = $0.entries } }
    }
  }
}
