import PlaygroundCore
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
