import SwiftUI

// entries: TideFace, TideWidget, BareWidget, CircleWidget, TideWidgets

// Widgets: providers with timelines, families, grounds and margins.

struct TideEntry: TimelineEntry {
  let date: Date
  var height = 1.5
}

struct TideProvider: TimelineProvider {
  let start: Double

  func placeholder(in context: Context) -> TideEntry { TideEntry(date: Date(timeIntervalSinceReferenceDate: 0)) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    let entries = (0..<4).map { hour in
      TideEntry(date: Date(timeIntervalSinceReferenceDate: Double(hour) * 3600), height: start + Double(hour))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct TideFace: View {
  var entry = TideEntry(date: Date(timeIntervalSinceReferenceDate: 0))
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.height, format: .number)
      if family == .systemMedium { Text("medium") }
      Spacer()
      Capsule().fill(.blue).frame(height: CGFloat(entry.height) * 4)
    }
    .containerBackground(for: .widget) {
      LinearGradient(colors: [.white, .cyan], startPoint: .top, endPoint: .bottom)
    }
  }
}

struct TideWidget: Widget {
  let kind = "Tide"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: TideProvider(start: 2)) { entry in
      TideFace(entry: entry)
    }
    .configurationDisplayName("Tide")
    .description("The height of the water.")
    .supportedFamilies([.systemMedium, .systemSmall])
  }
}

struct BareWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bare", provider: TideProvider(start: 3)) { entry in
      Text("\(entry.height)")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackground(.yellow, for: .widget)
    }
    .contentMarginsDisabled()
  }
}

struct CircleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Circle", provider: TideProvider(start: 4)) { entry in
      ZStack {
        AccessoryWidgetBackground()
        Text("\(Int(entry.height))")
      }
      .clipShape(Circle())
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct TideWidgets: WidgetBundle {
  var body: some Widget {
    TideWidget()
  }
}
