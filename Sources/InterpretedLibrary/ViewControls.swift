// Controls: with their sizes and a plain look. Their actions are checked and not run yet.

enum ButtonRole: Hashable { case cancel, destructive }

struct Button: View {
  let _node: _Node
  init<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    _node = label()._node._foregroundColor(Color.accentColor)
  }
  init<Label: View>(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    _node = label()._node._foregroundColor(role == .destructive ? Color.red : Color.accentColor)
  }
  init(_ title: String, action: @escaping () -> Void) {
    _node = Text(title)._node._foregroundColor(Color.accentColor)
  }
  init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) {
    _node = Text(title)._node._foregroundColor(role == .destructive ? Color.red : Color.accentColor)
  }
}

struct Toggle: View {
  let _node: _Node
  init<Label: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    let content = label()
    _node = HStack { content; Spacer(); _Switch(isOn: isOn.wrappedValue) }._node
  }
  init(_ title: String, isOn: Binding<Bool>) {
    _node = HStack { Text(title); Spacer(); _Switch(isOn: isOn.wrappedValue) }._node
  }
}

struct _Switch: View {
  let isOn: Bool
  var body: some View {
    Capsule().fill(isOn ? Color.green : Color.gray.opacity(0.4)).frame(width: 51, height: 31).overlay(
      Circle().fill(Color.white).frame(width: 27, height: 27).offset(x: isOn ? 10 : -10))
  }
}

struct Slider: View {
  let _node: _Node
  private init(share: CGFloat) {
    _node = _Track(share: share)._node
  }
  init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1) {
    self.init(share: CGFloat((value.wrappedValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)))
  }
  init(value: Binding<CGFloat>, in bounds: ClosedRange<CGFloat> = 0...1) {
    self.init(share: (value.wrappedValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
  }
  init(value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double) { self.init(value: value, in: bounds) }
  init(value: Binding<CGFloat>, in bounds: ClosedRange<CGFloat>, step: CGFloat) { self.init(value: value, in: bounds) }
}

struct _Track: View {
  let share: CGFloat
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.3)).frame(height: 4)
        Capsule().fill(Color.accentColor).frame(width: proxy.size.width * min(max(share, 0), 1), height: 4)
        Circle().fill(Color.white).frame(width: 27, height: 27).offset(
          x: (proxy.size.width - 27) * min(max(share, 0), 1))
      }
      .frame(height: 31)
    }
    .frame(height: 31)
  }
}

struct Label: View {
  let _node: _Node
  init(_ title: String, systemImage: String) {
    _node = HStack { Image(systemName: systemImage); Text(title) }._node
  }
  init<Title: View, Icon: View>(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    let content = title()
    let picture = icon()
    _node = HStack { picture; content }._node
  }
}

struct ProgressView: View {
  let _node: _Node
  init(value: Double, total: Double = 1) {
    _node = _Track(share: CGFloat(value / total))._node
  }
}
