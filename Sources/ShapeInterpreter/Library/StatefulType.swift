/// A type whose values are stored as states, or in which states are stored: what the code of such rows knows of it.
struct StatefulType: Sendable {
  var type: Type
  var layout: Layout
  /// The places, in a value, of the numbers by which its states are found.
  var states: [Layout]
}

extension StatefulType {
  /// Copies a value and tells its states the places that they have in the view whose code runs.
  ///
  /// Slots: result, value.
  var installing: Native {
    { (frame, slots) in
      copy(frame, from: slots[1], to: slots[0])
      guard let allowance = frame.allowance else { return }
      let identity = allowance.pointee.states.identity
      for (index, place) in states.enumerated() {
        let number = allowance.pointee.states.number(of: .init(identity, index))
        frame[int: slots[0].advanced(by: place).word] = number
      }
    }
  }

  /// Returns the value that is stored at a place, or else the start value.
  ///
  /// Slots: result, place, start value.
  var reading: Native {
    { (frame, slots) in
      let number = frame[int: slots[1].word]
      if number > 0, let value = frame.allowance?.pointee.states.value(at: number, as: type) {
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
      let (word, object) = (Int(slots[2].word), Int(slots[2].object))
      let value = Constant(
        words: (0..<layout.words).map { frame.words[word + $0] },
        objects: (0..<layout.objects).map { frame.objects[object + $0] })
      frame.allowance?.pointee.states.store(value, of: type, at: frame[int: slots[1].word])
    }
  }

  private func copy(_ frame: Frame, from source: Slot, to target: Slot) {
    for index in 0..<layout.words { frame.words[Int(target.word) + index] = frame.words[Int(source.word) + index] }
    for index in 0..<layout.objects {
      frame.objects[Int(target.object) + index] = frame.objects[Int(source.object) + index]
    }
  }
}
