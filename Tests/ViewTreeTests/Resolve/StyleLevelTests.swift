import Foundation
import ShapeGeometry
import TestSupport
import Testing

@testable import ViewTree

/// Styles that refer to those of the views around them.
struct StyleLevelTests {
  private let shape = ViewNode(.shape(ShapeValue(Rectangle()), [.fill(.foreground(level: 0), FillStyle())]))

  private func paint(_ node: ViewNode) -> ScenePaint? {
    var failure: (any Error)?
    var host: any ViewHost = CompiledHost()
    let placed = LaidOutViews(node, in: CGSize(width: 100, height: 100), host: &host, failure: &failure).root
    return placed?.scene(&host).items.first?.paint
  }

  private func plain(_ color: Color) -> ScenePaint { .color(color.resolve(in: .init())) }

  private func filled(_ style: ViewStyle) -> ViewNode {
    ViewNode(.shape(ShapeValue(Rectangle()), [.fill(style, FillStyle())]))
  }

  /// Apple: the secondary style is the second level of the current foreground style.
  @Test func levelsAreThoseOfTheForegroundAround() {
    let red = ViewStyle.color(.red)
    func shown(_ level: Int, _ outer: [ViewStyle]) -> ScenePaint? {
      paint(shape.modified(.foreground([.foreground(level: level)])).modified(.foreground(outer)))
    }
    #expect(shown(0, [red]) == plain(.red))
    #expect(shown(1, [red]) == plain(Color.red.opacity(0.5)))
    #expect(shown(2, [red]) == plain(Color.red.opacity(0.25)))
    #expect(shown(1, [red, .color(.blue)]) == plain(.blue))
    #expect(
      paint(shape.modified(.foreground([.foreground(level: 1)])))
        == .color(SystemColor.secondary.resolved(isDark: false)))
  }

  /// Each of these was followed without an end.
  @Test func aStyleMayBeMadeOfTheOneAround() {
    let half = ViewStyle.faded(.foreground(level: 0), 0.5)
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(paint(shape.modified(.foreground([half]))) == plain(black.opacity(0.5)))
    #expect(paint(shape.modified(.foreground([half])).modified(.foreground([half]))) == plain(black.opacity(0.25)))
    #expect(
      paint(shape.modified(.foreground([half])).modified(.foreground([.color(.red)])))
        == plain(Color.red.opacity(0.5)))
    let ground = ViewStyle.faded(.background, 0.5)
    #expect(paint(filled(.background).modified(.backgroundStyle(ground))) == plain(Color.white.opacity(0.5)))
    #expect(
      paint(filled(.background).modified(.backgroundStyle(ground)).modified(.backgroundStyle(.color(.red))))
        == plain(Color.red.opacity(0.5)))
    let tint = ViewStyle.faded(.tint, 0.5)
    #expect(paint(filled(.tint).modified(.tintStyle(tint)).modified(.tint(.red))) == plain(Color.red.opacity(0.5)))
  }

  /// Whatever the three styles are made of, each has an end. The seed is 1.
  @Test func stylesOfStylesEnd() {
    var random = SeededGenerator(seed: 1)
    func style(_ depth: Int) -> ViewStyle {
      switch Int.random(in: 0..<(depth > 2 ? 4 : 7), using: &random) {
      case 0: .foreground(level: Int.random(in: 0..<4, using: &random))
      case 1: .background
      case 2: .tint
      case 3: .color(.red)
      case 4: .faded(style(depth + 1), 0.5)
      case 5: .deeper(style(depth + 1), level: 1)
      default: .shadowed(style(depth + 1), StyleShadow(isInner: false, color: .black, radius: 1, offset: .zero))
      }
    }
    for _ in 0..<2_000 {
      var view = filled(style(0))
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: view = view.modified(.foreground((0..<Int.random(in: 1...3, using: &random)).map { _ in style(0) }))
        case 1: view = view.modified(.backgroundStyle(style(0)))
        default: view = view.modified(.tintStyle(style(0)))
        }
      }
      #expect(paint(view) != nil)
    }
  }
}
