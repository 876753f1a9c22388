// Pickers of dates and colours, with a plain look. A calendar shows the month of its date. A touch goes on by days, by
// quarters of an hour, and through the colours of the system.

struct DatePickerComponents: OptionSet, Hashable {
  var rawValue: Int
  static let hourAndMinute = DatePickerComponents(rawValue: 1)
  static let date = DatePickerComponents(rawValue: 2)
}

struct DatePicker: View {
  typealias Components = DatePickerComponents
  let _self: _Node
  private init(
    _label: _Node, _ selection: Binding<Date>, _ parts: DatePickerComponents, _ least: Date? = nil, _ most: Date? = nil
  ) {
    let date = selection.wrappedValue
    let _label = _titledLabel(_label)
    let go: (Double) -> Void = { span in
      var new = date.timeIntervalSinceReferenceDate + span
      if let most { new = min(new, most.timeIntervalSinceReferenceDate) }
      if let least { new = max(new, least.timeIntervalSinceReferenceDate) }
      selection.wrappedValue = Date(timeIntervalSinceReferenceDate: new)
    }
    _self = _Node._control(
      "DatePicker", [_label, EmptyView()._self._pressed("", { go($0[0]) })],
      [date.timeIntervalSinceReferenceDate, Double(parts.rawValue)],
      _DateRow(label: _label, date: date, shown: parts.rawValue, go: go)._self)
  }
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date]
  ) { self.init(_label: Text(titleKey)._self, selection, displayedComponents) }
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date]
  ) { self.init(_label: Text(titleKey)._self, selection, displayedComponents, range.lowerBound, range.upperBound) }
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date]
  ) { self.init(_label: Text(titleKey)._self, selection, displayedComponents, range.lowerBound) }
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date]
  ) { self.init(_label: Text(titleKey)._self, selection, displayedComponents, nil, range.upperBound) }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePicker.Components = [.hourAndMinute, .date]
  ) { self.init(_label: Text(title)._self, selection, displayedComponents) }
  init<Label: View>(
    selection: Binding<Date>, displayedComponents: DatePicker.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self, selection, displayedComponents) }
  init<Label: View>(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self, selection, displayedComponents, range.lowerBound, range.upperBound) }
  init<Label: View>(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self, selection, displayedComponents, range.lowerBound) }
  init<Label: View>(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self, selection, displayedComponents, nil, range.upperBound) }
}

/// The day and the time of a date as a picker shows them.
func _dayText(_ date: Date) -> String { date.formatted(date: .abbreviated, time: .omitted) }
func _hourText(_ date: Date) -> String { date.formatted(date: .omitted, time: .shortened) }

