import SwiftUI

// entries: EqualWidths, SettledLabels, TransposedLevels

struct LabelWidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension View {
  /// The view, which tells its width.
  func tellingItsWidth() -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: LabelWidthKey.self, value: proxy.size.width)
      }
    )
  }
}

/// Rows whose labels have the width of the widest.
struct EqualWidths: View {
  private let lines = [("Name", "Ada"), ("Date of birth", "1815"), ("Work", "Notes")]
  @State private var labelWidth: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(lines, id: \.0) { line in
        HStack(spacing: 12) {
          Text(line.0)
            .bold()
            .tellingItsWidth()
            .frame(width: labelWidth, alignment: .trailing)
          Text(line.1)
        }
      }
      Rectangle().fill(.orange).frame(width: labelWidth ?? 3, height: 2)
    }
    .onPreferenceChange(LabelWidthKey.self) { labelWidth = $0 }
    .padding()
  }
}

struct Measured: View {
  let title: String
  @Binding var width: CGFloat

  var body: some View {
    Text(title)
      .tellingItsWidth()
      .onPreferenceChange(LabelWidthKey.self) { new in
        if new > width { width = new }
      }
  }
}

struct LabelMeasures {
  var widest: CGFloat = 0
  var count = 0
}

/// A state of several fields that inner views change through bindings; the action counts how often it runs.
struct SettledLabels: View {
  @State private var measures = LabelMeasures()
  @State private var steps: [CGFloat] = []

  var body: some View {
    VStack(spacing: 4) {
      Measured(title: "short", width: $measures.widest)
      Measured(title: "much longer", width: $measures.widest)
      Measured(title: "mid", width: $measures.widest)
      Capsule().frame(width: measures.widest, height: CGFloat(measures.count + 1))
      Text("\(steps.count) steps")
      ForEach(steps, id: \.self) { step in Color.blue.frame(width: step / 2, height: 1) }
    }
    .onPreferenceChange(LabelWidthKey.self) { width in
      measures.count += 1
      DispatchQueue.main.async {
        self.steps.append(width)
      }
    }
  }
}

struct LevelKey: PreferenceKey {
  typealias Value = [String: Int]
  static let defaultValue: [String: Int] = ["start": 1]

  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    value.merge(nextValue()) { $0 + $1 }
  }
}

struct FirstNameKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

/// Values that are changed on their way, hidden by outer ones, and missing.
struct TransposedLevels: View {
  @State private var levels: [String: Int] = [:]
  @State private var first = "nobody"
  @State private var missing = 7

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      VStack(spacing: 0) {
        Color.red.frame(height: 3).preference(key: LevelKey.self, value: ["a": 1, "b": 2])
        Color.green.frame(height: 3).preference(key: LevelKey.self, value: ["b": 3])
      }
      .transformPreference(LevelKey.self) { $0["c"] = $0.values.reduce(0, +) }
      Color.blue.frame(height: 3)
        .preference(key: LevelKey.self, value: ["hidden": 9])
        .preference(key: LevelKey.self, value: ["d": 4])
      Color.clear.frame(height: 3).transformPreference(LevelKey.self) { $0["e"] = 5 }
      Text("under").preference(key: FirstNameKey.self, value: nil)
        .background(Color.yellow.preference(key: FirstNameKey.self, value: "behind"))
      Text("over").overlay(Color.pink.opacity(0.2).preference(key: FirstNameKey.self, value: "in front"))
      Text(first)
      ForEach(levels.keys.sorted(), id: \.self) { key in
        HStack(spacing: 1) {
          ForEach(0..<levels[key]!, id: \.self) { _ in Circle().frame(width: 4, height: 4) }
          Text(key).font(.caption2)
        }
      }
      Text("missing \(missing)")
    }
    .onPreferenceChange(LevelKey.self) { levels = $0 }
    .onPreferenceChange(FirstNameKey.self) { first = $0 ?? "none" }
    .onPreferenceChange(LabelWidthKey.self) { missing = Int($0) }
  }
}
