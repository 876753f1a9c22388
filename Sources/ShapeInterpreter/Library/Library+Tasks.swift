import ViewTree

// Tasks: code that waits and goes on later, on the session's clock.

extension LibraryTable {
  @inline(never)
  mutating func addTasks() {
    let plain = Type.function([], .void)
    add("_startTask(_:)", .function, of: nil, [plain], .int, [:]) { (frame, slots) throws(Fault) in
      guard let code = ClosureCode.load(from: frame, at: slots[1]).closure else { return }
      frame[int: slots[0].word] = try frame.allowance?.pointee.startTask(code) ?? 0
    }
    add("_startTaskOfView(_:)", .function, of: nil, [plain], .void, [:]) { (frame, slots) throws(Fault) in
      guard let code = ClosureCode.load(from: frame, at: slots[1]).closure else { return }
      try frame.allowance?.pointee.startTaskOfView(code)
    }
    add("_hasTaskOfView()", .function, of: nil, [], .bool, [:], cost: .nothing) { frame, slots in
      frame[bool: slots[0].word] = frame.allowance?.pointee.hasTaskOfView ?? false
    }
    add("_endTasksOfView()", .function, of: nil, [], .void, [:]) { frame, _ in
      frame.allowance?.pointee.endTasksOfView()
    }
    add("_beginMaking(_:)", .function, of: nil, [.int], .void, [:], cost: .nothing) { frame, slots in
      // Without a place nothing is kept, so that the object is made again and again.
      if frame[int: slots[1].word] != 0 { frame.allowance?.pointee.states?.makings += 1 }
    }
    add("_endMaking()", .function, of: nil, [], .void, [:], cost: .nothing) { frame, _ in
      guard let allowance = frame.allowance, allowance.pointee.states?.makings ?? 0 > 0 else { return }
      allowance.pointee.states?.makings -= 1
    }
    add("_park()", .function, of: nil, [], .void, [:]) { (frame, _) throws(Fault) in
      try frame.allowance?.pointee.park()
    }
    add("_rest(_:)", .function, of: nil, [.double], .void, [:]) { (frame, slots) throws(Fault) in
      try frame.allowance?.pointee.rest(for: frame[double: slots[1].word])
    }
    add("_wake(_:)", .function, of: nil, [.int], .void, [:]) { frame, slots in
      frame.allowance?.pointee.wake(frame[int: slots[1].word])
    }
    add("_currentTask()", .function, of: nil, [], .int, [:], cost: .nothing) { frame, slots in
      frame[int: slots[0].word] = frame.allowance?.pointee.tasks.current ?? 0
    }
    add("_cancelTask(_:)", .function, of: nil, [.int], .void, [:]) { frame, slots in
      frame.allowance?.pointee.cancelTask(frame[int: slots[1].word])
    }
    add("_isCancelled(_:)", .function, of: nil, [.optional(.int)], .bool, [:], cost: .nothing) { frame, slots in
      let number = Int?.load(from: frame, at: slots[1])
      frame[bool: slots[0].word] = frame.allowance?.pointee.tasks.isCancelled(number) ?? false
    }
  }
}
