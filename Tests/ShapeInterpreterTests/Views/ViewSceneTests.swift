import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Apps and widgets: what opens first, and the objects that they give to their views.
@Suite struct ViewSceneTests {
  @Test func anAppIsAnEntryThatGivesItsViewsTheirObjects() throws {
    let source = ViewSource(
      """
      class Store: ObservableObject { @Published var count = 3 }
      class Delegate: NSObject, UIApplicationDelegate {
        var start = 4
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          Unknown.configure()
          return true
        }
      }
      struct Shelf: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("\\(store.count)") }
      }
      @main struct Recipes: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        @StateObject private var store = Store()
        var body: some Scene {
          WindowGroup {
            Shelf()
            Text("\\(delegate.start)")
          }
          .commands { CommandMenu("Shelf") { Button("Add") { store.count += 1 } } }
          .environmentObject(store)
          Settings { Text("settings") }
        }
      }
      """)
    #expect(source.errors == [])
    #expect(source.warnings == [])
    #expect(source.program.declared.map(\.name) == ["Shelf", "Recipes"])
    #expect(source.program.declared.map(\.kind) == [.view, .app])
    #expect(try source.texts("Recipes") == ["3", "4"])
  }

  @Test func theFirstWindowOpens() throws {
    let source = ViewSource(
      """
      struct Pots: App {
        var body: some Scene {
          Settings { Text("settings") }
          Window("First", id: "first") { Text("first") }
          WindowGroup { Text("second") }
        }
      }
      struct Bars: App {
        var body: some Scene { MenuBarExtra("Bar", systemImage: "star") { Text("menu") } }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts("Pots") == ["first"])
    #expect(try source.texts("Bars") == [])
  }

  /// A provider's timeline, in which each entry is one hour after the other.
  private static let tide = """
    struct Tide: TimelineEntry { let date: Date; let height: Int }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Tide { Tide(date: .now, height: 0) }
      func getSnapshot(in context: Context, completion: @escaping (Tide) -> ()) { completion(placeholder(in: context)) }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        completion(Timeline(entries: [Tide(date: .now, height: 7), Tide(date: .now, height: 8)], policy: .never))
      }
    }
    struct Face: View {
      var entry: Provider.Entry
      @Environment(\\.widgetFamily) var family
      var body: some View { Text(family == .systemSmall ? "\\(entry.height)" : "\\(entry.height) m") }
    }
    struct TideWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tide", provider: Provider()) { entry in
          Face(entry: entry).containerBackground(.blue, for: .widget)
        }
        .description("The height of the water.")
        .supportedFamilies([.systemMedium, .systemSmall])
      }
    }

    """

  @Test func aWidgetShowsTheFirstEntryOfItsTimelineOnItsGround() throws {
    let source = ViewSource(Self.tide)
    #expect(source.errors == [])
    #expect(source.program.declared.map(\.name) == ["Face", "TideWidget"])
    #expect(source.program.declared.map(\.kind) == [.view, .widget])
    #expect(try source.texts("TideWidget") == ["7 m"])
    let views = try source.views("TideWidget")
    #expect(views.root?.frame.size == CGSize(width: 338, height: 158))
  }

  @Test func aPreviewOfAWidgetHasAnEntryForEachMoment() throws {
    let source = ViewSource(
      Self.tide + """
        #Preview("Low", as: .systemSmall) { TideWidget() } timeline: {
          Tide(date: .now, height: 1)
          Tide(date: .now, height: 2)
        }
        #Preview(as: .systemMedium) { TideWidget() }
        """)
    #expect(source.errors == [])
    #expect(source.program.declared.map(\.name) == ["Face", "TideWidget", "Low", "Low[2]", "Preview"])
    #expect(try source.texts("Low") == ["1"])
    #expect(try source.texts("Low[2]") == ["2"])
    #expect(try source.texts("Preview") == ["7 m"])
    #expect(try source.views("Low").root?.frame.size == CGSize(width: 158, height: 158))
  }

  @Test func aWidgetWithAnIntentWaitsForItsTimeline() throws {
    let source = ViewSource(
      """
      struct Choice: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "Configuration" }
        static var description: IntentDescription { "An example." }
        @Parameter(title: "Sign", default: "+") var sign: String
      }
      struct Moment: TimelineEntry { let date: Date; let choice: Choice }
      struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now, choice: Choice()) }
        func snapshot(for configuration: Choice, in context: Context) async -> Moment {
          Moment(date: .now, choice: configuration)
        }
        func timeline(for configuration: Choice, in context: Context) async -> Timeline<Moment> {
          let choice = configuration
          choice.sign += "!"
          return Timeline(entries: [Moment(date: .now, choice: choice)], policy: .atEnd)
        }
      }
      struct Signs: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "signs", intent: Choice.self, provider: Provider()) { Text($0.choice.sign) }
        }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts("Signs") == ["+!"])
  }

  @Test func aLiveActivityIsNotKnown() throws {
    let source = ViewSource(
      """
      struct Ride: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Int.self) { context in Text("ride") }
        }
      }
      """)
    #expect(source.warnings.contains { $0.contains("'ActivityConfiguration'") })
  }
}
