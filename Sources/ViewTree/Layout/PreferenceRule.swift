import Foundation
import ShapeGeometry

/// A view that tells the views around it a value: SwiftUI's preference.
struct PreferenceRule: ModifierRule {
  /// The name of the preference's key.
  var key: String
  /// The code that makes the value, or changes the one of the views within.
  var code: Handle
  /// True if the code changes the value of the views within; otherwise its value stands in place of theirs.
  var isChange: Bool

  var keepsGeometry: Bool { true }

  func priority(of children: [Int], in pass: inout LayoutPass) -> Double { pass.priority(of: children[0]) }
}

/// A step on the way to the value of a preference. The steps work on a list of values, of which the last one is left.
public enum PreferenceStep: Equatable, Sendable {
  /// The value of a view's code, which may refer to the view's place, is added.
  case value(Handle, ViewGeometry)
  /// The last value is changed by code; without a view that tells one, the default is added and changed.
  case change(Handle, ViewGeometry, isOfDefault: Bool)
  /// The last two values become one, as the key says.
  case reduction
}

extension LayoutPass {
  /// Returns the steps to the value of a preference that a placed view tells; none if it tells no value.
  ///
  /// Views tell in the order in which they are drawn; those behind another one come first. A view that sets a value
  /// hides the values of the views within.
  func preference(_ key: String, of id: Int) -> [PreferenceStep] {
    let told = rule(of: id) as? PreferenceRule
    let own = told.flatMap { $0.key == key ? $0 : nil }
    if let own, !own.isChange { return [.value(own.code, geometry(of: id))] }
    var steps: [PreferenceStep] = []
    let parts = placed(in: id)
    for part in rule(of: id).isBehind ? parts.reversed() : parts {
      let inner = preference(key, of: part)
      if !inner.isEmpty { steps += steps.isEmpty ? inner : inner + [.reduction] }
    }
    guard let own else { return steps }
    return steps + [.change(own.code, geometry(of: id), isOfDefault: steps.isEmpty)]
  }
}

/// A view with another one in front of it or behind it, which code makes of a preference of the view.
struct PreferenceDecorationRule: ModifierRule {
  var key: String
  var alignment: AlignmentPair
  /// True if the other view lies behind the view.
  var isBehind: Bool
  /// Adds the other view and returns its number.
  var make: @Sendable ([PreferenceStep], inout LayoutPass) throws -> Int

  func priority(of children: [Int], in pass: inout LayoutPass) -> Double { pass.priority(of: children[0]) }

  func content(
    in frame: CGRect, for proposal: ProposedViewSize, of children: [Int], _ pass: inout LayoutPass
  ) -> [Placement] {
    do {
      let other = try make(pass.preference(key, of: children[0]), &pass)
      let final = ProposedViewSize(frame.size)
      let (own, its) = (
        pass.point(of: alignment, in: children[0], for: proposal), pass.point(of: alignment, in: other, for: final)
      )
      return [Placement(other, at: CGPoint(x: own.x - its.x, y: own.y - its.y), proposal: final)]
    } catch {
      pass.fail(error)
      return []
    }
  }
}

/// A view that is watched after its layout: code hears of a preference or of its place.
struct ObservedRule: ModifierRule {
  var watch: ViewWatch
  var code: Handle

  var keepsGeometry: Bool { true }

  func priority(of children: [Int], in pass: inout LayoutPass) -> Double { pass.priority(of: children[0]) }
}

/// The kind of news that code hears of.
public enum ViewWatch: Equatable, Sendable {
  /// The value of a preference, by the name of its key.
  case preference(String)
  /// The place of the view.
  case geometry
  /// Each evaluation: code compares a value with the last one.
  case update
  /// The view is shown for the first time.
  case appearance
  /// The view has gone, with its transition.
  case disappearance
  /// A timer that runs while the view is there, by its interval in seconds.
  case timer(Double)

  /// SwiftUI's name of the modifier.
  public var name: String {
    switch self {
    case .preference: "onPreferenceChange"
    case .geometry: "onGeometryChange"
    case .update: "onChange"
    case .appearance: "onAppear"
    case .disappearance: "onDisappear"
    case .timer: "onReceive"
    }
  }
}

/// The news of a view that is watched or touched.
public enum ViewNews: Equatable, Sendable {
  case preference([PreferenceStep])
  case geometry(ViewGeometry)
  /// The view was evaluated, has come or has gone.
  case presence
  /// A timer has fired, at seconds on the session's clock.
  case time(Double)
  /// A touch, whose numbers depend on its kind.
  case touch([Double])
  /// The text of a field.
  case text(String)
}
