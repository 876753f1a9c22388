import PictureFiles
import Testing

/// The durations of a film's frames.
struct FilmFrameTests {
  @Test func durationsAreWholeHundredthsWithoutDrift() {
    #expect(FilmFrame.durations(count: 6, perSecond: 30) == [3, 4, 3, 3, 4, 3])
    #expect(FilmFrame.durations(count: 3, perSecond: 25) == [4, 4, 4])
    #expect(FilmFrame.durations(count: 0, perSecond: 25) == [])
  }

  @Test(arguments: [7.0, 12, 24, 29.97, 30, 60, 144])
  func theSumIsRightForAnyCount(rate: Double) {
    for count in 1...300 {
      let sum = FilmFrame.durations(count: count, perSecond: rate).reduce(0, +)
      #expect(abs(Double(sum) - Double(count) * 100 / rate) <= 0.5)
    }
  }
}
