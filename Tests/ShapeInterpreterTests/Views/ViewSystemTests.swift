import Foundation
import Testing

@testable import ShapeInterpreter

/// Parts of the system around an app: its window, the device, and views of UIKit in a view.
struct ViewSystemTests {
  @Test func theWindowTellsTheSafeArea() throws {
    let source = ViewSource(
      body: """
        Color.red
          .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top)
          .padding(.bottom, bottom)
          .frame(width: 100, height: height)
        """,
      members: """
        let bottom = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.safeAreaInsets.bottom ?? 0
        @State var edges = UIApplication.shared.windows.first?.safeAreaInsets
        var height: CGFloat { (edges?.top ?? 0) + (edges?.bottom ?? 0) + (UIDevice.current.userInterfaceIdiom == .pad ? 5 : 4) }
        """)
    #expect(source.errors == [] && source.warnings == [])
    let listing = try source.listing()
    #expect(listing.contains("Color 50 62 100 4"), "\(listing)")
  }

  /// A view of UIKit takes the room that there is, and the views around it stay.
  @Test(arguments: ["UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable"])
  func aViewOfAnotherSystemIsABox(wrapping: String) throws {
    let source = ViewSource(
      body: """
        VStack(spacing: 0) {
          Text("a")
          Web(url: "x", page: $page).cornerRadius(10).frame(height: 40)
        }
        """, members: "@State var page = 1",
      """
      struct Web: \(wrapping) {
        let url: String
        @Binding var page: Int
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        class Coordinator: NSObject { var parent: Web; init(_ parent: Web) { self.parent = parent } }
      }
      """)
    #expect(source.errors == [])
    #expect(source.warnings == ["'Web' is a view of another system; a box stands for it"])
    #expect(try source.texts() == ["a", "Web"])
  }

  /// An object that holds a part of a system is drawn with what it has besides; an actor is an object.
  @Test(arguments: ["class", "actor"])
  func anObjectWithAPartThatIsNotKnownIsUsed(keyword: String) throws {
    let life = try ViewLife(
      body: "Text(\"\\(speech.text) \\(count)\").task { count = await speech.count() }.onAppear { speech.stop() }",
      members: "@State private var count = 0\n@StateObject var speech = Speech()",
      """
      \(keyword) Speech: ObservableObject {
        @MainActor @Published var text = "quiet"
        private var engine: AVAudioEngine?
        private let player = AVPlayer()
        private let recognizer: SFSpeechRecognizer?
        private var n = 2
        init() {
          recognizer = SFSpeechRecognizer()
          guard recognizer != nil else { return }
          n = 4
        }
        func count() -> Int { n += 1; return n }
        func stop() { engine?.stop(); engine = nil; player.pause() }
      }
      """,
      warnings: [
        "cannot find 'recognizer' in scope", "cannot find 'recognizer' in scope", "cannot find 'engine' in scope",
        "cannot find 'engine' in scope", "cannot find 'player' in scope",
      ])
    #expect(try life.texts(at: 0.5) == ["quiet 5"])
  }

  /// A member that the picture does not need is a warning if it uses what is not known; a mistake stays an error.
  @Test func membersThatNothingNeedsTakeNothingAway() throws {
    func source(_ member: String, _ body: String = "Text(\"a\")") -> ViewSource {
      ViewSource(body: body, members: member)
    }
    for member in [
      "func go(_ picker: Picker2) {}", "func go() -> Thing { Thing() }", "var thing: Thing { Thing() }",
      "func go() -> Int { nowhere() }", "var n: Int { get { 1 } set { nowhere() } }",
    ] {
      let one = source(member)
      #expect(one.errors == [] && one.warnings.count == 1, "\(member): \(one.errors) \(one.warnings)")
      #expect(try one.texts() == ["a"])
    }
    #expect(source("func go() -> Int { \"a\" }").errors.count == 1)
    #expect(source("func go() -> Int { nowhere() }", "Text(\"\\(go())\")").errors == ["cannot find 'nowhere' in scope"])
    let other = ViewSource(
      """
      struct A: View { func go() -> Int { nowhere() }; var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("\\(A().go())") } }
      """)
    #expect(try other.texts("A") == ["a"])
    #expect(other.errors == ["cannot find 'nowhere' in scope"])
  }

  @Test func hapticsAreNotFelt() throws {
    let source = ViewSource(
      body: """
        Button("a") {
          let generator = UIImpactFeedbackGenerator(style: .medium)
          generator.prepare()
          generator.impactOccurred()
          UINotificationFeedbackGenerator().notificationOccurred(.success)
          UISelectionFeedbackGenerator().selectionChanged()
        }
        """)
    #expect(source.errors == [] && source.warnings == [])
  }

  @Test func aStateOfATypeIsBoundToItsFirstValue() throws {
    let source = ViewSource(
      """
      struct Row: View { @Binding var n: Int; var body: some View { Text("\\(n)") } }
      struct Row_Previews: PreviewProvider {
        @State static var n = 7
        static var previews: some View { Row(n: $n); Row(n: Self.$n) }
      }
      """)
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts("Row_Previews[2]") == ["7"])
  }

  @Test func anErrorHasADomainAndANumber() throws {
    let source = ViewSource(
      body: "Text(told(nil) + \"|\" + told([NSLocalizedDescriptionKey: \"lost\"]))",
      members: """
        func told(_ info: [String: Any]?) -> String {
          do { throw NSError(domain: "net", code: 7, userInfo: info) } catch { return error.localizedDescription }
        }
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["The operation couldn’t be completed. (net error 7.)|lost"])
  }

  @Test func thePartsOfABoundListAreBound() throws {
    let source = ViewSource(
      body: """
        ForEach(Array($list.enumerated()), id: \\.offset) { i, number in Text("\\(i) \\(number.wrappedValue)") }
        Text("\\($list.map { $0.wrappedValue * 2 }.reduce(0, +))")
        Color.red.onAppear { $list.forEach { $0.wrappedValue += 10 } }
        """, members: "@State var list = [1, 2]")
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == ["0 11", "1 12", "46"])
  }

  @Test func aClosureThatAlwaysHasAValueMakesAnOptionalOne() throws {
    let source = ViewSource(
      body: "Text(pairs.map { \"\\($0.0)\\($0.1)\" }.joined() + \"\\(halves)\")",
      members: """
        let pairs = ["a", "b"].compactMap { text -> (String, Int) in (text, 1) }
        let halves: [Double] = [1, 2].compactMap { number -> Double in return number / 2 }
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["a1b1[0.5, 1.0]"])
  }

  @Test func modifiersMoveByThemselves() throws {
    let source = ViewSource(
      body: "Text(\"a\").animation(.linear(duration: 1)) { $0.opacity(isOn ? 1 : 0.5) }",
      members: "@State var isOn = true")
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == ["a"])
  }

  @Test func gesturesAreCombinedAndMasked() throws {
    let source = ViewSource(
      body: """
        Text("a").gesture(SimultaneousGesture(MagnificationGesture(), DragGesture()))
        Text("b").gesture(TapGesture().onEnded { n += 1 }, including: n > 1 ? .all : .subviews)
        Text("c").simultaneousGesture(TapGesture().onEnded { n += 1 }, isEnabled: n > 1)
        Slider(value: $x, in: 0...9, step: 1, minimumValueLabel: Text("0"), maximumValueLabel: Text("9")) { Text("x") }
        """, members: "@State var n = 0\n@State var x = 4.0")
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == ["a", "b", "c", "0", "9"])
  }
}
