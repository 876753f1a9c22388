// Pickers of dates and colours, with a plain look. A calendar shows the month of its date.

struct DatePickerComponents: OptionSet, Hashable {
  var rawValue: Int
  static let hourAndMinute = DatePickerComponents(rawValue: 1)
  static let date = DatePickerComponents(rawValue: 2)
}

struct DatePicker: View {
  typealias Components = DatePickerComponents
  let _node: _Node
  private init(_label: _Node, _ date: Date, _ parts: DatePickerComponents) {
    let shown = parts.rawValue
    _node = _Node._control(
      "DatePicker", [_label], [date.timeIntervalSinceReferenceDate, Double(shown)],
      _DateRow(label: _label, date: date, shown: shown)._node)
  }
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date]
  ) { self.init(_label: Text(titleKey)._node, selection.wrappedValue, displayedComponents) }
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date]
  ) { self.init(_label: Text(titleKey)._node, selection.wrappedValue, displayedComponents) }
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date]
  ) { self.init(_label: Text(titleKey)._node, selection.wrappedValue, displayedComponents) }
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date]
  ) { self.init(_label: Text(titleKey)._node, selection.wrappedValue, displayedComponents) }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePicker.Components = [.hourAndMinute, .date]
  ) { self.init(_label: Text(title)._node, selection.wrappedValue, displayedComponents) }
  init<Label: View>(
    selection: Binding<Date>, displayedComponents: DatePicker.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._node, selection.wrappedValue, displayedComponents) }
  init<Label: View>(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._node, selection.wrappedValue, displayedComponents) }
  init<Label: View>(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._node, selection.wrappedValue, displayedComponents) }
  init<Label: View>(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._node, selection.wrappedValue, displayedComponents) }
}

/// The day and the time of a date as a picker shows them.
func _dayText(_ date: Date) -> String { date.formatted(date: .abbreviated, time: .omitted) }
func _hourText(_ date: Date) -> String { date.formatted(date: .omitted, time: .shortened) }

/// A label, and the day and the time on grounds of their own at the end of the row.
struct _DateRow: View {
  let label: _Node
  let date: Date
  let shown: Int
  var body: some View {
    let values = HStack {
      if shown & 2 != 0 { plate(_dayText(date)) }
      if shown & 1 != 0 { plate(_hourText(date)) }
    }
    if _setting("labelsHidden") == 1 {
      values
    } else {
      HStack {
        label
        Spacer()
        values
      }
    }
  }
  func plate(_ text: String) -> some View {
    Text(verbatim: text).lineLimit(1).padding(.horizontal, 11).padding(.vertical, 7).background(
      RoundedRectangle(cornerRadius: 6).fill(Color._system("tertiaryFill")))
  }
}

/// The days of a month in weeks from Sunday on.
struct _Month: View {
  let date: Date
  var body: some View {
    let calendar = Calendar.current
    let year = calendar.component(.year, from: date)
    let month = calendar.component(.month, from: date)
    let day = calendar.component(.day, from: date)
    let before = ((calendar.component(.weekday, from: date) - day) % 7 + 7) % 7
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let count = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    VStack(spacing: 8) {
      HStack {
        Text(verbatim: date.formatted(Date.FormatStyle().month(.wide).year())).font(.headline)
        Spacer()
        Image(systemName: "chevron.left")._node._foreground([_Style._tint()])
        Image(systemName: "chevron.right")._node._foreground([_Style._tint()])
      }
      HStack(spacing: 0) {
        ForEach(["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"], id: \.self) { name in
          Text(verbatim: name).font(.system(size: 13, weight: .semibold)).foregroundColor(
            Color._system("tertiary")
          ).frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<6, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            let number = week * 7 + column - before + 1
            Text(verbatim: number < 1 || number > count ? "" : "\(number)").font(.system(size: 20))
              ._node._foreground([number == day ? _Style._tint() : Color.primary._style])
              .frame(maxWidth: .infinity, minHeight: 36)
              .background {
                if number == day { Circle().fill(_Style._tint()._faded(0.15)) }
              }
          }
        }
      }
    }
    .padding(16)
  }
}

extension View {
  func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { style._shown(on: _node) }
}

protocol DatePickerStyle {
  func _shown(on node: _Node) -> _Node
}

struct DefaultDatePickerStyle: DatePickerStyle {
  func _shown(on node: _Node) -> _Node { node._usualControls("DatePicker") }
}

struct CompactDatePickerStyle: DatePickerStyle {
  func _shown(on node: _Node) -> _Node { node._usualControls("DatePicker") }
}

struct GraphicalDatePickerStyle: DatePickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "DatePicker",
      { _, state in
        let date = Date(timeIntervalSinceReferenceDate: state[0])
        return VStack {
          if state[1] >= 2 { _Month(date: date) }
          if state[1] != 2 {
            HStack {
              Text(verbatim: "Time")
              Spacer()
              Text(verbatim: _hourText(date)).padding(.horizontal, 11).padding(.vertical, 7).background(
                RoundedRectangle(cornerRadius: 6).fill(Color._system("tertiaryFill")))
            }
          }
        }
      })
  }
}

/// The day and the time in the middle of a wheel of 216 points.
struct WheelDatePickerStyle: DatePickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "DatePicker",
      { _, state in
        let date = Date(timeIntervalSinceReferenceDate: state[0])
        let texts = (state[1] >= 2 ? [_dayText(date)] : []) + (state[1] != 2 ? [_hourText(date)] : [])
        return ZStack {
          RoundedRectangle(cornerRadius: 7).fill(Color._system("tertiaryFill")).frame(height: 32)
          HStack(spacing: 24) { ForEach(texts, id: \.self) { Text(verbatim: $0).font(.system(size: 21)) } }
        }
        .frame(height: 216)
      })
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

struct ColorPicker: View {
  let _node: _Node
  private init(_label: _Node, _ color: Color) {
    _node = _Node._control("ColorPicker", [_label], [], _ColorRow(label: _label, color: color)._node)
  }
  init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(_label: Text(titleKey)._node, selection.wrappedValue)
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(_label: Text(title)._node, selection.wrappedValue) }
  init<Label: View>(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._node, selection.wrappedValue)
  }
}

/// A label, and the colour in a ring of all hues at the end of the row.
struct _ColorRow: View {
  let label: _Node
  let color: Color
  var body: some View {
    let well = Circle().fill(color).frame(width: 18, height: 18).frame(width: 28, height: 28).overlay(
      Circle().inset(by: 1.5).stroke(
        AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3))
    if _setting("labelsHidden") == 1 {
      well
    } else {
      HStack {
        label
        Spacer()
        well
      }
    }
  }
}
