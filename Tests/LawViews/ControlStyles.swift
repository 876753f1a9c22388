import SwiftUI

// entries: StyleShelf, StyleShelf_Previews

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundColor(configuration.isOn ? .accentColor : .secondary)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct StackedLabelStyle: LabelStyle {
  var spacing: CGFloat = 2

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon.font(.title2)
      configuration.title.font(.caption)
    }
  }
}

extension LabelStyle where Self == StackedLabelStyle {
  static var stacked: StackedLabelStyle { StackedLabelStyle() }
  static func stacked(spacing: CGFloat) -> StackedLabelStyle { StackedLabelStyle(spacing: spacing) }
}

struct ThickBarStyle: ProgressViewStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return VStack(alignment: .leading) {
      configuration.label
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(color.opacity(0.2))
          Capsule().fill(color).frame(width: proxy.size.width * fraction)
        }
      }
      .frame(height: 14)
      configuration.currentValueLabel
    }
  }
}

struct CardBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.caption.bold())
      configuration.content
    }
    .padding(8)
    .overlay(RoundedRectangle(cornerRadius: 6).stroke(.gray))
  }
}

struct ArrowDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          Text(configuration.isExpanded ? "v" : ">")
          configuration.label
        }
      }
      if configuration.isExpanded {
        configuration.content
      }
    }
  }
}

struct SpeedGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75 * configuration.value).stroke(.orange, lineWidth: 5)
      if let value = configuration.currentValueLabel {
        value
      } else {
        configuration.label
      }
    }
    .frame(width: 60, height: 60)
  }
}

struct VerticalContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      configuration.content
    }
  }
}

struct TouchStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(4).border(.green).onTapGesture { configuration.trigger() }
  }
}

struct StyleShelf: View {
  @State private var isOn = true
  @State private var isOpen = true

  var body: some View {
    VStack {
      Toggle("Check", isOn: $isOn).toggleStyle(CheckboxStyle())
      Toggle(isOn: .constant(false)) { Text("Off") }.toggleStyle(CheckboxStyle())
      HStack {
        Label("Home", systemImage: "house")
        Label("Star", systemImage: "star").labelStyle(.iconOnly)
        Label {
          Text("Heart")
        } icon: {
          Circle().frame(width: 10, height: 10)
        }
      }
      .labelStyle(.stacked)
      Label("Wide", systemImage: "circle").labelStyle(.stacked(spacing: 9))
      ProgressView("Loading", value: 0.4).progressViewStyle(ThickBarStyle(color: .pink))
      ProgressView(value: 3, total: 4) {
        Text("Three")
      } currentValueLabel: {
        Text("of four")
      }
      .progressViewStyle(ThickBarStyle(color: .mint))
      GroupBox("Card") { Text("Content") }.groupBoxStyle(CardBoxStyle())
      DisclosureGroup("Open", isExpanded: $isOpen) { Text("Inside") }.disclosureGroupStyle(ArrowDisclosureStyle())
      Gauge(value: 0.6) { Text("G") }.gaugeStyle(SpeedGaugeStyle())
      Gauge(value: 30, in: 0...60) {
        Text("G")
      } currentValueLabel: {
        Text("30")
      }.gaugeStyle(SpeedGaugeStyle())
      LabeledContent("Name", value: "Ada").labeledContentStyle(VerticalContentStyle())
      Button("Touch") {}.buttonStyle(TouchStyle())
    }
  }
}

struct StyleShelf_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
      Toggle("Red", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("Tint", isOn: .constant(true)).tint(.orange)
      Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
      Toggle("Hidden", isOn: .constant(false)).labelsHidden()
      ProgressView().controlSize(.large)
      ProgressView("Wait").progressViewStyle(.circular)
      ProgressView(value: 0.3).progressViewStyle(LinearProgressViewStyle(tint: .green))
      Gauge(value: 0.3) { Text("A") }
      Gauge(value: 0.3) {
        Text("B")
      } currentValueLabel: {
        Text("3")
      }.gaugeStyle(.accessoryCircular)
      Gauge(value: 0.3) { Text("C") }.gaugeStyle(.accessoryCircularCapacity).tint(.purple)
      Gauge(value: 0.5) { Text("D") }.gaugeStyle(.accessoryLinearCapacity)
    }
    HStack {
      Button("Mini") {}.controlSize(.mini)
      Button("Small") {}.controlSize(.small)
      Button("Usual") {}
      Button("Large") {}.controlSize(.large).buttonBorderShape(.capsule)
      Button("X", role: .destructive) {}.buttonBorderShape(.circle)
      Button("Off") {}.disabled(true)
      Menu("Menu") { Button("A") {} }
    }
    .buttonStyle(.bordered)
    .tint(.indigo)
  }
}
