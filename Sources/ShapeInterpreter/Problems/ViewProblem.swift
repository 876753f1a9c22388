import ViewTree

/// A value or a modifier of a view that has no meaning there, or none that is shown.
enum ViewProblem: Problem {
  /// A value in a builder that is no view.
  case notView(Type)
  /// A view whose body leads to views within views, perhaps without end.
  case endless(String)
  /// A modifier whose code changes a state after each layout; the diagnostic is a warning.
  case restless(String)
  /// A tree of more views and modifiers than this.
  case tooMany(Int)
  /// A tree whose layout asks for more sizes than this.
  case tooMuchLayout(Int)
  case stopped
  /// More runs of code by timers, delays and completions than this, between two moments without an event.
  case tooManyHappenings(Int)
  /// A modifier with a number without a meaning, which is a length or else a place; the diagnostic is a warning.
  case invalidNumber(String, isLength: Bool)
  /// A modifier of SwiftUI's whose effect is not shown; the diagnostic is a warning.
  case ignoredModifier(String)
  /// A colour that no asset catalog has; the diagnostic is a warning.
  case missingColor(String)
  /// An image that is neither in an asset catalog nor a file; the diagnostic is a warning.
  case missingImage(String)
  /// A symbol without a drawing; the diagnostic is a warning.
  case missingSymbol(String)
  /// An image that is there but cannot be read; the value is the sentence.
  case unreadImage(String)
  /// A member of SwiftUI that is drawn in another way, and what its drawing lacks; the diagnostic is a warning.
  case approximation(String, String)
  /// A service of a phone that does nothing here, and what it lacks; the diagnostic is a warning.
  case idleService(String, String)
  /// A view of a platform that the file wraps; the diagnostic is a warning.
  case foreignView(String)

  var sentence: Sentence {
    switch self {
    case .notView(let type): "type '\(type)' cannot conform to 'View'"
    case .endless(let name): "views are nested too deeply in '\(name)'"
    case .restless(let name):
      "the code of '\(name)' changes a state after each layout; the last of many is shown"
    case .tooMany(let most): "more than \(most) views and modifiers"
    case .tooMuchLayout(let most): "the layout did not finish within \(most) sizes of views"
    case .invalidNumber(let name, true): "'\(name)' is passed a length that is negative or not finite"
    case .invalidNumber(let name, false): "'\(name)' is passed a number that is not finite"
    case .stopped: "the evaluation was stopped"
    case .tooManyHappenings(let most): "timers and delays ran code more than \(most) times without an event"
    case .ignoredModifier(let name): "'\(name)' is not supported yet; the view is shown without it"
    case .unreadImage(let sentence): "\(sentence)"
    case .missingImage(let name):
      """
      no asset catalog has an image named '\(name)', nor is it a PNG or JPEG file beside the source; a box stands for it
      """
    case .missingSymbol(let name): "no drawing is there of the symbol '\(name)'; a box stands for it"
    case .missingColor(let name): "no asset catalog has a color named '\(name)'; another one stands for it"
    case .idleService(let name, let loss): "'\(name)' works without \(loss)"
    case .approximation(let name, let loss): "'\(name)' is drawn without \(loss)"
    case .foreignView(let name): "'\(name)' is a view of another system; a box stands for it"
    }
  }
}

extension ViewProblem {
  /// The problem of a layout that ended at a limit.
  init(_ end: LayoutEnd) {
    self =
      switch end {
      case .tooManyViews(let most): .tooMany(most)
      case .nestedWithoutEnd(let name): .endless(name.hasPrefix("_") ? "body" : name)
      case .tooManyAnswers(let most): .tooMuchLayout(most)
      case .stopped: .stopped
      }
  }
}
