import Foundation
import Testing

/// Whatever ends the program, the terminal is as it was before, and the exit status tells what happened.
@Suite(.serialized) struct TerminalSafetyTests {
  /// Waits until a process is gone.
  private func waitForEnd(of process: pid_t, _ session: TmuxSession) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while kill(process, 0) == 0, Date() < deadline { Thread.sleep(forTimeInterval: 0.05) }
    #expect(kill(process, 0) == -1 && errno == ESRCH, "the process is still there")
  }

  @Test func `a trap of the program leaves the terminal as it was and asks nothing`() throws {
    let session = try TmuxSession(["Petal", "--trap"], environment: ["TERM": "xterm-256color"])
    try session.wait(forScreenshot: ["Petal"])
    #expect(try session.modes() != TmuxSession.untouchedModes)
    try session.press("x")
    // A fatal error is an illegal instruction on x86 and a breakpoint on ARM.
    let status = try session.file("status")
    #expect(["\(128 + SIGILL)", "\(128 + SIGTRAP)"].contains(status))
    try session.expectRestored()
    #expect(try session.screen().contains("a fault in the program ended it; the terminal has been restored"))
    #expect(try !session.screen().contains("Press space"))
  }

  @Test(arguments: [
    SIGINT, SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGTRAP, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGXFSZ, SIGSYS,
  ])
  func `a signal that ends the program leaves the terminal as it was`(signal: Int32) throws {
    let session = try TmuxSession(["Petal"], environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    try session.wait(forScreenshot: ["Petal"])
    kill(try #require(pid_t(try session.file("pid"))), signal)
    #expect(try session.file("status") == "\(128 + signal)")
    try session.expectRestored()
  }

  @Test func `a signal while the program is suspended ends it and leaves the shell's terminal alone`() throws {
    // The shell's wait returns for a job that is stopped.
    let session = try TmuxSession(
      ["Petal"], onStop: "kill -TERM %1; while kill -0 $(cat pid); do sleep 0.1; done 2> /dev/null; status=ended")
    try session.wait(forScreenshot: ["Petal"])
    try session.press("C-z")
    #expect(try session.file("status") == "ended")
    try session.expectRestored()
  }

  @Test func `a program that was stopped by force goes on with its screen`() throws {
    // What a shell does: it takes the terminal, writes on it, and gives it back.
    // The program may have left the cursor anywhere, and new lines without a return.
    let session = try TmuxSession(
      ["Petal"],
      onStop: """
        stty icanon echo icrnl onlcr -noflsh; printf '\\r\\nstopped\\r\\n'
        until [ -e go ]; do sleep 0.1; done; fg %1 > /dev/null; status=$?
        """)
    try session.wait(forScreenshot: ["Petal"])
    kill(try #require(pid_t(try session.file("pid"))), SIGSTOP)
    try session.wait(forText: "stopped")
    try session.resize(columns: 90, rows: 30)
    try session.folder.write("", to: "go")
    try session.wait(forScreenshot: ["Petal", "--size", "90x30"])
    // No enter is needed, and nothing is echoed.
    try session.press("Right")
    try session.wait(forScreenshot: ["Petal", "--size", "90x30", "--keys", "right"])
    #expect(try session.modes() == "1 0 1")
    try session.resize(columns: 80, rows: 24)
    try session.wait(forScreenshot: ["Petal", "--keys", "right"])
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test func `a terminal that is closed ends the program`() throws {
    let session = try TmuxSession(["Petal"])
    try session.wait(forScreenshot: ["Petal"])
    let process = try #require(pid_t(try session.file("pid")))
    try session.close()
    try waitForEnd(of: process, session)
  }

  @Test func `a terminal that is closed ends the program although it ignores the hang-up`() throws {
    let session = try TmuxSession(["Petal"], first: "trap '' HUP")
    try session.wait(forScreenshot: ["Petal"])
    let process = try #require(pid_t(try session.file("pid")))
    try session.close()
    try waitForEnd(of: process, session)
    #expect(try session.file("status") == "0", "it left in order")
  }

  @Test func `a terminal that is closed ends the program in the middle of an animation`() throws {
    let session = try TmuxSession(["Petal"], first: "trap '' HUP")
    try session.wait(forScreenshot: ["Petal"])
    try session.press("t")
    let process = try #require(pid_t(try session.file("pid")))
    try session.close()
    try waitForEnd(of: process, session)
  }

  @Test func `a storm of sizes ends in the screen of the last`() throws {
    let session = try TmuxSession(["ChatBubble"])
    try session.wait(forScreenshot: ["ChatBubble"])
    let seed: UInt64 = 20_251_121
    var state = seed
    func below(_ bound: UInt64) -> Int {
      // Knuth's linear congruential generator (MMIX); its upper bits are the good ones.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    // Twenty at once, so that most pass by unseen; now and then one is waited for.
    for round in 1...10 {
      let sizes = (0..<20).map { _ in (columns: 1 + below(220), rows: 1 + below(70)) }
      try session.resize(sizes)
      let size = "\(sizes[19].columns)x\(sizes[19].rows)"
      if round % 5 == 0 {
        try session.wait(forScreenshot: ["ChatBubble", "--size", size])
      }
    }
    try session.resize(columns: 80, rows: 24)
    try session.wait(forScreenshot: ["ChatBubble"], columns: 80, colors: "256")
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test(arguments: ["ansi", "cygwin-dumb-one", "linux", "vt220", "rxvt-unicode"])
  func `every kind of terminal gets its modes back`(terminal: String) throws {
    let session = try TmuxSession(["Petal"], environment: ["TERM": terminal, "LC_ALL": "C"])
    try session.wait(forText: "Petal")
    try session.wait(forText: "quit")
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test(arguments: ["", "dumb", "unknown"])
  func `a terminal that can only print lines gets one screen and a sentence`(terminal: String) throws {
    let session = try TmuxSession(["Petal"], rows: 40, environment: ["TERM": terminal])
    #expect(try session.file("status") == "0")
    try session.expectRestored()
    #expect(try session.screen().hasPrefix(try StippleProcess.run(["screenshot", "Petal"]).text))
    #expect(try session.screen().contains("(TERM is '\(terminal)') can only print lines"))
  }

  @Test func `without keys or without a screen the picture is printed once`() throws {
    let expected = try StippleProcess.run(["screenshot", "Petal"]).text
    let deaf = try TmuxSession(["Petal"], rows: 40, redirection: "< /dev/null")
    #expect(try deaf.file("status") == "0")
    try deaf.expectRestored()
    #expect(try deaf.screen().hasPrefix(expected))
    #expect(try deaf.screen().contains("standard input is no terminal, so there are no keys"))
    let blind = try TmuxSession(["Petal"], redirection: "> picture")
    #expect(try blind.file("status") == "0")
    try blind.expectRestored()
    #expect(try blind.file("picture") == expected.trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(try blind.screen().hasPrefix("finished\n"))
  }

  @Test(arguments: [
    ["Petal"], ["screenshot", "Petal"], ["screenshot", "Petal", "--format", "json"], ["list"], ["path", "Petal"],
  ])
  func `a full disk is told in a sentence`(arguments: [String]) throws {
    let session = try TmuxSession(arguments, redirection: "> /dev/full")
    #expect(try session.file("status") == "1")
    try session.expectRestored()
    #expect(try session.screen().hasPrefix("error: 'standard output' cannot be written: no space left on device\n"))
  }

  @Test func `a full disk under a file that was asked for is told in a sentence`() throws {
    let result = try StippleProcess.run(["screenshot", "Petal", "-o", "/dev/full"])
    #expect(result.status == 1)
    #expect(result.errors == "error: '/dev/full' cannot be written: no space left on device\n")
  }
}
