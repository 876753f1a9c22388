// Sliders, progress and gauges: values on a track or a ring, with a plain look.

struct _Track: View {
  let share: CGFloat
  let knob: CGFloat
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color._system("fill")).frame(height: 4)
        Capsule().fill(_Style._tint()).frame(width: proxy.size.width * min(max(share, 0), 1), height: 4)
        if knob > 0 {
          Circle().fill(Color.white).frame(width: knob, height: knob)._self
            ._shadow(Color.black.opacity(0.25), 2, CGSize(width: 0, height: 1))
            ._offset(CGSize(width: (proxy.size.width - knob) * min(max(share, 0), 1), height: 0))
        }
      }
      .frame(height: max(knob + 4, 4))
    }
    .frame(height: max(knob + 4, 4))
  }
}

func _share<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
  let length = Double(bounds.upperBound - bounds.lowerBound)
  return length > 0 ? Double(value - bounds.lowerBound) / length : 0
}

/// Code that moves a value to a place on the track, or by steps.
func _slid<V: BinaryFloatingPoint>(
  _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?
) -> ([Double]) -> Void {
  { numbers in
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let stride = step.map { Double($0) } ?? length / 20
    var place = Double(value.wrappedValue - bounds.lowerBound) + numbers[0] * stride
    if numbers.count > 1 {
      place = numbers[1] * length
      if step != nil && stride > 0 { place = (place / stride).rounded() * stride }
    }
    value.wrappedValue = bounds.lowerBound + V(min(max(place, 0), length))
  }
}

/// Code that tells of the start and the end of a touch around the code of its news. A step is a whole touch.
func _told(
  _ changed: @escaping (Bool) -> Void, _ slid: @escaping ([Double]) -> Void
) -> ([Double]) -> Void {
  { numbers in
    if numbers.count < 5 || numbers[3] == 1 { changed(true) }
    slid(numbers)
    if numbers.count < 5 || numbers[4] == 1 { changed(false) }
  }
}

struct Slider: View {
  let _self: _Node
  private init(
    _share: Double, _ends ends: [_Node] = [], _ slid: @escaping ([Double]) -> Void,
    _ changed: @escaping (Bool) -> Void = { _ in }
  ) {
    let track = _Track(share: CGFloat(_share), knob: 27)._self._valued("Slider", _told(changed, slid))
    guard ends.count == 2 else {
      _self = track
      return
    }
    _self =
      HStack {
        ends[0]
        track
        ends[1]
      }._self
  }
  init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _share: _share(value.wrappedValue, bounds), _slid(value, bounds, nil), onEditingChanged)
  }
  init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _share: _share(value.wrappedValue, bounds), _slid(value, bounds, step), onEditingChanged)
  }
  init<V: BinaryFloatingPoint, Label: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _share: _share(value.wrappedValue, bounds), _slid(value, bounds, nil), onEditingChanged)
  }
  init<V: BinaryFloatingPoint, Label: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _share: _share(value.wrappedValue, bounds), _slid(value, bounds, step), onEditingChanged)
  }
  init<V: BinaryFloatingPoint, Label: View, Least: View, Most: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> Least, @ViewBuilder maximumValueLabel: () -> Most,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _share: _share(value.wrappedValue, bounds), _ends: [minimumValueLabel()._self, maximumValueLabel()._self],
      _slid(value, bounds, nil), onEditingChanged)
  }
  init<V: BinaryFloatingPoint, Label: View, Least: View, Most: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> Least, @ViewBuilder maximumValueLabel: () -> Most,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _share: _share(value.wrappedValue, bounds), _ends: [minimumValueLabel()._self, maximumValueLabel()._self],
      _slid(value, bounds, step), onEditingChanged)
  }
  init<V: BinaryFloatingPoint, Label: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @_Action onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _share: _share(value.wrappedValue, bounds), _slid(value, bounds, nil), onEditingChanged)
  }
  init<V: BinaryFloatingPoint, Label: View, End: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: End, maximumValueLabel: End,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _share: _share(value.wrappedValue, bounds), _ends: [minimumValueLabel._self, maximumValueLabel._self],
      _slid(value, bounds, nil), onEditingChanged)
  }
  init<V: BinaryFloatingPoint, Label: View, End: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: End, maximumValueLabel: End,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _share: _share(value.wrappedValue, bounds), _ends: [minimumValueLabel._self, maximumValueLabel._self],
      _slid(value, bounds, step), onEditingChanged)
  }
}
