// Delegates of an app: the system tells them nothing, since it neither launches the app nor sends it anything.

protocol UIApplicationDelegate: AnyObject {}

extension UIApplication {
  struct LaunchOptionsKey: Hashable, RawRepresentable {
    let rawValue: String
  }
}

@propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType: NSObject> {
  let wrappedValue: DelegateType
  init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = DelegateType() }
}
