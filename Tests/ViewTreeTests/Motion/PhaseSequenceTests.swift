import Testing
import ViewTree

/// Phases follow each other in SwiftUI's order.
struct PhaseSequenceTests {
  private func order(_ sequence: PhaseSequence, from first: Int?) -> [Int] {
    var (phases, phase) = ([Int](), first)
    while let next = phase, phases.count < 7 {
      phases.append(next)
      phase = sequence.next(after: next)
    }
    return phases
  }

  @Test func withoutATriggerTheyGoRoundForever() {
    let sequence = PhaseSequence(count: 3, hasTrigger: false)
    #expect(order(sequence, from: sequence.first) == [1, 2, 0, 1, 2, 0, 1])
    #expect(sequence.triggered == nil)
  }

  @Test func aTriggerMakesOneRoundToTheFirst() {
    let sequence = PhaseSequence(count: 3, hasTrigger: true)
    #expect(sequence.first == nil)
    #expect(order(sequence, from: sequence.triggered) == [1, 2, 0])
  }

  @Test func onePhaseStays() {
    #expect(PhaseSequence(count: 1, hasTrigger: false).first == nil)
    #expect(PhaseSequence(count: 0, hasTrigger: true).triggered == nil)
  }

  @Test func aMomentHasItsPhase() {
    let sequence = PhaseSequence(count: 3, hasTrigger: false)
    let durations = [0.5, 1, 2]
    let steps = [0, 0.99, 1, 3, 3.49, 3.5, 35].map { sequence.step(at: $0, durations: durations) }
    #expect(steps.map(\.phase) == [1, 1, 2, 0, 0, 1, 1])
    #expect(steps.map(\.start) == [0, 0, 1, 3, 3, 3.5, 35])
    let once = PhaseSequence(count: 3, hasTrigger: true)
    #expect([0.5, 2, 3, 100].map { once.step(at: $0, durations: durations).phase } == [1, 2, 0, 0])
    #expect(sequence.step(at: 9, durations: [1, .infinity, 1]).phase == 1)
    #expect(sequence.step(at: 9, durations: [0, 0, 0]).phase == 1)
  }
}
