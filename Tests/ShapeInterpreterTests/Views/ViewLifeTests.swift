import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Views live: buttons change states, values move, views come and go, and code hears of time.
struct ViewLifeTests {
  @Test func aButtonChangesAState() throws {
    var life = try ViewLife(
      body: "Button(\"\\(count)\") { count += 1 }", members: "@State private var count = 0")
    #expect(try life.texts(at: 1) == ["0"])
    life.send(.press(0), at: 1)
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 0.5) == ["0"])
    #expect(try life.texts(at: 1) == ["1"])
    #expect(try life.texts(at: 2.5) == ["2"])
    #expect(try life.texts(at: 1.5) == ["1"], "back is exact")
  }

  @Test func aLoopOverBindingsChangesItsElements() throws {
    var life = try ViewLife(
      body: """
        ForEach($numbers, id: \\.self) { $number in
          Button("\\(number)") { number += 1 }
          Button("") { $number.wrappedValue *= 2 }
        }
        """, members: "@State private var numbers = [3]")
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 0) == ["4", ""])
    life.send(.press(1), at: 1)
    #expect(try life.texts(at: 1) == ["8", ""])
  }

  @Test func aTapHitsTheTopmostView() throws {
    var life = try ViewLife(
      body: """
        ZStack {
          Rectangle().onTapGesture { text = "below" }
          Circle().frame(width: 20, height: 20).onTapGesture { text = "above" }
          Text(text).allowsHitTesting(false)
        }
        """, members: "@State private var text = \"\"")
    life.send(.tap(CGPoint(x: 100, y: 50)), at: 0)
    #expect(try life.texts(at: 0) == ["above"])
    life.events = [ViewEvent(.tap(CGPoint(x: 92, y: 42)), at: 0)]
    #expect(try life.texts(at: 0) == ["below"], "the corner of the circle's frame is not in the circle")
  }

  @Test func aStateSetInATransactionMovesItsView() throws {
    var life = try ViewLife(
      body: """
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }.frame(width: 20, height: 20)
          Rectangle().fill(isWide ? Color.black : .white).frame(width: isWide ? 100 : 20, height: 10)
        }
        """, members: "@State private var isWide = false")
    life.send(.press(0), at: 1)
    #expect(try life.seen(at: 1).last == "Rectangle 90 55 20 10 #FFFFFF")
    #expect(try life.seen(at: 1.5).last == "Rectangle 70 55 60 10 #BCBCBC")
    #expect(try life.seen(at: 2).last == "Rectangle 50 55 100 10 #000000")
    #expect(try life.views(at: 1.5).nextChange == 1.5)
    #expect(try life.views(at: 2.1).nextChange == nil)
    #expect(try life.views(at: 1).end == 2)
  }

  /// The numbers are those of SwiftUI's springs.
  @Test func aBubbleIsDrawnWithASpring() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Circle().trim(from: 0, to: share).stroke(Color.gray, lineWidth: 3).animation(.spring(), value: share)
            .frame(width: 50, height: 50)
          Button(share == 0 ? "Show" : "Hide") { share = share == 0 ? 1 : 0 }
        }
        """, members: "@State private var share: CGFloat = 0")
    life.send(.press(0), at: 0)
    for (moment, share) in [(0, 0), (0.1, 0.358), (0.2, 0.715), (0.3, 0.890), (0.5, 0.986)] {
      let shape = try life.seen(at: moment).first { $0.hasPrefix("_Trimmed") } ?? ""
      let number = shape.components(separatedBy: "data 0 ").last.flatMap(Double.init)
      #expect(abs((number ?? .nan) - share) <= 0.01, "\(shape) at \(moment)")
    }
    #expect(try life.seen(at: 2).first == "_TrimmedShape 75 11.62 50 50 #8E8E93 line 3")
    #expect(try life.texts(at: 0.1) == ["Hide"], "the text changes at once")
  }

  @Test func aBubbleComesAndGoesWithATransition() throws {
    var life = try ViewLife(
      body: """
        ZStack {
          if isThere {
            Color.red.frame(width: 40, height: 20)
              .transition(.opacity.combined(with: .scale).animation(.spring(response: 0.25, dampingFraction: 0.7)))
          }
          Button("b") { isThere.toggle() }
        }
        """, members: "@State private var isThere = false")
    life.send(.press(0), at: 0)
    #expect(try life.seen(at: 0).prefix(2) == ["scale 0", "opacity 0"])
    #expect(try life.seen(at: 0.05).prefix(2) == ["scale 0.42", "opacity 0.42"])
    #expect(try life.seen(at: 0.1).prefix(2) == ["scale 0.87", "opacity 0.87"])
    #expect(try life.seen(at: 0.175).prefix(2).map { $0.dropLast() } == ["scale 1.0", "opacity 1.0"], "beyond 1")
    #expect(try life.seen(at: 2).first == "#FF3B30 80 40 40 20")
    life.send(.press(0), at: 2)
    #expect(try life.seen(at: 2.05).prefix(3) == ["scale 0.58", "opacity 0.58", "#FF3B30 80 40 40 20"])
    #expect(try life.texts(at: 5) == ["b"])
    #expect(try life.seen(at: 5).count == 1, "the bubble has gone")
  }

  @Test func siblingsOfAViewThatGoesMoveAtOnce() throws {
    var life = try ViewLife(
      body: """
        VStack(spacing: 0) {
          if isThere { Color.red.frame(width: 10, height: 20).transition(.move(edge: .leading)) }
          Color.blue.frame(width: 10, height: 20)
          Button("b") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }.frame(height: 20)
        }
        """, members: "@State private var isThere = true")
    life.send(.press(0), at: 0)
    #expect(
      try life.seen(at: 0.5).prefix(3) == ["offset -5 0", "#FF3B30 95 20 10 20", "#007AFF 95 35 10 20"])
    #expect(try life.seen(at: 1.1).first == "#007AFF 95 30 10 20")
  }

  @Test func aViewThatComesBackGoesOnFromWhereItIs() throws {
    var life = try ViewLife(
      body: """
        ZStack {
          if isThere { Color.red.frame(width: 10, height: 20).transition(.opacity) }
          Button("b") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        }
        """, members: "@State private var isThere = true")
    life.send(.press(0), at: 0)
    life.send(.press(0), at: 0.4)
    #expect(try life.seen(at: 0.4).first == "opacity 0.6")
    let later = Double(try life.seen(at: 0.6)[0].dropFirst(8)) ?? 0
    #expect(later > 0.4 && later < 0.8)
    #expect(try life.seen(at: 3).first == "#FF3B30 95 40 10 20")
  }

  @Test func theStateOfAViewThatHasGoneIsLost() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Button("toggle") { isThere.toggle() }
          if isThere { Counter() }
        }
        """, members: "@State private var isThere = true",
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """)
    life.send(.press(1), at: 0)
    life.send(.press(1), at: 0)
    #expect(try life.texts(at: 0) == ["toggle", "2"])
    life.send(.press(0), at: 1)
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 2) == ["toggle", "0"])
  }

  @Test func appearancesChangesAndDisappearancesAreTold() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(log.joined(separator: " "))
          Button("b") { count += 1 }
          if count == 1 { Text("x").onAppear { log.append("come") }.onDisappear { log.append("gone") } }
        }
        .onChange(of: count) { old, new in log.append("\\(old)-\\(new)") }
        .onAppear { log.append("start") }
        """, members: "@State private var count = 0\n@State private var log: [String] = []")
    #expect(try life.texts(at: 0).first == "start")
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1).first == "start come 0-1")
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 2).first == "start come 0-1 1-2 gone")
  }

  @Test func timersAndDelaysRunOnTheClock() throws {
    let life = try ViewLife(
      body: """
        VStack {
          Text("\\(ticks)").onReceive(timer) { _ in ticks += 1 }
          Text(late ? "late" : "early")
        }
        .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { late = true } }
        """,
      members: """
        @State private var ticks = 0
        @State private var late = false
        let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        """)
    #expect(try life.texts(at: 0) == ["0", "early"])
    #expect(try life.texts(at: 0.6) == ["1", "early"])
    #expect(try life.texts(at: 0.7) == ["1", "late"])
    #expect(try life.texts(at: 10) == ["20", "late"])
    #expect(try life.views(at: 0).nextChange == 0.5)
    #expect(try life.views(at: 0).end == .infinity)
  }

  @Test func anEndlessAnimationGoesOn() throws {
    let life = try ViewLife(
      body: """
        Rectangle().frame(width: 10, height: 10).rotationEffect(.degrees(turn))
          .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { turn = 360 } }
        """, members: "@State private var turn = 0.0")
    #expect(try life.seen(at: 0).first == "rotation 0")
    #expect(try life.seen(at: 0.5).first == "rotation 90")
    #expect(try life.seen(at: 101).first == "rotation 180")
    #expect(try life.views(at: 5).end == .infinity)
  }

  @Test func oneEventMayHaveSeveralTransactions() throws {
    var life = try ViewLife(
      body: """
        VStack(spacing: 0) {
          Button("b") {
            withAnimation(.linear(duration: 1)) { a = 0 }
            withAnimation(.linear(duration: 2)) { b = 0 }
            c = 0
          }
          Rectangle().opacity(a)
          Rectangle().opacity(b)
          Rectangle().opacity(c)
        }
        """, members: "@State private var a = 1.0\n@State private var b = 1.0\n@State private var c = 1.0")
    life.send(.press(0), at: 0)
    #expect(
      try life.seen(at: 0.5).filter { $0.hasPrefix("opacity") } == ["opacity 0.5", "opacity 0.75", "opacity 0"])
  }

  @Test func aCompletionRunsWhenItsAnimationsHaveEnded() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Button(text) {
            withAnimation(.linear(duration: 1)) { x = 50 } completion: { text = "done" }
          }
          Color.red.frame(width: 10, height: 10).offset(x: x)
        }
        """, members: "@State private var x: CGFloat = 0\n@State private var text = \"go\"")
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1.9) == ["go"])
    #expect(try life.texts(at: 2) == ["done"])
  }

  @Test func aDragTellsItsNumbers() throws {
    var life = try ViewLife(
      body: """
        Color.red.frame(width: 40, height: 40).offset(drag)
          .gesture(DragGesture().onChanged { drag = $0.translation }.onEnded { _ in withAnimation(.linear(duration: 1)) { drag = .zero } })
        """, members: "@State private var drag = CGSize.zero")
    let start = CGPoint(x: 100, y: 50)
    life.send(.drag(from: start, to: CGPoint(x: 130, y: 60), isEnd: false), at: 0)
    #expect(try life.seen(at: 0).first == "offset 30 10")
    life.send(.drag(from: start, to: CGPoint(x: 140, y: 60), isEnd: true), at: 1)
    #expect(try life.seen(at: 1.5).first == "offset 15 5")
    #expect(try life.seen(at: 3).first == "offset 0 0")
  }

  @Test func theSessionThatGoesOnEqualsTheOneThatIsReplayed() throws {
    var life = try ViewLife(
      body: """
        VStack(spacing: 0) {
          Button("b") { withAnimation(.spring(response: 0.4, dampingFraction: 0.5)) { count += 1 } }
          ForEach(0..<(count % 3 + 1), id: \\.self) { index in
            Circle().fill(index == 1 ? Color.red : .blue).scaleEffect(CGFloat(count + 1) / 3).frame(width: 10, height: 10)
          }
        }
        """, members: "@State private var count = 0")
    life.memory = ViewMemory()
    var moments: [(Double, [String])] = []
    for step in 0..<40 {
      let moment = Double(step) * 0.1
      if step % 7 == 3 { life.send(.press(0), at: moment) }
      moments.append((moment, try life.seen(at: moment)))
    }
    life.memory = nil
    for (moment, seen) in moments.reversed() { #expect(try life.seen(at: moment) == seen, "at \(moment)") }
  }

  @Test func aStateMayHaveObservers() throws {
    var life = try ViewLife(
      body: "Button(\"\\(count) \\(last)\") { count += 2 }",
      members: "@State private var count = 1 { didSet { last = oldValue } }\n@State private var last = 0")
    life.send(.press(0), at: 0)
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 2) == ["5 3"])
  }
}
