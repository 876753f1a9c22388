import PlaygroundCore
import Rendering
import Testing

@Suite struct KeyScriptTests {
  @Test func wordsAreKeys() throws {
    let script = try KeyScript("j  J + \n tab s-tab Right ESC f1 space 0 backspace c-r")
    let keys: [Key] = [
      .character("j"), .character("J"), .character("+"), .tab, .shiftTab, .right, .escape, Key(.function(1)), .space,
      .character("0"), .backspace, .control("r"),
    ]
    #expect(script.steps == keys.map(KeyScript.Step.key))
  }

  @Test func timeAndSizeAreSteps() throws {
    let script = try KeyScript("wait:300ms wait:2s resize:100x30")
    #expect(
      script.steps == [
        .wait(.milliseconds(300)), .wait(.seconds(2)), .resize(ScreenSize(columns: 100, rows: 30)),
      ])
  }

  @Test func `the mouse is told places from 1`() throws {
    let script = try KeyScript("click:12,5 drag:1,1-20,3 wheel-up:3,4 WHEEL-DOWN:3,4 press:2,2 drag:3,2 release:3,2 :")
    let steps: [(Mouse.Action, Int, Int)] = [
      (.press, 11, 4), (.release, 11, 4), (.press, 0, 0), (.drag, 19, 2), (.release, 19, 2), (.wheelUp, 2, 3),
      (.wheelDown, 2, 3), (.press, 1, 1), (.drag, 2, 1), (.release, 2, 1),
    ]
    #expect(script.steps == steps.map { .mouse(Mouse($0.0, column: $0.1, row: $0.2)) } + [.key(":")])
  }

  @Test(arguments: [
    "click:", "click:5", "click:0,3", "click:3,0", "click:1,2,3", "click:-1,2", "click:1,2-3,4", "drag:1,2-",
    "press:a,b",
    "wheel-up:99999,1",
  ])
  func `places are column and row`(word: String) {
    #expect(throws: KeyScript.Problem.badPlace(word)) { try KeyScript(word) }
  }

  @Test func anEmptyScriptDoesNothing() throws {
    #expect(try KeyScript(" \n").steps.isEmpty)
  }

  @Test(arguments: ["hop", "s-x", "c-", "c-7", "jj", "tabtab"])
  func unknownKeysAreNamed(word: String) {
    #expect(throws: KeyScript.Problem.unknownKey(word)) { try KeyScript("j \(word)") }
    #expect(KeyScript.Problem.unknownKey(word).description.contains("'\(word)'"))
  }

  @Test(arguments: ["wait:", "wait:5", "wait:-5ms", "wait:ms", "wait:99999999999999999999s", "wait:3601s", "wait:1.5s"])
  func timesAreWholeAndAtMostAnHour(word: String) {
    #expect(throws: KeyScript.Problem.badDuration(word)) { try KeyScript(word) }
  }

  @Test(arguments: ["resize:80", "resize:80x", "resize:-1x5", "resize:80x24x3", "resize:99999x24"])
  func sizesAreTwoNumbers(word: String) {
    #expect(throws: KeyScript.Problem.badSize(word)) { try KeyScript(word) }
  }
}
