/// A state that code changes after each layout, so that no layout is the last one.
public struct ViewUnrest: Equatable, Sendable {
  /// SwiftUI's name of the modifier whose code changes it.
  public var name: String
  /// The offset in the source of the call of the modifier; nil if it is not known.
  public var offset: Int?
}

extension LayoutPass {
  /// The most layouts of one tree. SwiftUI lays out again a few times in one frame and goes on in the next one; how
  /// often is not documented.
  static let mostLayouts = 20

  /// Tells the news of a laid out tree to the code that watches it: of inner views first, in the order of drawing.
  /// SwiftUI does not document its order. Returns the last modifier whose code changed a state; nil if none did.
  mutating func tellNews(from root: Int) -> ViewUnrest? {
    var counts: [ViewIdentity: Int] = [:]
    var unrest: ViewUnrest?
    for id in watched(in: root) {
      guard let rule = rule(of: id) as? ObservedRule, let part = part(of: id) as? ViewPart else { continue }
      // Several modifiers of one view have its identity.
      let number = counts[part.identity, default: 0]
      counts[part.identity] = number + 1
      let news = rule.key.map { ViewNews.preference(preference($0, of: id)) } ?? .geometry(geometry(of: id))
      let place = ViewPlace(identity: part.identity, surroundings: part.surroundings)
      do {
        let isChanged = try askViews { (host) throws in
          let before = host.states.changes
          try host.tell(news, to: rule.code, at: place, number: number)
          return host.states.changes != before
        }
        if isChanged { unrest = ViewUnrest(name: part.name, offset: part.offset) }
      } catch {
        fail(error)
      }
    }
    return unrest
  }

  /// Returns the views that are watched, the inner ones first.
  private func watched(in id: Int) -> [Int] {
    placed(in: id).flatMap { watched(in: $0) } + (rule(of: id) is ObservedRule ? [id] : [])
  }
}
