// Commands: the bar of menus, which a phone does not have. They are taken, and nothing of them is drawn.

/// Items of the bar of menus. They are views without a picture.
protocol Commands: View {}

/// No commands.
struct EmptyCommands: Commands {
  let _self: _Node
  init() { _self = EmptyView()._self }
}

struct CommandMenu: Commands {
  let _self: _Node
  init<Content: View>(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _self = EmptyView()._self
  }
  init<Content: View>(_ name: Text, @ViewBuilder content: () -> Content) { _self = EmptyView()._self }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(_ name: S, @ViewBuilder content: () -> Content) {
    _self = EmptyView()._self
  }
}

struct CommandGroup: Commands {
  let _self: _Node
  init<Content: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _self = EmptyView()._self
  }
  init<Content: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _self = EmptyView()._self
  }
  init<Content: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _self = EmptyView()._self
  }
}

enum CommandGroupPlacement: Hashable {
  case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem
  case undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, windowList, singleWindowList
  case windowArrangement, help
}

struct SidebarCommands: Commands {
  let _self: _Node
  init() { _self = EmptyView()._self }
}

struct ToolbarCommands: Commands {
  let _self: _Node
  init() { _self = EmptyView()._self }
}

struct TextEditingCommands: Commands {
  let _self: _Node
  init() { _self = EmptyView()._self }
}

struct TextFormattingCommands: Commands {
  let _self: _Node
  init() { _self = EmptyView()._self }
}

struct InspectorCommands: Commands {
  let _self: _Node
  init() { _self = EmptyView()._self }
}
