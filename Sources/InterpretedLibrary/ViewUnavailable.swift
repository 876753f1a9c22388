// The view for content that is not there, with a plain look.

struct ContentUnavailableView: View {
  let _self: _Node
  private init(_label: _Node, _ description: _Node?, _ actions: _Node?) {
    _self = _Unavailable(label: _label, description: description, actions: actions)._self
  }
  init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(_label: Label(title, systemImage: name)._self, description.map { $0._self }, nil)
  }
  init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(_label: Label(title, image: name)._self, description.map { $0._self }, nil)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(_label: Label(title, systemImage: name)._self, description.map { $0._self }, nil)
  }
  init<Label: View>(@ViewBuilder label: () -> Label) { self.init(_label: label()._self, nil, nil) }
  init<Label: View, Description: View>(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) { self.init(_label: label()._self, description()._self, nil) }
  init<Label: View, Actions: View>(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
    self.init(_label: label()._self, nil, actions()._self)
  }
  init<Label: View, Description: View, Actions: View>(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions
  ) { self.init(_label: label()._self, description()._self, actions()._self) }
}

/// A large picture above a bold title, the description and the actions, in the middle of the space.
struct _Unavailable: View {
  let label: _Node
  let description: _Node?
  let actions: _Node?
  var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(_UnavailableLabelStyle())
      if let description { description.font(.subheadline).foregroundColor(.secondary).multilineTextAlignment(.center) }
      if let actions { actions.font(.subheadline) }
    }
    .padding().frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct _UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundColor(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
