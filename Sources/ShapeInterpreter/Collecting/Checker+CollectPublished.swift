// Published properties: what a class has for those who hear of their changes.

extension Checker {
  /// Lets the changes of published properties be heard of, once the functions that tell of them are collected.
  mutating func observePublished(of nominal: Nominal) {
    guard hasPublished(nominal) else { return }
    for property in published(of: nominal) {
      let functions = members[nominal]?.functions ?? [:]
      guard let telling = functions[Self.publishing(property.name)]?.first,
        let setting = functions[Self.publishedSetter(of: property.name)]?.first
      else { continue }
      for id in [telling, setting] {
        declarations.functions[id].parameters = [.init(label: nil, name: "newValue", offset: property.offset)]
        declarations.functions[id].subject = .property(nominal, property.name)
      }
      declarations.members[nominal]?.observers[property.label, default: Observers()].publishing = telling
    }
  }
}
