// Published properties: what a class has for those who hear of their changes.

extension Checker {
  /// The name of the property that holds the publishers of a class's own published properties.
  func publishedLines(of nominal: Nominal) -> String {
    "_lines\(declarations.superclasses(of: nominal).filter { !$0.isPrelude }.count)"
  }

  /// The name of the function that sets a published property.
  static func publishedSetter(of name: String) -> String { "_take_" + name }

  private static func publishing(_ name: String) -> String { "_publish_" + name }

  /// Returns the members that the observable classes among some types need, as extensions: lists of those who hear of
  /// changes, and functions that tell them. In those, `newValue` is the property's new value.
  func publishedTexts(of nominals: [Nominal]) -> [(Nominal, text: String)] {
    nominals.compactMap { nominal in
      guard let declared = types[nominal], declared.kind == .reference, !nominal.isPrelude else { return nil }
      var text = ""
      let tellsOfAll = declarations.preludeTypes["ObservableObjectPublisher"] != nil && isObservable(nominal)
      if tellsOfAll, isFirstObservable(nominal) {
        text += "let _changes = ObservableObjectPublisher()\n"
        text += "var objectWillChange: ObservableObjectPublisher { _changes }\n"
      }
      if hasPublished(nominal) {
        let lines = publishedLines(of: nominal)
        text += "let \(lines) = _PublishedLines()\n"
        for property in published(of: nominal) {
          let name = property.name
          text += "func \(Self.publishing(name))() {\n"
          if tellsOfAll { text += "objectWillChange.send()\n" }
          text += "\(lines)._tell(\"\(name)\", newValue)\n}\n"
          text += "func \(Self.publishedSetter(of: name))() { self.`\(name)` = newValue }\n"
        }
      }
      return text.isEmpty ? nil : (nominal, "extension \(nominal.name) {\n\(text)}\n")
    }
  }

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

  /// Returns whether a class of the file has published properties of its own, and the library tells of them.
  func hasPublished(_ nominal: Nominal) -> Bool {
    declarations.preludeTypes["_PublishedLines"] != nil && !nominal.isPrelude && !published(of: nominal).isEmpty
  }

  private func published(of nominal: Nominal) -> [PropertyDeclaration] {
    guard let declared = types[nominal], declared.kind == .reference else { return [] }
    return declared.properties.filter { $0.isPublished && !$0.isLet && $0.wrapper == nil && $0.lazyGetter == nil }
  }

  private func isObservable(_ nominal: Nominal) -> Bool {
    guard let observable = declarations.preludeTypes["ObservableObject"] else { return false }
    return ([nominal] + declarations.superclasses(of: nominal)).contains { owner in
      declarations.protocols(of: owner).contains { declarations.refines($0, observable) }
    }
  }

  /// Returns whether no superclass has the publisher of all changes, nor the class one of its own.
  private func isFirstObservable(_ nominal: Nominal) -> Bool {
    let isOwn =
      members[nominal]?.getters["objectWillChange"] != nil
      || types[nominal]?.properties.contains { $0.name == "objectWillChange" } ?? false
    return !isOwn && !declarations.superclasses(of: nominal).contains { !$0.isPrelude && isObservable($0) }
  }
}
