/// A type whose values are stored as states, or in which states are stored: what the code of such rows knows of it.
struct StatefulType: Sendable {
  var type: Type
  var layout: Layout
  /// The states in a value of a view.
  var states: [State]
  /// The places of the numbers in a value of animatable data; nil if it holds anything else.
  var numbers: [Number]?

  /// A place of numbers in a value.
  struct Number: Sendable {
    enum Kind: Sendable {
      case double, float
      /// An array of numbers.
      case array
      /// An array of points.
      case points
    }

    var place: Layout
    var kind: Kind
  }

  /// A state in a value of a view.
  struct State: Sendable {
    /// The place of the number by which the state is found.
    var place: Layout
    /// The start value that is kept when the view is first shown, because it holds an object; nil for other states,
    /// which need none in their place until they change.
    var start: (type: Type, layout: Layout, place: Layout)?
  }
}

extension StatefulType {
  /// Copies a value and tells its states the places that they have in the view whose code runs.
  ///
  /// Slots: result, value.
  var installing: Native {
    { (frame, slots) in
      copy(frame, from: slots[1], to: slots[0])
      guard let allowance = frame.allowance, let identity = allowance.pointee.view?.states.identity else { return }
      for (index, state) in states.enumerated() {
        let number = allowance.pointee.view?.states.number(of: .init(identity, index)) ?? 0
        frame[int: slots[0].advanced(by: state.place).word] = number
        guard let (type, layout, place) = state.start,
          allowance.pointee.view?.states.value(at: number, as: type) == nil
        else { continue }
        let start = constant(frame, slots[0].advanced(by: place), layout)
        allowance.pointee.view?.states.keep(start, of: type, at: number)
      }
    }
  }

  /// Returns the value that is kept at a place as the only element of an array, which is empty without one.
  ///
  /// Slots: result, place.
  var readingKept: Native {
    { (frame, slots) in
      let known = frame.allowance?.pointee.view?.states.value(at: frame[int: slots[1].word], as: type)
      frame.objects[Int(slots[0].object)] = .array(known.map(ArrayValue.init(only:)) ?? ArrayValue())
    }
  }

  /// Keeps a value at a place. It is no change of a state.
  ///
  /// Slots: result, place, value.
  var keeping: Native {
    { (frame, slots) in
      let value = constant(frame, slots[2], layout)
      frame.allowance?.pointee.view?.states.keep(value, of: type, at: frame[int: slots[1].word])
    }
  }

  /// Returns the value that is stored at a place, or else the start value.
  ///
  /// Slots: result, place, start value.
  var reading: Native {
    { (frame, slots) in
      let number = frame[int: slots[1].word]
      if number > 0, let value = frame.allowance?.pointee.view?.states.value(at: number, as: type) {
        frame.put(value, at: slots[0])
      } else {
        copy(frame, from: slots[2], to: slots[0])
      }
    }
  }

  /// Stores a value at a place.
  ///
  /// Slots: result, place, value.
  var storing: Native {
    { (frame, slots) in
      let value = constant(frame, slots[2], layout)
      frame.allowance?.pointee.view?.states.store(value, of: type, at: frame[int: slots[1].word])
    }
  }

  private func constant(_ frame: Frame, _ slot: Slot, _ layout: Layout) -> Constant {
    Constant(
      words: (0..<layout.words).map { frame.words[Int(slot.word) + $0] },
      objects: (0..<layout.objects).map { frame.objects[Int(slot.object) + $0] })
  }

  func copy(_ frame: Frame, from source: Slot, to target: Slot) {
    for index in 0..<layout.words { frame.words[Int(target.word) + index] = frame.words[Int(source.word) + index] }
    for index in 0..<layout.objects {
      frame.objects[Int(target.object) + index] = frame.objects[Int(source.object) + index]
    }
  }
}
