/// A value or a modifier of a view that has no meaning there, or none that is shown.
enum ViewProblem: Problem {
  /// A value in a builder that is no view.
  case notView(Type)
  /// A view whose body leads to views within views, perhaps without end.
  case endless(String)
  /// A modifier whose code changes a state after each layout; the diagnostic is a warning.
  case restless(String)
  /// A modifier of SwiftUI's whose effect is not shown; the diagnostic is a warning.
  case ignoredModifier(String)
  /// A colour that no asset catalog has; the diagnostic is a warning.
  case missingColor(String)
  /// A member of SwiftUI that is drawn in another way, and what its drawing lacks; the diagnostic is a warning.
  case approximation(String, String)

  var sentence: Sentence {
    switch self {
    case .notView(let type): "type '\(type)' cannot conform to 'View'"
    case .endless(let name): "views are nested too deeply in '\(name)'"
    case .restless(let name):
      "the code of '\(name)' changes a state after each layout; the last of many is shown"
    case .ignoredModifier(let name): "'\(name)' is not supported yet; the view is shown without it"
    case .missingColor(let name): "no asset catalog has a color named '\(name)'; another one stands for it"
    case .approximation(let name, let loss): "'\(name)' is drawn without \(loss)"
    }
  }
}
