// Views of a platform that a program wraps. They are not drawn: a box with the name of each stands for it.

protocol UIViewRepresentable: View {}
protocol UIViewControllerRepresentable: View {}
protocol NSViewRepresentable: View {}
protocol NSViewControllerRepresentable: View {}

extension UIViewRepresentable {
  var body: some View { _ForeignView(name: _typeName(self)) }
}

extension UIViewControllerRepresentable {
  var body: some View { _ForeignView(name: _typeName(self)) }
}

extension NSViewRepresentable {
  var body: some View { _ForeignView(name: _typeName(self)) }
}

extension NSViewControllerRepresentable {
  var body: some View { _ForeignView(name: _typeName(self)) }
}

/// A box as large as there is room: so are most views of a platform.
struct _ForeignView: View {
  let name: String
  var body: some View {
    Color.gray.opacity(0.2).overlay(Text(verbatim: name).font(.caption).foregroundColor(.secondary).lineLimit(1))
  }
}
