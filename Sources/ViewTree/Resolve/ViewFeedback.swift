/// A state that code changes after each layout, so that no layout is the last one.
public struct ViewUnrest: Equatable, Sendable {
  /// SwiftUI's name of the modifier whose code changes it.
  public var name: String
  /// The offset in the source of the call of the modifier; nil if it is not known.
  public var offset: Int?
}

/// Code that hears of a view, with the news of the last layout.
struct Watcher: Sendable {
  var watch: ViewWatch
  var code: Handle
  var place: ViewPlace
  /// The number among the modifiers of the view that hear of any news.
  var number: Int
  var news: ViewNews
  /// SwiftUI's name of the modifier, and the offset of its call.
  var unrest: ViewUnrest

  /// The key by which a watcher is known from one layout to the next.
  struct Key: Hashable {
    var identity: ViewIdentity
    var number: Int
  }

  var key: Key { Key(identity: place.identity, number: number) }
}

extension LayoutPass {
  /// The most layouts in a row that code asks for by its changes. SwiftUI lays out again a few times in one frame and
  /// goes on in the next one; how often is not documented.
  static let mostLayouts = 20

  /// Returns the code that watches a laid out tree: that of inner views first, in the order of drawing. The order of
  /// SwiftUI is not documented.
  func watchers(in root: Int) -> [Watcher] {
    var counts: [ViewIdentity: Int] = [:]
    return watched(in: root).compactMap { id in
      guard let rule = rule(of: id) as? ObservedRule, let part = part(of: id) as? ViewPart else { return nil }
      // Several modifiers of one view have its identity.
      let number = counts[part.identity, default: 0]
      counts[part.identity] = number + 1
      let news: ViewNews
      switch rule.watch {
      case .preference(let key): news = .preference(preference(key, of: id))
      case .geometry: news = .geometry(geometry(of: id))
      case .update, .appearance, .disappearance, .timer: news = .presence
      }
      return Watcher(
        watch: rule.watch, code: rule.code,
        place: ViewPlace(identity: part.identity, surroundings: part.surroundings), number: number, news: news,
        unrest: ViewUnrest(name: part.name, offset: part.offset))
    }
  }

  /// Returns the views that are watched, the inner ones first.
  private func watched(in id: Int) -> [Int] {
    placed(in: id).flatMap { watched(in: $0) } + (rule(of: id) is ObservedRule ? [id] : [])
  }
}
