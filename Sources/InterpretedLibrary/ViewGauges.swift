// Gauges: a value in a range, on a bar or an arc, with a plain look.

struct GaugeStyleConfiguration {
  typealias Label = _Node
  typealias CurrentValueLabel = _Node
  typealias MinimumValueLabel = _Node
  typealias MaximumValueLabel = _Node
  /// The share of the range, from 0 to 1.
  var value: Double
  let label: _Node
  let currentValueLabel: _Node?
  let minimumValueLabel: _Node?
  let maximumValueLabel: _Node?
}

protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct Gauge: View {
  let _self: _Node
  private init(_share: Double, _ label: _Node, _ current: _Node?, _ least: _Node?, _ most: _Node?) {
    let share = min(max(_share, 0), 1)
    let none = EmptyView()._self
    _self = _Node._control(
      "Gauge", [label, current ?? none, least ?? none, most ?? none],
      [share, current == nil ? 0 : 1, least == nil ? 0 : 1, most == nil ? 0 : 1],
      _LinearGauge(
        gauge: GaugeStyleConfiguration(
          value: share, label: label, currentValueLabel: current, minimumValueLabel: least, maximumValueLabel: most)
      )._self)
  }
  init<V: BinaryFloatingPoint, Label: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(_share: _share(value, bounds), label()._self, nil, nil, nil) }
  init<V: BinaryFloatingPoint, Label: View, Current: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) { self.init(_share: _share(value, bounds), label()._self, currentValueLabel()._self, nil, nil) }
  init<V: BinaryFloatingPoint, Label: View, Current: View, Least: View, Most: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Least,
    @ViewBuilder maximumValueLabel: () -> Most
  ) {
    self.init(
      _share: _share(value, bounds), label()._self, currentValueLabel()._self, minimumValueLabel()._self,
      maximumValueLabel()._self)
  }
}

struct _LinearGauge: View {
  let gauge: GaugeStyleConfiguration
  var body: some View {
    VStack {
      gauge.label
      HStack {
        if let least = gauge.minimumValueLabel { least }
        _Track(share: CGFloat(gauge.value), knob: 0)
        if let most = gauge.maximumValueLabel { most }
      }
      if let current = gauge.currentValueLabel { current }
    }
  }
}

/// An arc of three quarters with a point at the value, or with a filled part up to it.
struct _RoundGauge: View {
  let gauge: GaugeStyleConfiguration
  let isCapacity: Bool
  var body: some View {
    let paint = _setting("tint") == 1 ? _Style._tint() : Color.primary._style
    ZStack {
      if isCapacity {
        Circle().inset(by: 3).stroke(paint._faded(0.3), lineWidth: 6)
        Circle().inset(by: 3).rotation(.degrees(-90)).trim(from: 0, to: CGFloat(gauge.value)).stroke(
          paint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      } else {
        Circle().inset(by: 3).rotation(.degrees(135)).trim(from: 0, to: 0.75).stroke(
          paint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        Circle().fill(Color._system("background")).frame(width: 9, height: 9).overlay(
          Circle().fill(paint).frame(width: 5, height: 5)
        ).offset(x: 26).rotationEffect(.degrees(135 + 270 * gauge.value))
      }
      if let current = gauge.currentValueLabel {
        current.font(.system(size: 17)).lineLimit(1).minimumScaleFactor(0.5).frame(width: 40)
      }
      if !isCapacity {
        VStack {
          Spacer()
          if let least = gauge.minimumValueLabel, let most = gauge.maximumValueLabel {
            HStack(spacing: 6) {
              least
              most
            }
            .font(.system(size: 9))
          } else if gauge.currentValueLabel != nil {
            gauge.label.font(.system(size: 9))
          }
        }
      }
    }
    .frame(width: 58, height: 58)
  }
}

struct _AccessoryLinearGauge: View {
  let gauge: GaugeStyleConfiguration
  let isCapacity: Bool
  var body: some View {
    let paint = _setting("tint") == 1 ? _Style._tint() : Color.primary._style
    let bar = GeometryReader { proxy in
      let place = proxy.size.width * CGFloat(gauge.value)
      ZStack(alignment: .leading) {
        Capsule().fill(isCapacity ? paint._faded(0.3) : paint).frame(height: 6)
        if isCapacity {
          Capsule().fill(paint).frame(width: place, height: 6)
        } else {
          Circle().fill(Color._system("background")).frame(width: 9, height: 9).overlay(
            Circle().fill(paint).frame(width: 5, height: 5)
          ).offset(x: max(place - 4.5, 0))
        }
      }
      .frame(height: 9)
    }
    .frame(height: 9)
    if isCapacity {
      VStack(alignment: .leading, spacing: 2) {
        gauge.label
        bar
        if let current = gauge.currentValueLabel { current.font(.caption) }
      }
    } else {
      HStack {
        if let least = gauge.minimumValueLabel { least }
        bar
        if let most = gauge.maximumValueLabel { most }
      }
    }
  }
}

extension View {
  func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "Gauge",
      { parts, state in
        style.makeBody(
          configuration: GaugeStyleConfiguration(
            value: state[0], label: parts[0], currentValueLabel: state[1] == 1 ? parts[1] : nil,
            minimumValueLabel: state[2] == 1 ? parts[2] : nil, maximumValueLabel: state[3] == 1 ? parts[3] : nil)
        )._self._usualControls("Gauge")
      })
  }
}

struct DefaultGaugeStyle: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View { _LinearGauge(gauge: configuration) }
}

struct LinearCapacityGaugeStyle: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View { _LinearGauge(gauge: configuration) }
}

struct AccessoryCircularGaugeStyle: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    _RoundGauge(gauge: configuration, isCapacity: false)
  }
}

struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    _RoundGauge(gauge: configuration, isCapacity: true)
  }
}

struct AccessoryLinearGaugeStyle: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    _AccessoryLinearGauge(gauge: configuration, isCapacity: false)
  }
}

struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    _AccessoryLinearGauge(gauge: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
