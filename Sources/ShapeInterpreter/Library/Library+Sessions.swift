import Foundation
import ShapeGeometry
import ViewTree

// Time and touch: the code that hears of them, the transactions of changes, and the times that code asks for.

extension LibraryTable {
  @inline(never)
  mutating func addSessions() {
    addWatches()
    addTouches()
    addTransactions()
    addTimes()
    addTasks()
    addMotionNumbers()
  }

  private mutating func addWatches() {
    let plain = Type.function([], .void)
    for (name, watch) in [
      ("_onUpdate(_:)", ViewWatch.update), ("_onAppear(_:)", .appearance), ("_onDisappear(_:)", .disappearance),
    ] {
      codeModifier(name, [plain]) { node, code in node.modified(.observed(watch, code)) }
    }
    codeModifier("_onTimer(_:_:)", of: Double.self, [.function([.init(type: .double)], .void)]) {
      node, interval, code in
      node.modified(.observed(.timer(interval), code))
    }
  }

  private mutating func addTouches() {
    let numbers = Type.function([.init(type: .array(.double))], .void)
    codeModifier("_pressed(_:_:)", of: String.self, [numbers]) { node, kind, code in
      node.modified(.touched(.button(kind), code))
    }
    codeModifier("_valued(_:_:)", of: String.self, [numbers]) { node, kind, code in
      node.modified(.touched(.value(kind), code))
    }
    codeModifier("_chosen(_:_:)", of: String.self, [numbers]) { node, kind, code in
      node.modified(.touched(.choice(kind), code))
    }
    codeModifier("_tapped(_:_:)", of: Int.self, [numbers]) { node, count, code in
      node.modified(.touched(.taps(count), code))
    }
    codeModifier("_longPressed(_:_:)", of: Double.self, [numbers]) { node, seconds, code in
      node.modified(.touched(.longPress(seconds), code))
    }
    codeModifier("_dragged(_:_:)", of: CGFloat.self, [numbers]) { node, least, code in
      node.modified(.touched(.drag(least), code))
    }
    codeModifier("_swiped(_:)", [numbers]) { node, code in node.swiped(by: code) }
    codeModifier("_swiped(_:_:)", of: [Bool].self, [numbers]) { node, ways, code in
      node.modified(.touched(.swipe(0, left: ways.first ?? false, right: ways.last ?? false), code))
    }
    codeModifier("_reordered(_:)", [numbers]) { node, code in node.reordered(by: code) }
    codeModifier("_typed(_:_:)", of: String.self, [.function([.init(type: .string)], .void)]) { node, text, code in
      node.modified(.touched(.field(text), code))
    }
    codeModifier("_focus(_:_:)", of: Bool.self, [numbers]) { node, isOn, code in
      node.modified(.touched(.focus(isOn), code))
    }
    codeModifier("_submitted(_:)", [numbers]) { node, code in node.modified(.touched(.submit, code)) }
    addPresentations(numbers)
    add("_touchCode()", .method, of: .node, [], .array(numbers), [:], cost: .nothing) { frame, slots in
      let node = NodeValue.load(from: frame, at: slots[1]).node
      var codes: [ClosureCode] = []
      if let closure = (node.touchCode?.key as? CodeKey)?.closures.first { codes = [ClosureCode(closure)] }
      codes.store(to: frame, at: slots[0])
    }
    modifier("_touchable(_:)") { (node, value: Bool) in node.modified(.isTouchable(value)) }
    modifier("_touchShape(_:)") { (node, shape: NodeValue) in
      guard case .shape(let value, _) = shape.node.content else { return node }
      return node.modified(.touchShape(value))
    }
  }

  @inline(never)
  private mutating func addPresentations(_ numbers: Type) {
    add(
      "_presented(_:_:_:_:)", .method, of: .node, [.string, .bool, .array(.node), numbers], .node, [:], cost: .nothing
    ) { (frame, slots) throws(Fault) in
      let receiver = NodeValue.load(from: frame, at: slots[1])
      let views = [NodeValue].load(from: frame, at: slots[4])
      let code = frame.code(1, slots, first: 5)
      let presentation = Presentation(
        .load(from: frame, at: slots[2]), isBrief: frame[bool: slots[3].word], view: views.first?.node)
      try frame.put(
        receiver.node.modified(.presented(presentation, code)), around: [receiver] + views, keeping: code.closures,
        at: slots[0])
    }
    add("_scrollTo(_:_:)", .function, of: nil, [.string, .array(.cgFloat)], .void, [:]) {
      frame, slots in
      let point = [CGFloat].load(from: frame, at: slots[2])
      let anchor = point.count == 2 ? UnitPoint(x: point[0], y: point[1]) : nil
      frame.allowance?.pointee.view?.states.show(ScrollGoal(.load(from: frame, at: slots[1]), at: anchor))
    }
  }