/// A label, and the day and the time on grounds of their own at the end of the row.
struct _DateRow: View {
  let label: _Node
  let date: Date
  let shown: Int
  let go: (Double) -> Void
  var body: some View {
    let values = HStack {
      if shown & 2 != 0 { _DatePlate(text: _dayText(date), step: 86400, go: go) }
      if shown & 1 != 0 { _DatePlate(text: _hourText(date), step: 900, go: go) }
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
}

/// A part of a date on a ground, which goes on by steps of so many seconds, on its left half back.
struct _DatePlate: View {
  let text: String
  let step: Double
  let go: (Double) -> Void
  var body: some View {
    Text(verbatim: text).lineLimit(1).padding(.horizontal, 11).padding(.vertical, 7).background(
      RoundedRectangle(cornerRadius: 6).fill(Color._system("tertiaryFill"))
    )._self._valued("DatePicker", { go(_dateSteps($0) * step) })
  }
}

/// The steps of a touch: those of keys, or one on the half that was touched.
func _dateSteps(_ numbers: [Double]) -> Double { numbers.count > 1 ? (numbers[1] < 0.5 ? -1 : 1) : numbers[0] }

/// The days of a month in weeks from Sunday on. A tap selects a day.
struct _Month: View {
  let date: Date
  let go: (Double) -> Void
  var body: some View {
    let calendar = Calendar.current
    let year = calendar.component(.year, from: date)
    let month = calendar.component(.month, from: date)
    let day = calendar.component(.day, from: date)
    let before = ((calendar.component(.weekday, from: date) - day) % 7 + 7) % 7
    let count = _dayCount(month, year)
    let last = month == 1 ? 31 : _dayCount(month - 1, year)
    let next = month == 12 ? 31 : _dayCount(month + 1, year)
    VStack(spacing: 8) {
      HStack {
        Text(verbatim: date.formatted(Date.FormatStyle().month(.wide).year())).font(.headline)
        Spacer()
        Image(systemName: "chevron.left")._self._foreground([_Style._tint()])
          ._pressed("DatePicker", { _ in go(-86400 * Double(max(last, day))) })
        Image(systemName: "chevron.right")._self._foreground([_Style._tint()])
          ._pressed("DatePicker", { _ in go(86400 * Double(count - day + min(day, next))) })
      }
      HStack(spacing: 0) {
        ForEach(["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"], id: \.self) { name in
          Text(verbatim: name).font(.system(size: 13, weight: .semibold)).foregroundColor(
            Color._system("tertiary")
          ).frame(maxWidth: .infinity)
        }
      }
      VStack(spacing: 8) {
        ForEach(0..<6, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { column in
              let number = week * 7 + column - before + 1
              Text(verbatim: number < 1 || number > count ? "" : "\(number)").font(.system(size: 20))
                ._self._foreground([number == day ? _Style._tint() : Color.primary._style])
                .frame(maxWidth: .infinity, minHeight: 36)
                .background {
                  if number == day { Circle().fill(_Style._tint()._faded(0.15)) }
                }
            }
          }
        }
      }
      ._self._valued(
        "DatePicker",
        { numbers in
          guard numbers.count > 1 else { return go(86400 * numbers[0]) }
          let number = Int(numbers[2] * 6) * 7 + Int(numbers[1] * 7) - before + 1
          if number >= 1 && number <= count { go(86400 * Double(number - day)) }
        })
    }
    .padding(16)
  }
}

func _dayCount(_ month: Int, _ year: Int) -> Int {
  let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
}

/// The code that moves the date of a control.
func _dateCode(_ part: _Node) -> (Double) -> Void { { span in part._touch([span]) } }

extension View {
  func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { style._shown(on: _self) }
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
      { parts, state in
        let date = Date(timeIntervalSinceReferenceDate: state[0])
        let go = _dateCode(parts[1])
        return VStack {
          if state[1] >= 2 { _Month(date: date, go: go) }
          if state[1] != 2 {
            HStack {
              Text(verbatim: "Time")
              Spacer()
              _DatePlate(text: _hourText(date), step: 900, go: go)
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
      { parts, state in
        let date = Date(timeIntervalSinceReferenceDate: state[0])
        let go = _dateCode(parts[1])
        return ZStack {
          RoundedRectangle(cornerRadius: 7).fill(Color._system("tertiaryFill")).frame(height: 32)
          HStack(spacing: 24) {
            if state[1] >= 2 {
              Text(verbatim: _dayText(date)).font(.system(size: 21))
                ._self._valued("DatePicker", { go(_dateSteps($0) * 86400) })
            }
            if state[1] != 2 {
              Text(verbatim: _hourText(date)).font(.system(size: 21))
                ._self._valued("DatePicker", { go(_dateSteps($0) * 900) })
            }
          }
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
  let _self: _Node
  private init(_label: _Node, _ selection: Binding<Color>) {
    let _label = _titledLabel(_label)
    _self = _Node._control("ColorPicker", [_label], [], _ColorRow(label: _label, color: selection)._self)
  }
  init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(_label: Text(titleKey)._self, selection)
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(_label: Text(title)._self, selection) }
  init<Label: View>(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, selection)
  }
}

/// The colours that a picker goes through.
let _palette: [Color] = [
  .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .black, .gray, .white,
]

/// A label, and the colour in a ring of all hues at the end of the row.
struct _ColorRow: View {
  let label: _Node
  let color: Binding<Color>
  func go(_ numbers: [Double]) {
    let steps = numbers.count > 1 ? 1 : Int(numbers[0])
    let place = (_palette.firstIndex(of: color.wrappedValue) ?? -1) + steps
    color.wrappedValue = _palette[(place % _palette.count + _palette.count) % _palette.count]
  }
  var body: some View {
    let well = Circle().fill(color.wrappedValue).frame(width: 18, height: 18).frame(width: 28, height: 28).overlay(
      Circle().inset(by: 1.5).stroke(
        AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3))
    if _setting("labelsHidden") == 1 {
      well._self._chosen("ColorPicker", { go($0) })
    } else {
      HStack {
        label
        Spacer()
        well
      }
      ._self._chosen("ColorPicker", { go($0) })
    }
  }
}
