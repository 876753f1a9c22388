import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Styles of shapes, and effects, as a program writes them.
struct ViewStyleTests {
  /// Returns the colour at the middle of the only mark of a view.
  private func color(_ body: String) throws -> ResolvedColor {
    let source = ViewSource(body: body)
    #expect(source.errors == [])
    let views = try source.views()
    let item = try #require(views.scene.items.first)
    #expect(views.scene.items.count == 1)
    return item.paint.color(at: CGPoint(x: 100, y: 50))
  }

  @Test(arguments: [
    ("background", ResolvedColor.white), ("foreground", .black), ("link", ResolvedColor(bytes: 0, 122, 255)),
    ("separator", ResolvedColor(bytes: 60, 60, 67, opacity: 0.29)), ("tint", ResolvedColor(bytes: 0, 122, 255)),
    ("placeholder", ResolvedColor(bytes: 60, 60, 67, opacity: 0.3)), ("windowBackground", .white),
    ("fill", ResolvedColor(bytes: 120, 120, 128, opacity: 0.2)),
    ("fill.tertiary", ResolvedColor(bytes: 118, 118, 128, opacity: 0.12)),
    ("background.secondary", ResolvedColor(bytes: 242, 242, 247)),
    ("secondary", ResolvedColor(bytes: 60, 60, 67, opacity: 0.6)),
    ("red.secondary", ResolvedColor(bytes: 255, 59, 48, opacity: 0.5)),
    ("white.opacity(0.25)", ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.25)),
  ])
  func aStyleWithoutItsTypeIsAColor(_ style: String, _ expected: ResolvedColor) throws {
    #expect(try color("Rectangle().fill(.\(style))") == expected)
  }

  @Test(arguments: [
    "AngularGradient(gradient: Gradient(colors: colors), center: .center)",
    "AngularGradient(colors: colors, center: .center)", "AngularGradient(stops: stops, center: .center)",
    ".conicGradient(Gradient(colors: colors), center: .center)", ".conicGradient(colors: colors, center: .center)",
    ".angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(360))",
  ])
  func anAngularGradientGoesOnceAround(_ style: String) throws {
    let source = ViewSource(
      body: "Rectangle().fill(\(style))",
      members: """
        let colors: [Color] = [.black, .white]
        let stops = [Gradient.Stop(color: .black, location: 0), Gradient.Stop(color: .white, location: 1)]
        """)
    #expect(source.errors == [])
    let paint = try #require(try source.views().scene.items.first?.paint)
    // Below the middle, at the left of it and above it.
    let places = [CGPoint(x: 100, y: 90), CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 10)]
    let shares = places.map { paint.color(at: $0).red }
    #expect(shares[0] > 0.1 && shares[1] - shares[0] > 0.2 && shares[2] - shares[1] > 0.2 && shares[2] < 0.9)
  }

  @Test func theSurroundingsDecideTintAndGround() throws {
    #expect(try color("Rectangle().fill(.tint).tint(.red)") == ResolvedColor(bytes: 255, 59, 48))
    #expect(try color("Rectangle().fill(.background).backgroundStyle(.white.opacity(0.5))").opacity == 0.5)
    let gradient = "LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)"
    let middle = try color("Rectangle().fill(.tint).tint(\(gradient))")
    #expect(abs(middle.red - 99.0 / 255) < 0.01)
    #expect(try color("Rectangle().fill(\(gradient).opacity(0.5))").opacity == 0.5)
    let faded = try ViewSource(body: "\(gradient).opacity(0.5)").views()
    #expect(faded.scene.items.map(\.opacity) == [0.5])
  }

  @Test func aMaterialIsTranslucentOverWhatLiesBehind() throws {
    let source = ViewSource(
      body: "Text(\"x\").background(.regularMaterial, in: Circle()).background(glass).background(any)",
      members: "let glass: Material = .thin\nvar any: AnyShapeStyle { AnyShapeStyle(.bar.opacity(0.5)) }")
    #expect(source.errors == [])
    #expect(source.warnings == [])
    let materials = try source.views().scene.items.compactMap { item -> SceneMaterial? in
      if case .material(let material) = item.paint { return material }
      return nil
    }
    func white(_ opacity: Double) -> ResolvedColor { ResolvedColor(red: 1, green: 1, blue: 1, opacity: opacity) }
    #expect(
      materials == [
        SceneMaterial(tint: white(0.8), opacity: 0.5), SceneMaterial(tint: white(0.6)),
        SceneMaterial(tint: white(0.7)),
      ])
  }

  @Test func theOrderFromRightToLeftIsToldToBeMissing() {
    let told = ViewSource(body: "Text(\"x\").environment(\\.layoutDirection, .rightToLeft)")
    #expect(told.errors == [])
    #expect(told.warnings == ["'rightToLeft' is drawn without the order from right to left"])
    let asked = ViewSource(
      body: "Text(direction == .rightToLeft ? \"a\" : \"b\").environment(\\.layoutDirection, .leftToRight)",
      members: "@Environment(\\.layoutDirection) var direction")
    #expect(asked.errors == [])
    #expect(asked.warnings == [])
  }

  @Test func aStyleCastsItsShadow() throws {
    let source = ViewSource(
      body:
        "Rectangle().fill(.red.shadow(.inner(color: .white, radius: 2)).shadow(.drop(color: .blue, radius: 3, x: 4)))")
    #expect(source.errors == [])
    guard
      case .layer(let outer, .shadow(let color, let deviations, let offset)) = try #require(
        source.views().scene.items.first
      ).mark
    else {
      Issue.record("no shadow")
      return
    }
    #expect(color == ResolvedColor(bytes: 0, 122, 255))
    #expect(deviations == CGSize(width: 3, height: 3) && offset == CGSize(width: 4, height: 0))
    guard case .layer(_, .innerShadow(.white, _, _)) = try #require(outer.items.first).mark else {
      Issue.record("no inner shadow")
      return
    }
  }

  @Test func aColorThatNoCatalogHasIsToldWhereItStands() throws {
    let text = """
      import SwiftUI
      extension Color { static let lost = Color("Lost") }
      struct V: View {
        let own = Color("Own")
        var body: some View { VStack { Color("Known")\nColor("Gone").opacity(0.5)\nColor.lost\nown } }
      }
      """
    let known = ["Known": ColorSurroundings.Asset(light: .white)]
    func program(_ assets: [String: ColorSurroundings.Asset]?) -> ShapeProgram {
      ShapeProgram(checking: ShapeSource(name: "V.swift", text: text, assets: assets))
    }
    #expect(
      program(known).diagnostics.map(\.message) == [
        "no asset catalog has a color named 'Lost'; another one stands for it",
        "no asset catalog has a color named 'Own'; another one stands for it",
        "no asset catalog has a color named 'Gone'; another one stands for it",
      ])
    // Nobody has looked for catalogs.
    #expect(program(nil).diagnostics.isEmpty)
    let entry = try #require(program(known).entries.first)
    guard case .views(let views) = try entry.evaluate(EntryPoint.Inputs(proposal: .zero, values: [])) else { return }
    #expect(views.scene.items.first?.paint == .color(.white))
  }

  @Test func aShadowHasAppleDefaults() throws {
    let source = ViewSource(body: "Color.red.shadow(radius: 5)")
    guard case .layer(_, .shadow(let color, _, let offset)) = try #require(source.views().scene.items.first).mark else {
      Issue.record("no shadow")
      return
    }
    #expect(color == ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.33))
    #expect(offset == .zero)
  }

  @Test func aProjectionIsMadeAsCoreAnimationMakesIt() throws {
    let source = ViewSource(
      body: """
        Color.red.frame(width: 100, height: 100).projectionEffect(tilt)
        """,
      members: """
        var tilt: ProjectionTransform {
          var t = CATransform3DIdentity
          t.m34 = -1 / 200
          t = CATransform3DRotate(t, .pi / 6, 0, 1, 0)
          return ProjectionTransform(t)
        }
        """)
    #expect(source.errors == [])
    let transform = try #require(source.views().scene.items.first).transform
    // A point 100 right of the view's edge lies 50 behind the plane.
    let point = CGPoint(x: 150, y: 0).applying(transform)
    #expect(abs(point.x - (50 + 100 * 0.75.squareRoot() / 1.25)) < 1e-9)
  }

  @Test(arguments: ["shadow(radius: 2)", "blur(radius: 2)", "hueRotation(.degrees(20))", "blendMode(.screen)"])
  func anEffectLeavesTheLayoutAlone(_ effect: String) throws {
    let source = ViewSource(body: "HStack { Color.red.\(effect); Text(\"a\").\(effect) }")
    #expect(source.errors == [] && source.warnings == [])
    let plain = ViewSource(body: "HStack { Color.red; Text(\"a\") }")
    let frames = try source.views().root?.children.map(\.frame)
    #expect(try plain.views().root?.children.map(\.frame) == frames)
  }

  @Test func theFirstMemberOfAChoiceDecidesItsType() throws {
    for choice in [
      "isOn ? .clear : .gray.opacity(0.5)", "isOn ? .green : .secondary", "isOn ? .primary : .secondary",
      "isOn ? .green.opacity(0.2) : .secondary", "isOn ? Color.green : .secondary", "isOn ? .green : Color.secondary",
      "isOn ? .clear : isOn ? .gray : .green", "(isOn ? .clear : (.gray))",
      "isOn ? .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom) : .linearGradient(.init(colors: [.red]), startPoint: .top, endPoint: .bottom)",
    ] {
      let body = "Circle().fill(\(choice))\nText(\"a\").foregroundStyle(\(choice))"
      let source = ViewSource(body: body, members: "var isOn = true\nvar style: some ShapeStyle { \(choice) }")
      #expect(source.errors == [], "\(choice)")
    }
    func error(_ choice: String) -> [String] {
      ViewSource(body: "Circle().fill(\(choice))", members: "var isOn = true").errors
    }
    #expect(
      error("isOn ? .secondary : .green") == [
        "static property 'green' requires the types 'HierarchicalShapeStyle' and 'Color' be equivalent"
      ])
    #expect(
      error("isOn ? .secondary : .gray.opacity(0.5)") == [
        "static property 'gray' requires the types 'HierarchicalShapeStyle' and 'Color' be equivalent"
      ])
  }

  @Test func anOptionalColourIsABackground() throws {
    let source = ViewSource(
      body: "HStack { Text(\"a\").background(isOn ? Color.red : nil)\nText(\"b\").background(isOn ? nil : Color.red) }",
      members: "var isOn = true")
    #expect(source.errors == [])
    #expect(try source.names().prefix(6) == ["HStack", "background", "Text", "Color", "background", "Text"])
    #expect(try source.names().filter { $0 == "Color" }.count == 1)
  }

  @Test func aMemberOfViewsAndStylesIsTheOneThatIsAskedFor() throws {
    let source = ViewSource(
      body: """
        Color.red.dimmed()
        Circle().fill(Color.red.dimmed())
        Circle().fill(Color.red.dimmed().dimmed())
        Circle().foregroundStyle(.red.dimmed())
        LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).dimmed()
        Circle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).dimmed())
        """, members: "let style: some ShapeStyle = Color.red.dimmed()",
      """
      extension View { func dimmed() -> some View { frame(width: 7) } }
      extension ShapeStyle { func dimmed() -> some ShapeStyle { opacity(0.25) } }
      """)
    #expect(source.errors == [])
    let shown = try source.names()
    #expect(shown.filter { $0 == "frame" }.count == 2)
    #expect(shown.filter { $0 == "Circle" }.count == 4)
  }

  @Test func aStyleWithoutANameOfItsOwnIsSomeStyle() {
    let source = ViewSource(body: "Circle().fill(isOn ? .red.gradient : .blue.gradient)", members: "var isOn = true")
    #expect(source.errors == ["static property 'red' requires the types 'some ShapeStyle' and 'Color' be equivalent"])
  }

  @Test func `a primitive style alone decides what triggers its buttons`() throws {
    let source = ViewSource(
      body: """
        VStack {
          Button("plain") {}
          Button("framed") {}.buttonStyle(Framed())
          Button("twice") {}.buttonStyle(Twice())
          Button("never") {}.buttonStyle(Never())
        }
        """, members: "",
      """
      struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.border(.red) }
      }
      struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
      }
      struct Never: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      """)
    #expect(source.errors == [])
    let touchables = try source.views().touchables
    #expect(touchables.map(\.name) == ["plain", "framed", "twice"])
    #expect(touchables.map(\.touch) == [.button("Button"), .button("Button"), .taps(2)])
  }

  @Test func `a toggle style alone decides what changes its toggles`() throws {
    let source = ViewSource(
      body: """
        VStack {
          Toggle("plain", isOn: $isOn)
          Toggle("switch", isOn: $isOn).toggleStyle(.switch)
          Toggle("button", isOn: $isOn).toggleStyle(.button)
          Toggle("tapped", isOn: $isOn).toggleStyle(Tapped())
          Toggle("never", isOn: $isOn).toggleStyle(Never())
        }
        """, members: "@State private var isOn = false",
      """
      struct Tapped: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.onTapGesture { configuration.isOn.toggle() }
        }
      }
      struct Never: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      """)
    #expect(source.errors == [])
    let touchables = try source.views().touchables
    #expect(touchables.map(\.name) == ["plain", "switch", "button", "tapped"])
    #expect(touchables.last?.touch == .taps(1))
  }
}
