// The reader that lets a program scroll to a view within.

struct ScrollViewReader<Content: View>: View {
  let _self: _Node
  init(@ViewBuilder content: (ScrollViewProxy) -> Content) { _self = content(ScrollViewProxy())._self }
}

struct ScrollViewProxy {
  func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    _scrollTo(_identityText(id), anchor.map { [$0.x, $0.y] } ?? [])
  }
}

extension View {
  func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    _self._set("scrollClipDisabled", disabled ? 1 : nil)
  }
}
