import ViewTree

// Tasks: code that waits and goes on later, on the session's clock.

extension LibraryTable {
  @inline(never)
  mutating func addTasks() {
    let plain = Type.function([], .void)
    add("_startTask(_:)", .function, of: nil, [plain], .int, [:]) { (frame, slots) throws(Fault) in
      guard let code = ClosureCode.load(from: frame, at: slots[1]).closure else { return }
      frame[int: slots[0].word] = try frame.allowance?.pointee.view?.startTask(code) ?? 0
    }
    add("_startTaskOfView(_:)", .function, of: nil, [plain], .void, [:]) { (frame, slots) throws(Fault) in
      guard let code = ClosureCode.load(from: frame, at: slots[1]).closure else { return }
      try frame.allowance?.pointee.view?.startTaskOfView(code)
    }
    add("_hasTaskOfView()", .function, of: nil, [], .bool, [:], cost: .nothing) { frame, slots in
      frame[bool: slots[0].word] = frame.allowance?.pointee.view?.hasTaskOfView ?? false
    }
    add("_endTasksOfView()", .function, of: nil, [], .void, [:]) { frame, _ in
      frame.allowance?.pointee.view?.endTasksOfView()
    }
    add("_beginMaking(_:)", .function, of: nil, [.int], .void, [:], cost: .nothing) { frame, slots in
      // Without a place nothing is kept, so that the object is made again and again.
      if frame[int: slots[1].word] != 0 { frame.allowance?.pointee.view?.states.makings += 1 }
    }
    add("_endMaking()", .function, of: nil, [], .void, [:], cost: .nothing) { frame, _ in
      guard let allowance = frame.allowance, allowance.pointee.view?.states.makings ?? 0 > 0 else { return }
      allowance.pointee.view?.states.makings -= 1
    }
    add("_park()", .function, of: nil, [], .void, [:]) { (frame, _) throws(Fault) in
      guard try frame.allowance?.pointee.view?.park() != nil else { throw .waitsOutsideTask }
    }
    add("_rest(_:)", .function, of: nil, [.double], .void, [:]) { (frame, slots) throws(Fault) in
      let seconds = frame[double: slots[1].word]
      guard try frame.allowance?.pointee.view?.rest(for: seconds) != nil else { throw .waitsOutsideTask }
    }
    add("_wake(_:)", .function, of: nil, [.int], .void, [:]) { frame, slots in
      frame.allowance?.pointee.view?.wake(frame[int: slots[1].word])
    }
    add("_currentTask()", .function, of: nil, [], .int, [:], cost: .nothing) { frame, slots in
      frame[int: slots[0].word] = frame.allowance?.pointee.view?.tasks.current ?? 0
    }
    add("_cancelTask(_:)", .function, of: nil, [.int], .void, [:]) { frame, slots in
      frame.allowance?.pointee.view?.cancelTask(frame[int: slots[1].word])
    }
    add("_isCancelled(_:)", .function, of: nil, [.optional(.int)], .bool, [:], cost: .nothing) { frame, slots in
      let number = Int?.load(from: frame, at: slots[1])
      frame[bool: slots[0].word] = frame.allowance?.pointee.view?.tasks.isCancelled(number) ?? false
    }
  }
}
