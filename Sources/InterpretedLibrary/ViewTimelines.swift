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
    let timeline = _TimelineView(
      placeholder: { provider.placeholder(in: $0) },
      entries: { context in
        await withCheckedContinuation { continuation in
          provider.getTimeline(in: context) { continuation.resume(returning: $0.entries) }
        }
      },
      content: { content($0)._self })
    _self = _WidgetBox(content: timeline._self)._self
  }
}

/// The first entry of a timeline; a placeholder while it is made and where it is empty.
struct _TimelineView<Entry: TimelineEntry>: View {
  let placeholder: (TimelineProviderContext) -> Entry
  let entries: (TimelineProviderContext) async -> [Entry]
  let content: (Entry) -> _Node
  var body: some View {
    let context = _timelineContext()
    let (placeholder, entries, content) = (placeholder, entries, content)
    let asked = EnvironmentValues._current._previewEntry.compactMap { $0 as? Entry }
    if let entry = asked.first {
      content(entry)
    } else {
      _AwaitedView(
        make: { await entries(context) }, content: { content($0?.first ?? placeholder(context)) })
    }
  }
}
