import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Canvases whose renderers are interpreted: time, states, limits and what they do not have.
struct ViewCanvasTests {
  /// The marks of the first canvas of a picture.
  private func marks(_ views: LaidOutViews) throws -> [SceneItem] {
    guard case .layer(let scene, _)? = views.scene.items.first?.mark else { return [] }
    return scene.items
  }

  private func bounds(_ views: LaidOutViews) throws -> [CGRect] {
    try marks(views).compactMap { Scene([$0]).bounds }
  }

  @Test func aCanvasInATimelineIsDrawnAnew() throws {
    let life = try ViewLife(
      body: """
        TimelineView(.animation) { timeline in
          Canvas { context, size in
            let x = timeline.date.timeIntervalSinceReferenceDate - 725_796_570
            context.fill(Path(CGRect(x: x, y: 0, width: 2, height: 2)), with: .color(.red))
          }
        }
        """)
    #expect(try bounds(life.views(at: 0)).map(\.minX) == [0])
    #expect(try bounds(life.views(at: 1.5)).map(\.minX) == [1.5])
    #expect(try bounds(life.views(at: 3)).map(\.minX) == [3])
  }

  @Test func aCanvasIsDrawnForTheSizeThatItHasOnTheWay() throws {
    var life = try ViewLife(
      body: """
        Canvas { context, size in
          context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 4)), with: .color(.red))
        }
        .frame(width: isWide ? 100 : 20, height: 10)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isWide = true } }
        """, members: "@State private var isWide = false")
    life.send(.press(0), at: 1)
    #expect(try bounds(life.views(at: 0.5)).map(\.width) == [20])
    #expect(try bounds(life.views(at: 1.5)).map(\.width) == [60])
    #expect(try bounds(life.views(at: 3)).map(\.width) == [100])
  }

  @Test func copiesOfAContextShareTheirMarksInOrderAndNothingElse() throws {
    let source = ViewSource(
      body: """
        Canvas { context, size in
          var copy = context
          copy.translateBy(x: 10, y: 0)
          copy.opacity = 0.5
          context.fill(unit, with: .color(.red))
          copy.fill(unit, with: .color(.green))
          context.fill(unit, with: .color(.blue))
          context.opacity = copy.opacity / 2
          context.drawLayer { layer in
            layer.translateBy(x: 5, y: 0)
            layer.fill(unit, with: .color(.black))
          }
          copy.fill(unit, with: .color(.white))
        }
        """, members: "let unit = Path(CGRect(x: 0, y: 0, width: 1, height: 1))")
    #expect(source.errors == [] && source.warnings == [])
    let marks = try marks(try source.views())
    #expect(marks.map(\.opacity) == [1, 0.5, 1, 0.25, 0.5])
    #expect(marks.compactMap { Scene([$0]).bounds?.minX } == [0, 10, 0, 5, 10])
  }

  private func failure(_ body: String, _ rest: String = "") throws -> EvaluationFailure {
    let source = ViewSource(body: body, rest)
    #expect(source.errors == [])
    let entry = try source.entry("V")
    do throws(EvaluationFailure) {
      _ = try entry.evaluate(EntryPoint.Inputs(proposal: CGRect(x: 0, y: 0, width: 200, height: 100), values: []))
    } catch {
      return error
    }
    throw ViewSource.NoViews()
  }

  @Test func tenThousandMarksAreDrawnAndAMillionAreTooMany() throws {
    func body(_ count: Int) -> String {
      """
      Canvas { context, size in
        for index in 0..<\(count) {
          let x = CGFloat(index % 200)
          context.fill(Path(CGRect(x: x, y: CGFloat(index / 200), width: 1, height: 1)), with: .color(.red))
        }
      }
      """
    }
    #expect(try marks(try ViewSource(body: body(10_000)).views()).count == 10_000)
    let failure = try failure(body(1_000_000))
    #expect(failure.diagnostic.message == "more than 500000 array elements")
    #expect(failure.diagnostic.place != nil)
  }

  @Test func layersInLayersEnd() throws {
    let nest = """
      func nest(_ context: GraphicsContext, _ depth: Int) {
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
        guard depth > 0 else { return }
        context.drawLayer { nest($0, depth - 1) }
      }
      """
    #expect(try marks(try ViewSource(body: "Canvas { context, _ in nest(context, 90) }", nest).views()).count == 2)
    let message = try failure("Canvas { context, _ in nest(context, 500) }", nest).diagnostic.message
    #expect(message == "calls are nested more than 500 deep")
  }

  @Test func aRendererThatFailsIsToldWithItsLine() throws {
    let failure = try failure("Canvas { context, size in\nlet none: Int? = nil\nprint(none!)\n}")
    #expect(failure.diagnostic.message.contains("nil"))
    #expect(failure.diagnostic.place?.line == 7)
  }

  @Test(arguments: [
    ("context.withCGContext { _ in }", "withCGContext"),
    ("context.addFilter(.projectionTransform(ProjectionTransform()))", "projectionTransform"),
  ])
  func whatAContextDoesNotHaveIsNamed(_ code: String, _ name: String) {
    let source = ViewSource(body: "Canvas { context, size in\n\(code)\n}")
    #expect((source.errors + source.warnings).contains { $0.contains("'\(name)'") })
  }
}
