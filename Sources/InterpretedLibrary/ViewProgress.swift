// Progress: a bar for a known share, a ring for an unknown one, or the look that a program gives it.

struct ProgressViewStyleConfiguration {
  typealias Label = _Node
  typealias CurrentValueLabel = _Node
  let fractionCompleted: Double?
  let label: _Node?
  let currentValueLabel: _Node?
}

protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct ProgressView: View {
  let _self: _Node
  private init(_share: Double?, _ label: _Node?, _ current: _Node? = nil) {
    var parts: [_Node] = []
    if let label { parts.append(label) }
    if let current { parts.append(current) }
    let usual =
      _share == nil
      ? _Ring(label: label)._self : _Bar(share: _share ?? 0, label: label, current: current, tint: nil)._self
    _self = _Node._control(
      "ProgressView", parts, [_share ?? -1, label == nil ? 0 : 1, current == nil ? 0 : 1], usual)
  }
  init() { self.init(_share: nil, nil) }
  init<Label: View>(@ViewBuilder label: () -> Label) { self.init(_share: nil, label()._self) }
  init(_ titleKey: LocalizedStringKey) { self.init(_share: nil, Text(titleKey)._self) }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S) { self.init(_share: nil, Text(title)._self) }
  init<V: BinaryFloatingPoint>(value: V?, total: V = 1) { self.init(_share: _fraction(value, total), nil) }
  init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(_share: _fraction(value, total), Text(titleKey)._self)
  }
  @_disfavoredOverload init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(_share: _fraction(value, total), Text(title)._self)
  }
  init<V: BinaryFloatingPoint, Label: View>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(_share: _fraction(value, total), label()._self)
  }
  init<V: BinaryFloatingPoint, Label: View, Current: View>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(_share: _fraction(value, total), label()._self, currentValueLabel()._self)
  }
  init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(_share: configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

func _fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  guard let value else { return nil }
  return total > 0 ? min(max(Double(value / total), 0), 1) : 0
}

struct _Bar: View {
  let share: Double
  let label: _Node?
  let current: _Node?
  let tint: Color?
  var body: some View {
    let track = _Track(share: CGFloat(share), knob: 0)._self
    let bar = tint == nil ? track : track._tint(tint)
    if label == nil && current == nil {
      bar
    } else {
      VStack(alignment: .leading) {
        if let label { label }
        bar
        if let current { current.font(.caption).foregroundColor(.secondary) }
      }
    }
  }
}

/// A ring that is not closed: the system turns spokes in its place.
struct _Ring: View {
  let label: _Node?
  var body: some View {
    let size = EnvironmentValues._current.controlSize
    let side: CGFloat = size >= .large ? 37 : 20
    let ring = Circle().trim(from: 0, to: 0.75).stroke(
      _setting("tint") == 1 ? _Style._tint() : Color.gray._style, lineWidth: side > 20 ? 4 : 3
    ).frame(width: side, height: side)
    if let label {
      VStack {
        ring
        label.foregroundColor(.secondary)
      }
    } else {
      ring
    }
  }
}

extension View {
  func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "ProgressView",
      { parts, state in
        let hasLabel = state[1] == 1
        return style.makeBody(
          configuration: ProgressViewStyleConfiguration(
            fractionCompleted: state[0] < 0 ? nil : state[0], label: hasLabel ? parts[0] : nil,
            currentValueLabel: state[2] == 1 ? parts[hasLabel ? 1 : 0] : nil)
        )._self._usualControls("ProgressView")
      })
  }
}

struct DefaultProgressViewStyle: ProgressViewStyle {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { ProgressView(configuration) }
}

struct LinearProgressViewStyle: ProgressViewStyle {
  var _tint: Color?
  init() { _tint = nil }
  init(tint: Color) { _tint = tint }
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    _Bar(
      share: configuration.fractionCompleted ?? 0, label: configuration.label,
      current: configuration.currentValueLabel, tint: _tint)
  }
}

/// The ring of the system on a phone shows no share.
struct CircularProgressViewStyle: ProgressViewStyle {
  var _tint: Color?
  init() { _tint = nil }
  init(tint: Color) { _tint = tint }
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    let ring = _Ring(label: configuration.label)._self
    return _tint == nil ? ring : ring._tint(_tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
