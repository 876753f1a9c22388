// The members that classes with published properties have for those who hear of their changes, as text.

extension Checker {
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