  private mutating func addTransactions() {
    codeModifier("_animation(_:_:)", of: AnimationValue?.self, [.function([], .void)]) { node, animation, code in
      node.modified(.animation(animation, of: code))
    }
    modifier("_animationOfAll(_:)") { (node, animation: AnimationValue?) in
      node.modified(.animation(animation, of: nil))
    }
    let known = [Type.Parameter(type: .optional(AnimationValue.type)), .init(type: .bool)]
    codeModifier("_transaction(_:_:)", [.function(known, .optional(AnimationValue.type)), .function(known, .bool)]) {
      node, code in node.modified(.transaction(code))
    }
    modifier("_matched(_:_:_:_:_:)") {
      (node, name: String, hasSize: Bool, hasPosition: Bool, anchor: UnitPoint, isSource: Bool) in
      node._matched(name, hasSize, hasPosition, anchor, isSource)
    }
    modifier("_transition(_:)") { (node, transition: TransitionValue) in node.modified(.transition(transition)) }
    add(
      "_beginTransaction(_:_:)", .function, of: nil, [.optional(AnimationValue.type), .bool], .void, [:], cost: .nothing
    ) { frame, slots in
      frame.allowance?.pointee.view?.states.beginTransaction(
        AnimationValue?.load(from: frame, at: slots[1]), disablesAnimations: frame[bool: slots[2].word])
    }
    add("_endTransaction()", .function, of: nil, [], .void, [:], cost: .nothing) { frame, _ in
      frame.allowance?.pointee.view?.states.endTransaction()
    }
    let plain = Type.function([], .void)
    add("_onCompletion(_:_:)", .function, of: nil, [.bool, plain], .void, [:], cost: .nothing) { frame, slots in
      let code = frame.code(1, slots, first: 2)
      frame.allowance?.pointee.view?.states.addCompletion(code, isRemoval: frame[bool: slots[1].word])
    }
  }

  private mutating func addTimes() {
    add("_now()", .function, of: nil, [], .double, [:], cost: .nothing) { frame, slots in
      frame[double: slots[0].word] = frame.allowance?.pointee.view?.states.values.now ?? 0
    }
    add("_paced(_:)", .function, of: nil, [.double], .void, [:], cost: .nothing) { frame, slots in
      guard let allowance = frame.allowance else { return }
      let (pace, former) = (max(0, frame[double: slots[1].word]), allowance.pointee.view?.states.values.pace)
      allowance.pointee.view?.states.values.pace = min(former ?? pace, pace)
    }
    let plain = Type.function([], .void)
    add("_schedule(_:_:_:)", .function, of: nil, [.double, .optional(.double), plain], .int, [:]) { frame, slots in
      let number = frame.allowance?.pointee.view?.states.schedule(
        frame.code(1, slots, first: 3), after: frame[double: slots[1].word],
        every: Double?.load(from: frame, at: slots[2]))
      frame[int: slots[0].word] = number ?? 0
    }
    add("_afterViews(_:)", .function, of: nil, [plain], .bool, [:], cost: .nothing) { (frame, slots) throws(Fault) in
      let code = frame.code(1, slots, first: 1)
      frame[bool: slots[0].word] = try frame.allowance?.pointee.view?.runAfterViews(code) ?? false
    }
    add("_unschedule(_:)", .function, of: nil, [.int], .void, [:], cost: .nothing) { frame, slots in
      frame.allowance?.pointee.view?.states.values.agenda.remove(frame[int: slots[1].word])
    }
  }

  /// Adds the functions that turn animatable data into numbers and back.
  private mutating func addMotionNumbers() {
    let value = GenericParameter(name: "T", owner: -6, bounds: [])
    add(
      "_keyframeValue(_:_:_:_:)", .function, of: nil,
      [.array(.double), .array(.array(.double)), .array(UnitCurve.type), .double], .array(.double), [:]
    ) { frame, slots in
      KeyframeTrack(
        from: .load(from: frame, at: slots[1]), rows: .load(from: frame, at: slots[2]),
        curves: .load(from: frame, at: slots[3])
      ).value(at: frame[double: slots[4].word]).store(to: frame, at: slots[0])
    }
    add(
      "_keyframeDuration(_:_:)", .function, of: nil, [.array(.array(.double)), .array(UnitCurve.type)], .double, [:]
    ) { frame, slots in
      frame[double: slots[0].word] =
        KeyframeTrack(
          from: [], rows: .load(from: frame, at: slots[1]), curves: .load(from: frame, at: slots[2])
        ).duration
    }
    statefulRow("_motionNumbers(_:)", of: value, [.parameter(value)], .array(.double)) { $0.readingNumbers }
    statefulRow("_withMotionNumbers(_:_:)", of: value, [.parameter(value), .array(.double)], .parameter(value)) {
      $0.writingNumbers
    }
  }
}
